import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Here } from './axes.tsx'
import { LINE, plotOf, TYPE } from './plot.ts'

const text = { x: (value: number) => `£${value}`, y: (value: number) => `£${value}` }
const plot = plotOf({ width: 320, above: 0, beside: 0, x: 100_000, y: [0, 50_000], text })

it('a line of text has more room than its letters are high', () => {
  expect(LINE).toBeGreaterThan(TYPE * 1.2)
})

it.each([0, 2000, 50_000, 98_000, 100_000])('the amount of somebody at %d is below their line, and within the picture', (at) => {
  const html = renderToStaticMarkup(<Here plot={plot} at={at} words="You: £100,000" points={[]} />)
  const [line, label] = ['line', 'rect'].map((name) => parse(html).querySelector(name)?.attributes)
  const [where, start, wide] = [line?.['x1'], label?.['x'], label?.['width']].map(Number) as [number, number, number]
  expect(where).toBe(plot.x(at))
  expect(where).toBeGreaterThanOrEqual(start)
  expect(where).toBeLessThanOrEqual(start + wide)
  expect(start).toBeGreaterThanOrEqual(0)
  expect(start + wide).toBeLessThanOrEqual(plot.width)
})
