import type { PageRoute } from '../../web/site/page.ts'

/** Whether search engines may list a page: only if it is its own canonical page. */
const isIndexable = ({ path, handle: { canonical = path, status } }: PageRoute) => status === undefined && canonical === path

/** The paths of the pages that search engines may list. */
export const listedPaths = (pages: readonly PageRoute[]): PageRoute['path'][] => pages.filter(isIndexable).map(({ path }) => path)

/** The text of `sitemap.xml`. It has no dates, because we do not know when a page last changed. */
export const sitemap = (paths: readonly string[], siteUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** The text of `robots.txt`. Everything may be fetched even if nothing may be listed, because robots must read a page to see `noindex`. */
export const robotsFile = (siteUrl: string | undefined): string =>
  ['User-agent: *', 'Allow: /', ...(siteUrl === undefined ? [] : ['', `Sitemap: ${siteUrl}/sitemap.xml`]), ''].join('\n')

/** Whether a text is the address of a site: a scheme, a host and perhaps a port. */
export const isOrigin = (text: string): boolean => URL.parse(text)?.origin === text

/** Whether the site at a host such as `example.org` is the published one. Any other is a preview or a copy. */
export const isPublished = (host: string | undefined, siteUrl: string | undefined): boolean =>
  siteUrl !== undefined && host === new URL(siteUrl).host
