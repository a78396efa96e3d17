import { ruleSets } from '#engine/rates/generated/rule-sets.ts'
import { capitalised, taxYear } from '../../text/format.ts'
import { givenInputs } from '../../text/given-inputs.ts'
import { valueText } from '../../text/value-text.ts'
import type { ComparedAnswer } from './compared-answers.ts'
import { WAYS_TO_EARN } from './ways-to-earn.ts'

/** A name that has more parts than this says less than the letter of its answer. */
const MOST_PARTS = 2

/** How an answer of a comparison is told from the others. */
export interface ComparedWords {
  /** In few words, where few say it: `£60,000`, `Self-employed`. */
  readonly name: string | undefined
  /** The question, where the name does not say all of it. */
  readonly asked: string | undefined
}

/** An input in a name. Only the main amount needs no label: of another, `3.85%` does not say what it is. */
function inBrief({ fields, margin }: ComparedAnswer['calculator'], name: string, said: string): string {
  const field = fields[name]
  const isMain = margin ? margin.input === name : field && 'isMain' in field && field.isMain
  if (!field || isMain) return said
  if (field.kind === 'flag') return `${field.label}: ${said}`
  // Units are plural, so one of them is said by its label.
  if (field.kind === 'number' && field.unit !== undefined && said !== '1') return said.endsWith(field.unit) ? said : `${said} ${field.unit}`
  return field.kind === 'money' || field.kind === 'percent' || field.kind === 'number' ? `${field.label} ${said}` : said
}

/** The words for one of several answers: the calculator, the inputs, the year and the rules that are not the same in all of them. */
export function comparedWords(answer: ComparedAnswer, answers: readonly ComparedAnswer[]): ComparedWords {
  const { calculator, inputs, result, ruleSet } = answer
  const differs = (valueOf: (one: ComparedAnswer) => string, among = answers) => new Set(among.map(valueOf)).size > 1
  const alike = answers.filter((one) => one.calculator.slug === calculator.slug)
  const said = (one: ComparedAnswer, name: string) => {
    const field = calculator.fields[name]
    return field ? valueText(field, one.inputs[name]) : ''
  }
  const changed = Object.keys(calculator.fields).filter((name) => name !== 'taxYear' && differs((one) => said(one, name), alike))
  const way = alike.length < answers.length ? WAYS_TO_EARN[calculator.slug]?.name : undefined
  const year = differs((one) => one.result.taxYear) ? [taxYear(result.taxYear)] : []
  const rules = differs((one) => one.ruleSet) ? [ruleSets[ruleSet].title] : []
  const labelled = (name: string) => `${calculator.fields[name]?.label}: ${said(answer, name) || 'blank'}`
  const given = changed.filter((name) => said(answer, name) !== '')
  // What is blank tells nothing where something else does.
  const named = given.length > 0 ? given.map((name) => inBrief(calculator, name, said(answer, name))) : changed.map(labelled)
  const parts = [...(way === undefined ? [] : [typeof way === 'string' ? way : way(inputs)]), ...named, ...year, ...rules]
  // Two bare amounts of money do not say which is which.
  const areClear = changed.filter((each) => calculator.fields[each]?.kind === 'money').length <= 1
  const name = areClear && parts.length > 0 && parts.length <= MOST_PARTS ? parts.join(', ') : undefined
  if (name !== undefined && way === undefined) return { name, asked: undefined }
  const entered =
    way === undefined ? changed.map(labelled) : givenInputs(calculator.fields, inputs).map(({ label, value }) => `${label}: ${value}`)
  const asked = [...entered, ...year, ...rules].join(', ')
  return { name, asked: capitalised(asked) || 'The same inputs' }
}
