import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeMistake, verifyAll } from './tests/mistake.ts'
import { edit, ownTables, removeOwn, told } from './tests/own-tables.ts'
import { faultOfFreeze } from './years-named.ts'

let folder = ''
beforeEach(() => {
  folder = ownTables()
})
afterEach(() => removeOwn(folder))

/** Makes an edit that a reviewer accepts without reading. @returns its place and what is reported. */
function acceptedUnread(file: string, right: string, written: string) {
  const place = makeMistake(folder, { file, entry: '', right, written })
  verifyAll(folder)
  return { place, told: told(folder) }
}

describe('a page that says which tax year it is about', () => {
  // Then it is cited only for values that hold in both years.
  beforeEach(() => edit(folder, 'duties.yaml', '[duty-rates, guide]', '[guide]'))

  const TITLE = 'title: Duty rates,'
  const URL = 'url: https://www.gov.uk/duty-rates'

  it.each(['2021 to 2022', '2021/22', '2022-23'])('is right about a year in which its value holds: %s', (year) => {
    expect(acceptedUnread('sources.yaml', TITLE, `title: Duty rates ${year},`).told).toEqual([])
  })

  it.each([
    ['2021 to 2022', '-2022-to-2023', '2022/23', '2021/22'],
    ['2022/23', '-2021-22', '2021/22', '2022/23'],
  ])('has an address of that year: %s, not %s', (title, address, other, year) => {
    edit(folder, 'sources.yaml', TITLE, `title: Duty rates ${title},`)
    const { place, told: said } = acceptedUnread('sources.yaml', URL, `${URL.replace(' ', ' ‸')}${address}`)
    expect(said).toEqual([
      `${place} duty-rates: this is the address of a page about ${other}, and its title is about ${year}; write the address of that page, or its own title`,
    ])
  })

  it('is cited only for a value that holds in that year: both sides of 6 April', () => {
    edit(folder, 'sources.yaml', URL, `${URL}-2022-to-2023`)
    verifyAll(folder)
    // 8% holds from 6 April 2021 to 30 June 2022, so in both years.
    expect(told(folder)).toEqual([])
    edit(folder, 'sources.yaml', '-2022-to-2023', '-2023-to-2024')
    verifyAll(folder)
    expect(told(folder).join('\n')).toMatch(
      /rates\/duties\.yaml:\d+:\d+ mainRate: this page is about 2023\/24, when the value from 2021-04-06 does not hold; cite a page about a year in which it does/,
    )
  })

  it('may be anything about a law, whose address has the year in which it was made', () => {
    edit(folder, 'sources.yaml', 'publisher: GOV.UK', 'publisher: legislation.gov.uk')
    expect(acceptedUnread('sources.yaml', URL, 'url: https://www.legislation.gov.uk/ukpga/2009/10/section/101').told).toEqual([])
  })
})

describe('the law of a freeze says up to which year it holds', () => {
  const UNTIL = 'until: 2023-04-05'
  const LAW = ', up to 2022/23"'

  it('and a later day is refused', () => {
    for (const day of ['2024-04-05', '2032-04-05']) {
      const own = acceptedUnread('duties.yaml', UNTIL, `until: ‸${day}`)
      expect(own.told.join('\n')).toContain(`${own.place} threshold: ${day} is not the end of the last year that its law names`)
      edit(folder, 'duties.yaml', `until: ${day}`, UNTIL)
    }
  })

  it('and one that says none is asked for it', () => {
    const { told: said } = acceptedUnread('duties.yaml', LAW, '"')
    expect(said.join('\n')).toMatch(
      /threshold: the law does not say up to which year it keeps the figure; add it in words, for example law: DA 2001 s\.4, extended by DA 2001 s\.5, up to 2022\/23$/,
    )
  })

  it('and of a financial year too', () => {
    const table = { title: 'Duties', yearStarts: '04-01', entries: {} }
    const law = 'DA 2001 s.4, the same for financial years 2025 to 2027'
    expect(faultOfFreeze({ until: '2028-03-31', law }, table)).toBeUndefined()
    expect(faultOfFreeze({ until: '2029-03-31', law }, table)).toBe(
      `2029-03-31 is not the end of the last year that its law names (${law}); write 2028-03-31, or, if you have read a law that keeps it until then, cite that law and say “up to financial year 2028”`,
    )
  })
})

const reach = (parts: string) => acceptedUnread('tax-years.yaml', 'ends: 2023-04-05 }', `ends: 2023-04-05, ${parts} }`)

describe('how far the sources of a year reach', () => {
  it('is right where what is not included came after it', () => {
    expect(reach('checkedTo: 2022-10-11, secondHandTo: 2022-10-12, notIncluded: The Budget of 28 October 2022').told).toEqual([])
  })

  it.each(['2022-10-28', '2022-11-20'])('is not so where it came by then: %s', (day) => {
    const { place, told: said } = reach(`checkedTo: ‸${day}, notIncluded: The Budget of 28 October 2022`)
    expect(said).toEqual([
      `${place} years.2022-23.checkedTo: the sources are said to be checked to ${day}, and what came on 28 October 2022 not to be included; write a day before that, or, if it has been read, say in notIncluded what came after ${day}`,
    ])
  })

  it.each(['Nothing', 'A Budget', 'The Budget of 31 September 2022'])('names the day of what is not included: "%s"', (words) => {
    const { place, told: said } = reach(`checkedTo: 2022-10-11, notIncluded: ‸${words}`)
    expect(said).toEqual([
      `${place} years.2022-23.notIncluded: "${words}" names no day; say what is outside and when it came, for example The Budget of 28 October 2026`,
    ])
  })

  it('goes further at second hand', () => {
    const { place, told: said } = reach('checkedTo: 2022-10-11, secondHandTo: ‸2022-10-11, notIncluded: The Budget of 28 October 2022')
    expect(said).toEqual([
      `${place} years.2022-23.secondHandTo: 2022-10-11 is not after 2022-10-11, up to which the sources were checked; write a later day, or remove it`,
    ])
  })

  it('is no later than the day on which somebody read them', () => {
    const { told: said } = reach('checkedTo: 2026-12-01, notIncluded: The Budget of 28 December 2026')
    expect(said).toEqual([
      expect.stringMatching(
        /^rates\/verified\.csv:\d+:1 taxYears\.2022-23: checked on 2026-11, before 2026-12-01, the last day of its checkedTo; read its sources again, and run npm run rates:accept$/,
      ) as string,
    ])
  })
})
