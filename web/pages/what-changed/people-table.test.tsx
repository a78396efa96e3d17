import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { calculatorAt } from '../../dom/calculator-at.ts'
import { poundsAndPence } from '../../text/format.ts'
import { changedYears } from '../../years/changed-years.ts'
import { compare, people } from './people.ts'
import { PeopleTable } from './people-table.tsx'

/** The tax year that an address leads to, and every amount that its calculator answers there. */
async function answersAt(address: string): Promise<[year: string, amounts: string[]]> {
  const { pathname, hash } = new URL(address, 'https://example.org')
  const there = await calculatorAt(pathname)
  if (!there) throw new Error(`${address} leads to no calculator`)
  const { calculator, taxYear } = there
  const { inputs, issues } = {
    inputs: undefined,
    issues: undefined,
    ...calculator.parse(Object.fromEntries(new URLSearchParams(hash.slice(1))), taxYear),
  }
  if (inputs === undefined) throw new Error(`${address}: ${JSON.stringify(issues)}`)
  const record = Object.values(calculator.record(inputs, { taxYear, ruleSet: 'statute' }))
  return [taxYear, record.flatMap((value) => (typeof value === 'object' && 'toFixed' in value ? [poundsAndPence(value)] : []))]
}

it.each(changedYears.map((of) => [of.year, of] as const))('each amount of %s leads to the calculator that gives it', async (year, of) => {
  const table = parse(renderToStaticMarkup(<PeopleTable compared={people.map((one) => compare(one, of.before, of.year))} of={of} />))
  const rows = table
    .querySelectorAll('tbody tr')
    .map((row) => row.querySelectorAll('a[href*="#"]').filter(({ text }) => text.startsWith('£')))
  expect(rows.map((links) => links.length)).toEqual(people.map(() => 2))
  for (const links of rows)
    for (const [side, link] of links.entries()) {
      const [ofYear, answers] = await answersAt(link.getAttribute('href') ?? '')
      expect(ofYear).toBe(side === 0 ? of.before : year)
      expect(answers, link.text).toContain(link.text.replace(/ worked out.*/, ''))
    }
})
