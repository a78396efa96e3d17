import { ruleSets } from '../rates/generated/rule-sets.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import type { RuleSet } from '../rates/rates-at.ts'
import { ALL_ENTRIES, TAX_YEAR } from './take-home-cases.ts'

const fraction = (percent: string) => String(Number((Number(percent.slice(0, -1)) / 100).toFixed(8)))
const written = (unit: string, text: string) =>
  unit === 'percent' ? fraction(text) : /^\d+\.\d+$/.test(text) ? String(Number(text)) : text

const known = new Map<string, readonly string[]>()

/**
 * Every figure in the tables on a day under a rule set, as `entry reading unit value`. It does not use the engine’s own look-up. The day is
 * the first of the tax year unless another is given.
 */
export function figuresOf(ruleSet: RuleSet, date: string = taxYears[TAX_YEAR].starts): readonly string[] {
  const kept = known.get(`${ruleSet} ${date}`)
  if (kept) return kept
  const figures = ALL_ENTRIES.flatMap(({ entry, kind, values, ...rest }) => {
    const dated = values.findLast(({ from }) => from <= date)
    const reading = ruleSets[ruleSet].reads.find((name) => dated !== undefined && name in dated)
    const value = reading && dated?.[reading]
    if (value === undefined) return []
    const asText = (unit: string, text: string) => `${entry} ${reading} ${unit} ${written(unit, text)}`
    if (typeof value === 'string') return [asText(kind === 'percent' ? 'percent' : ('unit' in rest && rest.unit) || 'GBP', value)]
    return value.flatMap(({ rate, upTo }) => [asText('percent', rate), ...(upTo === undefined ? [] : [asText('GBP', upTo)])])
  })
  known.set(`${ruleSet} ${date}`, figures)
  return figures
}
