/** Sent with every page and file. Scripts and styles are our own files alone; nothing else may be fetched, framed or posted to. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Files whose name holds a hash of their content never change. */
export const ASSETS_PATH = '/assets/'
export const cacheControl = (path: string): string =>
  path.startsWith(ASSETS_PATH) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'

/** The same as a `_headers` file, which static hosts read. */
export const headersFile = (): string => {
  const lines = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`)
  return [
    '/*',
    ...lines,
    `  cache-control: ${cacheControl('/')}`,
    `${ASSETS_PATH}*`,
    '  ! cache-control',
    `  cache-control: ${cacheControl(ASSETS_PATH)}`,
    '',
  ].join('\n')
}
