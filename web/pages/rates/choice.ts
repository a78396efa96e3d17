import { defaultRuleSet, ruleSets } from '#engine/rates/generated/rule-sets.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import type { RuleSet, TaxYear } from '#engine/rates/rates-at.ts'
import { ruleSetsOffered } from '#engine/rates/rule-sets-offered.ts'
import { fromFragment } from '../../form/fragment.ts'
import { isNameIn } from '../../form/name-in.ts'
import { taxYear } from '../../text/dates.ts'
import type { TablesChoice } from './published.ts'

export const YEARS = Object.keys(taxYears) as TaxYear[]

/** What the page shows: the tables of one year, or those of several years next to each other. */
export interface View extends TablesChoice {
  /** The year to compare with, or every year; empty for one year by itself. */
  readonly compare: TaxYear | 'all' | ''
  /** Which entries of several years: those that changed, or every one. */
  readonly show: 'changes' | 'all'
}

const NAMES: ReadonlySet<string> = new Set(['year', 'rules', 'compare', 'show'])

/**
 * What an address’s fragment asks for, `#year=2025-26&compare=2023-24`; anything that it leaves out, or that does not exist, comes from
 * `fallback`.
 */
export function viewIn(hash: string, fallback: View): View {
  const asked = fromFragment(hash, (name) => NAMES.has(name)) ?? {}
  const { year = '', rules = '', compare = '', show } = asked
  const chosen = isNameIn(year, taxYears) ? year : fallback.year
  return {
    year: chosen,
    rules: isNameIn(rules, ruleSets) ? rules : fallback.rules,
    compare: compare === 'all' || (isNameIn(compare, taxYears) && compare !== chosen) ? compare : fallback.compare,
    show: show === 'all' ? show : fallback.show,
  }
}

/** The view after a visitor chooses a year. Every year next to each other gives way to it. */
export const withYear = (view: View, year: TaxYear): View => ({
  ...view,
  year,
  compare: view.compare === 'all' || view.compare === year ? '' : view.compare,
})

/** The years that a view shows, earliest first. */
export function yearsOf({ year, compare }: Pick<View, 'year' | 'compare'>): readonly TaxYear[] {
  if (compare === 'all') return YEARS
  return YEARS.filter((each) => each === year || each === compare)
}

/** The rule sets that a view can follow: the specification’s are about its own year, and only the law is compared. */
export const rulesOffered = ({ year, compare }: Pick<View, 'year' | 'compare'>): readonly RuleSet[] =>
  compare === '' ? ruleSetsOffered({ fields: {} }, year) : [defaultRuleSet]

/** Years as a sentence names them: `2023/24`, `2023/24 and 2025/26`, `2022/23 to 2026/27`. */
export function yearsInWords(years: readonly TaxYear[], between = years.length === 2 ? 'and' : 'to'): string {
  return [...new Set([years[0], years.at(-1)])].map((year) => taxYear(year ?? '')).join(` ${between} `)
}
