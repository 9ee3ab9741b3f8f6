import { httpStatus, type ProtocolCode } from '../codes.ts'
import type { RouteName } from '../http/endpoints.ts'
import { COMMON_REFUSALS, type HttpRoute, type RefusalCode, ROUTES } from '../http/routes.ts'
import { CODE_DESCRIPTIONS, ROUTE_DESCRIPTIONS } from './descriptions.ts'
import { jsonSchema, namedSchemas } from './json-schema.ts'

const VERSION = '1'

/** Every HTTP route as an OpenAPI 3.1 document. `base` is the path below which the server is reachable. */
export function openApi(base: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const path = ROUTES[name].path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [ROUTES[name].method.toLowerCase()]: operation(name) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vermeil',
      version: VERSION,
      description:
        'Who plays, and at which tables. Matches are played over the WebSocket that /api/asyncapi.json describes. Responses may gain fields; requests with unknown fields are refused.',
    },
    servers: [{ url: base === '' ? '/' : base }],
    security: [{ cookie: [] }, { token: [] }],
    paths,
    components: {
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-vermeil',
          description: 'Set by PUT /api/me. Send back whatever cookies the server sets.',
        },
        token: { type: 'http', scheme: 'bearer', description: 'The token of a program.' },
        adminToken: { type: 'http', scheme: 'bearer', description: 'The token of an administrator.' },
      },
      schemas: {
        ...namedSchemas(),
        Problem: {
          type: 'object',
          properties: { rejection: { $ref: '#/components/schemas/Rejection' } },
          required: ['rejection'],
        },
      },
    },
  }
}

function operation(name: RouteName): object {
  const route: HttpRoute = ROUTES[name]
  const { path, query, body, response, status = 200, refusals } = route
  const parameters = [...pathParameters(path), ...queryParameters(query)]
  return {
    operationId: name,
    summary: ROUTE_DESCRIPTIONS[name],
    ...accessOf(route),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body ? { requestBody: { required: true, content: json(jsonSchema(body)) } } : {}),
    responses: {
      [status]: {
        description: response ? 'Done.' : 'A file.',
        content: response ? json(jsonSchema(response)) : { 'application/octet-stream': {} },
      },
      ...problems([...refusals, ...COMMON_REFUSALS]),
    },
  }
}

/** What lets somebody in, where that is not a cookie or the token of a program. */
function accessOf({ admin, visitor, programs }: HttpRoute): { readonly security?: object[] } {
  if (admin) return { security: [{ adminToken: [] }] }
  if (visitor === undefined) return { security: [] }
  return programs ? {} : { security: [{ cookie: [] }] }
}

const json = (schema: object): object => ({ 'application/json': { schema } })

const pathParameters = (path: string): object[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function queryParameters(query: HttpRoute['query']): object[] {
  const { properties = {}, required = [] } = query ? jsonSchema(query) : {}
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** The kernel's own codes are described by their names. */
const described = (code: RefusalCode): string =>
  code in CODE_DESCRIPTIONS ? `${code}: ${CODE_DESCRIPTIONS[code as ProtocolCode]}` : code

/** The refusals of a route by their statuses. */
function problems(codes: readonly RefusalCode[]): Record<string, object> {
  const byStatus = Map.groupBy(new Set(codes), httpStatus)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map(described).join('\n'),
        content: json({ $ref: '#/components/schemas/Problem' }),
      },
    ]),
  )
}
