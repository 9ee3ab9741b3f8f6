import * as v from 'valibot'
import type { Rejection } from '../../../kernel/index.ts'
import {
  type Endpoint,
  endpointPath,
  type ParamsOf,
  ProblemSchema,
  type ResponseOf,
} from '../../../protocol/http/endpoint.ts'
import type { BodyOf } from '../../../protocol/index.ts'
import { withWords } from '../../../ui/text/rejections.ts'
import { parseKnown } from '../parse-known.ts'

/** The outcome of an HTTP request. A refusal is a value too; without a connection its code is `offline`. */
export type ApiResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly rejection: Rejection }

const refused = (code: string): ApiResult<never> => ({ ok: false, rejection: { code } })

/** Sends a request as the endpoint declares it, and parses the response by the endpoint's schema. */
export async function request<Called extends Endpoint>(
  endpoint: Called,
  params: ParamsOf<Called>,
  body?: BodyOf<Called>,
  query: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiResult<ResponseOf<Called>>> {
  const { method, response: schema } = endpoint
  try {
    const url = new URL(endpointPath(endpoint, params).slice(1), document.baseURI)
    url.search = new URLSearchParams(query).toString()
    const response = await fetch(url, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? { headers }
        : { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }),
    })
    const type = response.headers.get('content-type') ?? ''
    if (!type.includes('json')) return refused('offline')
    if (response.ok) return parsed(schema ?? v.string(), await (schema ? response.json() : response.text()))
    const problem = parseKnown(ProblemSchema, await response.json())
    if (!problem) return refused('serverTrouble')
    return { ok: false, rejection: await withWords(problem.output.rejection) }
  } catch {
    return refused('offline')
  }
}

/** A response that does not fit its schema comes from a server of another version. */
function parsed<Value>(schema: v.GenericSchema, value: unknown): ApiResult<Value> {
  const found = parseKnown(schema, value)
  return found ? { ok: true, value: found.output as Value } : refused('serverTrouble')
}
