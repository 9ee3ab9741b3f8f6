/** The port that a server listens on unless it is told otherwise. */
export const DEFAULT_PORT = 8080
