import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RATES_FOLDER } from '../../compile.ts'
import type { ReadTable, SettingsFiles } from '../../examination.ts'
import { examineRates } from '../../read-rates.ts'
import { type TableEntry, tableName } from '../../tables.ts'
import { makeMistake } from '../../tests/mistake.ts'
import { edit, ownTables, removeOwn, told } from '../../tests/own-tables.ts'
import { differencesOf } from '../differences.ts'
import { readVerified } from '../file.ts'
import { linesOf, linesOfTable, valueText } from '../lines.ts'

let folder = ''
beforeEach(() => {
  folder = ownTables()
})
afterEach(() => removeOwn(folder))

const LAW = 'or, if the law changed, run npm run rates:accept'
const MEANT = 'or, if it is meant, run npm run rates:accept'

// The file, the right text, the wrong text (‸ where the message points), and the message.
const EDITS: readonly (readonly [file: string, right: string, written: string, said: string])[] = [
  ['duties', 'value: 9%', 'value: ‸10%', `mainRate: value from 2022-07-01 (statute) is 10%, but 9% was verified; put 9% back, ${LAW}`],
  [
    'duties',
    'value: 8%, law',
    'value: ‸7%, law',
    `mainRate: value from 2021-04-06 (statute) is 7%, but 8% was verified; put 8% back, ${LAW}`,
  ],
  [
    'duties',
    'value: 8%, sources',
    'value: ‸7%, sources',
    `mainRate: value from 2022-07-01 (constants) is 7%, but 8% was verified; put 8% back, ${LAW}`,
  ],
  [
    'duties',
    'DA 1999 s.8(2)',
    '‸DA 1999 s.8(4)',
    `mainRate: law from 2021-04-06 (statute) is DA 1999 s.8(4), but DA 1999 s.8(2) was verified; put DA 1999 s.8(2) back, ${LAW}`,
  ],
  [
    'duties',
    '[duty-rates, guide]',
    '‸[duty-rates]',
    `mainRate: sources from 2022-07-01 (statute) is duty-rates, but duty-rates, guide was verified; put duty-rates, guide back, ${LAW}`,
  ],
  [
    'duties',
    'status: memory',
    'status: ‸verified',
    `highRate: status from 2021-04-06 (statute) is verified, but memory was verified; put memory back, ${LAW}`,
  ],
  [
    'duties',
    ', note: As before.',
    '',
    `mainRate: note from 2021-04-06 (statute) is gone, but As before. was verified; put it back, ${LAW}`,
  ],
  [
    'duties',
    'title: High rate',
    'title: ‸Main rate',
    `highRate: title is Main rate, but High rate was verified; put High rate back, ${LAW}`,
  ],
  [
    'duties',
    'about: On what is left.',
    'about: ‸On all.',
    `mainRate: about is On all., but On what is left. was verified; put On what is left. back, ${LAW}`,
  ],
  ['duties', 'period: month', 'period: ‸year', `oldCredit: period is year, but month was verified; put month back, ${LAW}`],
  ['duties', 'base: of income', 'base: ‸of profit', `threshold: base is of profit, but of income was verified; put of income back, ${LAW}`],
  ['duties', '    byDay: true\n', '', `byDay is gone, but true was verified; put it back, ${LAW}`],
  ['duties', '    below: highRate\n', '', `below is gone, but highRate was verified; put it back, ${LAW}`],
  [
    'duties',
    'onlyPrinted: Asked about still.',
    'onlyPrinted: ‸Kept.',
    `oldCredit: onlyPrinted is Kept., but Asked about still. was verified; put Asked about still. back, ${LAW}`,
  ],
  [
    'duties',
    'startLaw: DA 2001 s.3',
    'startLaw: ‸DA 2001 s.4',
    `mainRate: startLaw is DA 2001 s.4, but DA 2001 s.3 was verified; put DA 2001 s.3 back, ${LAW}`,
  ],
  [
    'duties',
    'until: 2023-04-05',
    'until: ‸2028-04-05',
    `threshold: 2028-04-05 is not the end of the last year that its law names (DA 2001 s.4, extended by DA 2001 s.5, up to 2022/23); write 2023-04-05, or, if you have read a law that keeps it until then, cite that law and say “up to 2027/28”`,
  ],
  [
    'duties',
    'until: 2023-04-05, law: "DA 2001 s.4, extended by DA 2001 s.5, up to 2022/23"',
    'until: ‸2028-04-05, law: "DA 2001 s.4, extended by DA 2001 s.5, up to 2027/28"',
    `threshold: frozen until is 2028-04-05, but 2023-04-05 was verified; put 2023-04-05 back, ${LAW}`,
  ],
  [
    'duties',
    'extended by DA 2001 s.5',
    'extended by DA 2001 s.6',
    `threshold: frozen law is DA 2001 s.4, extended by DA 2001 s.6, up to 2022/23, but`,
  ],
  [
    'duties',
    'on: 2022-04-05',
    'on: ‸2022-04-04',
    `oldCredit: ends on is 2022-04-04, but 2022-04-05 was verified; put 2022-04-05 back, ${LAW}`,
  ],
  [
    'duties',
    '        ends: { on: 2022-04-05, law: DA 2001 s.6 }\n',
    '',
    `ends on is gone, but 2022-04-05 was verified; put it back, ${LAW}`,
  ],
  [
    'duties',
    'notInLaw: Abolished.',
    'notInLaw: ‸Never was.',
    `oldCredit: notInLaw is Never was., but Abolished. was verified; put Abolished. back, ${LAW}`,
  ],
  [
    'duties',
    'upTo: 5000',
    'upTo: 5100',
    `bands: value from 2021-04-06 (statute) is lower 10% up to 5100, higher 30%, but lower 10% up to 5000, higher 30% was verified;`,
  ],
  [
    'duties',
    'value: 2024-01-31',
    'value: ‸2024-02-01',
    `returnDay: value from 2022-04-06 (statute) is 2024-02-01, but 2024-01-31 was verified; put 2024-01-31 back, ${LAW}`,
  ],
  [
    'duties',
    'Not reduced.',
    '‸Halved.',
    `taper: options not-tapered is Halved., but Not reduced. was verified; put Not reduced. back, ${LAW}`,
  ],
  [
    'duties',
    'value: tapered',
    'value: ‸not-tapered',
    `taper: value from 2021-04-06 (statute) is not-tapered, but tapered was verified; put tapered back, ${LAW}`,
  ],
  [
    'duties',
    'from: 2022-07-01',
    'from: ‸2022-07-02',
    `mainRate: from is 2022-07-02, but 2022-07-01 was verified; put 2022-07-01 back, ${LAW}`,
  ],
  ['duties', 'title: Duties', 'title: ‸Customs', `title is Customs, but Duties was verified; put Duties back, ${MEANT}`],
  [
    'duties',
    '          text: { value: 9.5%, sources: [papers], status: specification }\n',
    '',
    'duties.mainRate: the text reading from 2022-07-01, 9.5%, is no longer there; put it back, or run npm run rates:accept',
  ],
  [
    'duties',
    'status: memory }\n',
    'status: memory }\n          text: { value: 21%, sources: [papers], status: specification }\n',
    'highRate: the text reading from 2021-04-06, 21%, is new; remove it, or run npm run rates:accept',
  ],
  ['tax-years', 'default: 2022-23', 'default: ‸2021-22', `default: value is 2021-22, but 2022-23 was verified; put 2022-23 back, ${MEANT}`],
  ['rule-sets', 'default: statute', 'default: ‸text', `default: value is text, but statute was verified; put statute back, ${MEANT}`],
  [
    'rule-sets',
    '[text, constants, statute]',
    '‸[constants, text, statute]',
    `text: reads is constants, text, statute, but text, constants, statute was verified; put text, constants, statute back, ${MEANT}`,
  ],
  [
    'rule-sets',
    'title: Constants',
    'title: ‸The law',
    `constants: title is The law, but Constants was verified; put Constants back, ${MEANT}`,
  ],
  [
    'sources',
    'title: Duty rates',
    'title: ‸Rates',
    `duty-rates: title is Rates, but Duty rates was verified; put Duty rates back, ${MEANT}`,
  ],
  [
    'sources',
    'gov.uk/duty-rates',
    'gov.uk/duties',
    `duty-rates: url is https://www.gov.uk/duties, but https://www.gov.uk/duty-rates was verified; put https://www.gov.uk/duty-rates back, ${MEANT}`,
  ],
  ['sources', 'kind: manual', 'kind: ‸guidance', `guide: kind is guidance, but manual was verified; put manual back, ${MEANT}`],
  ['sources', 'checked: 2026-11', 'checked: ‸2026-10', `guide: checked is 2026-10, but 2026-11 was verified; put 2026-11 back, ${MEANT}`],
  [
    'sources',
    'research: 2026-11',
    'research: ‸2026-10',
    `research: value is 2026-10, but 2026-11 was verified; put 2026-11 back, ${MEANT}`,
  ],
  [
    'sources',
    'title: Duties Act 1999',
    'title: ‸Duties Act',
    `DA 1999: title is Duties Act, but Duties Act 1999 was verified; put Duties Act 1999 back, ${MEANT}`,
  ],
]

