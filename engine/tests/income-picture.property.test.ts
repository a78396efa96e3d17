import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Calculator } from '../calculator.ts'
import { isAlike } from '../evaluate/slope-evaluator.ts'
import { inputsIn } from '../explain/between-years.ts'
import { type IncomeAnswers, incomeAnswers } from '../explain/income-answers.ts'
import { type IncomePicture, incomePicture, type Vertex } from '../explain/income-picture.ts'
import { Decimal, ONE, ONE_HUNDRED, sumOf, ZERO } from '../money/decimal.ts'
import { defaultTaxYear, taxYears } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import type { Result } from '../result/result.ts'
import type { Row } from '../result/row.ts'
import { calculatorNamed, SLUGS } from './calculators.ts'
import { inputsOf, questionsFor } from './questions.ts'

const CALCULATORS = (await Promise.all(SLUGS.map(calculatorNamed))).filter(({ margin }) => margin)
const YEARS = Object.keys(taxYears) as TaxYear[]

/** For each year. All calculators together take seconds. */
const QUESTIONS = 2

/**
 * How far the roundings of the law move an answer from the lines of its picture. An allowance falls by whole pounds (ITA 2007 s.35(3)), and no
 * pound of it is taxed twice, so no part is out by as much as a pound. Child Benefit is charged by whole hundredths of it, and a whole pound
 * (ITEPA 2003 s.681C).
 */
const fromLine = (result: Result): Decimal => {
  const benefit = valueIn(result, 'childBenefit')
  return benefit.isZero() ? ONE : benefit.dividedBy(ONE_HUNDRED).plus(2)
}

interface Drawn extends IncomePicture {
  readonly answers: Pick<IncomeAnswers, 'at' | 'segmentFrom'>
  /** What was asked, to see where a test fails. */
  readonly asked: string
}

/** Pictures of random questions, in every year and under the law. */
function picturesOf(calculator: Calculator): Drawn[] {
  const questions = fc.sample(questionsFor(calculator), QUESTIONS * YEARS.length)
  return questions.flatMap(({ inputs: raw }, index) => {
    const taxYear = YEARS[index % YEARS.length] ?? defaultTaxYear
    const choice = { ruleSet: 'statute', taxYear } as const
    const question = { ruleSet: choice.ruleSet, inputs: raw }
    const inputs = inputsIn({ calculator, inputs: inputsOf(calculator, question), from: defaultTaxYear, to: taxYear })
    if (!inputs) return []
    const [picture, answers] = [incomePicture(calculator, inputs, choice), incomeAnswers(calculator, inputs, choice)]
    return picture && answers ? [{ ...picture, answers, asked: JSON.stringify({ ...question, taxYear }) }] : []
  })
}

/** An income between each two neighbours, to the penny, with what the straight line between them makes of each part. */
function* between({ vertices }: IncomePicture): Generator<{ at: Decimal; values: Decimal[]; from: Vertex; to: Vertex }> {
  for (const [index, from] of vertices.entries()) {
    const to = vertices[index + 1]
    const at = to && from.at.plus(to.at.minus(from.at).times('0.381')).toDecimalPlaces(2)
    if (!to || !at || at.lessThanOrEqualTo(from.at) || at.greaterThanOrEqualTo(to.at)) continue
    const way = at.minus(from.at).dividedBy(to.at.minus(from.at))
    yield { at, from, to, values: from.after.map((value, part) => value.plus((to.before[part] ?? value).minus(value).times(way))) }
  }
}

const valueIn = ({ rows }: Result, wanted: string) => rows.find(({ key }) => key === wanted)?.value ?? ZERO

describe.each(CALCULATORS)('the picture of $slug', (calculator) => {
  const pictures = picturesOf(calculator)
  const each = (check: (drawn: Drawn) => void) => {
    expect(pictures.length).toBeGreaterThan(YEARS.length / 2)
    pictures.forEach(check)
  }

  it('is what the calculator answers: between two vertices, but for allowances in whole pounds, and at the visitor’s income', () => {
    each((drawn) => {
      const { parts, now, income, answers, asked } = drawn
      for (const { at, values } of between(drawn)) {
        const [result, { rows }] = [answers.at(at), answers.segmentFrom(at, 1)]
        parts.forEach(({ key }, part) => {
          const value = values[part] ?? ZERO
          expect([asked, key, at, isAlike(rows.get(key)?.value ?? ZERO, value)]).toEqual([asked, key, at, true])
          expect([asked, key, at, valueIn(result, key).minus(value).abs().lessThan(fromLine(result))]).toEqual([asked, key, at, true])
        })
      }
      expect(now).toEqual(parts.map(({ key }) => valueIn(answers.at(income), key)))
    })
  })

  it('has parts that add up to the whole, and to the next pound', () => {
    each((drawn) => {
      const { parts, vertices, isKept, answers, asked } = drawn
      const isShared = parts.some(({ isDeduction }) => isDeduction)
      const isWhole = ({ isInSum, isTotal, isDeduction }: Row) => isInSum && (isShared ? !isTotal && !isDeduction : isTotal)
      // The National Insurance of a trader is a sum in some years only.
      const isSum = parts.some(({ isTotal, key }) => isTotal || key !== drawn.headline)
      for (const { at, values } of isSum ? between(drawn) : []) {
        const result = answers.at(at)
        const whole = sumOf(result.rows.flatMap((row) => (isWhole(row) ? [row.value] : [])))
        expect([asked, at, sumOf(values).minus(whole).abs().lessThan(fromLine(result))]).toEqual([asked, at, true])
      }
      for (const { next } of vertices) if (isKept) expect([asked, isAlike(sumOf(next), ONE)]).toEqual([asked, !isAlike(sumOf(next), ZERO)])
    })
  })

  it('has slopes that are the difference of two answers', () => {
    each((drawn) => {
      for (const { at, from, to } of between(drawn)) {
        const end = to.at.minus('0.01').toDecimalPlaces(2, Decimal.ROUND_FLOOR)
        if (end.lessThanOrEqualTo(at)) continue
        const [one, other] = [drawn.answers.at(at), drawn.answers.at(end)]
        const rises = drawn.parts.map(({ key }) => valueIn(other, key).minus(valueIn(one, key)))
        const unit = drawn.isKept && !isAlike(sumOf(from.next), ZERO) ? sumOf(rises) : end.minus(at)
        rises.forEach((rise, part) => {
          // It may be rounded at either end.
          const isSlope = rise
            .minus((from.next[part] ?? ZERO).times(unit))
            .abs()
            .lessThan(fromLine(one).times(2))
          expect([drawn.asked, at, isSlope]).toEqual([drawn.asked, at, true])
        })
      }
    })
  })
})
