import { redirects } from '../redirects.ts'
import { pages } from '../routes.ts'
import { PAGE_POLICY, policyElement } from '../site/policy.ts'

/**
 * The old addresses as a `_redirects` file, which static hosts read. Hosts keep the query, as our own server does. There is no `!` after a
 * status: one host would then prefer the rule to the fallback page, but others refuse the line, and the page leads to the same place.
 */
export const redirectsFile = (): string => expanded.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')

/** A folder whose pages are at the root now is written page by page: with a placeholder, some hosts would lead to any other host. */
const expanded = redirects.flatMap(({ from, to, status }) => {
  if (to !== '/*') return [{ from, to, status }]
  const folder = from.slice(0, -2)
  return pages
    .filter(({ handle }) => handle.status === undefined)
    .map(({ path }) => ({ from: path === '/' ? folder : `${folder}${path}`, to: path, status }))
})

/** For hosts that ignore `_redirects`: a page at each old address that redirects by itself, with a link in case it cannot. */
export const fallbackPages = (siteUrl = ''): { readonly file: string; readonly html: string }[] =>
  redirects
    .filter(({ from }) => !from.endsWith('*'))
    .map(({ from, to }) => ({
      file: `${from.slice(1)}.html`,
      html: `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
${policyElement(PAGE_POLICY)}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${siteUrl}${to}">
</head>
<body>
<h1>This page has moved</h1>
<p><a href="${to}">Go to the page</a></p>
</body>
</html>
`,
    }))
