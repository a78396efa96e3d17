import { ruleSets } from '../rates/generated/rule-sets.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import type { RuleSet } from '../rates/rates-at.ts'
import { ALL_ENTRIES, TAX_YEAR } from './take-home-cases.ts'

const fraction = (percent: string) => String(Number((Number(percent.slice(0, -1)) / 100).toFixed(8)))
const written = (unit: string, text: string) => (unit === 'percent' ? fraction(text) : text)

const known = new Map<RuleSet, readonly string[]>()

/** Every figure that the written tables hold for the year under a rule set, as `entry reading unit value`: read without the engine’s look-up. */
export function figuresOf(ruleSet: RuleSet): readonly string[] {
  const kept = known.get(ruleSet)
  if (kept) return kept
  const figures = ALL_ENTRIES.flatMap(({ entry, kind, values }) => {
    const dated = values.findLast(({ from }) => from <= taxYears[TAX_YEAR].starts)
    const reading = ruleSets[ruleSet].reads.find((name) => dated !== undefined && name in dated)
    const value = reading && dated?.[reading]
    if (value === undefined) return []
    const asText = (unit: string, text: string) => `${entry} ${reading} ${unit} ${written(unit, text)}`
    if (typeof value === 'string') return [asText(kind === 'percent' ? 'percent' : 'GBP', value)]
    return value.flatMap(({ rate, upTo }) => [asText('percent', rate), ...(upTo === undefined ? [] : [asText('GBP', upTo)])])
  })
  known.set(ruleSet, figures)
  return figures
}
