import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeMistake, verifyAll } from './tests/mistake.ts'
import { edit, ownTables, removeOwn, told } from './tests/own-tables.ts'

let folder = ''
beforeEach(() => {
  folder = ownTables()
})
afterEach(() => removeOwn(folder))

const LEVIES = `title: Levies
entries:
  rate:
    title: Rate
    kind: percent
    period: year
    base: of income
    onlyPrinted: For a test.
    values:
      - from: 2021-04-06
        readings:
          statute: { value: 1%, law: DA 1999 s.1, sources: [guide], status: verified }
`
const LAW = 'an Act or instrument with its section, like ITA 2007 s.35(2) or SI 2001/1004 reg.100'

// The file, the right text, the wrong text (‸ where the message points), and the message.
describe('the law and the sources of a figure are checked', () => {
  it.each([
    ['duties', 'law: DA 1999 s.9,', 'law: ‸TBC,', `threshold: "TBC" is not a law; write ${LAW}`],
    ['duties', 'law: DA 1999 s.9,', 'law: ‸DA 1999,', `threshold: DA 1999 needs its section; write ${LAW}`],
    ['duties', 'startLaw: DA 2001 s.3', 'startLaw: ‸soon', `mainRate: "soon" is not a law; write ${LAW}`],
    [
      'duties',
      'law: DA 2001 s.6 }',
      'law: ‸DA 2010 s.6 }',
      'oldCredit: "DA 2010" is not among the laws of rates/sources.yaml; write DA 2001, or add it there',
    ],
    ['duties', '"DA 2001 s.4, extended by DA 2001 s.5, up to 2022/23"', '‸see above', `threshold: "see above" is not a law; write ${LAW}`],
    [
      'duties',
      'period: month',
      'period: ‸return',
      'oldCredit: a value in GBP is not for a return in this table; write year or month, or add return to periods at the top of the table',
    ],
    ['duties', 'period: year', 'period: ‸month', 'mainRate: a value that is a rate is not for a month in this table; write year'],
    [
      'duties',
      '[duty-rates], status: memory',
      '[papers], status: ‸verified',
      'highRate: verified means that somebody saw it in the law or in another official source, but none of its sources is one that was seen; write memory',
    ],
    [
      'duties',
      '[duty-rates], status: memory',
      '[duty-rates], status: ‸reported',
      'highRate: reported means that somebody saw it where others report it, but none of its sources is one that was seen; write verified',
    ],
    [
      'duties',
      '[duty-rates, guide], status: verified',
      '‸[papers, guide], status: verified',
      'mainRate: the law comes first, then what the government says, then what others say; write [guide, papers]',
    ],
    [
      'duties',
      'status: derived',
      'status: ‸specification',
      'oldCredit: none of its sources is the product’s specification; write memory, or verified if somebody has seen it in a source',
    ],
    [
      'sources',
      'kind: manual, subjects: [duties]',
      'kind: manual, subjects: [‸taxes]',
      'guide: there is no table taxes; write one of duties',
    ],
    ['sources', '  guide: {', '  guide: ‸{', 'guide: it does not say which tables it covers; add them, for example subjects: [income-tax]'],
  ])('%s: "%s" made "%s"', (file, right, written, said) => {
    const place = makeMistake(folder, { file: `${file}.yaml`, entry: '', right, written })
    if (said.startsWith('guide: it')) edit(folder, 'sources.yaml', 'kind: manual, subjects: [duties]', 'kind: manual')
    expect(told(folder)).toContain(`${place} ${said}`)
  })

  it('what only others report is not verified', () => {
    edit(folder, 'sources.yaml', 'kind: manual', 'kind: commentary')
    edit(folder, 'duties.yaml', '[duty-rates], status: memory', '[guide], status: verified')
    expect(told(folder).join()).toContain('none of its sources is one that was seen; write reported')
    edit(folder, 'duties.yaml', '[guide], status: verified', '[guide], status: reported')
    expect(told(folder).join()).not.toContain('highRate')
  })

  it('a source that covers another table', () => {
    writeFileSync(join(folder, 'levies.yaml'), LEVIES)
    edit(folder, 'sources.yaml', 'kind: manual, subjects: [duties]', 'kind: manual, subjects: [levies]')
    expect(told(folder)).toContainEqual(
      expect.stringMatching(
        /^rates\/duties\.yaml:\d+:\d+ mainRate: "guide" covers levies, not duties; cite a source that covers duties, or, if this one does, add duties to its subjects in rates\/sources\.yaml$/,
      ),
    )
  })

  it('a law may be “Not set by law” if only the specification has the figure', () => {
    edit(
      folder,
      'duties.yaml',
      'law: DA 1999 s.8(3), sources: [duty-rates], status: memory',
      'law: Not set by law, sources: [papers], status: specification',
    )
    verifyAll(folder)
    expect(told(folder)).toEqual([])
    edit(
      folder,
      'duties.yaml',
      'law: Not set by law, sources: [papers], status: specification',
      'law: Not set by law, sources: [papers, guide], status: derived',
    )
    expect(told(folder).join()).toContain(`highRate: "Not set by law" is not a law; write ${LAW}`)
  })
})

