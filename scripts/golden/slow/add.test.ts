// `npm run golden:add` as a reviewer uses it: answers typed one by one, for VAT and CIS in a copy of the project.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Calculator } from '../../../engine/calculator.ts'
import { calculator as capitalGains } from '../../../engine/calculators/capital-gains/answer.ts'
import { calculator as companyCar } from '../../../engine/calculators/company-car/answer.ts'
import { calculator as incomeTax } from '../../../engine/calculators/income-tax/answer.ts'
import { incomeTax as incomeTaxTable } from '../../../engine/rates/generated/income-tax.ts'
import { useTestFigures } from '../../../engine/tests/test-figures.ts'
import { readGolden } from '../../../golden/code/read-golden.ts'
import { callCommand } from '../../lib/tests/call-command.ts'
import { copyOfProject, type Ran, runScript } from '../../lib/tests/run-script.ts'
import { writeTestFigures } from '../../rates/tests/write-test-figures.ts'
import { goldenAdd } from '../add-command.ts'
import { askForRow } from '../ask-for-row.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
useTestFigures()

const folder = copyOfProject(['scripts', 'engine', 'rates', 'schemas', 'golden'])
// So that a blank year means the same, whichever year is the default of the site.
writeTestFigures(join(folder, 'rates'))
afterAll(() => rmSync(folder, { recursive: true }))

const textOf = (slug: string) => readFileSync(join(folder, `golden/${slug}.csv`), 'utf8')
const columnsOf = (slug: string, prefix: string) =>
  (textOf(slug).split('\n', 1)[0] ?? '').split(',').filter((column) => column.startsWith(prefix))
const add = (slug: string, answers: readonly string[]) =>
  runScript('scripts/golden/add.ts', [slug], answers.map((answer) => `${answer}\n`).join(''), { folder })

/** The reply to an answer: the line printed before the next question. */
const said = ({ stdout }: Pick<Ran, 'stdout'>, answer: string) => stdout.split('\n').find((line) => line.startsWith(`  "${answer}"`))

