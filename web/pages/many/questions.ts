import { fields } from '#engine/calculators/tax-bill/fields.ts'
import { NOTES } from '#engine/people/column-notes.ts'
import { isAfterCosts } from '#engine/people/read-header.ts'
import type { GivenTable } from '../../tables/table.ts'
import { certainIn } from './columns.ts'
import { type ColumnAnswers, type ColumnQuestion, counted, type Wrong } from './report.ts'
import type { Survey } from './survey.ts'

/** The choices that are no field. */
const UNDECIDED = '?'
const LEFT_OUT = ''
const TOTALS = 'totals'
const ARE_PEOPLE = 'people'
/** How many rows that look like totals are named. */
const MOST_NAMED = 5

/** What the amounts of a field must be: `before tax`. */
const noteOf = (name: string) => NOTES[name] ?? ''

/** Why a column that is called a profit is not taken for income. */
const NOT_A_PROFIT =
  'If this is the profit from a business or from letting, leave it out: a bill needs the income before expenses in one column, and the expenses in another'

const idOf = (place: number) => `column-${place}`

/** What to ask about a table before anything is worked out: nothing where all of it is certain. */
export function questionsOf({ sheets, sheet }: GivenTable, { asked, totals, meanings }: Survey): readonly ColumnQuestion[] {
  const certain = new Set(certainIn(meanings).values())
  const choices = Object.entries(fields).filter(([name]) => !certain.has(name))
  const columns = asked.map(({ place, name, cells, guess }): ColumnQuestion => {
    // Whoever confirms a guess reads below it what the amounts must be; whoever chooses reads it in each choice.
    const note = guess === undefined ? '' : noteOf(guess)
    const named = choices.map(
      ([field, { label }]) => [field, guess === undefined && noteOf(field) !== '' ? `${label}: ${noteOf(field)}` : label] as const,
    )
    const wanted = isAfterCosts(name, fields) ? `. ${NOT_A_PROFIT}` : note === '' ? '' : `. Must be ${note}`
    const undecided = guess === undefined ? [[UNDECIDED, 'Choose what it is'] as const] : []
    return {
      id: idOf(place),
      label: name.trim() === '' ? `Column ${place + 1}, which has no name` : name,
      hint: `For example ${cells.map((cell) => cell.trim()).join(', ')}${wanted}`,
      options: [...undecided, [LEFT_OUT, 'Leave it out'], ...named],
      chosen: guess ?? UNDECIDED,
    }
  })
  return [
    ...(sheets.length > 1
      ? [{ id: 'sheet', label: 'Sheet', hint: '', options: sheets.map((name) => [name, name] as const), chosen: sheet ?? '' }]
      : []),
    ...columns,
    ...(totals.size > 0 ? [questionOfTotals(totals)] : []),
  ]
}

function questionOfTotals(totals: Survey['totals']): ColumnQuestion {
  const isOne = totals.size === 1
  const named = [...totals].slice(0, MOST_NAMED).map(([row, who]) => `Row ${row}${who.trim() === '' ? '' : `, ${who.trim()}`}`)
  return {
    id: TOTALS,
    label: isOne ? 'A row that looks like a total' : `${counted(totals.size, 'row')} that look like totals`,
    hint: named.join('; ') + (totals.size > MOST_NAMED ? '; and others' : ''),
    options: [
      ['', isOne ? 'Leave it out' : 'Leave them out'],
      [ARE_PEOPLE, isOne ? 'It is a person' : 'They are people'],
    ],
    chosen: '',
  }
}

/** What the visitor’s choices mean, by the questions’ ids; or what is wrong with them. */
export function answersIn(
  { asked }: Survey,
  chosen: ReadonlyMap<string, string>,
): { readonly answers: ColumnAnswers } | { readonly wrong: readonly Wrong[] } {
  const nameOf = new Map<string, string>()
  const fieldAt = new Map<number, string>()
  const wrong: Wrong[] = []
  for (const { place, name } of asked) {
    const field = chosen.get(idOf(place)) ?? UNDECIDED
    const other = nameOf.get(field)
    if (field === LEFT_OUT) continue
    if (field === UNDECIDED) wrong.push({ id: idOf(place), says: 'Choose what this column is, or leave it out' })
    else if (other !== undefined) wrong.push({ id: idOf(place), says: `“${other}” is this already` })
    else {
      fieldAt.set(place, field)
      nameOf.set(field, name)
    }
  }
  return wrong.length > 0 ? { wrong } : { answers: { fieldAt, areTotalsPeople: chosen.get(TOTALS) === ARE_PEOPLE } }
}
