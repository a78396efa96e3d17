import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../answer/explanation.ts'
import type { Calculator } from '../calculator.ts'
import { isAlike } from '../evaluate/slope-evaluator.ts'
import { type Amount, when, zero } from '../expression/amount.ts'
import { type Field, LARGEST_PERCENT } from '../inputs/field.ts'
import { LARGEST_AMOUNT } from '../inputs/kinds.ts'
import { Decimal } from '../money/decimal.ts'
import { allRatesOn, type RuleSet } from '../rates/rates-at.ts'
import { calculatorNamed, SLUGS } from '../tests/calculators.ts'
import { inputsOf, questionsFor } from '../tests/questions.ts'
import { useTestFigures } from '../tests/test-figures.ts'
import { type Solution, solutionsFor } from './inverse.ts'

useTestFigures()

type Inputs = ReturnType<typeof inputsOf>

/** Which values of an input give a wanted amount in a row, of all that a form accepts. */
function solutionsIn(calculator: Calculator, inputs: Inputs, ruleSet: RuleSet, wanted: { input: string; row: string; amount: Decimal }) {
  const { input, row, amount } = wanted
  const [from, to] = limitsOf(calculator.fields[input])
  const { answer } = calculator.answerOn({ ...inputs, [input]: from }, (date) => allRatesOn(calculator.tables, date, ruleSet))
  const formula = rowsOf(answer)
    .filter(({ key }) => key === row)
    .reduceRight<Amount>((otherwise, { amount: shown, where }) => (where ? when(where, shown, otherwise) : shown), zero)
  return solutionsFor({ formula, amount, inputs, input, from, to })
}

/** The least and the most that a form accepts in a field for a number. */
function limitsOf(field: Field | undefined): readonly [Decimal, Decimal] {
  if (field?.kind === 'number') return [new Decimal(field.least), new Decimal(field.most)]
  return [new Decimal(0), field?.kind === 'percent' ? new Decimal(LARGEST_PERCENT) : LARGEST_AMOUNT]
}

async function solved(slug: string, input: string, row: string, amount: string, raw: Readonly<Record<string, string>> = {}) {
  const calculator = await calculatorNamed(slug)
  const inputs = inputsOf(calculator, { ruleSet: 'statute', inputs: raw })
  return solutionsIn(calculator, inputs, 'statute', { input, row, amount: new Decimal(amount) }).map(
    ({ at, upTo, isStartOut, isEndOut }) =>
      upTo
        ? `${isStartOut ? 'above ' : ''}${at.toFixed()} to ${isEndOut ? 'below ' : ''}${upTo.toFixed()}`
        : at.toDecimalPlaces(4).toFixed(),
  )
}

describe('the salary that gives', () => {
  it.each([
    // 20% tax and 8% National Insurance on what is above 12,570: 42,000 − 28% × 29,430 = 33,759.60.
    ['a take-home of £33,759.60 is £42,000', '33759.60', ['42000']],
    ['a take-home of £10,000 is £10,000, on which nothing is due', '10000', ['10000']],
    // 7,540 + 40% × 49,730 + 50% × 40% × 1,000 = 27,832 tax on 101,000; 3,016 + 2% × 50,730 = 4,030.60 National Insurance.
    // Up to 101,000 the stair below leaves 40p more, which is 40 ÷ 58 of a pound of salary less: 0.6897.
    ['a take-home of £68,937.40 is £101,000, or 69p less on the stair below (ITA 2007 s.35)', '68937.40', ['100999.3103', '101000']],
    // On 101,001 half a pound more of the allowance goes, which is rounded back up: 40% and 2% of the pound are due, 58p is left.
    ['58p more is £1 more, on the same stair of the rounded allowance', '68937.98', ['101001']],
  ])('%s', async (_, amount, expected) => {
    expect(await solved('income-tax', 'annualSalary', 'netIncome', amount)).toEqual(expected)
  })

  it('an amount on both sides of a stair of the allowance is one of two', async () => {
    // Just below 100,002 the allowance is 12,570 and 68,558.56 is left. From 100,002 it is 12,569: 40p more tax, and 68,558.16 is left.
    // 68,558.45 is 11p below the first and 29p above the second, at 58p for each pound: 100,002 − 0.1896… and 100,002 + 0.5.
    expect(await solved('income-tax', 'annualSalary', 'netIncome', '68558.45')).toEqual(['100001.8103', '100002.5'])
  })

  it('an amount that a rounding jumps over is none', async () => {
    // VAT is to the penny: 20% of 100.025 is 20.005, which is rounded up to 20.01, and 20% of 100.075 is 20.015, the next penny.
    expect(await solved('vat', 'amount', 'vatAmount', '20.005')).toEqual([])
    expect(await solved('vat', 'amount', 'vatAmount', '20.01')).toEqual(['100.025 to below 100.075'])
  })

  it('no National Insurance is every salary up to the primary threshold (SSCBA 1992 s.8)', async () => {
    expect(await solved('income-tax', 'annualSalary', 'nationalInsurance', '0')).toEqual(['0 to 12570'])
  })

  it('more than the largest amount of a form can give is none', async () => {
    expect(await solved('income-tax', 'annualSalary', 'netIncome', '999999999999')).toEqual([])
  })
})

