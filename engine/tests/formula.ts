import type { Decimal as Amount } from '../money/decimal.ts'
import { Decimal } from '../money/decimal.ts'
import { halfUpPenny } from './half-up.ts'

type Values = Readonly<Record<string, Amount>>
type Operate = (a: Amount, b: Amount) => Amount

const SUMS: Readonly<Record<string, Operate>> = { '+': (a, b) => a.plus(b), '−': (a, b) => a.minus(b) }
const PRODUCTS: Readonly<Record<string, Operate>> = { '×': (a, b) => a.times(b), '÷': (a, b) => a.dividedBy(b) }

/** What a formula may say after a comma about the whole of it. One that begins like another stands before it. */
const ENDINGS: Readonly<Record<string, (amount: Amount) => Amount>> = {
  ', not below nothing': (amount) => (amount.isNegative() ? new Decimal(0) : amount),
  ', rounded up to a penny': (amount) => amount.toDecimalPlaces(2, Decimal.ROUND_CEIL),
  ', rounded down to a penny': (amount) => amount.toDecimalPlaces(2, Decimal.ROUND_FLOOR),
  // HMRC looks at the third decimal alone: 6 or more is a penny more.
  ', to the nearest penny by the third decimal': (amount) =>
    amount.toDecimalPlaces(3, Decimal.ROUND_FLOOR).toDecimalPlaces(2, Decimal.ROUND_HALF_DOWN),
  ', to the nearest penny': halfUpPenny,
  ', cut off after four decimals': (amount) => amount.toDecimalPlaces(4, Decimal.ROUND_FLOOR),
  ', rounded up to a whole pound': (amount) => amount.ceil(),
  ', rounded down to a whole pound': (amount) => amount.floor(),
  ', rounded up to a whole number': (amount) => amount.ceil(),
  ', rounded down to a whole number': (amount) => amount.floor(),
}
const CHOICES: Readonly<Record<string, (...of: Amount[]) => Amount>> = {
  'the smaller of': (...of) => Decimal.min(...of),
  'the smallest of': (...of) => Decimal.min(...of),
  'the larger of': (...of) => Decimal.max(...of),
  'the largest of': (...of) => Decimal.max(...of),
}
const TOKEN = new RegExp(
  [...Object.keys(ENDINGS), ...Object.keys(CHOICES), String.raw`\{[^{}]*\}`, String.raw`\d+`, 'and', String.raw`\S`].join('|'),
  'g',
)

/**
 * Works out the formula of a step from the values of its operands, as a reader with a pencil would. A formula has `{name}`, whole numbers,
 * + − × ÷, brackets, and the smaller or larger of several. It may end in what stops or rounds it, after a comma.
 * @throws SyntaxError for anything else, for a name without a value, and for a value that the formula does not use.
 */
export function evaluateFormula(formula: string, values: Values): Amount {
  const tokens = formula.match(TOKEN) ?? []
  const named = new Set(tokens.flatMap((token) => /^\{(.*)\}$/.exec(token)?.slice(1) ?? []))
  for (const name of Object.keys(values)) if (!named.has(name)) throw new SyntaxError(`"${name}" is not used in "${formula}"`)

  let at = 0
  const chain = (next: () => Amount, operators: Readonly<Record<string, Operate>>) => {
    let value = next()
    for (let operate = operators[tokens[at] ?? '']; operate; operate = operators[tokens[at] ?? '']) {
      at++
      value = operate(value, next())
    }
    return value
  }
  const sum = (): Amount => chain(() => chain(factor, PRODUCTS), SUMS)
  const chosen = (): Amount => {
    const choose = CHOICES[tokens[at] ?? '']
    if (!choose) return sum()
    const of: Amount[] = []
    do {
      at++
      of.push(sum())
    } while (tokens[at] === ',' || tokens[at] === 'and')
    return choose(...of)
  }
  const sentence = (): Amount => {
    let value = chosen()
    for (let end = ENDINGS[tokens[at] ?? '']; end; end = ENDINGS[tokens[at] ?? '']) {
      at++
      value = end(value)
    }
    return value
  }
  const factor = (): Amount => {
    const token = tokens[at++] ?? 'the end'
    if (token === '(') {
      const value = sentence()
      if (tokens[at++] !== ')') throw new SyntaxError(`")" is missing in "${formula}"`)
      return value
    }
    if (token === '−') return factor().negated()
    const value = /^\d+$/.test(token) ? new Decimal(token) : values[/^\{(.*)\}$/.exec(token)?.[1] ?? '']
    if (!value) throw new SyntaxError(`"${token}" cannot be read in "${formula}"`)
    return value
  }
  const value = sentence()
  if (at < tokens.length) throw new SyntaxError(`"${tokens[at]}" is left over in "${formula}"`)
  return value
}
