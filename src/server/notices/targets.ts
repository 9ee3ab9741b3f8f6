import * as v from 'valibot'
import { DigestSchema, PushTargetSchema, WEBHOOK_STYLES } from '../../protocol/index.ts'
import { parse, parseJson } from '../store/rows/table-rows.ts'

/* What the senders need to know about a channel, as it is stored. */

export const StoredPushSchema = PushTargetSchema

export const StoredEmailSchema = v.object({ address: v.string(), digest: v.exactOptional(DigestSchema) })

export const StoredWebhookSchema = v.object({ url: v.string(), style: v.picklist(WEBHOOK_STYLES) })

export const parseTarget = <Schema extends v.GenericSchema>(
  schema: Schema,
  target: string,
): v.InferOutput<Schema> =>
  parse('the target of a channel', schema, parseJson('the target of a channel', target))
