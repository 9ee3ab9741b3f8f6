import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type {
  ROUTES,
  RouteBody,
  RouteName,
  RouteParams,
  RouteQuery,
  RouteResponse,
} from '../../protocol/index.ts'
import type { Guest } from '../store/store.ts'

type RouteGuest<Name extends RouteName> = (typeof ROUTES)[Name] extends { readonly visitor: infer Visitor }
  ? Visitor extends 'required'
    ? Guest
    : Guest | undefined
  : undefined

type IfKnown<Known, Value> = Known extends Guest ? Value : undefined

/** A request that fits the declaration of its route. */
export interface RouteRequest<Name extends RouteName> {
  readonly params: RouteParams<Name>
  readonly query: RouteQuery<Name>
  readonly body: RouteBody<Name>
  readonly guest: RouteGuest<Name>
  /** The session by which the guest was recognised. */
  readonly session: IfKnown<RouteGuest<Name>, string>
  readonly raw: IncomingMessage
  /** For headers; the body is what the handler returns. */
  readonly reply: Pick<FastifyReply, 'header' | 'type'>
}

/** A file may be sent a piece at a time. */
type Sent<Response> = Response extends string ? string | Readable : Response

export type RouteHandler<Name extends RouteName> = (
  request: RouteRequest<Name>,
) => Promise<Sent<RouteResponse<Name>>>

/** One handler for each of these routes. A handler that is missing is a type error. */
export type RouteHandlers<Names extends RouteName = RouteName> = {
  readonly [Name in Names]: RouteHandler<Name>
}
