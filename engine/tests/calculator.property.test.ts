import { describe, expect, it } from 'vitest'
import { readGolden } from '../../golden/code/read-golden.ts'
import type { Calculator } from '../calculator.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import { itsBandTables } from './calculator-bands.ts'
import { itsResults } from './calculator-results.ts'
import { itsRows, itsRowsAreWorkedOut } from './calculator-rows.ts'
import { itsSteps } from './calculator-steps.ts'
import { calculatorNamed } from './calculators.ts'
import { CALCULATORS } from './questions.ts'

// All of it in one file, because the questions are the same: each is answered once.

/** A calculator has band tables if one of its golden rows produces one. */
const hasBands = (calculator: Calculator) =>
  readGolden(calculator.slug).some((row) => {
    const { inputs } = { inputs: undefined, ...calculator.parse(row.in, row.taxYear as TaxYear) }
    return inputs && calculator.calculate(inputs, { taxYear: row.taxYear as TaxYear }).bandTables.length > 0
  })

const all = CALCULATORS.map((calculator) => ({ calculator, isBanded: hasBands(calculator) }))

describe.each(all)('whatever is asked of $calculator.slug', ({ calculator, isBanded }) => {
  itsResults(calculator)
  describe('the working', () => itsSteps(calculator))
  describe('the rows', () => {
    itsRowsAreWorkedOut(calculator)
    itsRows(calculator)
  })
  if (isBanded) describe('the band tables', () => itsBandTables(calculator))
})

const incomeTax = await calculatorNamed('income-tax')

describe('the rows of income-tax', () => itsRowsAreWorkedOut(incomeTax))

it('thirteen of the specification’s calculators have band tables, as well as take-home pay', () => {
  expect(all.filter(({ isBanded }) => isBanded).length).toBeGreaterThanOrEqual(13)
})
