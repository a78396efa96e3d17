import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Calculator } from '#engine/calculator.ts'
import { calculator as dividendTax } from '#engine/calculators/dividend-tax/answer.ts'
import { calculator as studentLoan } from '#engine/calculators/student-loan/answer.ts'
import { inputsOf } from '#engine/tests/questions.ts'
import { useTestFigures } from '#engine/tests/test-figures.ts'
import MarginalView from './marginal-view.tsx'

useTestFigures()

/** The rows of the table: the name of each, and its figures by column. */
function rowsShown(calculator: Calculator, asked: Readonly<Record<string, string>>): string[] {
  const inputs = inputsOf(calculator, { ruleSet: 'statute', inputs: asked })
  const result = calculator.calculate(inputs, { ruleSet: 'statute' })
  const html = renderToStaticMarkup(<MarginalView calculator={calculator} fields={calculator.fields} result={result} inputs={inputs} />)
  const rows = parse(html).querySelectorAll('tr:not([class])')
  return rows.map((row) =>
    row
      .querySelectorAll('th, td')
      .map(({ text }) => text)
      .join(' | '),
  )
}

it('a line that only starts beyond an edge is in its place in the ledger, with the total last', () => {
  // 20% and 8% of £100, and above £27,295 also 9% for the loan. Nothing below the allowance.
  expect(rowsShown(studentLoan, { annualSalary: '25000', studentLoanPlan: 'plan2' })).toEqual([
    'Line | The £100 below £12,570 | Your next £100 | The £100 above £27,295',
    'Annual Salary | £100 | £100 | £100',
    'Income Tax | £0 | −£20 | −£20',
    'National Insurance | £0 | −£8 | −£8',
    'Student Loan | £0 | £0 | −£9',
    'Annual Take-Home | £100 | £72 | £63',
  ])
})

it('the extra tax that dividends cause on other income has a line, and what is kept comes last', () => {
  // Below £55,000 of dividends: 33.75%. Here £50 less of the allowance: 20% more on other income, and 33.75% for 8.75% on £50 of dividends.
  const rows = rowsShown(dividendTax, { dividendIncome: '60000', otherIncome: '45000' })
  expect(rows.map((row) => row.split(' | ').slice(0, 3))).toEqual([
    ['Line', 'The £100 below £55,000', 'Your next £100'],
    ['Dividend Income', '£100.00', '£100.00'],
    ['Dividend Tax', '−£33.75', '−£46.25'],
    ['Extra Tax on Other Income', '£0.00', '−£10.00'],
    ['What You Keep', '£66.25', '£43.75'],
  ])
})
