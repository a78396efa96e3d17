import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { examineRates } from '../read-rates.ts'
import { edit, ownTables, removeOwn, told } from '../tests/own-tables.ts'
import { acceptOneByOne } from './accept.ts'
import type { ChangelogNote } from './changelog.ts'
import { readVerified } from './file.ts'

let folder = ''
beforeEach(() => {
  folder = ownTables()
})
afterEach(() => removeOwn(folder))

/** Goes through the differences in the folder with these answers. */
async function accept(...answers: readonly string[]) {
  const { tables, settings } = examineRates(folder)
  if (!settings) throw new Error('the tables cannot be read')
  const said: string[] = []
  const notes: ChangelogNote[] = []
  const left = [...answers]
  const verified = readVerified(folder) ?? []
  const done = await acceptOneByOne({
    folder,
    tables,
    settings,
    verified,
    today: '2026-11-21',
    ask: (question) => {
      said.push(question)
      return Promise.resolve(left.shift())
    },
    say: (text) => said.push(text),
    note: (note) => notes.push(note),
    readersOf: () => Promise.resolve(['a-calculator', 'another']),
  })
  return { ...done, said: said.join('\n'), notes }
}

const lineOf = (entry: string, from: string, reading: string) =>
  readVerified(folder)?.find((held) => held.entry === entry && held.from === from && held.reading === reading)

describe('a changed figure', () => {
  beforeEach(() => edit(folder, 'duties.yaml', 'value: 9%', 'value: 10%'))

  it('is shown with its place, both values, its law and its sources', async () => {
    const { said } = await accept('A. Adviser', '', 'no')
    expect(said).toMatch(/1 of 1 {2}rates\/duties\.yaml:\d+:\d+\nduties\.mainRate, Main rate: statute from 2022-07-01\n/)
    expect(said).toMatch(/value +9% +→ +10%/)
    expect(said).toMatch(/law +DA 1999 s\.8\(2\)/)
    expect(said).toMatch(/source +duty-rates +Duty rates \(GOV\.UK\), https:\/\/www\.gov\.uk\/duty-rates/)
  })

  it('gets its line once it is typed as in the source, with who read it and when', async () => {
    const { accepted, left, notes } = await accept('A. Adviser', '2026-11-20', '10.0 %', '')
    expect({ accepted, left }).toEqual({ accepted: 1, left: 0 })
    expect(lineOf('duties.mainRate', '2022-07-01', 'statute')).toMatchObject({
      checked: '2026-11-20',
      by: 'A. Adviser',
      said: { value: '10%' },
    })
    expect(lineOf('duties.mainRate', '2021-04-06', 'statute')).toMatchObject({ checked: '2026-11', by: 'research' })
    expect(told(folder)).toEqual([])
    expect(notes).toEqual([
      { calculator: 'a-calculator, another', period: 'from 1 July 2022', effect: 'Main rate is 10%, not 9%', source: 'DA 1999 s.8(2)' },
    ])
  })

  it.each([
    ['9%', '  the source says "9%" and the table 10%: correct whichever is wrong; nothing was accepted'],
    ['yes', '  the source says "yes" and the table 10%: correct whichever is wrong; nothing was accepted'],
    ['', '  the source says "" and the table 10%: correct whichever is wrong; nothing was accepted'],
  ])('is not accepted by the answer "%s"', async (answer, words) => {
    const { accepted, left, said, notes } = await accept('A. Adviser', '', answer)
    expect({ accepted, left, notes }).toEqual({ accepted: 0, left: 1, notes: [] })
    expect(said).toContain(words)
    expect(told(folder)).toHaveLength(1)
  })

  it('is not accepted without a name, in the name of the research, or for a future date', async () => {
    const { said } = await accept('', 'research', 'A. Adviser', '2026-11-22', 'yesterday', '', '10%', '-')
    expect(said.match(/write a name: the person who read them/g)).toHaveLength(2)
    expect(said.match(/write a date up to today, like 2026-11-21/g)).toHaveLength(2)
    expect(lineOf('duties.mainRate', '2022-07-01', 'statute')).toMatchObject({ checked: '2026-11-21' })
  })

  it('gets a note in CHANGELOG.md in the reviewer’s words, or none', async () => {
    expect((await accept('A. Adviser', '', '10%', 'Everybody pays more')).notes).toMatchObject([{ effect: 'Everybody pays more' }])
    edit(folder, 'duties.yaml', 'value: 10%', 'value: 11%')
    expect((await accept('A. Adviser', '', '11%', '-')).notes).toEqual([])
  })
})

