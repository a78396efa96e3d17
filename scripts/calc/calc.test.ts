// What goes in comes out again, with its results: tables that `npm run -s calc -- income-tax` takes.
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { describe, expect, it, vi } from 'vitest'
import { loadCalculator } from '../lib/calculators.ts'
import { calculateCsv } from './csv.ts'
import { run } from './run-calc.ts'

vi.setConfig({ testTimeout: 60_000 })

const RESULTS =
  'out.grossIncome,out.personalAllowance,out.taxableIncome,out.incomeTax,out.nationalInsurance,out.studentLoan,out.pension,out.pensionGross,out.netIncome,out.monthlyNetIncome,out.effectiveRate'
/** On a salary of 30,000, which is the first checked figure below. */
const OF_30000 = '30000.00,12570.00,17430.00,3486.00,1394.40,0.00,0.00,0.00,25119.60,2093.30,16.27'

const rowsOf = (csv: string) => parse<Record<string, string>>(csv, { columns: true })

/** What a table of results, or its header, leaves when netIncome stands elsewhere. */
const withoutNetIncome = (cells: string) => cells.split(',').toSpliced(8, 1).join(',')

/** Runs income-tax and gives what it printed, once it is sure that nothing went wrong. */
async function answer(args: readonly string[], stdin: string) {
  const { stdout, stderr, code } = await run(['income-tax', ...args], stdin)
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  return stdout
}

/** The same without a command of its own, for the many shapes of a table. */
async function calculated(table: string | Buffer) {
  const output = new PassThrough()
  const calculation = calculateCsv(await loadCalculator('income-tax'), Readable.from([Buffer.from(table)]), output, { keepGoing: false })
  const [stdout] = await Promise.all([text(output), calculation])
  return stdout
}

// Section 5 of rules.md, "Checked figures": worked out by a program that shares no code with this one.
const INPUTS = 'annualSalary,pensionContribution,studentLoanPlan,region,pensionMethod'
const CHECKED = [
  {
    law: 'basic rate, ITA 2007 s.10; allowance, s.35(1); Class 1 main rate, SSCBA 1992 s.8(2)',
    inputs: '30000,,,,',
    statute: { incomeTax: '3486.00', nationalInsurance: '1394.40', studentLoan: '0.00', netIncome: '25119.60' },
    constants: { incomeTax: '3486.00', nationalInsurance: '2091.60', studentLoan: '0.00', netIncome: '24422.40' },
  },
  {
    law: 'higher rate, ITA 2007 s.10; 2% above the upper earnings limit, SSCBA 1992 s.8(2); plan 2, SI 2009/470 reg.29',
    inputs: '60000,5,plan2,,',
    statute: { incomeTax: '10232.00', nationalInsurance: '3150.60', studentLoan: '2673.45', netIncome: '40943.95' },
    constants: { incomeTax: '10232.00', nationalInsurance: '4658.60', studentLoan: '2673.45', netIncome: '39435.95' },
  },
  {
    law: 'personal allowance taper above 100,000, ITA 2007 s.35(2) and (3)',
    inputs: '110000,,,,',
    statute: { incomeTax: '33432.00', nationalInsurance: '4210.60', studentLoan: '0.00', netIncome: '72357.40' },
    constants: { incomeTax: '31432.00', nationalInsurance: '5718.60', studentLoan: '0.00', netIncome: '72849.40' },
  },
  {
    law: 'where the additional rate starts, ITA 2007 s.10(5A); plan 1 threshold, SI 2009/470 reg.29',
    inputs: '150000,,plan1,,',
    statute: { incomeTax: '53703.00', nationalInsurance: '5010.60', studentLoan: '11250.90', netIncome: '80035.50' },
    constants: { incomeTax: '48675.00', nationalInsurance: '6518.60', studentLoan: '11518.65', netIncome: '83287.75' },
  },
  {
    law: 'Scottish bands, Scotland Act 1998 s.80C; ITA 2007 s.11A',
    inputs: '60000,,,scotland,',
    statute: { incomeTax: '13228.31', nationalInsurance: '3210.60', studentLoan: '0.00', netIncome: '43561.09' },
    constants: { incomeTax: '11432.00', nationalInsurance: '4718.60', studentLoan: '0.00', netIncome: '43849.40' },
  },
  {
    law: 'net pay, FA 2004 s.193',
    inputs: '60000,5,,,net-pay',
    statute: { incomeTax: '10232.00', nationalInsurance: '3210.60', netIncome: '43557.40' },
  },
  {
    law: 'relief at source, FA 2004 s.192',
    inputs: '60000,5,,,relief-at-source',
    statute: { incomeTax: '10832.00', pension: '2400.00', nationalInsurance: '3210.60', netIncome: '43557.40' },
  },
  {
    law: 'relief at source raises the Scottish limits, FA 2004 s.192; ITA 2007 s.11A',
    inputs: '35000,5,,scotland,relief-at-source',
    statute: { incomeTax: '4529.83' },
  },
]

