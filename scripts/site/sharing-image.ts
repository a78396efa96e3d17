import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { site } from '../../web/entry.server.tsx'

const web = new URL('../../web/', import.meta.url)
const packaged = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(name)))
const font = (weight: number) => packaged(`@fontsource/source-serif-4/files/source-serif-4-latin-${weight}-normal.woff2`)

const MARGIN = 88
const LINE = 54

/**
 * Draws the picture for shared links, as a PNG: an empty page of the ledger in the colours of the site. It needs no browser, and the
 * font comes from a package because a build machine may have none.
 */
export async function drawSharingImage({
  siteName,
  siteLine,
  sharingImage,
}: Pick<typeof site, 'siteName' | 'siteLine' | 'sharingImage'>): Promise<Uint8Array> {
  await initWasm(packaged('@resvg/resvg-wasm/index_bg.wasm'))
  const { width, height } = sharingImage
  const right = width - MARGIN
  const amounts = right - 240
  const top = 324
  const rows = [0, 1, 2, 3].map((row) => top + row * LINE)
  const last = rows.at(-1) ?? top
  const rule = (y: number, from: number, colour: string, thick: number) =>
    `<rect x="${from}" y="${y}" width="${right - from}" height="${thick}" fill="${token(colour)}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Source Serif 4">
    <rect width="${width}" height="${height}" fill="${token('paper')}"/>
    <rect width="16" height="${height}" fill="${token('accent')}"/>
    <svg x="${MARGIN}" y="76" width="112" height="112" viewBox="0 0 32 32">${icon()}</svg>
    <text x="${MARGIN + 144}" y="168" font-size="112" font-weight="600" letter-spacing="-1.5" fill="${token('ink')}">${siteName}</text>
    <text x="${MARGIN}" y="262" font-size="46" fill="${token('ink-soft')}">${siteLine}</text>
    ${rows.map((y) => rule(y, MARGIN, 'hairline', 2)).join('')}
    <rect x="${amounts}" y="${top}" width="2" height="${last - top}" fill="${token('hairline')}"/>
    ${rule(last + LINE, amounts, 'accent', 3)}
    ${rule(last + LINE + 9, amounts, 'accent', 3)}
  </svg>`
  return new Resvg(svg, { font: { fontBuffers: [font(400), font(600)] } }).render().asPng()
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
