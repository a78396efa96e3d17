// Rows that a compiled formula answers come out byte for byte as decimals answer them, and rows that it cannot answer do too.
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it, vi } from 'vitest'
import type { Calculator } from '../../../engine/calculator.ts'
import { optionsOf } from '../../../engine/explain/alternatives.ts'
import { type Field, isNumeric } from '../../../engine/inputs/field.ts'
import { randomInputs } from '../../bench/random-inputs.ts'
import { recordAnswers, rowReader } from '../../calc/calculate-rows.ts'
import { calculateCsv, type TableOptions } from '../../calc/csv.ts'
import { withIgnored } from '../../calc/ignored-inputs.ts'
import { calculatorSlugs, loadCalculator } from '../../lib/calculators.ts'
import { compiledRows, hundredthsIn } from '../compiled-rows.ts'

vi.setConfig({ testTimeout: 60_000 })

type Row = Readonly<Record<string, string>>

/** What a cell with a number may also be: a plain number, one that has to be read in full, or a mistake. */
const UNTIDY = [
  '',
  '0',
  '0.01',
  '.5',
  '5.',
  ' 12 ',
  '£30',
  '"1,250.50"',
  '7%',
  '-5',
  '1.005',
  '1e3',
  '10000000.01',
  '1000000000001',
  'lots',
]

/** Choices, with one more that few people make. */
function withRare({ fields }: Calculator, chosen: Row, place: number): Row {
  const rare = Object.entries<Field>(fields).filter(([, field]) => field.isRare && optionsOf(field).length > 0)
  const [name, field] = rare[place % (2 * rare.length)] ?? []
  return name === undefined ? chosen : { ...chosen, [name]: optionsOf(field).at(place < rare.length ? -1 : 0) ?? '' }
}

/** A table of mixed people, of several sets of choices with many amounts each, one row in three with an untidy cell. */
function tableFor(calculator: Calculator): string {
  const columns = Object.keys(calculator.fields)
  const questions = randomInputs(calculator, 400, 7).map(({ raw }) => raw)
  const rows = questions.map((raw, index) => {
    const chosen = withRare(calculator, questions[index % 20] ?? raw, index % 20)
    const numbers = columns.filter((name) => isNumeric(calculator.fields[name] as Field))
    const untidy = index % 3 === 0 ? numbers[index % numbers.length] : undefined
    return columns.map((name) => (name === untidy ? UNTIDY[index % UNTIDY.length] : (numbers.includes(name) ? raw : chosen)?.[name]))
  })
  return [['id', ...columns], ...rows.map((cells, index) => [index === 40 ? '=1+1' : index, ...cells])]
    .map((cells) => cells.join(','))
    .join('\n')
}

async function calculated(calculator: Calculator, table: string, options: Partial<TableOptions> = {}) {
  const output = new PassThrough()
  const [stdout, outcome] = await Promise.all([
    text(output),
    calculateCsv(calculator, Readable.from([table]), output, { keepGoing: true, ...options }),
  ])
  return { stdout, outcome }
}

describe.each(calculatorSlugs())('%s', (slug) => {
  it('answers a table as with decimals', async () => {
    const calculator = await loadCalculator(slug)
    const table = tableFor(calculator)
    const withDecimals = { answers: withIgnored(calculator, recordAnswers(calculator)) }
    expect(await calculated(calculator, table)).toEqual(await calculated(calculator, table, withDecimals))
  })
})

/** Rows of people who start in a month. */
const startingIn = (month: string) => Array.from({ length: 60 }, (_, index) => `30000,${index % 6},${month},2024-25`)

describe('a compiled formula', async () => {
  const calculator = await loadCalculator('part-year')
  const columns = ['annualSalary', 'monthsWorked', 'firstMonth', 'taxYear']
  const answersFor = (rows: readonly string[]) => {
    const compiled = compiledRows(calculator, columns, rowReader(calculator, columns))
    return rows.map((row) => compiled(row.split(',')))
  }
  const OCTOBER = '30000,3,october,2024-25'

  it('answers once a hundred rows have waited for it, after the first ten', () => {
    const answers = answersFor(Array.from({ length: 125 }, () => OCTOBER))
    expect(answers.map((answer) => answer !== undefined)).toEqual(Array.from({ length: 125 }, (_, row) => row >= 109))
  })

  it.each([
    ['7,500.00', undefined],
    ['30000.005', undefined],
    ['10000000.01', undefined],
    ['30000.5', expect.anything()],
    ['', expect.anything()],
  ])('answers a plain amount only: %s', (salary, expected) => {
    const rows = Array.from({ length: 110 }, () => OCTOBER)
    const compiled = compiledRows(calculator, columns, rowReader(calculator, columns))
    for (const row of rows) compiled(row.split(','))
    expect(compiled([salary, '3', 'october', '2024-25'])).toEqual(expected)
  })

  it('leaves a number to which its choices leave no room to the message', () => {
    const answers = answersFor([...Array.from({ length: 110 }, () => OCTOBER), '30000,6,october,2024-25', '30000,7,october,2024-25'])
    expect(answers.slice(-2).map((answer) => answer !== undefined)).toEqual([true, false])
  })

  it('says which year a blank stands for', () => {
    const answers = answersFor(Array.from({ length: 111 }, () => '30000,3,october,'))
    expect(answers.at(-1)?.year).toMatch(/^\d{4}-\d{2}$/)
  })

  it('answers a row of other choices at once where it is their formula too', () => {
    const answers = answersFor([...startingIn('october'), ...startingIn('april'), '30000,3,june,2024-25'])
    expect(answers.at(-1)?.texts).toEqual(answersFor(Array.from({ length: 110 }, () => '30000,3,june,2024-25')).at(-1)?.texts)
  })

  it('is never made for choices that are refused', () => {
    expect(answersFor(Array.from({ length: 130 }, () => '30000,3,smarch,2024-25')).filter(Boolean)).toEqual([])
  })
})

it.each([
  ['0', 0],
  ['12570', 1_257_000],
  ['.5', 50],
  ['5.', 500],
  ['5.05', 505],
  ['007', 700],
  ['', Number.NaN],
  ['.', Number.NaN],
  ['1.005', Number.NaN],
  ['1.2.3', Number.NaN],
  ['-1', Number.NaN],
  ['１', Number.NaN],
  ['999999999999999', Number.NaN],
])('the plain cell %s is %s hundredths', (cell, expected) => {
  expect(hundredthsIn(cell)).toBe(expected)
})
