// What `npm run -s calc` refuses, and whether it says what to do about it.
import { Readable, Writable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import { describe, expect, it, vi } from 'vitest'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import { loadCalculator } from '../lib/calculators.ts'
import { calculateCsv } from './csv.ts'
import { refusal, run } from './tests/run-calc.ts'

vi.setConfig({ testTimeout: 60_000 })

const YEARS = Object.keys(taxYears)
const LAST_YEAR_ENDS = Object.values(taxYears).at(-1)?.ends ?? ''

const COLUMNS = ['annualSalary', 'pensionContribution', 'studentLoanPlan', 'in.region', 'in.pensionMethod', 'in.postgraduateLoan']
const AMOUNT = 'an amount in pounds, such as 35,000 or 35,000.50'
const PERCENTAGE = 'a percentage from 0 to 100, such as 5 or 7.5'
const BAD_CELLS = [
  ['annualSalary', '-1', '£0 or more'],
  ['annualSalary', '−0.01', '£0 or more'],
  ['annualSalary', '-£5', '£0 or more'],
  ['annualSalary', '1000000000000.01', '£1 trillion or less'],
  ['annualSalary', '30000.005', 'an amount in pounds and pence, with no more than two digits after the point'],
  ['annualSalary', 'thirty', AMOUNT],
  ['annualSalary', '1e5', AMOUNT],
  ['annualSalary', '12,50', AMOUNT],
  ['annualSalary', '(500)', '£0 or more; brackets, and a minus at the end, make it negative'],
  ['annualSalary', 'NaN', AMOUNT],
  ['pensionContribution', '-5', 'a percentage from 0 to 100'],
  ['pensionContribution', '100.01', 'a percentage from 0 to 100'],
  ['pensionContribution', '5.555%', 'a percentage with no more than two digits after the point'],
  ['pensionContribution', '£5', PERCENTAGE],
  ['studentLoanPlan', 'plan9', 'one of none, plan1, plan2, plan4, plan5, postgraduate'],
  ['in.region', 'Mars', 'one of england, wales, scotland, northern-ireland'],
  ['in.pensionMethod', 'cash', 'one of salary-sacrifice, net-pay, relief-at-source'],
  ['in.postgraduateLoan', 'perhaps', 'true or false'],
] as const

describe.concurrent('a bad row', () => {
  const rowWith = (cells: Readonly<Record<string, string>>) => COLUMNS.map((column) => `"${cells[column] ?? ''}"`).join(',')
  const bad = BAD_CELLS.map(([column, value]) => rowWith({ [column]: value }))
  const good = rowWith({ annualSalary: '30000' })
  const kept = run(['income-tax', '--keep-going'], [COLUMNS, ...bad, good, ''].join('\n'))
  const rows = kept.then(({ stdout }) => parse<Record<string, string>>(stdout, { columns: true }))

  it.each(BAD_CELLS.map((cell, index) => [...cell, index] as const))('%s %s must be %s', async (column, value, expected, index) => {
    const row = (await rows)[index]
    expect(row).toMatchObject({ [column]: value, 'out.netIncome': '', 'out.effectiveRate': '' })
    expect(row?.['error']).toContain(column)
    expect(row?.['error']).toContain(`"${value}" must be ${expected}`)
  })

  it('does not stop the rest with --keep-going', async () => {
    const { stderr, code } = await kept
    const all = BAD_CELLS.length + 1
    expect({ stderr, code }).toEqual({ stderr: `calc: ${all - 1} of ${all} rows could not be calculated; error says why\n`, code: 2 })
    expect(await rows).toHaveLength(BAD_CELLS.length + 1)
    expect((await rows).at(-1)).toMatchObject({ 'out.netIncome': '25119.60', error: '' })
  })

  it('stops the table with a message on one line: its number, and for each fault the column, the value and what was expected', async () => {
    const { stdout, line } = await refusal(['income-tax'], 'in.annualSalary,region,note\n1,,\n"-1\n",mars,\n2,,\n')
    expect(line).toMatch(/row 3\b.*in\.annualSalary.*"-1\\n" must be £0 or more.*region.*"mars" must be one of england/)
    expect(stdout.split('\n')[1]).toMatch(/^1,,,1\.00,/)
    expect(stdout).not.toContain('2,,,2.00')
  })

  it.each([
    [[], 'statute,,1', /column rules: "statute" belongs to the command; .*--rules, and remove the column/],
    [['--rules', 'constants'], 'constants,,1', /column rules: "constants" belongs to the command/],
    [[], ',1999,1', new RegExp(`column taxYear: "1999" is not a tax year .* ${YEARS.join(', ')}, with a hyphen or a slash$`, 'm')],
    [['--rules', 'text'], ',2026/27,1', /tax year 2026-27: the rule set text .* 2024-25; other years have the law alone/],
    [['--explain', 'constants'], ',2023-24,1', /tax year 2023-24: the rule set constants /],
  ])('that names its own rules, or a tax year without an answer, is refused, %j %s', async (args, row, expected) => {
    const { line } = await refusal(['income-tax', ...args], `rules,taxYear,annualSalary\n,,1\n${row}\n`)
    expect(line).toMatch(/^calc: row 3, /)
    expect(line).toMatch(expected)
  })

  it.each([
    [['--year', '2026-27'], '2025-04-05', 'column disposalDate: "2025-04-05" must be from 6 April 2026 to 5 April 2027'],
    [[], '2022-04-05', `column disposalDate: "2022-04-05" must be from 6 April 2022 to 5 April ${LAST_YEAR_ENDS.slice(0, 4)}`],
    [[], 'soon', 'column disposalDate: "soon" must be a date, such as 2024-10-30'],
  ])('may have a day of another year, %j %s', async (args, day, expected) => {
    const { line } = await refusal(['capital-gains', ...args], `disposalDate\n${day}\n`)
    expect(line).toBe(`calc: row 2, ${expected}\n`)
  })

  it('hears of all its faults at once, also of its rules and its year', async () => {
    const { line } = await refusal(['capital-gains'], 'rules,taxYear,disposalDate,salePrice,assetType\nstatute,1999,2024-10-30,x,boat\n')
    expect(line).toBe(
      'calc: row 2, ' +
        'column rules: "statute" belongs to the command; choose the rule set with --rules, and remove the column; ' +
        `column taxYear: "1999" is not a tax year that we have; write one of ${YEARS.join(', ')}, with a hyphen or a slash; ` +
        `column salePrice: "x" must be ${AMOUNT}; column assetType: "boat" must be one of residential, other\n`,
    )
  })

  it('quotes at most 80 characters of a cell', async () => {
    const { line } = await refusal(['income-tax'], `annualSalary\n${'9x'.repeat(50_000)}\n`)
    expect(line).toMatch(/^calc: row 2, column annualSalary: "(9x){38}9…" must be an amount in pounds/)
  })

  it('may have columns that contradict each other', async () => {
    const { line } = await refusal(['income-tax'], 'studentLoanPlan,in.postgraduateLoan\npostgraduate,TRUE\n')
    expect(line).toMatch(/row 2\b.*in\.postgraduateLoan.*"TRUE" must be left out when the plan is already postgraduate/)
  })

  it('may have too few or too many cells', async () => {
    const table = 'annualSalary,id,note\n30000\n30000,1,2,3\n30000,1,2\n'
    const { line } = await refusal(['income-tax'], table)
    expect(line).toMatch(/row 2\b.*\b1 cell.*expected 3/)
    const { stdout, code } = await run(['income-tax', '--keep-going'], table)
    const errors = parse<Record<string, string>>(stdout, { columns: true }).map(({ error }) => error)
    expect({ errors, code }).toEqual({
      errors: [expect.stringMatching(/1 cell/), expect.stringMatching(/4 cells.*expected 3/), ''],
      code: 2,
    })
  })
})

describe.concurrent('a bad line of JSON', () => {
  it('stops the rest', async () => {
    const { stdout, line } = await refusal(['income-tax', '--json'], '{"annualSalary":1}\n\n{"annualSalary":-1}\n{"annualSalary":2}\n')
    expect(line).toMatch(/line 3\b.*annualSalary.*-1 must be £0 or more/)
    expect(stdout).toMatch(/^\{"annualSalary":1,.*\}\n$/)
  })

  const BAD_LINES = [
    ['{"annualSalary":30000.005}', '30000.005 must be an amount in pounds and pence, with no more than two digits after the point'],
    ['{"annualSalary":1e21}', `1e+21 must be ${AMOUNT}`],
    ['{"annualSalary":true}', `true must be ${AMOUNT}`],
    ['{"annualSalary":[30000]}', '[30000] must be text or a number'],
    ['{"region":{"name":"wales"}}', '{"name":"wales"} must be text or a number'],
    ['{"salary":30000}', '"salary" is not known'],
    ['{"annualSalary":1,"in.annualSalary":1}', '"annualSalary" and "in.annualSalary" mean the same'],
    ['{"annualSalary":1,"annualSalary":2}', '"annualSalary" appears twice'],
    ['{"note":"\\"{","annualSalary":1,"annual\\u0053alary":2}', '"annualSalary" appears twice'],
    ['{"id":1,"note":{"id":2},"id":3}', '"id" appears twice'],
    ['{"region":1}', '1 must be one of england, wales'],
    ['{"postgraduateLoan":1}', '1 must be true or false'],
    ['{"annualSalary":', 'is not a JSON object'],
    ['[30000]', 'is not a JSON object'],
    ['null', 'is not a JSON object'],
    [`{"note":"[[[","annualSalary":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'its lists are nested more than 100 deep'],
    [`{"note":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_001)}`, 'its lists are nested more than 100 deep'],
    ['['.repeat(100_000), 'its lists are nested more than 100 deep'],
    [`{"annualSalary":"${'x'.repeat(100_000)}"}`, `"${'x'.repeat(77)}…" must be ${AMOUNT}`],
    ['x'.repeat(100_000), `"${'x'.repeat(77)}…" is not a JSON object`],
    ['{"rules":"text"}', 'rules: "text" belongs to the command'],
    ['{"taxYear":["2024-25"]}', 'taxYear: ["2024-25"] is not a tax year'],
    ['{"rules":{"a":1}}', 'rules: {"a":1} belongs to the command'],
  ] as const
  const kept = run(['income-tax', '--json', '--keep-going'], `${BAD_LINES.map(([line]) => line).join('\n')}\n{"annualSalary":30000}`)
  const answers = kept.then(({ stdout }) =>
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  )

  it.each(BAD_LINES.map((line, index) => [...line, index] as const))('%s: %s', async (_, expected, index) => {
    const answer = (await answers)[index]
    expect(answer).toMatchObject({ error: expect.stringContaining(expected) as string })
    expect(answer).not.toHaveProperty(['out.netIncome'])
  })

  it('does not stop the rest with --keep-going', async () => {
    const { stderr, code } = await kept
    const all = BAD_LINES.length + 1
    expect({ stderr, code }).toEqual({ stderr: `calc: ${all - 1} of ${all} rows could not be calculated; error says why\n`, code: 2 })
    expect(await answers).toHaveLength(BAD_LINES.length + 1)
    expect((await answers).at(-1)).toMatchObject({ 'out.netIncome': 25119.6 })
  })
})

describe.concurrent('a header', () => {
  it.each([
    [
      'salary,id',
      /^column "salary" is not known; these are likely, .* --map "salary=annualSalary"; --map says .*--ignore-unknown .*--help/,
    ],
    [
      'Gross Pay,colour,Taxable Pay',
      /^3 columns, "Gross Pay", "colour", "Taxable Pay" are not known; --map says .* --map "Gross Pay=annualSalary"; /,
    ],
    ['Salary,Salary', /^column "Salary" appears twice; expected each column once$/],
    ['GROSSPAY,Gross pay', /^columns "GROSSPAY" and "Gross pay" mean the same; expected each input once$/],
    ['annualSalary,Action', /^column "Action" is not known; --map says which input a column is, such as --map "Action=<input>"; /],
    ['annualSalary,Salary', /^column "Salary" is not known; --map says/],
    ['60000', /column "60000" is not known; the first line must name the columns, such as annualSalary; --help/],
    ['"£60,000",england', /column "£60,000" is not known; the first line must name the columns/],
    ['annualSalary,in.id', /column "in\.id" is not known/],
    ['annualSalary,error', /column "error" is what --keep-going adds/],
    ['annualSalary,fault', /column "fault" is not known/],
    ['annualSalary,Annual Salary', /columns "annualSalary" and "Annual Salary" mean the same/],
    ['annualSalary,', /column ("" is not known|has no name)/],
    ['annualSalary,in.annualSalary', /columns "annualSalary" and "in\.annualSalary" mean the same/],
    ['note,annualSalary,note', /column "note" appears twice/],
  ])('%s is refused by name', async (header, expected) => {
    const nowhere = new Writable({ write: () => expect.unreachable('a refused table has no answer') })
    const calculator = await loadCalculator('income-tax')
    await expect(calculateCsv(calculator, Readable.from([`${header}\n`]), nowhere, { keepGoing: true })).rejects.toThrow(expected)
  })

  it('that is wrong stops the command, even with --keep-going', async () => {
    const { stdout, line } = await refusal(['income-tax', '--keep-going'], 'salary,id\n30000,1\n')
    expect({ line, stdout }).toEqual({ line: expect.stringContaining('"salary"') as string, stdout: '' })
  })

  it('comes out with the first answer, so nothing does if the first row is refused', async () => {
    const { stdout, line } = await refusal(['income-tax'], 'annualSalary,rules\n1,statute\n2,\n')
    expect({ line, stdout }).toEqual({ line: expect.stringContaining('row 2, column rules') as string, stdout: '' })
  })

  it('is needed', async () => {
    const { stdout, line } = await refusal(['income-tax'], '')
    expect({ line, stdout }).toEqual({ line: expect.stringContaining('there is no header') as string, stdout: '' })
  })
})
