import type { Calculator } from '../../engine/calculator.ts'
import { UsageError } from '../lib/command.ts'

/**
 * Reads inputs from words such as `annualSalary=60000`, with the same checks as the calculator’s form. Any left out take their defaults.
 * @throws UsageError for a word without `=`, a field named twice, an unknown field, or a value that the calculator refuses.
 */
export function typedInputs(words: readonly string[], calculator: Calculator): Parameters<Calculator['record']>[0] {
  const given = new Map<string, string>()
  for (const word of words) {
    const [, field, value] = /^([^=]+)=(.*)$/s.exec(word) ?? []
    if (field === undefined || value === undefined) throw new UsageError(`expected an input such as ${example(calculator)}, not "${word}"`)
    if (given.has(field)) throw new UsageError(`${field} is given twice`)
    given.set(field, value)
  }
  const parsed = calculator.parse(Object.fromEntries(given))
  if (!parsed.issues) return parsed.inputs
  throw new UsageError(parsed.issues.map(({ field, expected }) => `${field} must be ${expected}`).join('; '))
}

const example = ({ fields }: Calculator) => `${Object.keys(fields)[0]}=35000`
