import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ComparedTables } from './compared-tables.tsx'
import { publishRates } from './publish.ts'

const years = (['2023-24', '2024-25'] as const).map((year) => publishRates({ year, rules: 'statute' }))
const html = parse(renderToStaticMarkup(<ComparedTables years={years} />))

const isMarked = (entry: string) => html.querySelector(`[data-entry="${entry}"]`)?.hasAttribute('data-changed')

it('of two years, a rate that changed is marked, and one that stayed the same is not', () => {
  // National Insurance (Reduction in Rates) Act 2023 and (No. 2) Act 2024; ITA 2007 s.35(1).
  expect(isMarked('nationalInsurance.class1.employee.mainRate')).toBe(true)
  expect(isMarked('incomeTax.personalAllowance.amount')).toBe(false)
})

it('each table says how many of its rows are marked', () => {
  const sections = html.querySelectorAll('.rates-section')
  expect(sections.length).toBeGreaterThan(5)
  for (const section of sections) {
    const [, changed] = /(\d+) of /.exec(section.querySelector('summary')?.text ?? '') ?? []
    expect(section.querySelectorAll('tr[data-changed]'), section.querySelector('h2')?.text).toHaveLength(Number(changed))
  }
})
