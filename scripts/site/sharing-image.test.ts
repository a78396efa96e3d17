import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sharingImage } from '../../web/site/name.ts'
import { SHARING_DRAWING, SHARING_PICTURE, sharingDrawing } from './sharing-image.ts'

it('the picture for shared links is a small PNG of the size that its pages state', () => {
  const png = readFileSync(SHARING_PICTURE)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(sharingImage).toMatchObject({ path: '/sharing-image.png', width: 1200, height: 630 })
  expect(png.length).toBeLessThan(60_000)
  // Without letters the picture would have only lines, and be a quarter of this size.
  expect(png.length).toBeGreaterThan(20_000)
})

it('the picture was drawn with the name, the line, the icon and the colours that the site has now; if not, run npm run pictures', () => {
  expect(readFileSync(SHARING_DRAWING, 'utf8')).toBe(sharingDrawing())
})