describe('an edit that nobody has confirmed is refused, with its place and both values', () => {
  it('but unchanged tables are not refused', () => {
    expect(told(folder)).toEqual([])
  })

  it.each(EDITS)('%s: "%s" made "%s"', (file, right, written, said) => {
    const place = makeMistake(folder, { file: `${file}.yaml`, entry: '', right, written })
    expect(told(folder).join('\n')).toContain(written.includes('‸') ? `${place} ${said}` : said)
  })

  it('and a change to a whole entry is reported once', () => {
    edit(folder, 'duties.yaml', 'title: Main rate', 'title: Rate')
    expect(told(folder)).toHaveLength(1)
  })

  it('a renamed entry is reported as renamed, not as removed and added', () => {
    const place = makeMistake(folder, { file: 'duties.yaml', entry: '', right: 'oldCredit:', written: '‸credit:' })
    expect(told(folder)).toEqual([
      `${place} credit: its name is duties.credit, but duties.oldCredit was verified; put duties.oldCredit back, ${LAW}`,
    ])
  })

  it('a band cannot be named so that it reads like two', () => {
    const top = { name: 'top', rate: '48%' }
    const two = [{ name: 'starter', rate: '19%', upTo: '2162' }, { name: 'basic', rate: '20%', upTo: '13118' }, top]
    const one = [{ name: 'starter 19% up to 2162, basic', rate: '20%', upTo: '13118' }, top]
    expect(valueText(two)).toBe('starter 19% up to 2162, basic 20% up to 13118, top 48%')
    expect(valueText(one)).toBe('"starter 19% up to 2162, basic" 20% up to 13118, top 48%')
  })

  it('a deleted or renamed table is reported', () => {
    renameSync(join(folder, 'duties.yaml'), join(folder, 'duty.yaml'))
    expect(told(folder)).toEqual([
      expect.stringMatching(
        /^rates\/verified\.csv:\d+:1 duties: there is no rates\/duties\.yaml, but \d+ of its readings were verified;/,
      ) as string,
    ])
  })

  it('a folder without verified.csv is refused as a whole', () => {
    rmSync(join(folder, 'verified.csv'))
    expect(told(folder)).toEqual([expect.stringMatching(/^rates\/verified\.csv:1:1 the file is missing; restore it/) as string])
  })

  it.each([
    ['2026-11,research', '2026-11,', 'the column by is empty; write who read it'],
    [
      '2026-11,research',
      '2026-12,research',
      '"2026-12" in the column checked is not a day or month up to today; write the day or month on which it was read',
    ],
    [
      '2026-11,research',
      'lately,research',
      '"lately" in the column checked is not a day or month up to today; write the day or month on which it was read',
    ],
    [/^(duties\.highRate.*\n)/m, '$1$1', 'this line appears twice, first in line'],
  ])('and so is a verified.csv in which %s is %s', (right, written, said) => {
    edit(folder, 'verified.csv', right, written)
    expect(told(folder).join('\n')).toContain(said)
  })
})

