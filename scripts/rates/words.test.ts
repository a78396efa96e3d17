import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readRates } from './read-rates.ts'
import { makeMistake, verifyAll } from './tests/mistake.ts'
import { edit, ownTables, removeOwn, told } from './tests/own-tables.ts'

let folder = ''
beforeEach(() => {
  folder = ownTables()
})
afterEach(() => removeOwn(folder))

/** Writes words in place of others, and says what is reported about them, and what a reader of the tables gets. */
function written(right: string, words: string, file = 'duties.yaml') {
  const place = makeMistake(folder, { file, entry: '', right, written: right.replace(/: .*/, `: ‸${words}`) })
  verifyAll(folder)
  return { place, told: told(folder) }
}

describe('a figure typed in the words of an entry is refused', () => {
  it.each([
    ['about: On what is left.', '"Above £12,000 alone."', '£12,000'],
    ['about: On what is left.', 'At 8% alone.', '8%'],
    ['about: On what is left.', 'By the 19th of a month.', '19th'],
    ['base: of the duty base', 'of pay above 0.5 times it', '0.5'],
    ['base: of the duty base', 'of tax unpaid after 30 days', '30'],
    ['onlyPrinted: Asked about still.', 'Asked about by people under 21.', '21'],
    ['notInLaw: Abolished.', 'Abolished below £40.50.', '£40.50'],
    ['title: Main rate', 'Main rate above 75 g/km', '75'],
  ])('%s made %s', (right, words, figure) => {
    const { place, told: said } = written(right, words)
    expect(said).toHaveLength(1)
    expect(said[0]?.startsWith(place)).toBe(true)
    expect(said[0]).toContain(
      `"${figure}" is typed in words, where it stays when its entry changes; write the entry in braces, for example {incomeTax.basicRate}, or say it without the figure`,
    )
  })

  it('also in a note, and in what an option means', () => {
    edit(folder, 'duties.yaml', 'note: As before.', 'note: "It was 7%."')
    edit(folder, 'duties.yaml', 'Reduced by half.', 'Reduced by £1 for every £2.')
    verifyAll(folder)
    expect(told(folder).map((one) => /(\w+): ("\S+") is typed/.exec(one)?.slice(1))).toEqual([
      ['mainRate', '"7%"'],
      ['taper', '"£1"'],
    ])
  })
})

it.each([
  'From 6 April 2024, and in 2023/24 and March 2022, as the Act of 2023 says.',
  'Class 1 and Class 2, plans 1, 2 and 5, section 138A, s.140(3)(a), SI 2001/1004 reg.8, Sch.9, Euro 6d-TEMP.',
  'CO2, IR35, RDE2, P11D, CTM03957 and A-2B.',
])('days, years, laws and names are none: %s', (words) => {
  expect(written('about: On what is left.', `"${words}"`).told).toEqual([])
})

const about = (words: string) => {
  const { told: said, place } = written('about: On what is left.', `"${words}"`)
  return { said, place, is: said.length > 0 ? undefined : readRates(folder).tables['duties']?.entries['mainRate']?.about }
}

describe('a figure in braces', () => {
  it.each([
    ['Above {duties.threshold}.', 'Above £12,000.'],
    ['At {duties.highRate}, and {duties.mainRate on 2022-06-30} before {duties.mainRate on 2022-07-01}.', 'At 20%, and 8% before 9%.'],
    ['Not {duties.oldCredit on 2022-04-05}, from {duties.returnDay on 2022-04-06}.', 'Not £40.50, from 31 January 2024.'],
  ])('"%s" reads "%s"', (words, is) => {
    expect(about(words)).toMatchObject({ said: [], is })
  })

  it.each([
    ['{duties.treshold}', '{duties.treshold} names no entry; write {duties.threshold}'],
    ['{12000}', '{12000} names no entry; write one, for example {incomeTax.basicRate}'],
    [
      '{duties.mainRate}',
      '{duties.mainRate} has more than one value, and these words hold for all of them; write the day, for example {duties.mainRate on 2022-07-01}',
    ],
    [
      '{duties.mainRate on 2020-01-01}',
      '{duties.mainRate on 2020-01-01} is no single figure of the law on 2020-01-01; name another entry or another day, for example {duties.mainRate on 2022-07-01}',
    ],
    ['{duties.bands}', '{duties.bands} is no single figure of the law on 2021-04-06;'],
    ['{duties.taper}', '{duties.taper} is no single figure of the law on 2021-04-06;'],
  ])('%s is refused', (words, message) => {
    const { said, place } = about(`Above ${words}.`)
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(`${place} mainRate: ${message}`)
  })

  it('of a note is that of the day from which its value holds, and changes with its entry', () => {
    edit(folder, 'duties.yaml', 'note: As before.', 'note: "A tenth of {duties.threshold}, not {duties.mainRate}."')
    const note = () => readRates(folder).tables['duties']?.entries['mainRate']?.values[0]?.readings['statute']?.note
    expect(note()).toBe('A tenth of £12,000, not 8%.')
    edit(folder, 'duties.yaml', 'value: 12000', 'value: 12500')
    expect(note()).toBe('A tenth of £12,500, not 8%.')
  })
})
