export { SERVER_LIMITS, type ServerLimits } from './limits.ts'
export { type RunningServer, startServer } from './main.ts'
export type { ServerOptions } from './options.ts'