type Parent = Record<string, unknown> | unknown[]

/** Every part of the YAML with its place, including whole lists and maps. */
const placesIn = (node: Parent): (readonly [parent: Parent, key: string])[] =>
  Object.entries(node).flatMap(([key, value]) => [
    [node, key] as const,
    ...(typeof value === 'object' && value !== null ? placesIn(value as Parent) : []),
  ])

/** The names that the schemas require, so they cannot be left out. */
const REQUIRED = new Set(['entries', 'values', 'readings', 'value', 'years', 'ruleSets'])

/** Changes or removes one part, and then restores it. @returns whether `isSeen` noticed. */
function isSeenWhere(parent: Parent, key: string, what: 'changed' | 'left out', isSeen: () => boolean): boolean {
  const all = parent as Record<string, unknown>
  const [kept, keys] = [all[key], { ...all }]
  if (what === 'changed') all[key] = `${String(kept)}1`
  else if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else delete all[key]
  try {
    return isSeen()
  } finally {
    if (Array.isArray(parent) && what === 'left out') parent.splice(Number(key), 0, kept)
    else if (what === 'left out') for (const name of Object.keys(keys)) delete all[name]
    Object.assign(all, keys)
  }
}

describe('a change to any part of our tables and settings', () => {
  const { tables, settings } = examineRates(RATES_FOLDER)
  const verified = readVerified(RATES_FOLDER) ?? []
  const roots = Object.entries(tables).map(([file, table]) => [file, { [file]: table }, [table.table as unknown as Parent]] as const)
  const all: readonly (readonly [string, Readonly<Record<string, ReadTable>>, readonly Parent[]])[] = [
    ...roots,
    ['the settings', {}, settings ? ([settings.taxYears, settings.ruleSets, settings.sources, settings.laws] as unknown as Parent[]) : []],
  ]

  it.each(all)('is noticed in %s, and so is a part left out', { timeout: 60_000 }, (file, table, parents) => {
    const own = tableName(file)
    const isOwn = (entry: string) => entry === own || entry.startsWith(`${own}.`)
    const isTable = file in tables
    const names = new Set(Object.keys(tables).map(tableName))
    const held = verified.filter(({ entry }) => (isTable ? isOwn(entry) : !names.has(entry.split('.')[0] ?? '')))
    const differs = () =>
      differencesOf(
        linesOf(table, settings as SettingsFiles).filter(({ entry }) => !isTable || isOwn(entry)),
        held,
      ).length > 0
    expect(differs()).toBe(false)
    // A change within an entry is looked for in the lines of that entry alone: those of the whole table take far longer to compare.
    const read = table[file]
    const entries = Object.entries(read?.table.entries ?? {})
    const differsIn = (name: string, entry: TableEntry) => {
      const lines = read ? linesOfTable(own, { ...read, table: { ...read.table, entries: { [name]: entry } } }) : []
      const isOfEntry = (line: { readonly entry: string }) => line.entry === `${own}.${name}`
      return differencesOf(lines.filter(isOfEntry), held.filter(isOfEntry)).length > 0
    }
    expect(entries.filter(([name, entry]) => differsIn(name, entry))).toEqual([])
    // The same for a source and for an Act.
    const groups = isTable || !settings ? [] : (['sources', 'laws'] as const)
    const ofGroups = groups.flatMap((group) =>
      Object.entries<object>(settings?.[group] ?? {}).map(([name, about]) => ({ group, name, about })),
    )
    const differsInSetting = ({ group, name, about }: (typeof ofGroups)[number]) => {
      const alone = { ...settings, sources: {}, laws: {}, [group]: { [name]: about } } as unknown as SettingsFiles
      const isOfSetting = (line: { readonly entry: string }) => line.entry === `${group}.${name}`
      return differencesOf(linesOf({}, alone).filter(isOfSetting), held.filter(isOfSetting)).length > 0
    }
    expect(ofGroups.filter(differsInSetting)).toEqual([])
    const lookIn = new Map([
      ...entries.flatMap(([name, entry]) =>
        placesIn(entry as unknown as Parent).map(([parent]) => [parent, () => differsIn(name, entry)] as const),
      ),
      ...ofGroups.flatMap((one) => placesIn(one.about as Parent).map(([parent]) => [parent, () => differsInSetting(one)] as const)),
    ])
    const isSeen = (parent: Parent, key: string, what: 'changed' | 'left out') =>
      isSeenWhere(parent, key, what, lookIn.get(parent) ?? differs)
    const places = parents.flatMap(placesIn)
    const texts = places.filter(([parent, key]) => typeof (parent as Record<string, unknown>)[key] === 'string')
    const optional = places.filter(([, key]) => !REQUIRED.has(key))
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter(([parent, key]) => !isSeen(parent, key, 'changed')).map(([, key]) => key)).toEqual([])
    expect(optional.filter(([parent, key]) => !isSeen(parent, key, 'left out')).map(([, key]) => key)).toEqual([])
    expect(differs()).toBe(false)
  })
})
