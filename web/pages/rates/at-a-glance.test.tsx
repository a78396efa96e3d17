import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { provenance } from '#engine/rates/generated/provenance/index.ts'
import { AtAGlance } from './at-a-glance.tsx'

const page = parse(renderToStaticMarkup(<AtAGlance />))
const rows = page.querySelectorAll('dl > div').map((row) => ({
  name: row.querySelector('dt')?.text ?? '',
  entry: row.querySelector('a')?.getAttribute('href')?.slice(1) ?? '',
  said: row.querySelector('dd')?.text ?? '',
}))
const said = (name: string) => rows.filter((row) => row.name === name).map((row) => row.said)

it('has at least thirty figures, each of which leads to its entry in the tables', () => {
  expect(rows.length).toBeGreaterThanOrEqual(30)
  expect(rows.filter(({ entry }) => !Object.hasOwn(provenance, entry))).toEqual([])
  expect(new Set(rows.map(({ name, entry }) => `${name} ${entry}`)).size).toBe(rows.length)
})

// ITA 2007 ss.6, 10 and 35; SSCBA 1992 ss.8 and 15; SI 2009/470 reg.29.
it.each([
  ['Personal Allowance', '£12,570'],
  ['Basic rate, up to £50,270', '20%'],
  ['Additional rate, above £125,140', '45%'],
  ['Top rate, above £125,140', '48%'],
  ['Employees, up to £50,270', '8%'],
  ['Plan 5', '£25,000'],
  ['VAT', '20%'],
])('%s is %s in 2024/25', (name, value) => {
  expect(said(name)).toEqual([value])
})

it('says what the figure was in other years, and what is new in this one', () => {
  expect(said('Gains free of tax')).toEqual(['£12,300 in 2022/23, £6,000 in 2023/24, £3,000 in 2025/26, £3,000 in 2026/27, now £3,000'])
  const notes = Object.fromEntries(
    page.querySelectorAll('.rate-tile').map((tile) => [tile.querySelector('h2')?.text, tile.querySelector('.hint')?.text]),
  )
  expect(notes).toMatchObject({
    'Income Tax in Scotland': 'New this year.',
    'National Insurance': 'New this year: employees and self-employed.',
    'Pensions and business': 'The same since 2023/24.',
  })
})
