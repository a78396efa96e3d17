import { ruleSets } from '#engine/rates/generated/rule-sets.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { fromFragment } from '../../lib/fragment.ts'
import type { Choice } from './published.ts'

/**
 * The tables that an address’s fragment asks for, `#year=2023-24&rules=constants`; anything that it leaves out, or that does not exist,
 * comes from `fallback`.
 */
export function choiceIn(hash: string, fallback: Choice): Choice {
  const { year = '', rules = '' } = fromFragment(hash, (name) => name === 'year' || name === 'rules') ?? {}
  return {
    year: Object.hasOwn(taxYears, year) ? (year as Choice['year']) : fallback.year,
    rules: Object.hasOwn(ruleSets, rules) ? (rules as Choice['rules']) : fallback.rules,
  }
}
