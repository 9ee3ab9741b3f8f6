export { type RunningServer, startServer } from './main.ts'
export type { ServerOptions } from './options.ts'
