import type { Calculator } from '../../engine/calculator.ts'
import { Decimal } from '../../engine/money/decimal.ts'
import type { RowAnswers } from './calculate-rows.ts'
import { textOf } from './row-year.ts'

/** The column that names the inputs of a row on which none of its results depend. */
export const IGNORED = 'ignored'

/** For each calculator whose notes can say so: which inputs a note says are ignored. */
export const IGNORED_BY_NOTE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'capital-gains': { 'disposal-date-ignored': ['disposalDate'] },
  'company-car': {
    'emissions-ignored': ['co2Emissions'],
    'range-ignored': ['electricRange'],
    'engine-size-ignored': ['engineSize'],
    'real-driving-emissions-ignored': ['meetsRDE2'],
    'easement-ignored': ['plugInEasement'],
  },
  ir35: { 'expenses-not-deducted': ['businessExpenses'] },
  'pension-allowance': {
    'salary-sacrifice-not-added': ['salarySacrifice'],
    'defined-benefit-ignored': [
      'dbInputAmount',
      'dbOpeningPension',
      'dbClosingPension',
      'dbPensionAnnualIncrease',
      'dbOpeningLumpSum',
      'dbClosingLumpSum',
      'dbMemberContributions',
    ],
    'defined-benefit-lump-sum-ignored': ['dbOpeningLumpSum', 'dbClosingLumpSum'],
    'defined-benefit-contributions-ignored': ['dbMemberContributions'],
    'defined-benefit-figures-ignored': [
      'dbOpeningPension',
      'dbClosingPension',
      'dbPensionAnnualIncrease',
      'dbOpeningLumpSum',
      'dbClosingLumpSum',
    ],
    'defined-benefit-input-amount-ignored': ['dbInputAmount'],
    'defined-benefit-values-ignored': ['dbOpeningPension', 'dbClosingPension'],
    'defined-benefit-increase-ignored': ['dbPensionAnnualIncrease'],
  },
  'rental-income': {
    'lodgers-not-used': ['lodgerReceipts', 'lodgerExpenses', 'lodgerShared'],
    'property-allowance-not-given': ['propertyAllowance'],
    'taxpayer-answer-not-used': ['taxpayer'],
  },
}

/** The inputs of a calculator that some note may say are ignored. */
export const ignoredFields = (slug: string): readonly string[] => [...new Set(Object.values(IGNORED_BY_NOTE[slug] ?? {}).flat())]

/** The same answers, with a last column for the inputs that were ignored, if the calculator has any that can be. */
export function withIgnored(calculator: Calculator, answers: RowAnswers): RowAnswers {
  const byNote = IGNORED_BY_NOTE[calculator.slug]
  if (byNote === undefined) return answers
  const fields = ignoredFields(calculator.slug)
  return {
    columns: [...answers.columns, IGNORED],
    of(inputs, choice, row) {
      const given = fields.filter((field) => textOf(row(field)) !== '' && isGiven(inputs[field]))
      // The notes take longer than the record, so they are made only for a row that may need them.
      const notes = given.length === 0 ? [] : calculator.calculate(inputs, choice).notes
      const ignored = new Set(notes.flatMap(({ key }) => byNote[key] ?? []))
      const named = given.filter((field) => ignored.has(field)).join(' ')
      return answers.of(inputs, choice, row).map((results) => ({ ...results, [IGNORED]: named }))
    },
  }
}

/** Nothing is not given: neither 0 nor a box that is not ticked. */
export const isGiven = (value: unknown) => value !== undefined && value !== false && !(value instanceof Decimal && value.isZero())
