import * as v from 'valibot'
import { RejectionSchema } from '../shapes.ts'

/** What a client needs to know to send a request. */
export interface Endpoint {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Below the base path of the server. `:name` is a parameter. */
  readonly path: `/api/${string}`
  /**
   * A JSON response. It may gain fields in newer versions, so unknown fields are ignored. Without a schema the
   * response is a file, taken as text.
   */
  readonly response?: v.GenericSchema
}

export type Endpoints = Readonly<Record<string, Endpoint>>

export type ResponseOf<Called extends Endpoint> = Called extends {
  readonly response: infer Schema extends v.GenericSchema
}
  ? v.InferOutput<Schema>
  : string

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters in the path of an endpoint. */
export type ParamsOf<Called extends Endpoint> = Readonly<Record<ParamNames<Called['path']>, string>>

/** The path of a request, with its parameters filled in. */
export const endpointPath = <Called extends Endpoint>({ path }: Called, params: ParamsOf<Called>): string =>
  Object.entries<string>(params).reduce(
    (filled, [param, value]) => filled.replace(`:${param}`, encodeURIComponent(value)),
    path as string,
  )

/** Why a request was refused. */
export const ProblemSchema = v.object({ rejection: RejectionSchema })
export type Problem = v.InferOutput<typeof ProblemSchema>
