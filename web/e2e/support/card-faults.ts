// What is wrong with a results card, whoever has read it: a browser, or a test that renders it.
import { type GoldenRow, isNothing } from './golden.ts'
import { amountsIn, oneDecimal, penceOf, penceShown, poundsAndPence } from './money.ts'

/** A row of the results card as a visitor reads it. */
export interface ShownRow {
  readonly key: string
  readonly label: string
  readonly amount: string
  readonly isTotal: boolean
  /** A row such as a monthly figure, which is not part of the sum. */
  readonly isOutsideSum: boolean
}

type Expected = Readonly<Record<string, string>>

/** The rows of the results card, and what it says apart from them: its answer, what a screen reader is told, and the line under its ledger. */
export interface Card {
  readonly rows: readonly ShownRow[]
  readonly said: Readonly<Record<'answer' | 'status' | 'foot', string>>
}

/**
 * What is wrong with rows shown in pence: every row must be the golden figure, except that one may be a penny out if the golden figures do
 * not add up.
 */
export function faultsInPence(rows: readonly ShownRow[], expected: Expected): string[] {
  const wanted = wantedOf(rows, expected)
  const off = rows.flatMap(({ amount }, index) => (penceIn(amount) === wanted[index] ? [] : [index]))
  const isAdjusted = sumOf(rows, wanted) !== 0n && off.length === 1 && off.every((index) => isWithin(1n, rows[index], wanted[index]))
  const wrong = isAdjusted ? [] : off.map((index) => `${rows[index]?.key} shows ${rows[index]?.amount} for ${wanted[index]} pence`)
  return [...missingFrom(rows, expected), ...wrong, ...sumFaults(rows)]
}

/**
 * What is wrong with rows shown in pence. Other rules may add rows that no golden row has: then each of the others, three at least, is
 * checked by itself.
 */
export function faultsWhereGolden(rows: readonly ShownRow[], expected: Expected): string[] {
  const known = rows.filter(({ key }) => key in expected)
  if (known.length === rows.length) return faultsInPence(rows, expected)
  const wrong = known.filter((row) => penceIn(row.amount) !== amountTaken(row, expected))
  return [
    ...(known.length < 3 ? ['fewer than three golden figures'] : []),
    ...wrong.map(({ key, amount }) => `${key} shows ${amount} for ${expected[key]}`),
  ]
}

/** What is wrong with rows shown in pounds: each must be the golden figure to the nearest pound. */
export function faultsInPounds(rows: readonly ShownRow[], expected: Expected): string[] {
  const wanted = wantedOf(rows, expected)
  const wrong = rows.flatMap((row, index) => {
    const isRight = isWithin(50n, row, wanted[index])
    return isRight && !row.amount.includes('.') ? [] : [`${row.key} shows ${row.amount} for ${wanted[index]} pence`]
  })
  return [...missingFrom(rows, expected), ...wrong]
}

const wantedOf = (rows: readonly ShownRow[], expected: Expected) => rows.map((row) => amountTaken(row, expected))

/** The start of a row that rests on what is only usual, which is shown to the pound. */
const ABOUT = 'about '
const figureOf = (amount: string) => (amount.startsWith(ABOUT) ? amount.slice(ABOUT.length) : amount)
const penceIn = (amount: string) => penceShown(figureOf(amount))

/** The golden amount of a row, to the pound for an estimate, and negative if the page shows it with a minus sign. A deduction that is negative gives money back. */
function amountTaken({ key, amount: said, isTotal, isOutsideSum }: ShownRow, expected: Expected): bigint {
  const exact = penceOf(expected[key] ?? '')
  const value = said.startsWith(ABOUT) ? toThePound(exact) : exact
  const amount = figureOf(said)
  const isGivenBack = value < 0n && !amount.startsWith('−') && !isTotal && !isOutsideSum
  return isGivenBack || (amount.startsWith('−') && value > 0n) ? -value : value
}

const isWithin = (pence: bigint, row: ShownRow | undefined, wanted = 0n) => {
  const difference = penceIn(row?.amount ?? '') - wanted
  return difference <= pence && difference >= -pence
}

function missingFrom(rows: readonly ShownRow[], expected: Expected): string[] {
  const unknown = rows.filter(({ key }) => expected[key] === undefined).map(({ key }) => `no golden figure for the row ${key}`)
  const isShown = (key: string) => rows.some((row) => row.key === key)
  const left = MONEY_TAKEN.filter((key) => expected[key] !== undefined && !isNothing(expected[key]) && !isShown(key))
  return [...unknown, ...left.map((key) => `${key} is ${expected[key]} and has no row`)]
}

/** Rows that may be left out only if they are nothing. */
const MONEY_TAKEN = ['incomeTax', 'nationalInsurance', 'studentLoan', 'pension']

const sumOf = (rows: readonly ShownRow[], amounts: readonly bigint[]) =>
  rows.reduce((rest, { isTotal, isOutsideSum }, index) => {
    const amount = amounts[index] ?? 0n
    return isOutsideSum ? rest : isTotal ? rest - amount : rest + amount
  }, 0n)

function sumFaults(rows: readonly ShownRow[]): string[] {
  if (!rows.some(({ isTotal }) => isTotal)) return []
  const missing = sumOf(
    rows,
    rows.map(({ amount }) => penceIn(amount)),
  )
  const isEstimate = rows.some(({ isTotal, amount }) => isTotal && amount.startsWith(ABOUT))
  return (isEstimate ? toThePound(missing) : missing) === 0n
    ? []
    : [`the rows miss their total by ${missing} pence: ${rows.map(({ amount }) => amount).join(' ')}`]
}

/**
 * The large answer is in golden figures alone, or in those of a row that took a balancing penny. An amount without pence is one of them to the
 * pound.
 */
export function faultsInAnswer({ rows, said }: Card, { out }: GoldenRow): string[] {
  const golden = [...Object.values(out).map(penceOf), ...rows.map(({ amount }) => penceIn(amount.replace('−', '')))]
  const exact = new Set(golden.map(poundsAndPence))
  const toPounds = new Set(golden.map((pence) => poundsAndPence(toThePound(pence))))
  const amounts = amountsIn(said.answer)
  const others = amounts.filter((amount) => !(amount.includes('.') ? exact : toPounds).has(poundsAndPence(penceIn(amount))))
  // A golden row has one status of a contract. The other one’s take-home and the difference are checked in web/calculators/ir35/form.test.ts.
  if (out['scenario'] !== undefined && others.length < amounts.length) return []
  return amounts.length === 0 ? ['the answer has no amount'] : others.map((amount) => `the answer says ${amount}`)
}

/** In pence, a half away from nothing. */
const toThePound = (pence: bigint) => ((pence + (pence < 0n ? -50n : 50n)) / 100n) * 100n

/** The large answer is told to screen readers, a loss as an amount that is lost, and the note gives the golden effective rate. */
export function faultsAround({ said }: Card, { out }: GoldenRow): string[] {
  const [amount = ''] = amountsIn(said.answer)
  const isTold = /^£0(\.00)?$/.test(amount) ? /£0(\.00)?\b|\bno\b/.test(said.status) : said.status.includes(amount.replace('−', ''))
  const rate = out['effectiveRate']
  return [
    ...(isTold ? [] : [`${amount} is not in “${said.status}”`]),
    ...(rate === undefined || oneDecimal(rate).test(said.foot) ? [] : [`${oneDecimal(rate).source} is not in “${said.foot}”`]),
  ]
}
