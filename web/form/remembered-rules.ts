import { defaultRuleSet, ruleSets } from '#engine/rates/generated/rule-sets.ts'
import type { RuleSet } from '#engine/rates/rates-at.ts'
import { isNameIn } from './name-in.ts'

const KEY = 'rules'

/** The rule set of that name; the default for no name or an unknown one. */
export const ruleSetNamed = (name: string | null | undefined): RuleSet => (isNameIn(name, ruleSets) ? name : defaultRuleSet)

/** The rule set chosen earlier in the visit; the default if there was none, or if the browser stores nothing. */
export function rememberedRuleSet(): RuleSet {
  try {
    return ruleSetNamed(sessionStorage.getItem(KEY))
  } catch {
    return defaultRuleSet
  }
}

/** Keeps a choice until the tab is closed. The default applies without a choice, so it is not stored. */
export function rememberRuleSet(ruleSet: RuleSet): void {
  try {
    if (ruleSet === defaultRuleSet) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, ruleSet)
  } catch {
    // In a browser that stores nothing, the visitor chooses again on the next page.
  }
}
