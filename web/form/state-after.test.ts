import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Calculator } from '#engine/calculator.ts'
import { calculator as dividendTax } from '#engine/calculators/dividend-tax/answer.ts'
import { calculator as incomeTax } from '#engine/calculators/income-tax/answer.ts'
import { eachTaxpayer } from '#engine/explain/each-taxpayer.ts'
import { changed } from '#engine/result/made-when-read.ts'
import type { FormAnswer } from './answer.ts'
import { stateAfter } from './state-after.ts'

const FAULT = new RangeError('a row that cannot be made')

/** The same calculator, except that nobody can read the rows of its results. */
const withoutRows = (calculator: Calculator): Calculator => ({
  ...calculator,
  calculate: (inputs, choice) =>
    changed(calculator.calculate(inputs, choice), {
      rows: () => {
        throw FAULT
      },
    }),
})

function answerOf(calculator: Calculator): FormAnswer {
  const answer: Partial<FormAnswer> = {
    calculator,
    doubtAbout: () => ({ field: 'annualSalary', question: 'Right?' }),
    eachTaxpayer: (inputs, ruleSet) => eachTaxpayer(calculator, inputs, { ruleSet }),
  }
  return answer as FormAnswer
}

const stateOf = (calculator: Calculator, values: Readonly<Record<string, string>>, isSure?: boolean) =>
  stateAfter(
    values,
    'statute',
    () => Promise.resolve(answerOf(calculator)),
    () => new Set(),
    isSure,
  )

describe('what becomes of a question', () => {
  const reported = vi.fn()
  beforeEach(() => void vi.stubGlobal('reportError', reported))
  afterEach(() => {
    vi.unstubAllGlobals()
    reported.mockClear()
  })

  it('is one result, or one for each kind of taxpayer', async () => {
    const one = await stateOf(incomeTax, { annualSalary: '30000' })
    expect(one.outcome?.result?.rows.length).toBeGreaterThan(2)
    const each = await stateOf(dividendTax, { dividendIncome: '5000', otherIncome: '' })
    expect(each.outcome?.taxpayers?.map(({ band }) => band)).toEqual(['basic', 'higher', 'additional'])
    expect([one.failure, each.failure]).toEqual([undefined, undefined])
    expect(reported).not.toHaveBeenCalled()
  })

  it.each([
    ['a result', incomeTax, { annualSalary: '30000' }],
    ['one of several results', dividendTax, { dividendIncome: '5000', otherIncome: '' }],
  ])('is a failure where a part of %s cannot be made, before anything is shown', async (_, calculator, values) => {
    expect(await stateOf(withoutRows(calculator), values)).toEqual({ issues: [], failure: 'not-worked-out' })
    expect(reported).toHaveBeenCalledWith(FAULT)
  })

  it('is a question first where somebody is not sure', async () => {
    const unsure = await stateOf(incomeTax, { annualSalary: '30000' }, false)
    expect(unsure).toEqual({ issues: [{ field: 'annualSalary', code: 'unlikely', expected: '', typed: '30000', question: 'Right?' }] })
  })

  it('is a failure of another kind where the arithmetic cannot be fetched', async () => {
    const state = await stateAfter(
      { annualSalary: '30000' },
      'statute',
      () => Promise.reject(new TypeError('offline')),
      () => new Set(),
    )
    expect(state).toEqual({ issues: [], failure: 'not-loaded' })
    expect(reported).not.toHaveBeenCalled()
  })
})
