/** The name the site goes by. */
export const siteName = 'Pennyright'

/**
 * The one address the site is published at, set when it is built (`SITE_URL=https://example.org`). Without it every page asks
 * search engines to leave it alone, as a preview should.
 */
export const siteUrl: string | undefined = import.meta.env['SITE_URL'] === '' ? undefined : import.meta.env['SITE_URL']?.replace(/\/$/, '')
