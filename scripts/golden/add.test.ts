// `npm run golden:add` as a reviewer uses it: answers typed one after another, in a copy of the project.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { copyOfProject, type Ran, runScript } from '../lib/run-script.ts'
import { parseGolden } from './parse-golden.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folder = copyOfProject(['scripts', 'engine', 'rates', 'schemas', 'golden'])
afterAll(() => rmSync(folder, { recursive: true }))

const textOf = (slug: string) => readFileSync(join(folder, `golden/${slug}.csv`), 'utf8')
const columnsOf = (slug: string, prefix: string) =>
  (textOf(slug).split('\n', 1)[0] ?? '').split(',').filter((column) => column.startsWith(prefix))
const add = (slug: string, answers: readonly string[]) =>
  runScript('scripts/golden/add.ts', [slug], answers.map((answer) => `${answer}\n`).join(''), { folder })

/** The line that answers an answer: the one printed between its question and the next. */
const said = ({ stdout }: Ran, answer: string) => stdout.split('\n').find((line) => line.startsWith(`  "${answer}"`))

describe('a row of VAT', () => {
  const before = textOf('vat')
  let ran: Ran
  // The engine makes £20 of VAT of £100 at 20%. The reviewer says 19, and that is what is written.
  beforeAll(async () => {
    ran = await add('vat', [
      'Nothing charged, nothing due',
      'A tax of nineteen pounds, as no law has it',
      'statut',
      'statute + text',
      '2027/28',
      '',
      '£100',
      'a hundred',
      '100',
      '17.5',
      '20',
      'maybe',
      'TRUE',
      '',
      '',
      '',
      '',
      '',
      'nineteen',
      '19',
      '',
      '',
      '',
      '"An invoice", GOV.UK; VATA 1994 s.2(1)',
      'vatAmount: 100*20% = 20.00',
      'vatAmount 19',
      'vatAmount: 19 = 19.00',
      'vatAmount: 9.50*2 = 19.00',
      'vatAmount: 100*19% = 19.00',
    ])
  })

  it('is added below the others, in the columns of the file, with what was typed and nothing else', () => {
    expect(ran).toMatchObject({ stderr: '', code: 0 })
    const row = ['A tax of nineteen pounds, as no law has it', 'statute+text', '2024-25', '100', '20', 'true', '', '19.00', '', '']
    expect(textOf('vat')).toBe(before + stringify([[...row, '"An invoice", GOV.UK; VATA 1994 s.2(1)', 'vatAmount: 100*19% = 19.00']]))
    expect(ran.stdout).toContain('golden/vat.csv has a new row 63. Now: npm run golden:check -- vat')
  })

  it('says of each answer that will not do what to write instead, and asks again', () => {
    expect(ran.stdout).toContain('row 2 has this name already; write another')
    expect(ran.stdout).toContain('there is no rule set "statut"; there are statute, constants, text')
    expect(ran.stdout).toContain('there is no tax year "2027-28"; there are 2022-23, 2023-24, 2024-25')
    expect(said(ran, '£100')).toBe('  "£100" has a pound sign; write the number alone')
    expect(said(ran, 'a hundred')).toMatch(/must be an amount in pounds, like 35,000/)
    expect(said(ran, 'maybe')).toBe('  "maybe" must be true or false')
    expect(ran.stdout).toContain('a row that expects nothing holds nothing; write one result at least')
    expect(said(ran, 'nineteen')).toBe('  "nineteen" is no figure; write one like 7540 or 7540.25')
    expect(ran.stdout).toContain('no working of vatAmount comes to 19.00; its clause comes to 20.00')
    expect(ran.stdout).toContain('cannot read "vatAmount 19"; write clauses like')
    expect(ran.stdout).toContain('vatAmount is its own working: 19 is no input and no figure of the tables; work it out from those')
    expect(ran.stdout).toContain('the working of vatAmount starts from no input and no figure of the tables; work it out from those')
  })

  it('never shows what the engine makes of the inputs, and is found wrong by golden:check alone', async () => {
    // 20.00 stands in the reviewer’s own working; net of 100 with VAT in it is 83.33, and its VAT 16.67.
    expect(ran.stdout).not.toMatch(/83\.33|16\.67/)
    const { stdout, code } = await runScript('scripts/golden/check.ts', ['vat'], '', { folder })
    expect(code).toBe(1)
    expect(stdout).toContain('golden/vat.csv row 63, "A tax of nineteen pounds, as no law has it", under statute')
    expect(stdout).toMatch(/vatAmount +19\.00 +16\.67 +2\.33 less/)
    expect(stdout).toMatch(/^ {4}vat\.\S+ +\S+ +since \d{4}-\d\d-\d\d/m)
  })
})

it('inputs that do not go together are asked for again, and so is a year that the tables have no value for', async () => {
  const inputs = ['30000', '', 'postgraduate', '', '', 'true', 'false']
  const results = columnsOf('income-tax', 'out.').map((column) => (column === 'out.grossIncome' ? '30000' : ''))
  const ran = await add('income-tax', [
    'Not both loans',
    '',
    '2023/24',
    ...inputs,
    '2022-23',
    '2024/25',
    ...results,
    'ITEPA 2003 s.9',
    'grossIncome: 30000 = 30000.00',
  ])
  expect(ran).toMatchObject({ stderr: '', code: 0 })
  expect(ran.stdout).toContain('postgraduateLoan must be left out when the plan is already postgraduate')
  expect(ran.stdout).toContain(
    '  2023-24 cannot be asked about: studentLoans.postgraduate.threshold has no value for 2023-04-06; write 2024-25, or add the value first',
  )
  expect(ran.stdout).toContain('there is no tax year "2022-23"; there are 2024-25')
  expect(parseGolden(textOf('income-tax')).at(-1)).toMatchObject({
    case: 'Not both loans',
    rules: ['statute'],
    taxYear: '2024-25',
    in: { annualSalary: '30000', studentLoanPlan: 'postgraduate', postgraduateLoan: 'false' },
    out: { grossIncome: '30000.00' },
    source: 'ITEPA 2003 s.9',
  })
})

it('a row without a source is refused, and answers that end too soon write nothing', async () => {
  const before = textOf('cis')
  const inputs = columnsOf('cis', 'in.').map(() => '')
  const results = columnsOf('cis', 'out.').map(() => '0')
  const { stdout, stderr, code } = await add('cis', ['No source', '', '', ...inputs, ...results, '', '  ', 'my accountant'])
  expect(stdout.match(/a row needs a source; write one/g)).toHaveLength(2)
  expect(stdout).toContain('  nobody else could find that; write the law (ITA 2007 s.10), an address,')
  expect({ stderr, code }).toEqual({ stderr: 'golden:add: the answers ended before the questions; nothing was written\n', code: 1 })
  expect(textOf('cis')).toBe(before)
})

it.each([
  ['incme-tax', 'golden:add: there is no calculator "incme-tax"; did you mean income-tax?\n'],
  ['vat cis', expect.stringMatching(/^golden:add: write one calculator, like income-tax\n/) as string],
])('%s is no calculator', async (words, stderr) => {
  expect(await runScript('scripts/golden/add.ts', words.split(' '), '', { folder })).toEqual({ stdout: '', stderr, code: 1 })
})
