import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Calculator } from '../calculator.ts'
import { type FoundAmounts, seekGoal } from '../explain/goal-seek/seek-goal.ts'
import { Decimal } from '../money/decimal.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import { calculatorNamed, SLUGS } from './calculators.ts'
import { inputsOf, type Question, questionsFor, withoutRefused } from './questions.ts'

type Inputs = ReturnType<typeof inputsOf>

const calculators = await Promise.all(SLUGS.map(calculatorNamed))
const OFFERED = calculators.filter((calculator) => calculator.goalSeek !== undefined)
const YEARS = Object.keys(taxYears) as TaxYear[]
const CASES = OFFERED.flatMap((calculator) => YEARS.map((taxYear) => ({ slug: calculator.slug, calculator, taxYear })))

const PENNY = new Decimal('0.01')
/** No amount that is checked is as large, except the limit of a form, which has no next penny. */
const LARGEST_CHECKED = new Decimal(1_000_000)

/** A question in a tax year: what only another year has, such as a day, is left blank. */
function inYear(calculator: Calculator, { ruleSet, inputs: raw }: Question, taxYear: TaxYear): Question {
  const inputs = Object.fromEntries(
    Object.entries(raw).map(([name, text]) => [name, calculator.fields[name]?.kind === 'date' ? '' : name === 'taxYear' ? taxYear : text]),
  )
  return { ruleSet, taxYear, inputs: withoutRefused(calculator, inputs, taxYear) }
}

/** A question with an amount to enter and another amount that is wanted, both in pence up to £200,000. */
const asked = (calculator: Calculator) => fc.tuple(questionsFor(calculator), fc.nat(20_000_000), fc.nat(20_000_000))

function about(calculator: Calculator, inputs: Inputs, taxYear: TaxYear) {
  // A page does not ask where a part of the answer is not known. The formula has an inverse there too.
  const blank = inputsOf(calculator, { ruleSet: 'statute', inputs: {} })
  const { find, wanted } = calculator.goalSeek?.(inputs) ?? calculator.goalSeek?.(blank) ?? { find: '', wanted: '' }
  const choice = { taxYear }
  const gives = (at: Decimal) => calculator.record({ ...inputs, [find]: at }, choice)[wanted] as Decimal
  const backwards = (amount: Decimal): FoundAmounts => seekGoal(calculator, inputs, { find, wanted, amount }, choice)
  return { gives, backwards }
}

const pence = (amount: number) => new Decimal(amount).dividedBy(100)

/** Expects the ends of each range to give the wanted answer, and the pennies next to it not to. */
function expectExact(found: FoundAmounts, gives: (at: Decimal) => Decimal, amount: Decimal): void {
  if (found.kind !== 'exact') throw new Error(`expected ranges, found ${found.kind}`)
  for (const { from, to } of found.ranges) {
    expect([gives(from).toFixed(2), gives(to).toFixed(2)]).toEqual([amount.toFixed(2), amount.toFixed(2)])
    if (to.lessThan(LARGEST_CHECKED)) expect(gives(to.plus(PENNY)).toFixed(2)).not.toBe(amount.toFixed(2))
    if (from.greaterThan(0)) expect(gives(from.minus(PENNY)).toFixed(2)).not.toBe(amount.toFixed(2))
  }
}

/** A payslip is compared with one that somebody has, and the bill takes too long. */
const NEVER_ASKED = new Set(['payslip', 'tax-bill'])

it.each(calculators)('$slug is asked backwards, unless it is one that nobody asks', (calculator) => {
  const { slug } = calculator
  expect('goalSeek' in calculator, `add goalSeek to ${slug}/answer.ts`).toBe(!NEVER_ASKED.has(slug))
})

describe.each(CASES)('$slug in $taxYear', ({ calculator, taxYear }) => {
  it('gives back an amount from the answer to it, to the penny, and says of any other answer what comes closest', () => {
    fc.assert(
      fc.property(asked(calculator), ([question, entered, wanted]) => {
        const inputs = inputsOf(calculator, inYear(calculator, question, taxYear))
        const { gives, backwards } = about(calculator, inputs, taxYear)
        const at = pence(entered)
        const back = backwards(gives(at))
        expectExact(back, gives, gives(at))
        if (back.kind !== 'exact') return
        expect(back.ranges.some(({ from, to }) => !at.lessThan(from) && !at.greaterThan(to))).toBe(true)

        const amount = pence(wanted)
        const found = backwards(amount)
        if (found.kind === 'exact') expectExact(found, gives, amount)
        if (found.kind === 'between')
          for (const [low, high] of found.sides) {
            expect([high.at.minus(low.at).toFixed(2), low.gives.toFixed(2), high.gives.toFixed(2)]).toEqual([
              '0.01',
              gives(low.at).toFixed(2),
              gives(high.at).toFixed(2),
            ])
            expect(low.gives.lessThan(amount)).toBe(high.gives.greaterThan(amount))
          }
        if (found.kind === 'beyond') {
          const { isMost, nearest } = found
          const isBeyond = (given: Decimal) => (isMost ? given.lessThan(amount) : given.greaterThan(amount))
          const isNoCloser = (given: Decimal) => (isMost ? !given.greaterThan(nearest.gives) : !given.lessThan(nearest.gives))
          expect(isBeyond(nearest.gives)).toBe(true)
          for (const tried of [at, amount, pence(0)]) expect(isNoCloser(gives(tried))).toBe(true)
        }
      }),
      { numRuns: 1 },
    )
  })
})
