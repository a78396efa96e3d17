// `calc` from one Parquet file to another answers what it answers a CSV with the same rows.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Calculator } from '../../../engine/calculator.ts'
import { calculator as companyCar } from '../../../engine/calculators/company-car/answer.ts'
import { calculator as corporationTax } from '../../../engine/calculators/corporation-tax/answer.ts'
import { calculator as partYear } from '../../../engine/calculators/part-year/answer.ts'
import { calculator as pensionRelief } from '../../../engine/calculators/pension-relief/answer.ts'
import manifest from '../../../package.json' with { type: 'json' }
import { randomInputs } from '../../bench/random-inputs.ts'
import { refusal, run } from '../../calc/tests/run-calc.ts'
import { csvText } from '../../lib/csv.ts'
import { project } from '../../lib/project.ts'
import { copyOfProject, runScript } from '../../lib/tests/run-script.ts'
import { calculateParquet } from '../parquet.ts'
import { loadDuckdb } from '../sql/duckdb.ts'
import { quotedText } from '../whole-numbers/dialects.ts'

vi.setConfig({ testTimeout: 120_000 })

const top = mkdtempSync(join(tmpdir(), 'parquet-'))
afterAll(() => rmSync(top, { recursive: true }))
let folders = 0

/** The paths of a table and of its results, in a folder of their own. */
function paths(name = 'results') {
  const folder = join(top, String(folders++))
  mkdirSync(folder)
  const file = (end: string) => join(folder, `${name}${end}.parquet`)
  return { folder, table: file('-table'), out: file(''), faults: file('.faults') }
}

/** Asks DuckDB, and gives the cells of its answer as text. */
async function ask(query: string): Promise<Record<string, string | null>[]> {
  const { DuckDBInstance } = await loadDuckdb()
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  try {
    return (await connection.runAndReadAll(query)).getRowObjectsJson() as Record<string, string | null>[]
  } finally {
    connection.closeSync()
    instance.closeSync()
  }
}

const write = (path: string, query: string) => ask(`COPY (${query}) TO ${quotedText(path)} (FORMAT parquet)`)
const read = (path: string) => ask(`SELECT CAST(COLUMNS(*) AS VARCHAR) FROM read_parquet(${quotedText(path)})`)

/** Rows of texts as a table; a blank is NULL in some of them. */
const tableOf = (rows: readonly Readonly<Record<string, string>>[]) =>
  rows
    .map((row, at) =>
      Object.entries(row).map(([name, cell]) => `${cell === '' && at % 2 === 0 ? 'CAST(NULL AS VARCHAR)' : quotedText(cell)} AS "${name}"`),
    )
    .map((cells) => `SELECT ${cells.join(', ')}`)
    .join(' UNION ALL ')

const blanks = (row: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell ?? '']))

const call = (slug: string, { table, out }: { table: string; out: string }, ...options: string[]) =>
  run([slug, '--in', table, '--out', out, ...options])

const PEOPLE = `SELECT * FROM (VALUES ('a', 30000), ('b', -1), ('c', NULL), ('d', 0.001)) AS t(id, "annualSalary")`

// These have dates, many results and a flag. slow/query.test.ts of scripts/bulk/sql tests that the query of every calculator answers as calc does.
describe.each([corporationTax, companyCar, pensionRelief].map((calculator) => ({ slug: calculator.slug, calculator })))(
  '$slug',
  ({ slug, calculator }: { slug: string; calculator: Calculator }) => {
    it('answers what it answers a CSV, in the order of the rows', async () => {
      const names = Object.keys(calculator.fields)
      const random = randomInputs(calculator, 60, 7).map(({ raw }, id) => ({
        id: String(id),
        ...Object.fromEntries(names.map((name) => [name, raw[name] ?? ''])),
      }))
      const wrong = names
        .filter((name) => name !== 'taxYear' && !calculator.fields[name]?.isRare)
        .map((name) => ({ ...random[0], id: name, [name]: '?' }))
      const rows = [...random.slice(0, 30), ...wrong, ...random.slice(30)]
      const columns = ['id', ...names]
      const csv = csvText([columns, ...rows.map((row) => columns.map((name) => (row as Record<string, string>)[name]))])
      const year = ['--year', '2024-25', '--keep-going']
      const expected = parse<Record<string, string>>((await run([slug, ...year], csv)).stdout, { columns: true })
      const files = paths()
      await write(files.table, tableOf(rows))
      const { stderr, code } = await call(slug, files, ...year)
      expect(code).toBe(2)
      expect(stderr).toContain(`${wrong.length} of ${rows.length} rows could not be calculated; ${files.faults} says why\n`)
      const results = expected.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'error' && name !== 'ignored')),
      )
      expect((await read(files.out)).map(blanks)).toEqual(results)
      const faulty = expected.flatMap(({ error }, at) => (error === '' ? [] : [{ row: String(at + 1), fault: error }]))
      expect(faulty).toHaveLength(wrong.length)
      expect((await read(files.faults)).map(({ row, fault }) => ({ row, fault }))).toEqual(faulty)
    })
  },
)

