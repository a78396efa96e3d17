import { createHash } from 'node:crypto'
import { FRAME_SCRIPT } from '../../web/site/usage-frame.ts'

/**
 * The security headers sent with every page and file. Scripts and styles may only be our own files, nothing may be framed or posted to, and
 * only the site itself may be asked for data (a page that needs none forbids it in its HTML). If there is an analytics tag, its host may be
 * reached too, and the one line that passes it events may run (`usage-frame.ts`).
 */
export const securityHeaders = (tagUrl?: string): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(tagUrl),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
})

function contentSecurityPolicy(tagUrl: string | undefined): string {
  const tag = tagUrl === undefined ? '' : ` ${new URL(tagUrl).origin}`
  const frame = tagUrl === undefined ? '' : ` 'sha256-${createHash('sha256').update(FRAME_SCRIPT).digest('base64')}'`
  return [
    "default-src 'none'",
    `script-src 'self'${frame}${tag}`,
    "style-src 'self'",
    `img-src 'self'${tag}`,
    `connect-src 'self'${tag}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Files here have a hash of their content in their name, so they never change. */
const ASSETS_PATH = '/assets/'
/** The Cache-Control header for a path: cached for a year under `/assets/`, checked every time elsewhere. */
export const cacheControl = (path: string): string =>
  path.startsWith(ASSETS_PATH) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'

/** Sent by any copy of the site that is not the published one. */
export const UNLISTED_HEADERS: Readonly<Record<string, string>> = { 'x-robots-tag': 'noindex' }

/**
 * The same headers as a `_headers` file, which static hosts read. It cannot say "any other host", so in a build for an address only our
 * own server and a script on the pages keep copies from being listed.
 */
export const headersFile = (siteUrl: string | undefined, tagUrl?: string): string => {
  const lines = Object.entries({ ...securityHeaders(tagUrl), ...(siteUrl === undefined && UNLISTED_HEADERS) }).map(
    ([name, value]) => `  ${name}: ${value}`,
  )
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
