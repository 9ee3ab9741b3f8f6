export { SERVER_LIMITS, type ServerLimits } from './limits.ts'
export { DEFAULT_PORT, type RunningServer, type ServerOptions, startServer } from './main.ts'
