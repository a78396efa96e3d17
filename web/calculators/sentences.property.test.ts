import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import type { Calculator } from '#engine/calculator.ts'
import { inputsIn } from '#engine/explain/between-years.ts'
import { Decimal, isAboveZero } from '#engine/money/decimal.ts'
import { defaultTaxYear, taxYears } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { ruleSetsOffered } from '#engine/rates/rule-sets-offered.ts'
import type { Result } from '#engine/result/result.ts'
import { inputsOf, questionsFor } from '#engine/tests/questions.ts'
import { runs } from '#engine/tests/runs.ts'
import type { Outcome } from '../form/answer.ts'
import { amountText, textOf } from '../text/said.ts'
import { answers } from './tests/answers.ts'

// Whatever is asked, in any year, no sentence of an answer contradicts its record or its rows, and no two contradict each other.

vi.setConfig({ testTimeout: 300_000 })

const YEARS = Object.keys(taxYears) as TaxYear[]

/** What an answer says: its own sentences, the notes and assumptions under it, and its working. */
interface Said {
  readonly answer: readonly string[]
  readonly below: readonly string[]
  readonly working: readonly string[]
}

function saidOf({ large, leads, notes, assumptions, steps }: Result): Said {
  const { before = [], amount, about, announced } = large
  return {
    answer: [textOf([...before, ' ', amount, ' ', ...about]), textOf(announced)],
    below: [...leads, ...notes, ...assumptions].map(({ says }) => textOf(says)),
    working: steps.flatMap(({ means }) => (means ? textOf(means) : [])),
  }
}

const recorded = ({ record }: Result, field: string) => record[field] instanceof Decimal && record[field]
const isNil = (result: Result, field: string) => {
  const amount = recorded(result, field)
  return amount !== false && amount.isZero()
}
const isNegative = (result: Result, field: string) => {
  const amount = recorded(result, field)
  return amount !== false && amount.isNegative()
}
const stepIn = ({ steps }: Result, key: string) => steps.find((step) => step.key === key)?.value

/** What may not be said where something holds of the record or of what was entered. */
const NEVER: readonly { readonly where: (outcome: Outcome) => boolean; readonly said: RegExp; readonly in: readonly (keyof Said)[] }[] = [
  {
    where: ({ result }) => ['netProfit', 'netRentalProfit', 'netIncome', 'gain'].some((field) => isNegative(result, field)),
    said: /smaller salary|[Yy]our profit (is|goes)|the profit (is|goes)|covers your gain/,
    in: ['below'],
  },
  {
    where: ({ inputs: { otherIncome } }) => otherIncome instanceof Decimal && otherIncome.isZero(),
    said: /\b[Yy]our other income\b/,
    in: ['answer', 'below'],
  },
  // An effect of nothing is not an effect.
  { where: () => true, said: /£0(\.00)?(?![\d,.])/, in: ['below'] },
  {
    where: () => true,
    said: /(after|including|deducts|whole|pays|plus [a-zA-Z ]+ of) £0(\.00)?(?![\d,.])|£0\.00[^.]*, so (?!there is no)/,
    in: ['answer'],
  },
  { where: ({ result }) => isNil(result, 'dbPensionInput'), said: /real figure is likely to be lower/, in: ['below'] },
  {
    where: ({ result }) => {
      const tax = recorded(result, 'dividendTax')
      return tax !== false && isAboveZero(tax)
    },
    said: /all of your income, so none of it is taxed|You have no taxable income/,
    in: ['working'],
  },
  {
    where: ({ result }) => isNil(result, 'cisDeduction'),
    said: /[Tt]he deductions? (is not|counts?)|what comes off the payment/,
    in: ['below'],
  },
  {
    where: ({ result }) => {
      const [most, paid] = ['annualMaximum', 'class1AtMainRate'].map((key) => stepIn(result, key))
      return most !== undefined && paid?.greaterThan(most) === true
    },
    said: /[Tt]he most National Insurance/,
    in: ['working'],
  },
]

/** Sentences that cannot both be true. */
const EXCLUSIVE: readonly (readonly [RegExp, RegExp])[] = [
  [/smaller salary/, /a salary equal to the standard Personal Allowance, and/],
  [/makes? a loss|made a loss/, /smaller salary|is between the two|covers all of your side income/],
  [/[Yy]ou have no other income/, /[Yy]our other income (is|leaves|would)/],
]