// What follows is the same for every calculator. DuckDB reads the query of part-year in a tenth of the time that it takes for income-tax.
describe('results', () => {
  it('are those of the law, to the penny, for numbers, texts and dates', async () => {
    const files = paths()
    await write(files.table, `SELECT 30000::DOUBLE AS "annualSalary" UNION ALL SELECT NULL`)
    expect(await call('part-year', files, '--year', '2024-25')).toEqual({ stdout: '', stderr: '', code: 0 })
    expect(await read(files.out)).toMatchObject([
      { 'out.incomeTax': '3486.00', 'out.nationalInsurance': '1393.92', 'out.netIncome': '25120.08' },
      { 'out.netIncome': '0.00' },
    ])
    await write(files.table, `SELECT DATE '2025-03-31' AS "periodEnd", '£10,000' AS "taxableProfit"`)
    expect(await call('corporation-tax', files, '--year', '2024-25')).toMatchObject({ stderr: '', code: 0 })
    // 19% of the profit.
    expect(await read(files.out)).toMatchObject([{ 'out.corporationTax': '1900.00' }])
  })

  it('keep columns that are not inputs, and stderr names those that are not known', async () => {
    const files = paths()
    await write(files.table, `SELECT 'x' AS id, 7 AS "row", [1] AS town, 30000 AS anualSalary, 1 AS "out.netIncome"`)
    expect(await call('part-year', files)).toEqual({
      stdout: '',
      stderr:
        'calc: not inputs, and only copied: row, town, anualSalary\ncalc: the table has no annualSalary (Annual Salary), so every answer is for a blank one\n',
      code: 0,
    })
    const [row = {}] = await read(files.out)
    expect(row).toMatchObject({ id: 'x', row: '7', town: '[1]', 'out.netIncome': '0.00' })
    expect(Object.keys(row).slice(0, 5)).toEqual(['id', 'row', 'town', 'anualSalary', 'out.actualEarnings'])
    expect(row).not.toHaveProperty('fault')
  })

  it('have names that are read as they are: quotes, patterns and folders like columns', async () => {
    const files = paths("it's [1]*? £")
    const folder = join(files.folder, 'region=wales')
    mkdirSync(folder)
    const table = join(folder, "o'[a]*.parquet")
    await write(table, 'SELECT 30000 AS "annualSalary"')
    await write(join(folder, "o'aa.parquet"), 'SELECT 1 AS other')
    expect(await call('part-year', { table, out: files.out })).toEqual({ stdout: '', stderr: '', code: 0 })
    expect(readdirSync(files.folder).toSorted()).toEqual(["it's [1]*? £.parquet", 'region=wales'])
  })

  it('of a table without rows are a table without rows', async () => {
    const files = paths()
    await write(files.table, 'SELECT 1 AS "annualSalary" WHERE FALSE')
    expect(await call('part-year', files)).toEqual({ stdout: '', stderr: '', code: 0 })
    expect(await ask(`SELECT count(*)::INTEGER AS n FROM ${quotedText(files.out)}`)).toEqual([{ n: 0 }])
  })

  it('are in order over several pieces', async () => {
    const files = paths()
    await write(files.table, 'SELECT i AS id, i % 3 AS "amount" FROM range(200001) AS t(i)')
    expect(await call('vat', files)).toMatchObject({ code: 0 })
    const misplaced = 'count(*) FILTER (WHERE id <> file_row_number)::INTEGER AS misplaced'
    expect(await ask(`SELECT count(*)::INTEGER AS n, ${misplaced} FROM ${quotedText(files.out)}`)).toEqual([{ n: 200_001, misplaced: 0 }])
  })
})

