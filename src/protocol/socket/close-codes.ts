/** The codes with which the server closes a socket. The reason is one of the protocol's codes. */
export const CLOSE_CODES = {
  goingAway: 1001,
  unsupportedData: 1003,
  policyViolation: 1008,
  internalError: 1011,
  serviceRestart: 1012,
} as const
