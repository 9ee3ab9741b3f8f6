import * as v from 'valibot'
import { LIMITS } from '../../limits.ts'
import { line, seat, time } from '../../shapes.ts'
import type { Endpoints } from '../endpoint.ts'

/** What somebody is reported for. */
export const REPORT_REASONS = ['insults', 'cheating', 'stalling', 'name', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** The chat of the table is attached by the server. */
export const NewReportSchema = v.strictObject({
  seat,
  reason: v.picklist(REPORT_REASONS),
  text: v.exactOptional(line(LIMITS.reportLength)),
})

export const REPORT_ENDPOINTS = {
  report: { method: 'POST', path: '/api/tables/:table/reports', response: v.object({ at: time }) },
} as const satisfies Endpoints