describe('several that differ', () => {
  beforeEach(() => {
    edit(folder, 'duties.yaml', 'value: 9%', 'value: 10%')
    edit(folder, 'duties.yaml', 'value: 12000', 'value: 12500')
    edit(folder, 'duties.yaml', 'Not reduced.', 'Left as it is.')
    edit(folder, 'sources.yaml', 'title: Duty rates', 'title: Rates of duty')
  })

  it('are gone through one by one, and stopping keeps what was accepted', async () => {
    const { accepted, left, notes } = await accept('A. Adviser', '', '10%', '', 'stop')
    expect({ accepted, left, notes: notes.length }).toEqual({ accepted: 1, left: 4, notes: 1 })
    expect(told(folder)).toHaveLength(3)
  })

  it('and running out of answers keeps it too, with a note in standard words', async () => {
    const { accepted, left, notes } = await accept('A. Adviser', '', '10%')
    expect({ accepted, left }).toEqual({ accepted: 1, left: 4 })
    expect(notes).toMatchObject([{ effect: 'Main rate is 10%, not 9%' }])
  })

  it('need a plain yes if there is no figure to type, and changes of words need no row', async () => {
    const { accepted, left, notes, said } = await accept('A. Adviser', '', 'no', '£12,500', '', 'y', 'yes', 'yes', 'yes')
    expect({ accepted, left }).toEqual({ accepted: 4, left: 1 })
    expect(said).toContain('write yes, no or stop')
    expect(notes).toMatchObject([{ effect: 'Threshold is 12500, not 12000' }])
    expect(told(folder)).toHaveLength(1)
  })
})

describe('bands', () => {
  beforeEach(() => edit(folder, 'duties.yaml', 'rate: 30% }', 'rate: 35% }'))

  it('are typed one by one, each rate and each upper limit', async () => {
    const { accepted, said } = await accept('A. Adviser', '', '10%', '5,000', '35%', '')
    expect(accepted).toBe(1)
    expect(said.match(/the (rate|upper limit) of \w+/g)).toEqual(['the rate of lower', 'the upper limit of lower', 'the rate of higher'])
  })

  it.each([
    [['yes'], 'the source says "yes" and the table 10%'],
    [['10%', '500'], 'the source says "500" and the table 5000'],
    [['10%', '5000', '30%'], 'the source says "30%" and the table 35%'],
  ])('are not accepted by the answers %s', async (answers, words) => {
    const { accepted, said } = await accept('A. Adviser', '', ...answers)
    expect(accepted).toBe(0)
    expect(said).toContain(words)
  })
})

describe('a longer freeze', () => {
  beforeEach(() => edit(folder, 'duties.yaml', 'until: 2023-04-05', 'until: 2028-04-05'))

  it.each(['DA 2001 s.4, extended by DA 2001 s.5, up to 2022/23', 'DA 2001 s.4'])(
    'is accepted by its law, "%s", and its day',
    async (law) => {
      expect(await accept('A. Adviser', '', law, '2028-04-05', '')).toMatchObject({ accepted: 1, left: 0 })
    },
  )

  it.each(['yes', 'DA 2001', 'DA 2001 s.5', '', 'DA 2001 s.', 'DA 2001 s.4; DA 2001 s.5'])('is not accepted by "%s"', async (answer) => {
    expect(await accept('A. Adviser', '', answer, '2028-04-05')).toMatchObject({ accepted: 0, left: 1 })
  })

  it.each(['yes', '2023-04-05', '2027-04-05', ''])('is not accepted by its law and "%s"', async (day) => {
    expect(await accept('A. Adviser', '', 'DA 2001 s.4', day)).toMatchObject({ accepted: 0, left: 1 })
  })
})

describe('another section', () => {
  beforeEach(() => edit(folder, 'duties.yaml', 'law: DA 1999 s.9,', 'law: "DA 1999 s.11; DA 2001 s.2, which counts it",'))

  it('is accepted when each is typed, with or without the remark', async () => {
    expect(await accept('A. Adviser', '', 'DA 1999 s.11; DA 2001 s.2', '')).toMatchObject({ accepted: 1, left: 0 })
  })

  it.each(['yes', 'DA 1999 s.9', 'DA 1999 s.11', 'DA 1999 s.11; DA 2001', 'DA 1999 s.1; DA 2001 s.2'])(
    'is not accepted by "%s"',
    async (law) => {
      expect(await accept('A. Adviser', '', law)).toMatchObject({ accepted: 0, left: 1 })
      expect(told(folder)).toHaveLength(1)
    },
  )
})

