// Worked examples are golden cases, read when the site is built.
import type { Calculator } from '#engine/calculator.ts'
import type { Result } from '#engine/result/result.ts'
import { differencesFrom } from '#scripts/golden/compare.ts'
import { parseGolden } from '#scripts/golden/parse-golden.ts'
import { blankValues } from './form-values.ts'
import { toFragment } from './fragment.ts'
import { givenInputs } from './given-inputs.ts'

/** A label’s unit, which the value says again: `Annual Salary (£)`. */
const UNIT = / \([£%]\)$/

export interface WorkedExample {
  /** The name of the golden case, which the page does not show. */
  readonly case: string
  /** The heading: who this is, or what it shows. */
  readonly title: string
  readonly story: string
}

export interface ShownExample extends WorkedExample {
  /** What is entered, in words: `Annual Salary: £60,000`. */
  readonly given: readonly string[]
  readonly result: Result
  /** The fragment that fills the form with this example. */
  readonly fragment: string
}

/**
 * The golden cases that a page shows, calculated and checked against their rows.
 * @throws Error, which stops the build, when a case is gone or the engine no longer agrees with it. While developing, a
 * disagreement is only said, so that a reviewer who changes a rate sees the page with it.
 */
export function workedExamples(calculator: Calculator, golden: string, examples: readonly WorkedExample[]): ShownExample[] {
  const rows = parseGolden(golden)
  return examples.map((example) => {
    const row = rows.find((one) => one.case === example.case)
    if (!row) throw new Error(`golden/${calculator.slug}.csv has no case "${example.case}"`)
    const parsed = calculator.parse(row.in)
    if (parsed.issues) throw new Error(`the golden case "${example.case}" cannot be read`)
    const result = calculator.calculate(parsed.inputs)
    for (const { name, expected, found } of differencesFrom(row, result.record)) {
      disagree(`"${example.case}": ${name} is ${found} where the golden row has ${expected}`)
    }
    const given = givenInputs(calculator.fields, parsed.inputs).map(({ label, value }) => `${label.replace(UNIT, '')}: ${value}`)
    return { ...example, given, result, fragment: toFragment(row.in, blankValues(calculator.fields)) }
  })
}

function disagree(message: string): void {
  if (!import.meta.env.DEV) throw new Error(message)
  console.warn(message)
}