it('is every amount, where a rounded answer does not depend on it (FA 2004 s.228ZA)', async () => {
  // 40,000 less half of the 20,000.01 above 240,000, which is 10,000.005 and rounded down to 10,000.
  const raw = { taxYear: '2022-23', annualSalary: '200000.01', employerContributions: '60000' }
  expect(await solved('pension-allowance', 'carryForward2021', 'availableAllowance', '30000', raw)).toEqual(['0 to 1000000000000'])
})

it('is the price before VAT that makes a price with it', async () => {
  expect(await solved('vat', 'amount', 'grossAmount', '120')).toEqual(['100'])
})

it('is a patchy range where it comes and goes on very many stairs', async () => {
  // At 0% the price without VAT is the price to the penny, so there is no VAT in every whole penny, and in nothing between two.
  const calculator = await calculatorNamed('vat')
  const inputs = inputsOf(calculator, { ruleSet: 'statute', inputs: { vatRate: '0', isInclusive: 'true' } })
  const wanted = { input: 'amount', row: 'vatAmount', amount: new Decimal(0) }
  expect(solutionsIn(calculator, inputs, 'statute', wanted)).toMatchObject([{ isPatchy: true }])
})

/** No page or command asks for it, and with its many ways to use allowances each question takes seconds. */
const NOT_ASKED = 'tax-bill'

const CASES = SLUGS.filter((slug) => slug !== NOT_ASKED).map((slug) => ({ slug }))

/** The exact amount of a row, worked out for these inputs alone. */
function exactRow(calculator: Calculator, inputs: Inputs, row: string, ruleSet: RuleSet): Decimal {
  const { answer, values } = calculator.answerOn(inputs, (date) => allRatesOn(calculator.tables, date, ruleSet))
  const found = rowsOf(answer).find(({ key, where }) => key === row && (!where || values.holds(where)))
  return found ? values.of(found.amount) : new Decimal(0)
}

describe.each(CASES)('$slug', async ({ slug }) => {
  const calculator = await calculatorNamed(slug)

  it('gives back every input from the answer to it, and nothing that has another answer', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(questionsFor(calculator), fc.nat(), fc.nat(), (question, whichInput, whichRow) => {
        const { ruleSet } = question
        const inputs = inputsOf(calculator, question)
        const amounts = Object.entries(inputs).flatMap(([input, at]) => (at instanceof Decimal ? [{ input, at }] : []))
        const { rows } = calculator.calculate(inputs, { ruleSet })
        const asked = amounts[whichInput % amounts.length]
        const row = rows[whichRow % rows.length]
        if (!asked || !row) throw new Error('a question has at least one amount, and an answer one row')
        const solutions = solutionsIn(calculator, inputs, ruleSet, { input: asked.input, row: row.key, amount: row.value })
        expect(solutions.some((solution) => isIn(asked.at, solution))).toBe(true)
        const answers = (at: Decimal) => isAlike(exactRow(calculator, { ...inputs, [asked.input]: at }, row.key, ruleSet), row.value)
        for (const { at, upTo, isStartOut, isEndOut } of solutions.filter(({ isPatchy }) => !isPatchy).slice(0, 5)) {
          if (upTo) expect([answers(at), answers(at.plus(upTo).dividedBy(2)), answers(upTo)]).toEqual([!isStartOut, true, !isEndOut])
          else expect(answers(at)).toBe(true)
        }
      }),
      { numRuns: 15 },
    )
  })
})

function isIn(value: Decimal, { at, upTo, isStartOut, isEndOut }: Solution): boolean {
  if (!upTo) return isAlike(value, at)
  return (isStartOut ? value.greaterThan(at) : !value.lessThan(at)) && (isEndOut ? value.lessThan(upTo) : !value.greaterThan(upTo))
}