it.each([
  ['duties.yaml', 'startLaw: DA 2001 s.3', 'startLaw: DA 2001 s.4', 'DA 2001 s.4'],
  ['duties.yaml', 'law: DA 2001 s.6 }', 'law: DA 2001 s.7 }', 'DA 2001 s.7'],
  ['duties.yaml', 'on: 2022-04-05', 'on: 2022-04-04', '2022-04-04'],
  ['tax-years.yaml', 'ends: 2023-04-05 }', 'ends: 2023-04-05, checkedTo: 2022-10-12, notIncluded: What came on 1 November 2022 }', 'yes'],
])('in %s, "%s" made "%s" is accepted by "%s"', async (file, right, written, answer) => {
  edit(folder, file, right, written)
  const all = told(folder)
  // A day of three readings is asked about three times.
  if (answer !== 'yes') expect(await accept('A. Adviser', '', 'yes', 'yes', 'yes')).toMatchObject({ accepted: 0 })
  expect(told(folder)).toEqual(all)
  expect(await accept('A. Adviser', '', answer, answer, answer)).toMatchObject({ left: 0 })
  expect(told(folder)).toEqual([])
})

it('a new reading and a removed one each get the right line and row', async () => {
  edit(folder, 'duties.yaml', '          text: { value: 9.5%, sources: [papers], status: specification }\n', '')
  edit(
    folder,
    'duties.yaml',
    'status: memory }\n',
    'status: memory }\n          text: { value: 21%, sources: [papers], status: specification }\n',
  )
  const { accepted, left, notes } = await accept('A. Adviser', '', '21%', '', 'yes', '')
  expect({ accepted, left }).toEqual({ accepted: 2, left: 0 })
  expect(notes.map(({ effect }) => effect).sort()).toEqual(['High rate (text) is 21%', 'Main rate (text) of 9.5% was removed'])
  expect(told(folder)).toEqual([])
})

it('a figure stays read on its day if only its sources or its status changed', async () => {
  edit(folder, 'duties.yaml', 'sources: [duty-rates, guide], status: verified', 'sources: [guide], status: verified')
  expect(await accept('A. Adviser', '', 'yes')).toMatchObject({ accepted: 1, left: 0, notes: [] })
  expect(lineOf('duties.mainRate', '2022-07-01', 'statute')).toMatchObject({
    checked: '2026-11',
    by: 'research',
    said: { sources: 'guide' },
  })
})

describe('a figure that nobody has seen in a source', () => {
  beforeEach(() => edit(folder, 'duties.yaml', 'value: 20%, law', 'value: 21%, law'))

  it('is accepted as it is remembered, without anybody saying that they have read it, and stays unconfirmed', async () => {
    const { accepted, said } = await accept('A. Adviser', '', 'yes', '-')
    expect(accepted).toBe(1)
    expect(said).toContain('Who has read them, or remembers them? ')
    expect(said).toContain('Nobody has seen this in a source. Is it as you remember it, to be shown as not confirmed? (yes, no, stop) ')
    expect(said).not.toContain('Have you read this')
    expect(lineOf('duties.highRate', '2021-04-06', 'statute')).toMatchObject({
      checked: '2026-11-21',
      by: 'A. Adviser',
      said: { value: '21%', status: 'memory' },
    })
    expect(told(folder)).toEqual([])
  })

  it('has to be typed once its status says that somebody has seen it, and is then read on that day', async () => {
    await accept('A. Adviser', '2026-11-20', 'yes', '-')
    edit(folder, 'duties.yaml', 'status: memory', 'status: verified')
    expect(await accept('B. Adviser', '', 'yes')).toMatchObject({ accepted: 0, left: 1 })
    expect(await accept('B. Adviser', '', '21%')).toMatchObject({ accepted: 1, left: 0 })
    expect(lineOf('duties.highRate', '2021-04-06', 'statute')).toMatchObject({
      checked: '2026-11-21',
      by: 'B. Adviser',
      said: { status: 'verified' },
    })
  })
})

it('nothing is asked if nothing differs', async () => {
  expect(await accept()).toEqual({ accepted: 0, left: 0, said: '', notes: [] })
})
