// Tables that `npm run -s calc -- income-tax` accepts: they come out as they went in, with the results added.
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { describe, expect, it, vi } from 'vitest'
import { loadCalculator } from '../lib/calculators.ts'
import { calculateCsv } from './csv.ts'
import { run } from './tests/run-calc.ts'

vi.setConfig({ testTimeout: 60_000 })

const RESULTS =
  'out.grossIncome,out.incomeTax,out.nationalInsurance,out.studentLoan,out.pension,out.netIncome,out.monthlyNetIncome,out.effectiveRate,out.taxableIncome,out.personalAllowance,out.pensionGross,out.employerPension,out.pensionPot,out.annualAllowanceCharge,out.childBenefit,out.childBenefitCharge,out.taxByLaw,out.taxRefund,out.taxStillDue'
/** The results for a salary of 30,000, the first of the checked figures. */
const OF_30000 = '30000.00,3486.00,1394.40,0.00,0.00,25119.60,2093.30,16.27,17430.00,12570.00,0.00,,,0.00,,,,,'

const rowsOf = (csv: string) => parse<Record<string, string>>(csv, { columns: true })

/** A row of results, or the header, without netIncome, for tables that have it in another place. */
const withoutNetIncome = (cells: string) => cells.split(',').toSpliced(5, 1).join(',')

/** Runs income-tax, checks that nothing went wrong, and returns what it printed. */
async function answer(args: readonly string[], stdin: string) {
  const { stdout, stderr, code } = await run(['income-tax', ...args], stdin)
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  return stdout
}

/** The same in this process, which is quicker, for the many shapes a table can have. */
async function calculated(table: string | Buffer) {
  const output = new PassThrough()
  const calculation = calculateCsv(await loadCalculator('income-tax'), Readable.from([Buffer.from(table)]), output, { keepGoing: false })
  const [stdout] = await Promise.all([text(output), calculation])
  return stdout
}

describe.concurrent('a CSV', () => {
  it('has UK bands and 8% for Scotland under --rules text, as section 1 of rules.md says', async () => {
    const [row] = rowsOf(await answer(['--rules', 'text'], 'annualSalary,region\n60000,scotland\n'))
    expect(row).toMatchObject({ 'out.incomeTax': '11432.00', 'out.nationalInsurance': '3210.60', 'out.netIncome': '45357.40' })
  })

  it('keeps every column that passes through in its place, quoted where needed', async () => {
    const header = 'x-first,case,id,in.annualSalary,source,working,note,rules,taxYear,out.expected,x-last'
    const row = '" spaced ",zoë 文 😀,007,30000,"a, b","say ""so""","two\nlines",,2024-25,1.50,-0'
    expect(await answer([], `${header}\n${row}\n`)).toBe(`${header},${RESULTS}\n${row.replace('" spaced "', ' spaced ')},${OF_30000}\n`)
  })

  it('replaces a column that has the name of a result', async () => {
    const stdout = await answer([], 'id,out.netIncome,annualSalary\n1,wrong,30000\n')
    expect(stdout).toBe(`id,out.netIncome,annualSalary,${withoutNetIncome(RESULTS)}\n1,25119.60,30000,${withoutNetIncome(OF_30000)}\n`)
  })

  it.each([
    ['a byte order mark', '\uFEFFannualSalary,id\n30000,1\n'],
    ['a byte order mark and quotes', '\uFEFF"annualSalary","id"\n"30000","1"\n'],
    ['Windows line endings', 'annualSalary,id\r\n30000,1\r\n'],
    ['no line ending after the last row', 'annualSalary,id\n30000,1'],
    ['blank lines', '\nannualSalary,id\n\n\n30000,1\n\n'],
    ['UTF-16, as Excel writes Unicode text', Buffer.from('\uFEFFannualSalary,id\n30000,1\n', 'utf16le')],
  ])('may have %s', async (_, table) => {
    expect(await calculated(table)).toBe(`annualSalary,id,${RESULTS}\n30000,1,${OF_30000}\n`)
  })

  it('may have all of these at once', async () => {
    const stdout = await answer([], '\uFEFFannualSalary,id\r\n\r\n30000,1\r\n\r\n30000,2')
    expect(stdout).toBe(`annualSalary,id,${RESULTS}\n30000,1,${OF_30000}\n30000,2,${OF_30000}\n`)
  })

  it('may have inputs written as people write them, and a blank means the default', async () => {
    const table = `annualSalary,pensionContribution,studentLoanPlan,region,pensionMethod,in.postgraduateLoan\n"£30,000.00",,,,,\n 30000 ,0%, none ,england,salary-sacrifice,FALSE\n,0,,,,\n  ,,,england,,\n`
    const rows = rowsOf(await answer([], table))
    expect(rows.map((row) => row['out.netIncome'])).toEqual(['25119.60', '25119.60', '0.00', '0.00'])
    expect(rows.map((row) => row['annualSalary'])).toEqual(['£30,000.00', ' 30000 ', '', '  '])
  })

  it('may have its options in capitals', async () => {
    const table = 'annualSalary,region,pensionMethod,studentLoanPlan\n60000,Scotland, NET-PAY ,Plan2\n60000,scotland,net-pay,plan2\n'
    const [capitals, small] = rowsOf(await calculated(table))
    expect(capitals).toMatchObject({ region: 'Scotland', pensionMethod: ' NET-PAY ' })
    for (const name of RESULTS.split(',')) expect(capitals?.[name]).toBe(small?.[name])
    // 60,000 in Scotland, one of the checked figures.
    expect(capitals?.['out.incomeTax']).toBe('13228.31')
  })

  it('may be only a header, or have no inputs at all', async () => {
    const { stdout, stderr, code } = await run(['income-tax'], 'annualSalary\n')
    expect({ stdout, stderr, code }).toEqual({
      stdout: `annualSalary,${RESULTS}\n`,
      stderr: 'calc: the table has no rows below its header\n',
      code: 0,
    })
    expect(rowsOf(await calculated('id\n7\n'))[0]).toMatchObject({
      id: '7',
      'out.grossIncome': '0.00',
      'out.personalAllowance': '12570.00',
    })
  })
})

describe.concurrent('JSON lines', () => {
  it('come out with the inputs first and then the amounts as numbers to the penny', async () => {
    const stdout = await answer(['--json'], '{"id":["a",{"b":null}],"annualSalary":30000}\n')
    const amounts = OF_30000.split(',')
    const results = RESULTS.split(',').flatMap((name, index) => (amounts[index] === '' ? [] : [`"${name}":${amounts[index]}`]))
    expect(stdout).toBe(`{"id":["a",{"b":null}],"annualSalary":30000,${results.join(',')}}\n`)
  })

  it('accept numbers, text, null and missing values, with different columns on each line, under a rule set', async () => {
    const lines = [
      '{"annualSalary":30000.00,"pensionContribution":null,"postgraduateLoan":false}',
      '',
      '{"in.annualSalary":"£30,000","note":"zoë 😀"}\r',
      '{"out.netIncome":1,"annualSalary":30000}',
      '{}',
    ]
    const answers = (await answer(['--json', '--rules', 'constants'], lines.join('\n')))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object)
    expect(answers).toMatchObject([24422.4, 24422.4, 24422.4, 0].map((netIncome) => ({ 'out.netIncome': netIncome })))
    expect(answers[1]).toMatchObject({ 'in.annualSalary': '£30,000', note: 'zoë 😀' })
    expect(Object.keys(answers[2] ?? {})[0]).toBe('out.netIncome')
  })
})
