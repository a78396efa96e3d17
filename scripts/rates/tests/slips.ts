// Slips for the tests, made from the real tables by pattern, so that new entries are covered too.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RATES_FOLDER } from '../compile.ts'
import { readRates } from '../read-rates.ts'
import type { DatedValue, TableEntry } from '../tables.ts'
import type { Mistake } from './mistake.ts'

/** A likely slip in one entry, and the message that it must get. */
export interface Slip extends Mistake {
  /** The entry with the slip. `entry` is where to look for the text, which is the whole file if the slip is in the entry’s name. */
  readonly at: string
  readonly says: string | RegExp
  /** A second slip that belongs to it, such as the other of two swapped figures. */
  readonly also?: Mistake
}

interface Block {
  readonly file: string
  readonly entry: string
  readonly data: TableEntry
  /** The lines of the entry. */
  readonly text: string
}

const { tables, taxYears } = readRates(RATES_FOLDER)
const blocks: readonly Block[] = Object.entries(tables).flatMap(([name, { entries }]) => {
  const file = `${name}.yaml`
  const text = readFileSync(join(RATES_FOLDER, file), 'utf8')
  return Object.entries(entries).map(([entry, data]) => {
    const start = text.indexOf(`\n  ${entry}:\n`)
    const length = text.slice(start + 1).search(/\n {2}\S/)
    return { file, entry, data, text: text.slice(start, length < 0 ? undefined : start + 1 + length) }
  })
})
const blockOf = (file: string, entry: string) => blocks.find((block) => block.file === file && block.entry === entry)

/** A slip at each place in each entry that matches a pattern, unless the same text appears twice in the entry. */
export const slips = (
  pattern: RegExp,
  write: (found: readonly string[], block: Block) => Pick<Slip, 'written' | 'says'> | undefined,
): Slip[] =>
  blocks.flatMap((block) =>
    [...block.text.matchAll(pattern)]
      .filter(({ 0: right, index }) => block.text.indexOf(right) === index)
      .flatMap((found) => {
        const slip = write(found, block)
        return slip ? [{ file: block.file, entry: block.entry, at: block.entry, right: found[0], ...slip }] : []
      }),
  )

const AMOUNT = /value: (\d[\d.]*)(?=[\n,])/g
const PERCENT = /((?:value|rate): )([\d.]+)%/g

const wrongUnits = [
  ...slips(AMOUNT, ([, figure], { data }) => {
    if (data.kind !== 'amount') return undefined
    return { written: `value: ‸${figure}%`, says: `"${figure}%" is not an amount in pounds; write ${figure}` }
  }),
  ...slips(AMOUNT, ([, figure], { data }) => {
    if (data.kind !== 'amount') return undefined
    return { written: `value: ‸£${figure}`, says: `"£${figure}" is not an amount in pounds; write ${figure}` }
  }),
  ...slips(PERCENT, ([, name, figure]) => ({
    written: `${name}‸£${figure}`,
    says: new RegExp(`^"£${figure}" is not a percentage; write .*${figure}%$`),
  })),
  ...slips(/unit: GBP/g, () => ({ written: 'unit: ‸pounds', says: /^"pounds" is not known; write one of GBP, pence, / })),
]

const gaps = [
  ...slips(/- (\{ name: ([\w, -]+|"[^"]+"), rate: [\d.]+%), upTo: \d+ \}/g, ([, start, name]) => ({
    written: `- ‸${start} }`,
    says: `band "${name?.replaceAll('"', '')}" needs its upper limit; write upTo, for example upTo: 37700`,
  })),
  // Leaves out a band between two whose names say what they cover.
  ...slips(/upTo: (\d+) \}\n +- \{ name: (?:\d+ to|\d+\D+\d+ to)[^}]+\}(\n +- \{ name: )("?)(\d+)/g, ([, below, next, quote, starts]) => ({
    written: `upTo: ${below} }${next}‸${quote}${starts}`,
    says: new RegExp(
      `starts at ${starts} and the band before ends at ${below}: there is a gap; add the missing band, or correct the name$`,
    ),
  })),
]

