import type { Calculator } from '../../../engine/calculator.ts'
import type { Decimal } from '../../../engine/money/decimal.ts'
import type { TaxYear } from '../../../engine/rates/rates-at.ts'
import type { GoldenRow } from '../../../golden/code/parse-golden.ts'
import { givenInputs } from '../../../web/text/given-inputs.ts'
import type { SweptInputs } from './two-tables.ts'

/** A person to calculate for. The sweep sets the income. */
export interface SweptPerson {
  /** The inputs other than the income that differ from a blank form, `Student Loan Plan: Plan 2`; empty if there are none. */
  readonly words: string
  readonly withIncome: (income: Decimal) => SweptInputs
}

/**
 * The field that a sweep varies, and the one for how many times a year it is earned, which counts once: a day rate is then the income of the
 * contract. @throws Error for a calculator that asks for no amount.
 */
function incomeOf({ slug, fields, margin, income }: Calculator) {
  const name = income ?? Object.keys(fields).find((each) => fields[each]?.kind === 'money')
  if (name === undefined) throw new Error(`${slug} asks for no amount of money`)
  return { name, times: margin?.input === name ? margin.times : undefined }
}

/** What a report calls the field that a sweep varies. */
export function incomeLabelOf(calculator: Calculator): string {
  const { name, times } = incomeOf(calculator)
  const label = calculator.fields[name]?.label ?? ''
  return times === undefined ? label : `${label}, once a year`
}

/**
 * People to calculate for: one who leaves every field blank and one for each other choice in the form, then those of the worked examples on
 * the page and one for each other choice in the first of those, all in one tax year. `examples` holds the golden rows of the worked
 * examples; one with a day in another year is left out.
 */
export function peopleFor(calculator: Calculator, examples: readonly GoldenRow[], taxYear: TaxYear): SweptPerson[] {
  const { fields, parse } = calculator
  const { name: income, times } = incomeOf(calculator)
  // The sweep is of annual incomes.
  const { periodIn } = { periodIn: undefined, ...fields[income] }
  const choices = Object.entries(fields).flatMap(([name, field]) => {
    if (name === 'taxYear' || name === periodIn) return []
    if (field.kind === 'choice') return field.options.map((option) => ({ [name]: option }))
    return field.kind === 'flag' ? [{ [name]: String(!field.blank) }] : []
  })
  const [first] = examples
  const raws = [{}, ...choices, ...examples.map((row) => row.in), ...(first ? choices.map((choice) => ({ ...first.in, ...choice })) : [])]
  const people = new Map<string, SweptPerson>()
  for (const raw of raws) {
    const ofYear = 'taxYear' in fields ? { taxYear } : {}
    const parsed = parse({ ...raw, ...ofYear, ...(times !== undefined && { [times]: '1' }), [income]: '0' }, taxYear)
    // Left out: choices that exclude each other, such as the same loan twice.
    if (parsed.issues) continue
    const given = givenInputs(fields, parsed.inputs).filter(({ name }) => Object.hasOwn(raw, name) && name !== income && name !== 'taxYear')
    const words = given.map(({ label, value }) => `${label}: ${value}`).join(', ')
    people.set(words, { words, withIncome: (amount) => ({ ...parsed.inputs, [income]: amount }) })
  }
  return [...people.values()]
}
