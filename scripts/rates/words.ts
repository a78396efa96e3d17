import { dayInWords, MONTHS } from '../../engine/inputs/day.ts'
import { nearestName } from '../lib/nearest.ts'
import type { ReadTable } from './examination.ts'
import type { Problem } from './problem.ts'
import { reportOn, type YamlPath } from './report.ts'
import { entriesById, inForceOn, type RateTable, type TableEntry } from './tables.ts'

// Words of the tables hold a figure only in braces, as the name of its entry: `{incomeTax.basicRate}`, or with a day,
// `{incomeTax.basicRate on 2023-04-06}`. So a figure that changes in its entry changes in the words too.

const IN_BRACES = /\{([^{}]*)\}/g
const MONTH = MONTHS.join('|')

/** Digits that are no figure of law: days, years, laws and their sections, and names such as Class 1, Plan 2 and financial year 2021. */
const NO_FIGURE = new RegExp(
  [
    String.raw`\b(?:\d{1,2} )?(?:${MONTH})(?: \d{4})?\b`,
    String.raw`\b(?:19|20)\d\d(?:\/\d\d)?\b`,
    String.raw`\bS?SI \d{4}\/\d+`,
    String.raw`\b(?:ss?|regs?|arts?|paras?|Sch)\.\d+\w*(?:\(\w+\))*`,
    String.raw`\b(?:plans?|class|section) \d+\w*(?:(?:, | and )\d+)*`,
    String.raw`\bEuro \d\w*(?:-\w+)*`,
  ].join('|'),
  'giu',
)

/** An amount, a percentage, a number that is not part of a word (CO2, RDE2), or a number with an ending: `£2,000`, `13.8%`, `53`, `19th`. */
const FIGURE = /(?<![\p{L}\d.])£?\d+(?:,\d{3})*(?:\.\d+)?(?:%|(?:st|nd|rd|th)\b)?(?![\p{L}\d])/u

/** The first figure that is typed in words, outside of braces. */
const typedIn = (text: string): string | undefined => FIGURE.exec(text.replaceAll(IN_BRACES, '').replaceAll(NO_FIGURE, ''))?.[0]

/** A text that visitors read, with its place in the entry, and the day from which it holds; none for words of the whole entry. */
interface TextOfEntry {
  readonly path: YamlPath
  readonly text: string
  readonly from?: string
}

const of = (path: YamlPath, text: string | undefined, from?: string): TextOfEntry[] =>
  text === undefined ? [] : [{ path, text, ...(from !== undefined && { from }) }]

function wordsOf({ title, about, base, onlyPrinted, options = {}, values }: TableEntry): TextOfEntry[] {
  return [
    ...of(['title'], title),
    ...of(['about'], about),
    ...of(['base'], base),
    ...of(['onlyPrinted'], onlyPrinted),
    ...Object.entries(options).flatMap(([name, text]) => of(['options', name], text)),
    ...values.flatMap(({ from, notInLaw, readings }, index) => [
      ...of(['values', index, 'notInLaw'], notInLaw, from),
      ...Object.entries(readings).flatMap(([name, { note }]) => of(['values', index, 'readings', name, 'note'], note, from)),
    ]),
  ]
}

/** What is wrong with what stands in braces, or the figure that it stands for. */
function figureIn(
  inside: string,
  from: string | undefined,
  entries: ReadonlyMap<string, TableEntry>,
): { fault: string } | { text: string } {
  const [, name = '', on] = /^(\S+)(?: on (\d{4}-\d\d-\d\d))?$/.exec(inside) ?? []
  const entry = entries.get(name)
  if (!entry) {
    const near = nearestName(name, [...entries.keys()])
    return { fault: `{${inside}} names no entry; write ${near === undefined ? 'one, for example {incomeTax.basicRate}' : `{${near}}`}` }
  }
  const day = on ?? from ?? (entry.values.length === 1 ? entry.values[0]?.from : undefined)
  const example = `{${name} on ${entry.values.at(-1)?.from}}`
  if (day === undefined)
    return { fault: `{${inside}} has more than one value, and these words hold for all of them; write the day, for example ${example}` }
  const value = inForceOn(entry, day)?.dated.readings['statute']?.value
  if (typeof value !== 'string' || entry.kind === 'method')
    return { fault: `{${inside}} is no single figure of the law on ${day}; name another entry or another day, for example ${example}` }
  return { text: figureText(value, entry) }
}

const figureText = (value: string, { kind, unit }: TableEntry): string => {
  if (kind === 'date' || kind === 'day') return dayInWords(value)
  if (kind === 'percent') return value
  const digits = new Intl.NumberFormat('en-GB', { minimumFractionDigits: value.includes('.') ? 2 : 0, maximumFractionDigits: 4 })
  return `${unit === 'GBP' ? '£' : ''}${digits.format(Number(value))}`
}

/** Finds words with a typed figure, and braces that stand for none. */
export function checkWords(tables: Readonly<Record<string, ReadTable>>): Problem[] {
  const problems: Problem[] = []
  const entries = entriesById({ tables: tablesIn(tables) })
  for (const { yaml, table } of Object.values(tables)) {
    for (const [name, entry] of Object.entries(table.entries)) {
      const report = reportOn(problems, yaml, name)
      for (const { path, text, from } of wordsOf(entry)) {
        const typed = typedIn(text)
        if (typed !== undefined)
          report(
            path,
            `"${typed}" is typed in words, where it stays when its entry changes; write the entry in braces, for example {incomeTax.basicRate}, or say it without the figure`,
          )
        for (const [, inside = ''] of text.matchAll(IN_BRACES)) {
          const found = figureIn(inside, from, entries)
          if ('fault' in found) report(path, found.fault)
        }
      }
    }
  }
  return problems
}

/** The tables with the figures in their words. What stands for no figure is left as it is. */
export function withFigures(tables: Readonly<Record<string, RateTable>>): Record<string, RateTable> {
  const entries = entriesById({ tables })
  return Object.fromEntries(
    Object.entries(tables).map(([file, table]) => {
      const own = structuredClone(table)
      for (const entry of Object.values(own.entries)) {
        for (const { path, text, from } of wordsOf(entry)) {
          const filled = text.replaceAll(IN_BRACES, (written, inside: string) => {
            const found = figureIn(inside, from, entries)
            return 'text' in found ? found.text : written
          })
          if (filled !== text) put(entry, path, filled)
        }
      }
      return [file, own]
    }),
  )
}

/** Sets the text at a path within an entry. */
function put(entry: TableEntry, path: YamlPath, text: string): void {
  const parent = path.slice(0, -1).reduce<unknown>((part, name) => (part as Record<string | number, unknown>)[name], entry)
  ;(parent as Record<string | number, unknown>)[path.at(-1) ?? ''] = text
}

const tablesIn = (tables: Readonly<Record<string, ReadTable>>) =>
  Object.fromEntries(Object.entries(tables).map(([file, { table }]) => [file, table]))
