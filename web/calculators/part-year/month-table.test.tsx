import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { calculatorNamed } from '#engine/tests/calculators.ts'
import { inputsOf } from '#engine/tests/questions.ts'
import { useTestFigures } from '#engine/tests/test-figures.ts'
import MonthTable from './month-table.tsx'

useTestFigures()
const calculator = await calculatorNamed('part-year')

/** The rows below the months, as a reader sees them. */
function totalsOf(raw: Readonly<Record<string, string>>): string[] {
  const inputs = inputsOf(calculator, { ruleSet: 'statute', inputs: { annualSalary: '36000', monthsWorked: '5', ...raw } })
  const page = parse(renderToStaticMarkup(<MonthTable inputs={inputs} result={calculator.calculate(inputs)} showsPence />))
  return page.querySelectorAll('tfoot tr').map((row) => row.childNodes.map(({ textContent }) => textContent).join(' '))
}

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
