import type { Calculator } from '../calculator.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import type { Result } from '../result/result.ts'

/**
 * A question and its answer without what was already taken, such as the tax on a P60. Under the rules of another year or country payroll
 * would have taken something else, so that a comparison would blame the rules for a difference that nobody would see. The same question
 * and answer where nothing of that was given.
 */
export function withoutSettled<Of extends Fields>(calculator: Calculator<Of>, inputs: InputsOf<Of>, result: Result) {
  const given = (calculator.settled ?? []).filter((name) => inputs[name] !== undefined)
  if (given.length === 0) return { inputs, result }
  const before = { ...inputs, ...Object.fromEntries(given.map((name) => [name, undefined])) }
  return { inputs: before, result: calculator.calculate(before, result) }
}
