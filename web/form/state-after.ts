import type { Calculator } from '#engine/calculator.ts'
import type { Taxpayer } from '#engine/explain/each-taxpayer.ts'
import type { RuleSet } from '#engine/rates/rates-at.ts'
import type { Result } from '#engine/result/result.ts'
import type { FormAnswer, ParsedInputs } from './answer.ts'
import { type FormIssue, issuesIn } from './form-issues.ts'
import type { FormValues } from './form-values.ts'

/** What was worked out: one result, or one for each kind of taxpayer where nobody entered the income that decides it. */
export type Calculated = { readonly inputs: ParsedInputs; readonly answer: FormAnswer } & (
  | { readonly result: Result; readonly taxpayers?: undefined }
  | { readonly taxpayers: readonly Taxpayer[]; readonly result?: undefined }
)

/** The outcome of a question. */
export interface CalculationState {
  /** The last good result, with the code that shows it. */
  readonly outcome?: Calculated | undefined
  readonly issues: readonly FormIssue[]
  /** Why there is no answer, where the form is not at fault: its code could not be fetched, or the engine failed. */
  readonly failure?: 'not-loaded' | 'not-worked-out'
}

/**
 * Works out what a form’s values ask. `hidden` names the fields that the form does not show. Somebody who is not sure is asked about what is
 * unlikely first. Where the engine fails, the browser reports its error, and the form stays.
 */
export async function stateAfter(
  given: FormValues,
  ruleSet: RuleSet,
  load: () => Promise<FormAnswer>,
  hidden: () => ReadonlySet<string>,
  isSure = true,
): Promise<CalculationState> {
  // The import fails only where the file cannot be fetched: a visitor who has gone offline.
  const answer = await load().catch(() => undefined)
  if (!answer) return { issues: [], failure: 'not-loaded' }
  let read = readBy(answer, given)
  if (read.issues) {
    // A field that is not shown cannot stop a submit. Which those are is known once the form has been rendered.
    await new Promise((resolve) => setTimeout(resolve))
    const notAsked = hidden()
    const asked = Object.entries(given).filter(([name]) => !notAsked.has(name))
    read = readBy(answer, Object.fromEntries(asked))
  }
  if (read.issues) return { issues: inOrderOf(given, read.issues) }
  const doubt = isSure ? undefined : answer.doubtAbout(read.inputs)
  if (doubt) return { issues: [{ ...doubt, code: 'unlikely', expected: '', typed: given[doubt.field] ?? '' }] }
  try {
    return { outcome: calculatedFrom(read.inputs, isDecidingBlank(answer.calculator, given), ruleSet, answer), issues: [] }
  } catch (fault) {
    reportError(fault)
    return { issues: [], failure: 'not-worked-out' }
  }
}

/** What is wrong from the top of the form to the bottom, as the values of a form are. The engine names its fields in the order of the specification. */
function inOrderOf(given: FormValues, issues: readonly FormIssue[]): FormIssue[] {
  const names = Object.keys(given)
  return issues.toSorted((one, other) => names.indexOf(one.field) - names.indexOf(other.field))
}

/** Makes every part of a result now and not when the card first reads it: a fault would then take the whole form off the page. */
function calculatedFrom(inputs: ParsedInputs, isForEach: boolean, ruleSet: RuleSet, answer: FormAnswer): Calculated {
  if (!isForEach) return { result: { ...answer.calculator.calculate(inputs, { ruleSet }) }, inputs, answer }
  const taxpayers = answer.eachTaxpayer(inputs, ruleSet).map((taxpayer) => ({ ...taxpayer, result: { ...taxpayer.result } }))
  return { taxpayers, inputs, answer }
}

/** The inputs that a form’s values stand for, or everything wrong with them. A page asks for amounts that a command line does not. */
function readBy({ calculator }: FormAnswer, values: FormValues) {
  const parsed = calculator.parse(values)
  const issues = issuesIn(values, calculator.fields, parsed.issues ?? [])
  return parsed.issues || issues.length > 0 ? { issues } : { inputs: parsed.inputs }
}

/** Whether nobody entered the income that decides the answer. Nought, typed, is an income. */
export const isDecidingBlank = ({ decidingIncome }: Calculator, values: FormValues): boolean =>
  decidingIncome !== undefined && (values[decidingIncome.input] ?? '').trim() === ''
