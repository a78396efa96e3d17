import type { PageRoute } from '../../web/lib/page.ts'

/** The pages that search engines may list: those that say they are themselves. */
const isIndexable = ({ path, handle: { canonical = path, status } }: PageRoute) => status === undefined && canonical === path

/** `sitemap.xml`. No dates: when a page last changed is not known, and a made-up one is worse than none. */
export const sitemap = (pages: readonly PageRoute[], siteUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.filter(isIndexable).map(({ path }) => `<url><loc>${siteUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** `robots.txt`. Everything may be fetched, also where nothing may be listed: a page nobody may read cannot say `noindex`. */
export const robotsFile = (siteUrl: string | undefined): string =>
  ['User-agent: *', 'Allow: /', ...(siteUrl === undefined ? [] : ['', `Sitemap: ${siteUrl}/sitemap.xml`]), ''].join('\n')

/** Whether a text is the address of a site: a scheme and a host, and a port where it has one. */
export const isOrigin = (text: string): boolean => URL.parse(text)?.origin === text

/** Whether a site that answers at a host, `example.org`, is the published one. Any other is a preview or a copy. */
export const isPublished = (host: string | undefined, siteUrl: string | undefined): boolean =>
  siteUrl !== undefined && host === new URL(siteUrl).host
