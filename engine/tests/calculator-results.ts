import { expect, it } from 'vitest'
import type { Calculator } from '../calculator.ts'
import { outputsOf } from '../explain/outputs-of.ts'
import { Decimal } from '../money/decimal.ts'
import { allRatesOn, type RuleSet } from '../rates/rates-at.ts'
import type { Result } from '../result/result.ts'
import { noteKeysOf } from './note-keys.ts'
import { holdsFor, inputsOf } from './questions.ts'
import { runs } from './runs.ts'
import { plain } from './take-home-cases.ts'

/** The places in data with a number that is not finite, or is minus zero. */
const faultsIn = (value: unknown, path: string): string[] => {
  if (value instanceof Decimal) return !value.isFinite() || (value.isZero() && value.isNegative()) ? [`${path} is ${value.valueOf()}`] : []
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path} is ${value}`]
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => faultsIn(part, `${path}.${name}`))
    : []
}

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Tests what holds of any result of a calculator. */
export function itsResults(calculator: Calculator): void {
  it('it answers, and every number is finite and not minus zero', () => {
    holdsFor(calculator, (_, result) => {
      expect(faultsIn(result, 'result')).toEqual([])
    })
  })

  it('a result says the same when it is first read after another question', () => {
    const questions = 50
    let compared = 0
    let unread: { readonly result: Result; readonly said: unknown } | undefined
    holdsFor(
      calculator,
      (question, result) => {
        const later = calculator.calculate(inputsOf(calculator, question), { ruleSet: question.ruleSet })
        if (unread) {
          expect(plain(unread.result)).toEqual(unread.said)
          compared++
        }
        unread = { result: later, said: plain(result) }
      },
      questions,
    )
    expect(compared).toBe(runs(questions) - 1)
  })

  it('the record has only the outputs, in their order and to the penny, and is the same without the working', () => {
    const outputs = outputsOf(calculator)
    holdsFor(
      calculator,
      (question, { record }) => {
        const names = Object.keys(record)
        expect(names).toEqual(outputs.filter((name) => names.includes(name)))
        const fine = Object.entries(record).filter(([, value]) => value instanceof Decimal && value.decimalPlaces() > 2)
        expect(fine).toEqual([])
        expect(plain(calculator.record(inputsOf(calculator, question), { ruleSet: question.ruleSet }))).toEqual(plain(record))
      },
      100,
    )
  })

  it('the record is the same where the formulas are made anew for these inputs', () => {
    holdsFor(
      calculator,
      (question, { record }) => {
        const on = (date: string) => allRatesOn(calculator.tables, date, question.ruleSet)
        expect(plain(calculator.recordOn(inputsOf(calculator, question), on))).toEqual(plain(record))
      },
      100,
    )
  })

  it('and where formulas made for other inputs are kept', () => {
    const recordUnder = (ruleSet: RuleSet) => calculator.recordsOn((date) => allRatesOn(calculator.tables, date, ruleSet))
    const kept = { statute: recordUnder('statute'), constants: recordUnder('constants'), text: recordUnder('text') }
    holdsFor(
      calculator,
      (question, { record }) => expect(plain(kept[question.ruleSet].of(inputsOf(calculator, question)))).toEqual(plain(record)),
      100,
    )
  })

  it('notes and assumptions are codes in kebab-case, each once', () => {
    holdsFor(
      calculator,
      (_, { assumptions, ...result }) => {
        const notes = noteKeysOf(result)
        const codes = assumptions.map(({ key }) => key)
        expect([...notes, ...codes].filter((code) => !KEBAB_CASE.test(code))).toEqual([])
        expect([new Set(notes).size, new Set(codes).size]).toEqual([notes.length, codes.length])
      },
      100,
    )
  })
}
