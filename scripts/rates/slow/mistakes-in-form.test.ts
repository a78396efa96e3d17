import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkRates } from '../check-rates.ts'
import { describeProblem, RatesError } from '../problem.ts'
import { copyOfRates, DAY, makeMistake, removeCopy } from '../tests/mistake.ts'

let folder = ''
beforeEach(() => {
  folder = copyOfRates()
})
afterEach(() => removeCopy(folder))

/** Writes something else over the whole of a file, and says what is then wrong with the folder. */
function problemsAfter(file: string, edit: (text: string) => string): string[] {
  const path = join(folder, file)
  writeFileSync(path, edit(readFileSync(path, 'utf8')))
  try {
    return checkRates(folder, new Date(DAY)).errors.map(describeProblem)
  } catch (error) {
    if (error instanceof RatesError) return error.problems.map(describeProblem)
    throw error
  }
}

const lineOf = (file: string, text: string) => readFileSync(join(folder, file), 'utf8').split(text)[0]?.split('\n').length ?? 0

describe('a table that is no longer one', () => {
  it.each(['<<<<<<< HEAD', '=======', '>>>>>>> main'])('has the mark %s of a merge conflict', (mark) => {
    const line = lineOf('vat.yaml', '  reducedRate:')
    const [told, ...others] = problemsAfter('vat.yaml', (text) => text.replace('  reducedRate:', `${mark}\n  reducedRate:`))
    expect(told).toBe(
      `rates/vat.yaml:${line}:1 ${mark.slice(0, 7)} is a mark of a merge conflict; keep one of the two sides, and delete the marks`,
    )
    expect(others).toEqual([])
  })

  it('has a second document', () => {
    const [told, ...others] = problemsAfter('vat.yaml', (text) => `${text}---\ntitle: Another\n`)
    expect(told).toMatch(
      /^rates\/vat\.yaml:\d+:1 a second document begins here; delete the line ---, or move what follows it to a file of its own$/,
    )
    expect(others).toEqual([])
  })

  it.each([
    ['a space more', '     title: Standard rate', 5, '4 or 6'],
    ['a space less', '   title: Standard rate', 3, '2 or 4'],
  ])('has a line with %s than those beside it', (_, written, spaces, instead) => {
    const line = lineOf('vat.yaml', '    title: Standard rate')
    const told = problemsAfter('vat.yaml', (text) => text.replace('    title: Standard rate', written))
    expect(told).toEqual([
      `rates/vat.yaml:${line}:${spaces + 1} this line begins after ${spaces} spaces; write ${instead}, like the lines beside it: each level has two more`,
    ])
  })

  it('has a line two spaces out', () => {
    const told = problemsAfter('vat.yaml', (text) => text.replace('    title: Standard rate', '      title: Standard rate'))
    expect(told).toEqual([
      `rates/vat.yaml:${lineOf('vat.yaml', '    kind: percent')}:1 this line begins in another column than the others of its list; begin it in the same column`,
    ])
  })
})

const strayQuote = (line: number, column: number) => [
  `rates/verified.csv:${line}:${column} a quotation mark does not fit here; remove it, or restore the line with git checkout rates/verified.csv`,
]

describe('verified.csv with a stray quotation mark', () => {
  it('at the beginning of a cell', () => {
    const line = lineOf('verified.csv', 'vat.standardRate,')
    expect(problemsAfter('verified.csv', (text) => text.replace('vat.standardRate,', '"vat.standardRate,'))).toEqual(strayQuote(line, 1))
  })

  it('within one', () => {
    const line = lineOf('verified.csv', 'vat.standardRate,')
    expect(problemsAfter('verified.csv', (text) => text.replace('vat.standardRate,', 'vat."standardRate,'))).toEqual(strayQuote(line, 5))
  })
})

describe('words and addresses', () => {
  const GOV = 'https://www.gov.uk/blind-persons-allowance'

  it.each([
    ['a host that only looks like the publisher’s', 'https://gov-uk.example/blind-persons-allowance'],
    ['a host that begins like it', 'https://www.gov.uk.example/blind-persons-allowance'],
    ['an address that anybody could read on the way', 'http://www.gov.uk/blind-persons-allowance'],
    ['a page of somebody else', 'https://taxlex.co.uk/blind-persons-allowance'],
  ])('%s is refused', (_, url) => {
    const place = makeMistake(folder, { file: 'sources.yaml', entry: 'blind-persons-allowance', right: GOV, written: `‸${url}` })
    expect(problemsAfter('sources.yaml', (text) => text)[0]).toBe(
      `${place} blind-persons-allowance: this is not an address of GOV.UK; write one at www.gov.uk, or the publisher that has this page`,
    )
  })

  it('another organisation’s repository is not HMRC’s', () => {
    const right = 'https://github.com/hmrc/tax-kalculator'
    makeMistake(folder, { file: 'sources.yaml', entry: 'tax-kalculator', right, written: '‸https://github.com/hmrc-tools/tax-kalculator' })
    expect(problemsAfter('sources.yaml', (text) => text)[0]).toContain(
      'this is not an address of HMRC; write one at www.gov.uk or github.com/hmrc',
    )
  })

  it('a section of an Act that is about other tables is refused', () => {
    const right = 'law: ITA 2007 s.38'
    const place = makeMistake(folder, { file: 'allowances.yaml', entry: 'blindPerson', right, written: 'law: ‸TMA 1970 s.38' })
    expect(problemsAfter('allowances.yaml', (text) => text)[0]).toBe(
      `${place} blindPerson: TMA 1970 is cited for capital-gains, corporation-tax, deadlines, dividends, income-tax, not allowances; cite the Act that sets this, or, if it is this one, add allowances to its subjects in rates/sources.yaml`,
    )
  })
})
