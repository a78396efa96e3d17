import { readFileSync } from 'node:fs'
import { sharingImage, siteLine, siteName } from '../../web/site/name.ts'

const web = new URL('../../web/', import.meta.url)
/** The picture for shared links, and the drawing that it was made from. Both are committed, so a build needs neither a browser nor a font. */
export const SHARING_PICTURE = new URL('public/sharing-image.png', web)
export const SHARING_DRAWING = new URL('sharing-image.svg', import.meta.url)

const MARGIN = 88
const LINE = 54

/** What the picture should look like, as SVG: an empty page of the ledger in the colours of the site. `npm run pictures` draws it. */
export function sharingDrawing(): string {
  const { width, height } = sharingImage
  const right = width - MARGIN
  const amounts = right - 240
  const top = 324
  const rows = [0, 1, 2, 3].map((row) => top + row * LINE)
  const last = rows.at(-1) ?? top
  const rule = (y: number, from: number, colour: string, thick: number) =>
    `<rect x="${from}" y="${y}" width="${right - from}" height="${thick}" fill="${token(colour)}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="'Noto Serif', serif">
    <rect width="${width}" height="${height}" fill="${token('paper')}"/>
    <rect width="16" height="${height}" fill="${token('accent')}"/>
    <svg x="${MARGIN}" y="76" width="112" height="112" viewBox="0 0 32 32">${icon()}</svg>
    <text x="${MARGIN + 144}" y="168" font-size="112" font-weight="600" letter-spacing="-1.5" fill="${token('ink')}">${siteName}</text>
    <text x="${MARGIN}" y="262" font-size="46" fill="${token('ink-soft')}">${siteLine}</text>
    ${rows.map((y) => rule(y, MARGIN, 'hairline', 2)).join('')}
    <rect x="${amounts}" y="${top}" width="2" height="${last - top}" fill="${token('hairline')}"/>
    ${rule(last + LINE, amounts, 'accent', 3)}
    ${rule(last + LINE + 9, amounts, 'accent', 3)}
  </svg>
`
}

/** A colour of the light scheme, from the style sheet. */
function token(name: string): string {
  const colour = new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(styles)?.[1]
  if (colour === undefined) throw new Error(`web/styles/tokens.css has no colour --${name}`)
  return colour
}
const styles = readFileSync(new URL('styles/tokens.css', web), 'utf8')

/** The shapes of the site’s icon. */
const icon = () => readFileSync(new URL('public/favicon.svg', web), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
