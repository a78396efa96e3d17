import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { siteDefaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { calculatorNamed } from '#engine/tests/calculators.ts'
import { calculators } from '../../calculators/index.ts'
import { poundsAndPence } from '../../text/format.ts'
import { changedYears } from '../../years/changed-years.ts'
import { compare, people } from './people.ts'
import { PeopleTable } from './people-table.tsx'

/** What the calculator that an address leads to says there, and the year that it leads to. */
async function answerAt(address: string): Promise<[year: string, answer: string[]]> {
  const { pathname, hash } = new URL(address, 'https://example.org')
  const [, year = siteDefaultTaxYear, path = ''] = /^(?:\/(\d{4}-\d\d))?(\/.*)$/.exec(pathname) ?? []
  const slug = calculators.find((one) => one.path === path)?.slug
  if (slug === undefined) throw new Error(`${address} leads to no calculator`)
  const calculator = await calculatorNamed(slug)
  const { inputs, issues } = {
    inputs: undefined,
    issues: undefined,
    ...calculator.parse(Object.fromEntries(new URLSearchParams(hash.slice(1))), year as TaxYear),
  }
  if (inputs === undefined) throw new Error(`${address}: ${JSON.stringify(issues)}`)
  const record = calculator.record(inputs, { taxYear: year as TaxYear, ruleSet: 'statute' })
  return [year, Object.values(record).flatMap((value) => (typeof value === 'object' && 'toFixed' in value ? [poundsAndPence(value)] : []))]
}

it.each(changedYears.map((of) => [of.year, of] as const))('each amount of %s leads to the calculator that gives it', async (year, of) => {
  const table = parse(renderToStaticMarkup(<PeopleTable compared={people.map((one) => compare(one, of.before, of.year))} of={of} />))
  const rows = table
    .querySelectorAll('tbody tr')
    .map((row) => row.querySelectorAll('a[href*="#"]').filter(({ text }) => text.startsWith('£')))
  expect(rows.map((links) => links.length)).toEqual(people.map(() => 2))
  for (const links of rows)
    for (const [side, link] of links.entries()) {
      const [ofYear, answers] = await answerAt(link.getAttribute('href') ?? '')
      expect(ofYear).toBe(side === 0 ? of.before : year)
      expect(answers, link.text).toContain(link.text.replace(/ worked out.*/, ''))
    }
})
