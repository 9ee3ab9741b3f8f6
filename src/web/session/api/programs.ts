import { PROGRAM_ENDPOINTS } from '../../../protocol/http/programs.ts'
import { requestOwn } from '../request-own.ts'
import { request } from './request.ts'

export const fetchPrograms = () => requestOwn(PROGRAM_ENDPOINTS.programs, {})
/** The token in the response is shown only this once. */
export const addProgram = (name: string) => request(PROGRAM_ENDPOINTS.addProgram, {}, { name })
export const renewProgram = (program: string) => request(PROGRAM_ENDPOINTS.renewProgram, { program })
export const dropProgram = (program: string) => request(PROGRAM_ENDPOINTS.dropProgram, { program })
