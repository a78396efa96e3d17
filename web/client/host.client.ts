// Only in builds with SITE_URL: at any other host, such as a preview or a copy, the same files must not be listed.
import { siteUrl } from '../site/settings.ts'

if (siteUrl !== undefined && location.host !== new URL(siteUrl).host) {
  document.querySelector('meta[name="robots"]')?.setAttribute('content', 'noindex')
}
