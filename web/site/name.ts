/** The name of the site. */
export const siteName = 'Pennyright'

/** What it is, in one line. */
export const siteLine = 'UK tax calculators, right to the penny'

/** The picture shown with a shared link. `npm run pictures` draws it. */
export const sharingImage = { path: '/sharing-image.png', type: 'image/png', width: 1200, height: 630, alt: `${siteName}: ${siteLine}` }