describe('a figure that the law abolishes', () => {
  it.each([
    ['on: 2022-04-05', 'on: ‸2022-04-31', '2022-04-31 is not a real date; write one that is, for example 2025-04-05'],
    ['on: 2022-04-05', 'on: ‸2021-04-05', '2021-04-05 is before 2021-04-06, when the value starts; write the last day on which it applies'],
    ['on: 2022-04-05', 'on: ‸2022-04-06', '2022-04-06 is not before 2022-04-06, when the next value starts; correct one of the two'],
  ])('has an end that is possible: %s made %s', (right, written, said) => {
    const place = makeMistake(folder, { file: 'duties.yaml', entry: 'oldCredit', right, written })
    expect(told(folder)).toEqual([`${place} oldCredit: ${said}`])
  })

  it('does not end if its next value starts the day after', () => {
    const end = '- from: 2021-04-06\n        ends: { on: ‸2022-06-30, law: DA 2001 s.6 }'
    const place = makeMistake(folder, { file: 'duties.yaml', entry: 'mainRate', right: '- from: 2021-04-06', written: end })
    expect(told(folder)).toEqual([`${place} mainRate: the next value starts the day after, on 2022-07-01, so nothing ends; remove ends`])
  })

  it('needs no figure for the year after, even if it is set every year', () => {
    edit(
      folder,
      'duties.yaml',
      'frozen: { until: 2023-04-05, law: "DA 2001 s.4, extended by DA 2001 s.5, up to 2022/23" }',
      'ends: { on: 2022-04-05, law: DA 2001 s.5 }',
    )
    verifyAll(folder)
    expect(told(folder)).toEqual([])
  })

  it('is not a date, which belongs to one tax year', () => {
    const end = '- from: 2022-04-06\n        ‸ends: { on: 2023-04-05, law: DA 2001 s.6 }'
    const place = makeMistake(folder, { file: 'duties.yaml', entry: 'returnDay', right: '- from: 2022-04-06', written: end })
    expect(told(folder)).toEqual([`${place} returnDay: a date belongs to one tax year and needs no end; remove ends`])
  })
})

describe('tax years run from 6 April to 5 April, one after another', () => {
  it.each([
    [
      'starts: 2022-04-06',
      'starts: ‸2022-04-01',
      'years.2022-23.starts: 2022-04-01 is not right: 2022-23 runs from 6 April to 5 April; write 2022-04-06',
    ],
    [
      'ends: 2022-04-05',
      'ends: ‸2022-04-04',
      'years.2021-22.ends: 2022-04-04 is not right: 2021-22 runs from 6 April to 5 April; write 2022-04-05',
    ],
    ['2021-22: { starts: 2021-04-06, ends: 2022-04-05 }', '2020-21: ‸{ starts: 2020-04-06, ends: 2021-04-05 }', undefined],
  ])('%s made %s', (right, written, said) => {
    const place = makeMistake(folder, { file: 'tax-years.yaml', entry: '', right, written })
    const years = told(folder)
    if (said === undefined)
      expect(years).toContainEqual(
        expect.stringContaining('years.2022-23: 2022-23 does not follow 2020-21; write the years in order, 2021-22 next'),
      )
    else expect(years).toEqual([`${place} ${said}`])
  })
})
