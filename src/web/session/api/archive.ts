import { ARCHIVE_ENDPOINTS } from '../../../protocol/http/archive.ts'
import { request } from './request.ts'

type ArchiveField = 'game' | 'opponent' | 'result' | 'against' | 'from' | 'to' | 'after' | 'statistics'
export type ArchiveRequest = Readonly<Partial<Record<ArchiveField, string>>>

/** A page of the visitor's finished matches. */
export const fetchArchive = (query: ArchiveRequest) =>
  request(ARCHIVE_ENDPOINTS.archive, {}, undefined, query)