describe('rows that cannot be calculated', () => {
  it('keep the results from being written, and are all in a file of their own', async () => {
    const files = paths()
    await write(files.table, PEOPLE)
    writeFileSync(files.out, 'as it was')
    const { stderr, code } = await call('part-year', files)
    expect({ stderr, code }).toEqual({
      stderr: expect.stringMatching(/^calc: row 2, column annualSalary: "-1.*" must be .*2 of 4, and .* is not written\n$/) as string,
      code: 1,
    })
    expect(readFileSync(files.out, 'utf8')).toBe('as it was')
    expect(await read(files.faults)).toMatchObject([
      { row: '2', id: 'b', fault: expect.stringContaining('column annualSalary') as string },
      { row: '4', id: 'd' },
    ])
    expect(readdirSync(files.folder)).toHaveLength(3)
  })

  it('have no results with --keep-going, and the file of an earlier run goes', async () => {
    const files = paths()
    await write(files.table, PEOPLE)
    expect(await call('part-year', files, '--keep-going')).toMatchObject({
      stderr: `calc: 2 of 4 rows could not be calculated; ${files.faults} says why\n`,
      code: 2,
    })
    expect(await read(files.out)).toMatchObject([
      { id: 'a', 'out.incomeTax': '3486.00' },
      { id: 'b', 'out.incomeTax': null },
      { id: 'c', 'out.incomeTax': '0.00' },
      { id: 'd', 'out.incomeTax': null },
    ])
    await write(files.table, 'SELECT 1 AS "annualSalary"')
    expect(await call('part-year', files)).toMatchObject({ stderr: '', code: 0 })
    expect(readdirSync(files.folder)).not.toContain('results.faults.parquet')
  })

  it('are those of another year, and those that choose rules', async () => {
    const files = paths()
    await write(files.table, `SELECT '2023-24' AS "taxYear", 'text' AS rules, 1 AS "annualSalary"`)
    await call('part-year', files, '--year', '2024-25', '--keep-going')
    const [{ fault } = {}] = await read(files.faults)
    expect(fault).toMatch(/column rules: "text" belongs to the command.*column taxYear: "2023-24" must be 2024-25/)
  })
})

it('a run clears what one that was killed has left, and nothing of one that runs', async () => {
  const files = paths()
  await write(files.table, 'SELECT 1 AS "annualSalary"')
  // No process has a number this high.
  const [left, running] = [join(files.folder, '.calc-99999999-abc'), join(files.folder, `.calc-${process.pid}-abc`)]
  for (const folder of [left, running]) mkdirSync(folder)
  writeFileSync(join(left, '0.parquet'), 'so far')
  expect(await call('part-year', files)).toMatchObject({ code: 0 })
  expect(readdirSync(files.folder).filter((name) => name.startsWith('.calc-'))).toEqual([`.calc-${process.pid}-abc`])
})

