import { expect, it } from 'vitest'
import { sharingImage, siteLine, siteName } from '../../web/site/settings.ts'
import { drawSharingImage } from './sharing-image.ts'

it('the sharing image is a small PNG of the size that its pages state', async () => {
  const png = Buffer.from(await drawSharingImage({ siteName, siteLine, sharingImage }))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeLessThan(60_000)
  // Without a font the picture would have only lines, and be a quarter of this size.
  expect(png.length).toBeGreaterThan(20_000)
})
