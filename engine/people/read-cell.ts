import { dayIn } from '../inputs/day-in.ts'
import type { Field } from '../inputs/field.ts'
import { boxOf, inFigures, isNoAnswer } from '../inputs/in-figures.ts'
import { taxYearIn } from '../inputs/tax-year-in.ts'
import { withoutInvisible } from '../inputs/without-invisible.ts'
import { OPTION_WORDS } from './option-words.ts'
import { plain } from './plain.ts'

/**
 * A cell of somebody’s table in the spelling that the parser takes: `38,000` for `38k`, `true` for `Yes`, `plan2` for `Plan 2`, `2024-25` for
 * `24/25`, `2024-10-31` for `31/10/2024`. What is in doubt stays as it is, and the parser refuses it.
 */
export function readCell(cell: string, field: Field): string {
  switch (field.kind) {
    case 'money':
    case 'percent':
    case 'number':
      // A cell that names another period stays, because the period has a column of its own.
      return inFigures(cell, { ...boxOf(field), periodIn: undefined })
    case 'choice':
      return optionIn(cell, field)
    case 'flag':
      return flagIn(cell, field.blank)
    case 'date':
      return isNoAnswer(seenIn(cell)) ? '' : (dayIn(cell) ?? cell)
    case 'text':
      return withoutInvisible(cell)
  }
}

const seenIn = (cell: string) => withoutInvisible(cell).trim()

export const YES: ReadonlySet<string> = new Set(['true', 'yes', 'y', '1', 'x', '✓', '✔'])
export const NO: ReadonlySet<string> = new Set(['false', 'no', 'n', '0', 'none'])

function flagIn(cell: string, blank: boolean): string {
  const word = seenIn(cell).toLowerCase()
  if (YES.has(word)) return 'true'
  if (NO.has(word)) return 'false'
  // Where a blank means yes, a dash may mean either.
  return isNoAnswer(word) && !blank ? '' : cell
}

type OptionsField = Extract<Field, { readonly kind: 'choice' }>
const optionsOf = new WeakMap<OptionsField, ReadonlyMap<string, string>>()

/** The option that a cell means by its name, by what the form calls it or by one of people’s own words; any other cell unchanged. */
function optionIn(cell: string, field: OptionsField): string {
  let options = optionsOf.get(field)
  if (!options) optionsOf.set(field, (options = namesOfOptions(field)))
  const option = options.get(nameIn(seenIn(cell))) ?? (/\d/.test(cell) ? taxYearIn(cell) : undefined)
  if (option !== undefined) return field.options.includes(option) ? option : cell
  return isNoAnswer(seenIn(cell)) && field.options.includes('none') ? 'none' : cell
}

/** A cell as options are named. A number keeps its point and its sign, because 2.0 is not 20, and .5 is not 5. */
const nameIn = (seen: string): string =>
  /\p{L}/u.test(seen) ? plain(seen) : seen.replace(/^(\d+)(?:\.0*)?(?=\s?%?$)/, '$1').replace(/\s?%$/, 'percent')

/** The options of a choice by each name that a cell may have for them, as `plain` writes names. */
export function namesOfOptions({ options, words }: OptionsField): ReadonlyMap<string, string> {
  const names = options.flatMap((option) =>
    [option, words[option] ?? '', ...(OPTION_WORDS[option] ?? [])].map((name) => [plain(name), option] as const),
  )
  // A name of an option comes before other words.
  return new Map([...names.toReversed(), ...options.map((option) => [plain(option), option] as const)])
}
