import { type GoldenRow, goldenSlugs, readGolden } from '#golden/code/read-golden.ts'
import { workedFigures } from '#golden/code/working-faults.ts'
import type { Field } from '../../../engine/inputs/field.ts'
import { provenance } from '../../../engine/rates/generated/provenance/index.ts'
import type { RuleSet } from '../../../engine/rates/rates-at.ts'
import { calculatorNamed } from '../../../engine/tests/calculators.ts'
import { penceOf, penceShown, poundsAndPence } from './money.ts'

export type { GoldenRow }

/** Inputs of the record that no form asks for, because they change nothing, and the year, which is that of the page. */
const NOT_ASKED = new Set(['class2Contributions', 'isBasicRateTaxpayer', 'taxYear'])

/** The amounts that no page takes as nothing when they are blank, with the 0 that a visitor types where a row leaves them blank. */
const noughts = new Map(
  await Promise.all(
    goldenSlugs().map(async (slug) => {
      const { fields, decidingIncome } = await calculatorNamed(slug)
      const asked = Object.entries(fields).filter(([name, field]) => 'isMain' in field || name === decidingIncome?.input)
      return [slug, Object.fromEntries(asked.map(([name]) => [name, '0']))] as const
    }),
  ),
)

/** The tax year of the pages at the root of the site. */
export const AT_ROOT = '2024-25'

/** The address of the page that a row is about: a calculator’s, in the year of the row. */
export const pageOf = (path: string, { taxYear }: GoldenRow): string => (taxYear === AT_ROOT ? path : `/${taxYear}${path}`)

/**
 * The rows that hold under a rule set, of the pages at the root of the site and, where the form asks for the year, of the other years’ pages
 * too.
 */
const rowsOfPages = (slug: string, rules: RuleSet): GoldenRow[] =>
  readGolden(slug)
    .filter((row) => row.rules.includes(rules) && (row.taxYear === AT_ROOT || row.in['taxYear'] !== undefined))
    .map((row) => ({ ...row, in: entered(slug, Object.fromEntries(Object.entries(row.in).filter(([name]) => !NOT_ASKED.has(name)))) }))

export const noughtsOf = (slug: string): GoldenRow['in'] => noughts.get(slug) ?? {}

const entered = (slug: string, given: GoldenRow['in']): GoldenRow['in'] => ({ ...noughtsOf(slug), ...given })

/** The rows that hold under a rule set (the law by default) on the page at the root of the site. */
export const visitorRows = (slug: string, rules: RuleSet = 'statute'): GoldenRow[] =>
  rowsOfPages(slug, rules).filter(({ taxYear }) => taxYear === AT_ROOT)

/**
 * What a calculator’s golden row says for exactly these inputs: 25119.60. The figure was worked out by hand from the law; tests of what a
 * page does with an answer get it here.
 */
export function goldenCell(slug: string, field: string, typed: Readonly<Record<string, string>>, rules: RuleSet = 'statute'): string {
  const wanted = entered(slug, typed)
  const names = Object.keys(wanted)
  const row = visitorRows(slug, rules).find(
    ({ in: given }) => Object.keys(given).length === names.length && names.every((name) => given[name] === wanted[name]),
  )
  const cell = row?.out[field]
  if (cell === undefined) throw new Error(`golden/${slug}.csv has no ${field} under ${rules} for ${JSON.stringify(typed)}`)
  return cell
}

/** The same of an amount, as a card shows it: £25,119.60. */
export const goldenAmount = (...asked: Parameters<typeof goldenCell>): string => poundsAndPence(penceOf(goldenCell(...asked)))

/** An amount as a page writes it in a sum or with its pence hidden: £1,394.40 stays, £3,486.00 is £3,486. */
export const withoutNoPence = (amount: string): string => amount.replace(/\.00$/, '')

/** The same in whole pounds, half up. */
export function inPounds(amount: string): string {
  const pence = penceShown(amount)
  return withoutNoPence(poundsAndPence(((pence + (pence < 0n ? -50n : 50n)) / 100n) * 100n))
}

/** By how much one such amount is more than another. */
export const moreBy = (one: string, other: string): string => poundsAndPence(penceShown(one) - penceShown(other))

/** What the tables say for an entry under the law, as written there: 8%, 12570. For tests of how a page shows it. */
export function lawSays(entry: string, date = '2024-04-06'): string {
  const value = provenance[entry]?.values.findLast(({ from }) => from <= date)?.readings['statute']?.value
  if (typeof value !== 'string') throw new Error(`${entry} has no single value on ${date}`)
  return value
}

/** The same for a year’s take-home pay on a salary. */
export const takeHomeOn = (annualSalary: string, rules: RuleSet = 'statute'): string =>
  goldenAmount('income-tax', 'netIncome', { annualSalary }, rules)

/** The same in whole pounds, as an answer is first shown. */
export const takeHomeInPounds = (annualSalary: string, rules?: RuleSet): string => inPounds(takeHomeOn(annualSalary, rules))