/** The statute value of an entry on a date, as the text from the date to the figure or the last band, and the figure alone. */
const statuteOf = ({ text }: Block, from: string) =>
  new RegExp(`- from: ${from}\n(?: {8,10}\\S.*\n)*? {8}readings:\n +statute:\n +value:\\s+([^\\s-]\\S*|- .*(?:\n +- .*)*)`).exec(text) ?? [
    '',
    '',
  ]

const swapped: Slip[] = blocks.flatMap((lower) => {
  const upper = lower.data.below === undefined ? undefined : blockOf(lower.file, lower.data.below)
  if (!upper) return []
  return lower.data.values.flatMap(({ from }) => {
    const [right, low = ''] = statuteOf(lower, from)
    const [other, high = ''] = statuteOf(upper, from)
    if (right === '' || other === '') return []
    return [
      {
        file: lower.file,
        entry: lower.entry,
        at: lower.entry,
        right,
        written: right.replace(/\S+$/, `‸${high}`),
        also: { file: upper.file, entry: upper.entry, right: other, written: other.replace(/\S+$/, `‸${low}`) },
        says:
          `${high} is not below ${upper.entry}, which is ${low} (statute, from ${from}); ` +
          `correct the wrong one, or write ${low} here and ${high} there if the two were swapped`,
      },
    ]
  })
})

/** The same day in another year. */
const later = (from: string, years: number) => `${Number(from.slice(0, 4)) + years}${from.slice(4)}`
const yearOf = (from: string) => `${from.slice(0, 4)}-${later(from, 1).slice(2, 4)}`
const isKnown = (from: string) => Object.hasOwn(taxYears.years, yearOf(from))
/** Whether a freeze covers the tax or financial year that starts on a day. */
const isFrozenIn = (from: string, { frozen }: DatedValue) => frozen !== undefined && frozen.until >= `${later(from, 1).slice(0, 4)}-03-31`

const stale: Slip[] = blocks
  .filter(({ data }) => data.indexed !== undefined || data.kind === 'date')
  .flatMap((block) => {
    const { file, entry, data } = block
    const words = data.kind === 'bands' || data.kind === 'date' ? data.kind : 'figure'
    const why = data.kind === 'date' ? 'a date belongs to one tax year' : 'it is indexed'
    return data.values.flatMap((dated, index): Slip[] => {
      const { from } = dated
      const [right = '', figure = ''] = statuteOf(block, from)
      const before = data.values[index - 1]
      const last = before === undefined ? figure : (statuteOf(block, before.from)[1] ?? '')
      if (right === '' || (before !== undefined && (last === '' || last === figure || isFrozenIn(from, before)))) return []
      if (dated.frozen) {
        const next = later(from, 1)
        // Only a known year without its own value gets a message, and only where the year before it is known too. A value that starts within
        // a year is left out, as the message names the first day of the next one.
        if (dated.startLaw !== undefined || !isKnown(from) || !isKnown(next) || data.values[index + 1]?.from === next) return []
        const [withFreeze] = new RegExp(`- from: ${from}\\n {8}frozen:(?: .*|(?:\\n {10}.*)+)`).exec(block.text) ?? ['']
        const says = new RegExp(
          `^there is no value for ${yearOf(next)} although ${why}; add "- from: ${next}" with the ${words} for that year below this value`,
        )
        return [{ file, entry, at: entry, right: withFreeze, written: `- from: ‸${from}`, says }]
      }
      const equal = data.kind === 'bands' ? 'the bands equal last year’s' : `the value equals last year’s ${last}`
      const says = new RegExp(`^${equal} although ${why}; write the ${words} for ${yearOf(from)}`)
      const written = `${right.slice(0, -figure.length)}‸${last}`
      // Where the year after has the figure of the year before, that one would then be reported too.
      if (before) return statuteOf(block, later(from, 1))[1] === last ? [] : [{ file, entry, at: entry, right, written, says }]
      if (!isKnown(later(from, -1)) || data.kind === 'bands') return []
      const lastYear = `- from: ${later(from, -1)}\n        readings:\n          statute: { value: ${figure}, law: An Act, sources: [specification-1], status: memory }\n      `
      return [{ file, entry, at: entry, right, written: `${lastYear}${written}`, says }]
    })
  })

