import type { Endpoint, ParamsOf, ResponseOf } from '../../protocol/http/endpoint.ts'
import { ME_ENDPOINTS } from '../../protocol/http/me.ts'
import { withWords } from '../../ui/text/rejections.ts'
import { type ApiResult, request } from './api/request.ts'

const askWhoIAm = () => request(ME_ENDPOINTS.me, {})

/** Whether the server knows the visitor, until that is answered: a page with several parts asks once. */
let asked: ReturnType<typeof askWhoIAm> | undefined

/**
 * Fetches what the server stores about the visitor. A stranger gets the refusal without sending the request, because
 * browsers report every refused one as an error in the console.
 */
export async function requestOwn<Called extends Endpoint>(
  endpoint: Called,
  params: ParamsOf<Called>,
  query: Readonly<Record<string, string>> = {},
): Promise<ApiResult<ResponseOf<Called>>> {
  asked ??= askWhoIAm().finally(() => {
    asked = undefined
  })
  const me = await asked
  if (!me.ok) return me
  if (me.value.name === undefined) return { ok: false, rejection: await withWords({ code: 'nameFirst' }) }
  return request(endpoint, params, undefined, query)
}