/** Notes of which a result has one at most. */
const ONE_OF: readonly (readonly string[])[] = [
  ['allowance-tapered', 'allowance-used-up'],
  ['annual-allowance-tapered', 'annual-allowance-at-minimum', 'annual-allowance-may-taper'],
  ['loss', 'within-annual-exempt-amount', 'gain-in-both-bands'],
  ['expenses-above-income', 'salary-limited-by-profit', 'marginal-relief-applied'],
  ['expenses-above-income', 'loss-not-counted'],
  ['expenses-above-profit', 'payments-on-account'],
  ['covered-by-personal-allowance', 'within-dividend-allowance', 'allowance-against-dividends'],
  ['covered-by-trading-allowance', 'trading-allowance-not-used'],
  ['class2-treated-as-paid', 'class2-voluntary'],
  ['box-ticked-but-below-higher-rate', 'box-not-ticked-but-higher-rate'],
  ['range-ignored', 'range-unknown'],
  ['by-engine-size', 'emissions-unknown'],
  ['diesel-supplement', 'diesel-supplement-on-all'],
  ['diesel-supplement', 'real-driving-emissions-ignored'],
  ['gross-status-nothing-deducted', 'unregistered-higher-rate'],
  ['gross-status-nothing-deducted', 'deduction-is-on-account'],
  ['materials-above-gross', 'deduction-is-on-account'],
  ['zero-rated-is-not-exempt', 'vat-rounded-to-nothing'],
]

/** What notes tell a visitor to enter: it must change the answer. */
const OFFERS: Readonly<Record<string, Readonly<Record<string, string | boolean>>>> = {
  'diesel-supplement': { meetsRDE2: true },
}

/** The amounts of rows that are said otherwise than their rows show them. */
function amountsOff({ rows, record, large, notes }: Result): string[] {
  // A row that took a balancing penny is the only one whose figure is not the record’s.
  const moved = rows.filter(({ key, shown }) => record[key] instanceof Decimal && !shown.pence.equals(record[key]))
  if (moved.length === 0) return []
  const said = [amountText(large.amount), ...[large.about, large.announced, ...notes.map(({ says }) => says)].map(textOf)]
  return said
    .flatMap((text) => text.match(/£[\d,]+(\.\d\d)?/g) ?? [])
    .filter((text) => {
      const pounds = new Decimal(text.replace(/[£,]/g, ''))
      const isShown = rows.some(({ shown }) => shown.pence.abs().equals(pounds))
      return !isShown && moved.some(({ key }) => pounds.equals(new Decimal(String(record[key])).abs()))
    })
}

const recordText = ({ record }: Result) => JSON.stringify(record)

/** Everything wrong with what an answer says. `usual` are the inputs when nothing is typed or chosen. */
function faultsOf(calculator: Calculator, outcome: Outcome, usual: Outcome['inputs'] | undefined): string[] {
  const { result, inputs } = outcome
  const said = saidOf(result)
  const all = [...said.answer, ...said.below]
  const untrue = NEVER.filter(({ where }) => where(outcome)).flatMap((never) =>
    never.in.flatMap((part) => said[part].filter((sentence) => never.said.test(sentence))),
  )
  const clashes = EXCLUSIVE.filter((pair) => pair.every((words) => all.some((sentence) => words.test(sentence))))
  const together = ONE_OF.filter((codes) => codes.filter((code) => result.notes.some(({ key }) => key === code)).length > 1)
  const idle = result.notes.flatMap(({ key }) => {
    const offer = OFFERS[key]
    return offer && recordText(calculator.calculate({ ...inputs, ...offer }, result)) === recordText(result) ? [key] : []
  })
  // A choice that was left as it was has not been made.
  const unchosen = result.assumptions.flatMap(({ field, says }) => {
    const sentence = textOf(says)
    return field !== undefined && usual && inputs[field] === usual[field] && /^You (have )?chos/.test(sentence) ? [sentence] : []
  })
  return [...untrue, ...clashes.map(String), ...together.map(String), ...idle, ...unchosen, ...amountsOff(result)]
}

it.each(answers)('what $calculator.slug says contradicts neither the record nor itself, in any year', ({ calculator }) => {
  const asked: Partial<Record<TaxYear, number>> = {}
  fc.assert(
    fc.property(questionsFor(calculator), fc.constantFrom(...YEARS), (question, taxYear) => {
      const inputs = inputsIn({ calculator, inputs: inputsOf(calculator, question), from: defaultTaxYear, to: taxYear })
      const ruleSet = ruleSetsOffered(calculator, taxYear).find((each) => each === question.ruleSet) ?? 'statute'
      if (!inputs) return
      asked[taxYear] = (asked[taxYear] ?? 0) + 1
      const { inputs: usual } = { inputs: undefined, ...calculator.parse({}, taxYear) }
      expect(faultsOf(calculator, { inputs, result: calculator.calculate(inputs, { ruleSet, taxYear }) }, usual)).toEqual([])
    }),
    { numRuns: runs(300) },
  )
  expect(YEARS.filter((taxYear) => (asked[taxYear] ?? 0) < runs(20))).toEqual([])
})
