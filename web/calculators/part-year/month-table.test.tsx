import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { calculatorNamed } from '#engine/tests/calculators.ts'
import { inputsOf } from '#engine/tests/questions.ts'
import { useTestFigures } from '#engine/tests/test-figures.ts'
import MonthTable from './month-table.tsx'

useTestFigures()
const calculator = await calculatorNamed('part-year')

/** The table for a salary of £36,000, unless another is given. */
function pageOf(raw: Readonly<Record<string, string>>) {
  const inputs = inputsOf(calculator, { ruleSet: 'statute', inputs: { annualSalary: '36000', monthsWorked: '5', ...raw } })
  return parse(renderToStaticMarkup(<MonthTable inputs={inputs} result={calculator.calculate(inputs)} showsPence />))
}

/** The rows below the months, as a reader sees them. */
const totalsOf = (raw: Readonly<Record<string, string>>): string[] =>
  pageOf(raw)
    .querySelectorAll('tfoot tr')
    .map((row) => row.childNodes.map(({ textContent }) => textContent).join(' '))

it('leads from what payroll takes to the answer: what comes back, or what was not taken', () => {
  // By the end of August 9,758 × 20% is taken, by the end of March 2,420 × 20%; (15,000 − 12,570) × 20% = 486 is due.
  expect(totalsOf({ firstMonth: 'april' })).toEqual([
    'Total 15,000.00 1,951.60 780.80 12,267.60',
    'Comes back  −1,465.60  1,465.60',
    'Answer 15,000.00 486.00 780.80 13,733.20',
  ])
  expect(totalsOf({ firstMonth: 'november' })).toEqual([
    'Total 15,000.00 484.00 780.80 13,735.20',
    'Not taken  2.00  −2.00',
    'Answer 15,000.00 486.00 780.80 13,733.20',
  ])
})

it('is the answer already where payroll takes neither more nor less', () => {
  expect(totalsOf({ annualSalary: '12000', firstMonth: 'april' })).toEqual(['Total 5,000.00 0.00 0.00 5,000.00'])
})

const why = (raw: Readonly<Record<string, string>>) => pageOf(raw).querySelector('p.hint')?.textContent

it('says why payroll takes less: a code is rounded, and knows nothing of an allowance that high pay takes away', () => {
  expect(why({ firstMonth: 'april' })).toBeUndefined()
  expect(why({ firstMonth: 'november' })).toMatch(/^Not taken: a code leaves a few pounds more untaxed/)
  // 5 ÷ 12 of £264,000 is £110,000, from which the allowance is already falling.
  expect(why({ annualSalary: '264000', firstMonth: 'november' })).toMatch(/^Not taken: the code gives you a whole Personal Allowance/)
})
