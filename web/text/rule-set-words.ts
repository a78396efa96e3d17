import { ruleSets } from '#engine/rates/generated/rule-sets.ts'
import type { RuleSet } from '#engine/rates/rates-at.ts'

/** The title of a rule set as it reads within a sentence. */
export const inSentence = (ruleSet: RuleSet): string => ruleSets[ruleSet].title.replace(/^The/, 'the')
