// Only in builds with SITE_URL: the same files at any other host, a preview’s or a copy’s, are not to be listed.
import { siteUrl } from './lib/site.ts'

if (siteUrl !== undefined && location.host !== new URL(siteUrl).host) {
  document.querySelector('meta[name="robots"]')?.setAttribute('content', 'noindex')
}