const missingSources = [
  ...slips(/(\w+):(\n +value: \S+(?:\n +law: .*)?)\n +sources: .*/g, ([, reading, rest]) => ({
    written: `‸${reading}:${rest}`,
    says: '"sources" is missing here; add it (sources: [employer-rates-2024-25])',
  })),
  ...slips(/sources: \[[^\]]+\]/g, () => ({
    written: 'sources: ‸[]',
    says: 'the list is empty; write a list of sources from rates/sources.yaml',
  })),
  ...slips(/sources: \[([\w-]{9,})/g, ([, source = '']) => {
    const written = source.slice(0, 3) + source.slice(4)
    return { written: `sources: [‸${written}`, says: `"${written}" is not in rates/sources.yaml; write ${source}, or add it there` }
  }),
]

const wrongDates = [
  ...slips(/from: (\d{4})-04-06/g, ([, year]) => ({
    written: `from: ‸${year}-04-31`,
    says: `${year}-04-31 is not a real date; write one that is, for example ${year}-04-06`,
  })),
  ...slips(/from: (\d{4})-04-06/g, ([, year]) => ({
    written: `from: ‸${year}-04-05`,
    says: new RegExp(`^${year}-04-05 is not (the first day of a year; write ${year}-04-06, or add the law|in the tax years that)`),
  })),
  // Two digits of the year swapped.
  ...slips(/from: 20(2)([^2])-/g, ([, decade, year]) => ({
    written: `from: ‸20${year}${decade}-`,
    says: /^\d{4}-\d\d-\d\d is not in the tax years that calculators know; write \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d, or add the year/,
  })),
]

const oneLess = (name: string) => `${name.slice(0, -2)}${name.slice(-1)}`
const misspelt: Slip[] = [
  ...blocks.flatMap(({ file, entry, data }): Slip[] => {
    const written = oneLess(entry)
    if (data.onlyPrinted !== undefined || blockOf(file, written)) return []
    const says = new RegExp(`^no rule reads this entry and no page names it; write ${entry}, which (engine|web)/\\S+ asks for$`)
    return [{ file, entry: '', at: entry, right: `\n  ${entry}:\n`, written: `\n  ‸${written}:\n`, says }]
  }),
  ...slips(/(\n +)(kind|title|base|values):/g, ([, space, name = '']) => ({
    written: `${space}‸${oneLess(name)}:`,
    says: `"${oneLess(name)}" is not known here; write ${name}`,
  })),
  ...slips(/value: ([a-z][\w-]{5,})/g, ([, option = '']) => ({
    written: `value: ‸${oneLess(option)}`,
    says: `"${oneLess(option)}" is not an option of this method; write ${option}`,
  })),
]

const duplicates: Slip[] = blocks.flatMap(({ file, entry }, index) => {
  const earlier = blocks.slice(0, index).filter((block) => block.file === file)
  return earlier.map((first) => ({
    file,
    entry: '',
    at: entry,
    right: `\n  ${entry}:\n`,
    written: `\n  ‸${first.entry}:\n`,
    says: /^this name appears twice, first in line \d+; remove or rename one of the two$/,
  }))
})

const withoutSign = slips(PERCENT, ([, name, figure = '']) => ({
  written: `${name}‸${figure}`,
  says: figure.startsWith('0.')
    ? new RegExp(`^"${figure}" is not a percentage; write .* or ${figure}%$`)
    : `"${figure}" is not a percentage; write ${figure}%`,
}))

const unknownReadings = [
  ...slips(/(\n {10})(statute|constants):/g, ([, space, name = '']) => ({
    written: `${space}‸${oneLess(name)}:`,
    says: `"${oneLess(name)}" is not known here; write ${name}`,
  })),
  ...slips(/(\n {10})(statute|constants|text):/g, ([, space]) => ({
    written: `${space}‸hmrc:`,
    says: '"hmrc" is not known here; write one of statute, constants, text',
  })),
]

/** Ten kinds of mistake, each with every slip of that kind that the tables leave room for. */
export const KINDS: Readonly<Record<string, readonly Slip[]>> = {
  'a wrong unit': wrongUnits,
  'a gap in bands': gaps,
  'swapped thresholds': swapped,
  'a figure left unchanged from the year before': stale,
  'a missing source': missingSources,
  'a wrong date': wrongDates,
  'a misspelt name': misspelt,
  'an entry that appears twice': duplicates,
  'a percentage without its sign': withoutSign,
  'an unknown reading': unknownReadings,
}