describe('a row of VAT', () => {
  const before = textOf('vat')
  const number = before.trimEnd().split('\n').length + 1
  let ran: Ran
  // The engine’s VAT on £100 at 20% is £20. The reviewer types 19, and 19 is what is written.
  beforeAll(async () => {
    ran = await add('vat', [
      'Nothing charged, nothing due',
      'A tax of nineteen pounds, which no law sets',
      'statut',
      'statute + text',
      '2097/98',
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

  it('is added below the others, in the columns of the file, with only what was typed', () => {
    expect(ran).toMatchObject({ stderr: '', code: 0 })
    const row = ['A tax of nineteen pounds, which no law sets', 'statute+text', '2024-25', '100', '20', 'true', '', '19.00', '', '']
    expect(textOf('vat')).toBe(before + stringify([[...row, '"An invoice", GOV.UK; VATA 1994 s.2(1)', 'vatAmount: 100*19% = 19.00']]))
    expect(ran.stdout).toContain(`golden/vat.csv has a new row ${number}. Next: npm run golden:check -- vat`)
  })

  it('says what to write instead of a wrong answer, and asks again', () => {
    expect(ran.stdout).toContain('row 2 has this name already; write another')
    expect(ran.stdout).toContain('there is no rule set "statut"; choose from statute, constants, text')
    expect(ran.stdout).toContain('there is no tax year "2097-98"; choose from 2024-25')
    expect(said(ran, '£100')).toBe('  "£100" has a pound sign; write the number alone')
    expect(said(ran, 'a hundred')).toMatch(/must be an amount in pounds, such as 35,000/)
    expect(said(ran, 'maybe')).toBe('  "maybe" must be true or false')
    expect(ran.stdout).toContain('a row without an expected result tests nothing; write at least one')
    expect(said(ran, 'nineteen')).toBe('  "nineteen" is not a figure; write one like 7540 or 7540.25')
    expect(ran.stdout).toContain('no clause gives vatAmount as 19.00; its clause gives 20.00')
    expect(ran.stdout).toContain('cannot read "vatAmount 19"; write clauses like')
    expect(ran.stdout).toContain(
      'vatAmount only repeats its answer: 19 is neither an input nor a figure in the tables; work it out from those',
    )
    expect(ran.stdout).toContain('the working of vatAmount starts from neither an input nor a figure in the tables; work it out from those')
  })

  it('never shows the engine’s answer, so that only golden:check finds the mistake', async () => {
    // The reviewer’s own working has 20.00. With VAT included, 100 is 83.33 net and 16.67 VAT.
    expect(ran.stdout).not.toMatch(/83\.33|16\.67/)
    const { stdout, code } = await runScript('scripts/golden/check.ts', ['vat'], '', { folder })
    expect(code).toBe(1)
    expect(stdout).toContain(`golden/vat.csv row ${number}, "A tax of nineteen pounds, which no law sets", under statute`)
    expect(stdout).toMatch(/vatAmount +19\.00 +16\.67 +2\.33 less/)
    expect(stdout).toMatch(/^ {4}vat\.\S+ +\S+ +since \d{4}-\d\d-\d\d/m)
  })
})

/** The cells that the questions of a row come to, if there are enough answers, and everything that was said. */
async function asked(calculator: Calculator, answers: readonly string[]) {
  const heard: string[] = []
  const left = [...answers]
  const ask = (question: string) => {
    heard.push(question)
    const answer = left.shift()
    return answer === undefined ? Promise.reject(new RangeError('no more answers')) : Promise.resolve(answer)
  }
  const rows = readGolden(calculator.slug)
  const columns = columnsOf(calculator.slug, '')
  const cells = askForRow(calculator, { columns, rows }, ask, (line) => heard.push(line))
  const [outcome] = await Promise.allSettled([cells])
  return { stdout: heard.join('\n'), cells: outcome.status === 'fulfilled' ? outcome.value : undefined }
}

it('asks again for inputs that contradict each other, and for a year that the tables have no value for', async () => {
  const { taperRate } = incomeTaxTable.personalAllowance
  const values = taperRate.values.map((value, at) => (at === 0 ? { ...value, from: '2024-04-06' } : value))
  const personalAllowance = { ...incomeTaxTable.personalAllowance, taperRate: { ...taperRate, values } }
  const tables = { ...incomeTax.tables, incomeTax: { ...incomeTaxTable, personalAllowance } }
  const typed: Readonly<Record<string, string>> = { annualSalary: '30000', studentLoanPlan: 'postgraduate', postgraduateLoan: 'true' }
  const answered = columnsOf('income-tax', 'in.').map((column) => typed[column.slice('in.'.length)] ?? '')
  const results = columnsOf('income-tax', 'out.').map((column) => (column === 'out.grossIncome' ? '30000' : ''))
  const { stdout, cells } = await asked({ ...incomeTax, tables }, [
    'Not both loans',
    '',
    '2023/24',
    ...answered,
    // Which of the two it is, once both are known.
    'false',
    '2022-23',
    '2024/25',
    ...results,
    'ITEPA 2003 s.9',
    'grossIncome: 30000 = 30000.00',
  ])
  expect(stdout).toContain('postgraduateLoan must be left out when the plan is already postgraduate')
  expect(stdout).toContain(
    '  2023-24 cannot be asked about: incomeTax.personalAllowance.taperRate has no value for 2023-04-06; write 2024-25',
  )
  expect(stdout).toContain('there is no tax year "2022-23"; choose from 2024-25')
  expect(cells).toMatchObject({
    case: 'Not both loans',
    rules: 'statute',
    taxYear: '2024-25',
    'in.annualSalary': '30000',
    'in.studentLoanPlan': 'postgraduate',
    'in.postgraduateLoan': 'false',
    'out.grossIncome': '30000.00',
    source: 'ITEPA 2003 s.9',
  })
})

it('has the limits of the year for a day, and the year as the input where a calculator asks for it', async () => {
  const sale = columnsOf('capital-gains', 'in.').map((column) => (column === 'in.disposalDate' ? '2025-04-05' : ''))
  const gains = await asked(capitalGains, ['Sold in another year', '', '2026/27', ...sale])
  expect(gains.stdout).toContain('2026-04-06 to 2027-04-05 [2026-04-06]')
  expect(said(gains, '2025-04-05')).toBe('  "2025-04-05" must be from 6 April 2026 to 5 April 2027')

  const car = columnsOf('company-car', 'in.').flatMap((column) =>
    column === 'in.taxYear' ? [] : [column === 'in.fuelType' ? 'electric' : ''],
  )
  const results = columnsOf('company-car', 'out.').map((column) => (column === 'out.bikPercentage' ? '4' : ''))
  const answers = ['An electric car', '', '2026/27', ...car, ...results, 'ITEPA 2003 s.140', 'bikPercentage: 4 = 4.00']
  expect((await asked(companyCar, answers)).cells).toMatchObject({
    taxYear: '2026-27',
    'in.taxYear': '2026-27',
    'in.fuelType': 'electric',
    'out.bikPercentage': '4.00',
  })
})

it('a row needs a source, and nothing is written if the answers end too soon', async () => {
  const before = textOf('cis')
  const inputs = columnsOf('cis', 'in.').map(() => '')
  const results = columnsOf('cis', 'out.').map(() => '0')
  const { stdout, stderr, code } = await add('cis', ['No source', '', '', ...inputs, ...results, '', '  ', 'my accountant'])
  expect(stdout.match(/a row needs a source; write one/g)).toHaveLength(2)
  expect(stdout).toContain('  nobody else could find that source; write the law (ITA 2007 s.10), an address,')
  expect({ stderr, code }).toEqual({ stderr: 'golden:add: there were not enough answers, so nothing was written\n', code: 1 })
  expect(textOf('cis')).toBe(before)
})

it.each([
  ['incme-tax', 'golden:add: there is no calculator "incme-tax"; did you mean income-tax?\n'],
  ['vat cis', expect.stringMatching(/^golden:add: write one calculator, like income-tax\n/) as string],
])('%s is not a calculator', async (words, stderr) => {
  expect(await callCommand(goldenAdd, words.split(' '))).toEqual({ stdout: '', stderr, code: 1 })
})
