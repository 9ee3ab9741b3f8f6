import type * as v from 'valibot'
import { COMMANDS } from '../socket/commands.ts'
import { MESSAGES } from '../socket/messages.ts'
import { COMMAND_DESCRIPTIONS, MESSAGE_DESCRIPTIONS } from './descriptions.ts'
import { jsonSchema, namedSchemas } from './json-schema.ts'

/** Both kinds of messages have one that is named `table` or the like, so each kind has a prefix. */
const [COMMAND, MESSAGE] = ['command-', 'message-']

/** The commands and messages on the WebSocket as an AsyncAPI 3.0 document, from the side of a client. */
export function asyncApi(base: string): object {
  const messages = {
    ...described(COMMAND, COMMANDS, COMMAND_DESCRIPTIONS),
    ...described(MESSAGE, MESSAGES, MESSAGE_DESCRIPTIONS),
  }
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Vermeil',
      version: '1',
      description:
        'One socket serves all tables that a client follows. Send the cookie or the token with the handshake. Every command gets exactly one answer with its id: done or refused. Messages may gain fields; commands with unknown fields are refused.',
    },
    channels: {
      socket: {
        address: `${base}/socket`,
        messages: refs(messages, '#/components/messages/'),
        bindings: { ws: { method: 'GET' } },
      },
    },
    operations: {
      send: {
        action: 'send',
        channel: { $ref: '#/channels/socket' },
        messages: channelMessages(messages, COMMAND),
      },
      receive: {
        action: 'receive',
        channel: { $ref: '#/channels/socket' },
        messages: channelMessages(messages, MESSAGE),
      },
    },
    components: { messages, schemas: namedSchemas() },
  }
}

function described<Name extends string>(
  prefix: string,
  schemas: Readonly<Record<Name, v.GenericSchema>>,
  descriptions: Readonly<Record<Name, string>>,
): Record<string, object> {
  const names = Object.keys(schemas) as Name[]
  return Object.fromEntries(
    names.map((name) => [
      prefix + name,
      {
        name,
        summary: descriptions[name],
        contentType: 'application/json',
        payload: jsonSchema(schemas[name]),
      },
    ]),
  )
}

const refs = (messages: Readonly<Record<string, object>>, path: string): Record<string, object> =>
  Object.fromEntries(Object.keys(messages).map((name) => [name, { $ref: path + name }]))

const channelMessages = (messages: Readonly<Record<string, object>>, prefix: string): object[] =>
  Object.keys(messages)
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ $ref: `#/channels/socket/messages/${name}` }))
