import { type Redirect, redirects } from '../../web/redirects.ts'

/** The HTTP status of an answer that leads on. */
export const statusOf = ({ isPermanent }: Redirect): 301 | 302 => (isPermanent ? 301 : 302)

const isWild = ({ from }: Redirect) => from.endsWith('*')

/** Where an address leads instead of to a page; a slash at its end makes no difference. */
export const redirectFor = (path: string): Redirect | undefined =>
  redirects.find((one) => (isWild(one) ? path.startsWith(one.from.slice(0, -1)) : path.replace(/\/$/, '') === one.from))

/**
 * The same as a `_redirects` file, which static hosts read. They pass a query on, and so does our own server. No `!` after a status,
 * though one host would then put a rule before the fallback page: others refuse the line, and the page leads to the same place.
 */
export const redirectsFile = (): string => redirects.map((one) => `${one.from} ${one.to} ${statusOf(one)}\n`).join('')

/** For hosts that read no rules: the file of each old address with a page that leads on by itself, and by a link where it may not. */
export const fallbackPages = (siteUrl = ''): { readonly file: string; readonly html: string }[] =>
  redirects
    .filter((redirect) => !isWild(redirect))
    .map(({ from, to }) => ({
      file: `${from.slice(1)}.html`,
      html: `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
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