describe.each(['statute', 'constants'] as const)('the checked figures under --rules %s', async (ruleSet) => {
  const checked = CHECKED.flatMap((row) => ('constants' in row || ruleSet === 'statute' ? [{ ...row, expected: row[ruleSet] }] : []))
  const printed = run(['income-tax', '--rules', ruleSet], [INPUTS, ...checked.map(({ inputs }) => inputs)].join('\n'))

  it.each(checked.map((row, index) => ({ ...row, index })))('$inputs ($law)', async ({ expected = {}, index }) => {
    const figures = Object.entries(expected).map(([name, figure]) => [`out.${name}`, figure])
    expect(rowsOf((await printed).stdout)[index]).toMatchObject(Object.fromEntries(figures))
    expect(figures.length).toBeGreaterThan(0)
  })
})

describe.concurrent('a CSV', () => {
  it('has UK bands and 8% for Scotland under --rules text, as section 1 of rules.md says', async () => {
    const [row] = rowsOf(await answer(['--rules', 'text'], 'annualSalary,region\n60000,scotland\n'))
    expect(row).toMatchObject({ 'out.incomeTax': '11432.00', 'out.nationalInsurance': '3210.60', 'out.netIncome': '45357.40' })
  })

  it('has the law for its rules unless told otherwise, whatever its rules and taxYear columns say', async () => {
    const stdout = await answer([], 'rules,taxYear,annualSalary\nconstants,1999-00,30000\n')
    expect(stdout).toBe(`rules,taxYear,annualSalary,${RESULTS}\nconstants,1999-00,30000,${OF_30000}\n`)
  })

  it('keeps every column that passes through in its place, quoted where it must be', async () => {
    const header = 'x-first,case,id,in.annualSalary,source,working,note,rules,taxYear,out.expected,x-last'
    const row = '" spaced ",zoë 文 😀,007,30000,"a, b","say ""so""","two\nlines",,=1+1,1.50,-0'
    expect(await answer([], `${header}\n${row}\n`)).toBe(`${header},${RESULTS}\n${row.replace('" spaced "', ' spaced ')},${OF_30000}\n`)
  })

  it('has a result in place of a column that has its name', async () => {
    const stdout = await answer([], 'id,out.netIncome,annualSalary\n1,wrong,30000\n')
    expect(stdout).toBe(`id,out.netIncome,annualSalary,${withoutNetIncome(RESULTS)}\n1,25119.60,30000,${withoutNetIncome(OF_30000)}\n`)
  })

  it.each([
    ['a byte order mark', '\uFEFFannualSalary,id\n30000,1\n'],
    ['a byte order mark and quotes', '\uFEFF"annualSalary","id"\n"30000","1"\n'],
    ['the line ends of Windows', 'annualSalary,id\r\n30000,1\r\n'],
    ['no line end at the last row', 'annualSalary,id\n30000,1'],
    ['blank lines', '\nannualSalary,id\n\n\n30000,1\n\n'],
    ['UTF-16, as Excel writes Unicode text', Buffer.from('\uFEFFannualSalary,id\n30000,1\n', 'utf16le')],
  ])('may have %s', async (_, table) => {
    expect(await calculated(table)).toBe(`annualSalary,id,${RESULTS}\n30000,1,${OF_30000}\n`)
  })

  it('may have all that at once', async () => {
    const stdout = await answer([], '\uFEFFannualSalary,id\r\n\r\n30000,1\r\n\r\n30000,2')
    expect(stdout).toBe(`annualSalary,id,${RESULTS}\n30000,1,${OF_30000}\n30000,2,${OF_30000}\n`)
  })

  it('may write inputs as people do, and blank is the default', async () => {
    const table = `${INPUTS},in.postgraduateLoan\n"£30,000.00",,,,,\n 30000 ,0%, none ,england,salary-sacrifice,FALSE\n,,,,,\n  ,,,,,\n`
    const rows = rowsOf(await answer([], table))
    expect(rows.map((row) => row['out.netIncome'])).toEqual(['25119.60', '25119.60', '0.00', '0.00'])
    expect(rows.map((row) => row['annualSalary'])).toEqual(['£30,000.00', ' 30000 ', '', '  '])
  })

  it('may be a header alone, or have no input at all', async () => {
    expect(await answer([], 'annualSalary\n')).toBe(`annualSalary,${RESULTS}\n`)
    expect(rowsOf(await calculated('id\n7\n'))[0]).toMatchObject({
      id: '7',
      'out.grossIncome': '0.00',
      'out.personalAllowance': '12570.00',
    })
  })
})

describe.concurrent('JSON lines', () => {
  it('come out with amounts as numbers to the penny, after what went in', async () => {
    const stdout = await answer(['--json'], '{"id":["a",{"b":null}],"annualSalary":30000}\n')
    const results = RESULTS.split(',').map((name, index) => `"${name}":${OF_30000.split(',')[index]}`)
    expect(stdout).toBe(`{"id":["a",{"b":null}],"annualSalary":30000,${results.join(',')}}\n`)
  })

  it('take numbers, text, null and nothing, each line with its own columns, under a rule set', async () => {
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
