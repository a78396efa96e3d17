import { expect, it } from 'vitest'
import type { Calculator } from '../calculator.ts'
import type { Field } from '../inputs/field.ts'
import { defaultTaxYear } from '../rates/generated/tax-years.ts'
import type { RuleSet, TaxYear } from '../rates/rates-at.ts'
import type { BandTable, Result } from '../result/result.ts'
import type { Row } from '../result/row.ts'
import type { Operand, Step } from '../result/step.ts'
import { goldenResults } from './golden-results.ts'
import { noteKeysOf } from './note-keys.ts'
import { useTestFigures } from './test-figures.ts'

useTestFigures()

/** The result for inputs as text, as a form sends them. It uses the figures of the tests, as does every test file that imports this one. */
export function answerOf(
  calculator: Calculator,
  raw: Readonly<Record<string, string>>,
  ruleSet: RuleSet = 'statute',
  taxYear: TaxYear = defaultTaxYear,
): Result {
  const parsed = calculator.parse(raw, taxYear)
  if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
  return calculator.calculate(parsed.inputs, { ruleSet, taxYear })
}

/** A result as lines of text, so that a test can check what its page shows. */
export const toldBy = (result: Result) => ({
  headline: result.headline,
  rows: result.rows.map(tellRow),
  shares: result.shares.map(({ key, label, percent }) => `${label} ${percent.toFixed(1)}% (${key})`),
  bandTables: result.bandTables.map(tellBands),
  steps: result.steps.map(tellStep),
  notes: noteKeysOf(result),
  assumptions: result.assumptions.map(({ key, field }) => (field === undefined ? key : `${key} by ${field}`)),
})

/** What the rows and the steps of a result come to, by key, to the penny. */
export const valuesOf = ({ rows, steps }: Result): Readonly<Record<string, string>> =>
  Object.fromEntries([...rows, ...steps].map(({ key, value }) => [key, value.toFixed(2)]))

/** The shares of a result in percent, by key. */
export const sharesOf = ({ shares }: Result): Readonly<Record<string, string>> =>
  Object.fromEntries(shares.map(({ key, percent }) => [key, percent.toFixed(1)]))

/**
 * `+ Label 10.00 (key)`: `=` marks a total, `+` and `−` the rows that make it, `·` a row outside the sum, and `·−` a deduction outside it.
 */
function tellRow({ key, label, value, isTotal, isDeduction, isInSum }: Row): string {
  const sign = isDeduction ? '−' : '+'
  const mark = isInSum ? sign : `·${isDeduction ? '−' : ''}`
  return `${isTotal ? '=' : mark} ${label} ${value.toFixed(2)} (${key})`
}

/** `Title (key): band 20% of 10.00; …` */
const tellBands = ({ key, title, slices }: BandTable): string =>
  `${title} (${key}): ${slices.map(({ band, amount }) => `${band.name} ${band.rate.times(100).toFixed()}% of ${amount.toFixed(2)}`).join('; ')}`

/** `Label (key) = formula = 10.00 [law]`. A step with a band table names the table and the amount that it splits. */
function tellStep({ key, label, value, unit, formula, operands, bandTable, law }: Step): string {
  const told = Object.fromEntries(Object.entries(operands).map(([name, operand]) => [name, tellOperand(operand)]))
  const worked =
    bandTable === undefined
      ? formula.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => told[name] ?? `{${name}}`)
      : `${formula}bands ${bandTable} of ${Object.values(told).join(' + ')}`
  const idle = Object.keys(told).filter((name) => bandTable === undefined && !formula.includes(`{${name}}`))
  const unused = idle.length === 0 ? '' : ` with ${idle.join(', ')} unused`
  return `${label} (${key}) = ${worked}${unused} = ${value.toFixed(2)}${MARKS[unit]}${law === undefined ? '' : ` [${law}]`}`
}

const MARKS = { GBP: '', percent: '%', count: '#' } as const

/** An operand as text: the name of an input, the label of an earlier step, or the entry of a figure, with its band if it is one of several. */
function tellOperand(operand: Operand): string {
  if ('figure' in operand)
    return [operand.figure.entry, ...(operand.figure.band === undefined ? [] : [`“${operand.figure.band}”`])].join(' ')
  if ('step' in operand) return `“${operand.label}”${MARKS[operand.unit]}`
  return `${operand.input}${MARKS[operand.unit]}`
}

/** What a form asks for, one line for each field. */
export const askedBy = ({ fields }: Calculator): string[] =>
  Object.entries(fields).map(([name, field]) => `${name}: ${field.label}, ${tellField(field)}`)

function tellField(field: Field): string {
  switch (field.kind) {
    case 'money':
      return field.blank === undefined ? 'money' : `money or ${field.blank}`
    case 'percent':
      return 'percent'
    case 'number':
      return `number ${field.least} to ${field.most} by ${field.step}, ${field.blank} when blank, counts ${field.unit}`
    case 'choice':
      return `${field.options.join(' | ')}, ${field.blank} when blank`
    case 'flag':
      return `yes or no, ${field.blank ? 'yes' : 'no'} when blank`
    case 'date':
      return `day from ${field.first} to ${field.last}, ${field.blank} when blank`
    case 'text':
      return `text, ${field.blank === '' ? 'nothing' : field.blank} when blank`
  }
}

/** A question in words and as inputs, with the notes that its page should show. */
type Noted = readonly [asked: string, raw: Readonly<Record<string, string>>, notes: readonly string[], ruleSet?: RuleSet, taxYear?: TaxYear]

/** Tests that a page has the notes expected for each question, and that the questions together cover every note of its golden rows. */
export function itNotes(calculator: Calculator, cases: readonly Noted[]): void {
  for (const [asked, raw, notes, ruleSet, taxYear] of cases) {
    it(`says about ${asked}`, () => {
      expect(noteKeysOf(answerOf(calculator, raw, ruleSet, taxYear))).toEqual(notes)
    })
  }

  it('has no other notes', async () => {
    const given = (await goldenResults(calculator.slug)).flatMap(({ result }) => noteKeysOf(result))
    const called = cases.flatMap(([, , notes]) => notes)
    expect([...new Set(given)].sort()).toEqual([...new Set(called)].sort())
  })
}