describe('what cannot be used is refused', () => {
  it.each([
    [['--in', 'a.parquet'], /expected both --in and --out/],
    [['--out', 'a.parquet'], /expected both --in and --out/],
    [['--in', 'a.csv', '--out', 'b.parquet'], /--in a\.csv: expected a name that ends in \.parquet; for a CSV, write .* < people\.csv/],
    [['--in', 'a.parquet', '--out', 'b.csv'], /--out b\.csv: expected a name that ends in \.parquet/],
    [['--in', 'a.parquet', '--out', 'b.parquet', '--json'], /expected --json or --in and --out, not both/],
    [['--in', 'a.parquet', '--out', 'b.parquet', '--working'], /expected --working or --in and --out, not both/],
    [['--in', 'a.parquet', '--out', 'b.parquet', '--explain', '2025-26'], /expected --explain or --in and --out, not both/],
    [['--in', 'no-such.parquet', '--out', 'b.parquet'], /no-such\.parquet does not exist/],
  ])('%j', async (args, expected) => {
    const { line, stdout } = await refusal(['part-year', ...args])
    expect({ line, stdout }).toEqual({ line: expect.stringMatching(expected) as string, stdout: '' })
  })

  it('a table with any of its bytes damaged, in one line', async () => {
    const files = paths()
    await write(files.table, PEOPLE)
    const whole = readFileSync(files.table)
    const damaged = Array.from({ length: 12 }, (_, at) => Math.floor(((at + 0.5) * whole.length) / 12))
    let refused = 0
    for (const at of damaged) {
      writeFileSync(files.table, whole.with(at, 255 - (whole[at] ?? 0)).fill(at, at, at + 4))
      const { stderr, code } = await call('part-year', files, '--keep-going')
      if (code !== 1) continue
      refused++
      expect(stderr).toMatch(/^calc: .+\n$/)
    }
    expect(refused).toBeGreaterThan(3)
    expect(readdirSync(files.folder).filter((name) => name.startsWith('.calc-'))).toEqual([])
  })

  it.each(['fault', 'Fault'])('a column called %s, which would be lost', async (name) => {
    const files = paths()
    await write(files.table, `SELECT 1 AS "annualSalary", 'mine' AS "${name}"`)
    expect((await refusal(['part-year', '--in', files.table, '--out', files.out])).line).toContain(
      `column "${name}" has a name that the query needs; rename it`,
    )
  })

  it('a pipe as an output', async () => {
    const files = paths()
    await write(files.table, PEOPLE)
    execFileSync('mkfifo', [files.out])
    expect((await refusal(['part-year', '--in', files.table, '--out', files.out])).line).toContain('is a pipe or a device; expected a file')
  })

  it('an output that is the input, by any name', async () => {
    const files = paths()
    await write(files.table, PEOPLE)
    symlinkSync(files.table, files.faults)
    for (const out of [files.table, files.out]) {
      const { line } = await refusal(['part-year', '--in', files.table, '--out', out])
      expect(line).toContain('would replace the table of --in')
    }
    expect(await read(files.table)).toHaveLength(4)
  })

  it('folders, files that are no Parquet, and outputs that cannot be written', async () => {
    const files = paths()
    const other = paths()
    writeFileSync(files.table, 'annualSalary\n30000\n')
    await write(other.table, 'SELECT 1 AS "annualSalary"')
    mkdirSync(other.out)
    const missing = join(other.folder, 'no-such', 'out.parquet')
    const under = join(files.table, 'out.parquet')
    for (const [table, out, expected] of [
      [files.table, files.out, 'DuckDB stopped: '],
      [other.out, files.out, 'is a folder; expected a file'],
      [other.table, other.out, 'is a folder; expected a file'],
      [other.table, missing, 'no-such does not exist'],
      [other.table, under, 'is a file; expected a folder'],
    ] as const)
      expect((await refusal(['part-year', '--in', table, '--out', out])).line).toContain(expected)
    expect([readdirSync(files.folder), readdirSync(other.folder).toSorted()]).toEqual([
      ['results-table.parquet'],
      ['results-table.parquet', 'results.parquet'],
    ])
  })

  it.each([
    ['in.annualSalary', /its name is annualSalary/],
    ['own_row', /has a name that the query needs; rename it/],
    ['file_row_number', /has a name that the query needs; rename it/],
  ])('a column %s', async (name, expected) => {
    const files = paths()
    await write(files.table, `SELECT 1 AS "${name}"`)
    expect((await refusal(['part-year', '--in', files.table, '--out', files.out])).line).toMatch(expected)
  })
})

it('leaves nothing behind when it is stopped', async () => {
  const files = paths()
  await write(files.table, PEOPLE)
  const before = process.listeners('SIGINT')
  const progress = () => {
    for (const listener of process.listeners('SIGINT')) if (!before.includes(listener)) listener('SIGINT')
  }
  await expect(
    calculateParquet(partYear, { in: files.table, out: files.out, faults: files.faults }, { keepGoing: true, progress }),
  ).rejects.toThrow('stopped; nothing is written')
  expect(readdirSync(files.folder)).toEqual(['results-table.parquet'])
})

describe('without DuckDB', () => {
  const installed = join(project, 'node_modules')
  const folder = copyOfProject(['scripts', 'engine', 'rates', 'schemas'])
  const packages = join(folder, 'node_modules')
  rmSync(packages)
  mkdirSync(packages)
  for (const name of readdirSync(installed)) if (name !== '@duckdb') symlinkSync(join(installed, name), join(packages, name))
  afterAll(() => rmSync(folder, { recursive: true }))

  const refused = async (missing: string) => {
    const files = paths()
    await write(files.table, PEOPLE)
    const { stderr, code } = await runScript('scripts/calc/calc.ts', ['income-tax', '--in', files.table, '--out', files.out], '', {
      folder,
    })
    const install = `npm install --no-save @duckdb/${missing}@${manifest.optionalDependencies['@duckdb/node-api']}`
    expect({ stderr, code }).toEqual({ stderr: `calc: DuckDB is not installed; to install it, run ${install}\n`, code: 1 })
    expect(readdirSync(files.folder)).toEqual(['results-table.parquet'])
  }

  it('says what to install', () => refused('node-api'))

  it('says which package is missing where npm left out the one for this system', async () => {
    for (const name of ['node-api', 'node-bindings'])
      cpSync(join(installed, '@duckdb', name), join(packages, '@duckdb', name), { recursive: true })
    await refused(`node-bindings-${process.platform}-${process.arch}`)
  })
})
