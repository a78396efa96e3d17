import { PAGE_POLICY, policyText } from '../../web/site/policy.ts'
import { framePolicy } from './usage-frame.ts'

/**
 * The security headers sent with every page and file. The policy is that of a page, and it also lets the pages of rates ask the site for data.
 * In a build with an analytics tag it lets in what the tag’s frame needs too (`usage-frame.ts`), and the site may frame itself; the pages
 * themselves say in their HTML that they need less. Browsers keep to HTTPS for two years, at this host alone: a publisher may have others
 * beneath it that have no HTTPS.
 */
export const securityHeaders = (tagUrl?: string): Readonly<Record<string, string>> => ({
  'content-security-policy': policyText({ ...PAGE_POLICY, ...(tagUrl === undefined ? WITHOUT_TAG : withTag(tagUrl)) }),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': tagUrl === undefined ? 'DENY' : 'SAMEORIGIN',
})

const WITHOUT_TAG = { 'connect-src': "'self'", 'frame-ancestors': "'none'" }

function withTag(tagUrl: string) {
  const frame = framePolicy(tagUrl)
  const alsoFor = (directive: keyof typeof frame) => `'self' ${frame[directive]}`
  return {
    'script-src': alsoFor('script-src'),
    'img-src': alsoFor('img-src'),
    'connect-src': alsoFor('connect-src'),
    'frame-src': "'self'",
    'frame-ancestors': "'self'",
  }
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
 * own server and a script on the pages keep copies from being listed. No two of its rules set the same header, because hosts disagree on what
 * that means: a page’s cache-control is left to the host, and Netlify and Cloudflare Pages send the one that our server sends.
 */
export const headersFile = (siteUrl: string | undefined, tagUrl?: string): string => {
  const lines = Object.entries({ ...securityHeaders(tagUrl), ...(siteUrl === undefined && UNLISTED_HEADERS) }).map(
    ([name, value]) => `  ${name}: ${value}`,
  )
  return ['/*', ...lines, `${ASSETS_PATH}*`, `  cache-control: ${cacheControl(ASSETS_PATH)}`, ''].join('\n')
}
