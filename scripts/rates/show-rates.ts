import { isDay } from '../../engine/inputs/day.ts'
import { defaultRuleSet } from '../../engine/rates/generated/rule-sets.ts'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import { RULE_SETS, type TaxYear } from '../../engine/rates/rates-at.ts'
import { publishRates } from '../../web/pages/rates/publish.ts'
import { type PublishedEntry, type PublishedValue, STATUS } from '../../web/pages/rates/published.ts'
import { HOW_OFTEN } from '../../web/text/applies-to.ts'
import { aligned } from '../lib/aligned.ts'
import { oneOf, UsageError } from '../lib/command.ts'

const YEARS = Object.keys(taxYears) as TaxYear[]

/**
 * Every entry in the tables as text: its value on a date, or each of its values in a tax year, the date it applies from, its reading if that
 * is not the law’s, and its title. The page of rates shows the same.
 * @throws UsageError for a date or tax year that the tables do not know, or an unknown rule set.
 */
export function showRates(when: string, rules: string = defaultRuleSet): string {
  const ruleSet = oneOf('rule set', rules, RULE_SETS)
  const { year, day } = momentOf(when)
  const { tables, starts, ends, ruleSetTitle } = publishRates({ year, rules: ruleSet })
  const heading =
    day === undefined ? `${year.replace('-', '/')}, ${starts} to ${ends}` : `${day}, in the tax year ${year.replace('-', '/')}`
  const shown = tables.map(
    ({ title, entries }) => `${title}\n${aligned(entries.flatMap((entry) => rowsOf(entry, day))).replaceAll(/^/gm, '  ')}`,
  )
  return [`Rates for ${heading}\nas read by: ${ruleSetTitle}`, ...shown].join('\n\n')
}

/** The tax year that a text names, and the date if it names one. */
function momentOf(text: string): { readonly year: TaxYear; readonly day?: string } {
  const [, first, last] = /^(\d{4})[-/](\d{2}|\d{4})$/.exec(text) ?? []
  if (first !== undefined && last !== undefined) return { year: oneOf('tax year', `${first}-${last.slice(-2)}`, YEARS) }
  if (!isDay(text)) throw new UsageError(`"${text}" is not a day or tax year; write ${meantBy(text) ?? 'one like 2024-10-30 or 2024/25'}`)
  const year = YEARS.find((each) => taxYears[each].starts <= text && text <= taxYears[each].ends)
  if (year === undefined) throw new UsageError(`${text} is not in any tax year in rates/tax-years.yaml; choose from ${YEARS.join(', ')}`)
  return { year, day: text }
}

/** A date as people write it, in the form of the tables: 2024-10-30 for `30/10/2024`. */
function meantBy(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  const meant = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(meant) ? meant : undefined
}

function rowsOf(entry: PublishedEntry, day: string | undefined): string[][] {
  const { id, title, kind, values, absence } = entry
  const holding = values.filter(({ from, to }) => day === undefined || kind === 'date' || (from <= day && (to === undefined || day <= to)))
  if (holding.length === 0) return [[id, '–', '', '', `${title}: ${absence ?? 'no value on this day'}`]]
  return holding.map((value) => {
    const { from, to, endedBy, reading, status } = value
    const remarks = [
      ...(endedBy === undefined ? [] : [`ended by ${endedBy}`]),
      ...(reading === 'statute' ? [] : [reading]),
      ...(status === 'memory' ? [STATUS.memory[0].toLowerCase()] : []),
    ]
    return [id, valueText(entry, value), to === undefined ? `since ${from}` : `${from} to ${to}`, remarks.join(', '), title]
  })
}

function valueText({ kind, unit = '', period }: PublishedEntry, { value = '', text = '', bands }: PublishedValue): string {
  if (bands)
    return bands.map(({ rate, range, upTo }) => `${rate} ${range ?? (upTo === undefined ? 'above' : `up to ${upTo} ${unit}`)}`).join('\n')
  if (kind === 'method') return value
  const often = kind === 'amount' && unit !== 'years' ? HOW_OFTEN[period ?? ''] : undefined
  return often === undefined ? text : `${text} ${often}`
}
