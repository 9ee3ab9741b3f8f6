import { TABLE_ENDPOINTS } from '../../../protocol/http/tables.ts'
import type { CreateTable } from '../../../protocol/index.ts'
import { request } from './request.ts'

export const serverGames = () => request(TABLE_ENDPOINTS.games, {})
export const openTables = () => request(TABLE_ENDPOINTS.openTables, {})
export const myTables = () => request(TABLE_ENDPOINTS.myTables, {})
export const tableById = (table: string) => request(TABLE_ENDPOINTS.table, { table })
/** The table that waits for players under a code. */
export const tableByCode = (code: string) => request(TABLE_ENDPOINTS.tableByCode, { code })
export const createTable = (table: CreateTable) => request(TABLE_ENDPOINTS.createTable, {}, table)
/** The file of a finished match, as text. */
export const fetchMatchFile = (table: string) => request(TABLE_ENDPOINTS.matchFile, { table })
