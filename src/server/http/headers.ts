/** Only our own scripts, styles, fonts, images and sockets, and no embedding in frames. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // The URL of a table is what lets people in, so other sites must not see it.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** An embedded table may be framed by any page. It has no forms, no workers and nothing to press but a link. */
const EMBED_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')

export const EMBED_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': EMBED_POLICY,
  'cross-origin-resource-policy': 'cross-origin',
}

export const HTTPS_ONLY = 'max-age=31536000'

/** Answers that depend on the visitor or on the moment are kept by nobody. */
export const NO_STORE = 'no-store'
