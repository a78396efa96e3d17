// Worked examples are golden cases, read when the site is built.
import type { Calculator } from '#engine/calculator.ts'
import type { Fields } from '#engine/inputs/field.ts'
import type { Decimal } from '#engine/money/decimal.ts'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import type { Result } from '#engine/result/result.ts'
import { differencesFrom } from '#golden/code/compare.ts'
import { type GoldenRow, parseGolden } from '#golden/code/parse-golden.ts'
import { blankValues, type FormValues } from '../form/form-values.ts'
import { toFragment } from '../form/fragment.ts'
import { givenInputs } from './given-inputs.ts'
import { valueText } from './value-text.ts'

/** A label’s unit, which the value repeats: `Annual Salary (£)`. */
const UNIT = / \([£%]\)$/

export interface WorkedExample {
  /** The name of the golden case. It is for tests; the page does not show it. */
  readonly case: string
  /** The heading. A field in braces stands for what the case enters in it: `{annualSalary} salary, no pension`. */
  readonly title: string
  /** What the example shows. A function of the result where that differs from year to year. */
  readonly story: string | ((result: Result) => string)
}

export interface ShownExample extends WorkedExample {
  readonly story: string
  /** The inputs, in words: `Annual Salary: £60,000`. */
  readonly given: readonly string[]
  readonly result: Result
  /** The address fragment that fills the form with this example. */
  readonly fragment: string
}

/**
 * The golden cases that a page shows, calculated for its year. Each is checked against every row of that year with the same inputs; where
 * nobody has worked one out yet, the calculator’s answer is all there is.
 * @throws Error, which stops the build, if a case has gone, its title names a field that it does not enter, or the engine disagrees with it.
 * During development a disagreement is only a warning, so that a reviewer who changes a rate still sees the page.
 */
export function workedExamples(
  calculator: Calculator,
  golden: string,
  examples: readonly WorkedExample[],
  fieldsFor: (values: FormValues) => Fields = () => calculator.fields,
): ShownExample[] {
  const rows = parseGolden(golden)
  return examples.map((example) => {
    const named = rows.find((one) => one.case === example.case)
    if (!named) throw new Error(`golden/${calculator.slug}.csv has no case "${example.case}"`)
    const entered = named.taxYear === defaultTaxYear ? named.in : ofAnyYear(named.in, calculator.fields)
    const parsed = calculator.parse(entered)
    if (parsed.issues) throw new Error(`the golden case "${example.case}" cannot be read`)
    const result = calculator.calculate(parsed.inputs)
    // In another year, the row of that year with the same inputs; if nobody has worked one out yet, the calculator’s own answer.
    for (const row of rows.filter(
      (one) => one.taxYear === result.taxYear && one.rules.includes(result.ruleSet) && isSame(one.in, entered),
    )) {
      for (const { name, expected, found } of differencesFrom(row, result.record)) {
        disagree(`"${row.case}": ${name} is ${found} where the golden row has ${expected}`)
      }
    }
    const given = givenInputs(fieldsFor(entered), parsed.inputs).map(({ label, value }) => `${label.replace(UNIT, '')}: ${value}`)
    return {
      ...example,
      story: typeof example.story === 'string' ? example.story : example.story(result),
      title: withInputs(example.title, calculator.fields, parsed.inputs),
      given,
      result,
      fragment: toFragment({ ...noughts(calculator), ...entered }, blankValues(calculator.fields)),
    }
  })
}

/** The amounts that a page does not take as nothing when they are blank. An example that leaves them blank means £0. */
const noughts = ({ fields, decidingIncome }: Calculator): FormValues =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => ('isMain' in field || name === decidingIncome?.input ? [[name, '0']] : [])),
  )

/** Inputs without those that say a year or a day, which stand for those of the page’s own year. */
const ofAnyYear = (inputs: GoldenRow['in'], fields: Fields): GoldenRow['in'] =>
  Object.fromEntries(Object.entries(inputs).filter(([name]) => name !== 'taxYear' && fields[name]?.kind !== 'date'))

const isSame = (one: GoldenRow['in'], other: GoldenRow['in']) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name])

/** A title with each `{field}` replaced by what was entered in it. */
export const withInputs = (
  title: string,
  fields: Fields,
  inputs: Readonly<Record<string, Decimal | boolean | string | undefined>>,
): string =>
  title
    .split(/[{}]/)
    .map((part, index) => {
      if (index % 2 === 0) return part
      const field = fields[part]
      if (!field || inputs[part] === undefined) throw new Error(`the title "${title}" names ${part}, which its case does not enter`)
      return valueText(field, inputs[part])
    })
    .join('')

function disagree(message: string): void {
  if (!import.meta.env.DEV) throw new Error(message)
  console.warn(message)
}