const yearByYear = (rows: readonly GoldenRow[]) => rows.toSorted((one, other) => one.taxYear.localeCompare(other.taxYear))

/** The rows that show something which no row before them does. */
function firstToShow(rows: readonly GoldenRow[], shows: (row: GoldenRow) => readonly string[]): GoldenRow[] {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const fresh = shows(row).filter((feature) => !seen.has(feature))
    for (const feature of fresh) seen.add(feature)
    return fresh.length > 0
  })
}

/**
 * A selection that shows everything at least once: each value of each choice, blank and written out;
 * nothing, pence and every order of size of each amount; each result at nothing, above and below it; the tapered allowance.
 */
export const coveringRows = (slug: string): GoldenRow[] => yearByYear(firstToShow(rowsOfPages(slug, 'statute'), featuresOf))

/** Rows that show every value of each choice and each kind of result once, under a rule set; those that differ from the law first. */
export function choiceRows(slug: string, rules: RuleSet): GoldenRow[] {
  const rows = rowsOfPages(slug, rules).filter((row) => Object.keys(row.in).length > 0)
  const inOrder = [...rows.filter((row) => !row.rules.includes('statute')), ...rows]
  return yearByYear(firstToShow(inOrder, (row) => [...choicesOf(row), ...resultsOf(row)]))
}

/** Rows on the page at the root of the site that fill in every field; the fullest first. */
export const fillingRows = (slug: string): GoldenRow[] =>
  firstToShow([fullestRow(slug), ...visitorRows(slug)], (row) => Object.keys(row.in))

/** The values of each choice that a form asks for, by field name. */
export async function optionsOf(slug: string): Promise<Record<string, readonly string[]>> {
  const { fields } = await calculatorNamed(slug)
  const asked = Object.entries<Field>(fields).filter(([name]) => !NOT_ASKED.has(name))
  return Object.fromEntries(asked.flatMap(([name, field]) => ('options' in field ? [[name, field.options]] : [])))
}

/** What the rows of the card should show: the results of a case, what its working names, and its inputs where a row repeats one. */
export const shownFigures = (slug: string, { in: given, out, working }: GoldenRow): Readonly<Record<string, string>> => ({
  ...workedFigures({ working, out }),
  ...Object.fromEntries(inputNames(slug).map((name) => [name, given[name] ?? '0'])),
  ...out,
  ...(given['pensionMethod'] === 'net-pay' && { netPayRelief: netPayRelief(given, out) }),
})

/** What HMRC pays on a contribution out of pay within the Personal Allowance: 20% (FA 2004 s.193A). No record has it, so no golden row has. */
function netPayRelief({ annualSalary = '0' }: GoldenRow['in'], { pension = '0' }: GoldenRow['out']): string {
  const above = penceOf(annualSalary) - 12_570_00n
  const within = penceOf(pension) - (above > 0n ? above : 0n)
  const pence = within > 0n ? (within * 20n + 50n) / 100n : 0n
  return `${pence / 100n}.${String(pence % 100n).padStart(2, '0')}`
}

const namesKept = new Map<string, readonly string[]>()

/** The inputs that any row fills in, found once: each row asks for them. */
function inputNames(slug: string): readonly string[] {
  const names = namesKept.get(slug) ?? [...new Set(readGolden(slug).flatMap((row) => Object.keys(row.in)))]
  namesKept.set(slug, names)
  return names
}

/** The row that shows the most at once: the most results that are not nothing, then the most inputs filled in, then the first. */
export function fullestRow(slug: string): GoldenRow {
  const [fullest] = visitorRows(slug).sort((one, other) => fullness(other) - fullness(one))
  if (!fullest) throw new Error(`golden/${slug}.csv has no row for visitors`)
  return fullest
}

const fullness = ({ in: given, out }: GoldenRow) =>
  Object.values(out).filter((value) => !isNothing(value)).length * 100 + Object.keys(given).length

export const isNothing = (value: string): boolean => /^-?0(\.0+)?$/.test(value)

const isNumber = (value: string) => /^-?\d+(\.\d+)?$/.test(value)

const choicesOf = ({ in: given, taxYear }: GoldenRow) => [
  `the year is ${taxYear}`,
  ...Object.entries(given)
    .filter(([, value]) => !isNumber(value))
    .map(([name, value]) => `${name} is ${value}`),
]

const resultsOf = (row: GoldenRow) =>
  Object.entries(row.out).map(([name, value]) => `${name} ${isNothing(value) ? 'nothing' : value.startsWith('-') ? '-' : '+'}`)

function featuresOf(row: GoldenRow): string[] {
  const given = Object.entries(row.in)
  const choices = choicesOf(row)
  const amounts = given
    .filter(([, value]) => isNumber(value))
    .flatMap(([name, value]) => {
      const [whole = '', part = ''] = value.split('.')
      return [isNothing(value) ? `${name} is nothing` : `${name} has ${whole.length} digits`, `${name} has ${part.length} decimals`]
    })
  return [...choices, ...amounts, ...resultsOf(row), `tapered: ${row.working.includes('ceil(')}`]
}
