import { useLocation } from 'react-router'
import { inYear } from '../site/addresses.ts'
import { usePage, useTrail } from '../site/current-page.ts'
import { sharingImage, siteName } from '../site/name.ts'
import { siteUrl } from '../site/settings.ts'
import { structuredData } from './structured-data.ts'

/** What a page tells browsers, search engines and sharing sites about itself. */
export function Metadata() {
  const page = usePage()
  const trail = useTrail()
  const { pathname } = useLocation()
  const { title, description, keywords, canonical = pathname as `/${string}`, status } = page
  const address = siteUrl !== undefined && status === undefined ? `${siteUrl}${inYear(canonical)}` : undefined
  return (
    <>
      <title>{title.includes(siteName) ? title : `${title} | ${siteName}`}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      <meta name="robots" content={address === undefined ? 'noindex' : 'index, follow'} />
      {address !== undefined && <link rel="canonical" href={address} />}
      <meta name="geo.region" content="GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_GB" />
      {address !== undefined && <meta property="og:url" content={address} />}
      <meta property="og:image" content={`${siteUrl ?? ''}${sharingImage.path}`} />
      <meta property="og:image:type" content={sharingImage.type} />
      <meta property="og:image:width" content={String(sharingImage.width)} />
      <meta property="og:image:height" content={String(sharingImage.height)} />
      <meta property="og:image:alt" content={sharingImage.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="color-scheme" content="light dark" />
      {structuredData(page, trail, siteUrl ?? '').map((data) => (
        <script
          key={data['@type']}
          type="application/ld+json"
          // Nothing in it can close the element early.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  )
}
