import type { Decimal as Amount } from '../money/decimal.ts'
import { Decimal } from '../money/decimal.ts'
import { halfUpPenny } from './half-up.ts'

type Values = Readonly<Record<string, Amount>>
type Operate = (a: Amount, b: Amount) => Amount

const SUMS: Readonly<Record<string, Operate>> = { '+': (a, b) => a.plus(b), '−': (a, b) => a.minus(b) }
const PRODUCTS: Readonly<Record<string, Operate>> = { '×': (a, b) => a.times(b), '÷': (a, b) => a.dividedBy(b) }

/** What a formula may say at its end about the whole of it. */
const ENDINGS: Readonly<Record<string, (amount: Amount) => Amount>> = {
  'not below nothing': (amount) => (amount.isNegative() ? new Decimal(0) : amount),
  'to the penny': halfUpPenny,
  'rounded up to the pound': (amount) => amount.ceil(),
  'rounded down to the pound': (amount) => amount.floor(),
}

/**
 * Works out the formula of a step from the values of its operands, as a reader with a pencil would. A formula has `{name}`, whole numbers,
 * + − × ÷ and brackets, and may end in what stops or rounds it, after a comma.
 * @throws SyntaxError for anything else, for a name without a value, and for a value that the formula does not use.
 */
export function evaluateFormula(formula: string, values: Values): Amount {
  const [written = '', ...endings] = formula.split(', ')
  return endings.reduce(
    (amount, ending) => {
      const end = ENDINGS[ending]
      if (!end) throw new SyntaxError(`", ${ending}" cannot be read in "${formula}"`)
      return end(amount)
    },
    evaluateWritten(written, values),
  )
}

function evaluateWritten(formula: string, values: Values): Amount {
  const tokens = formula.match(/\{[^{}]*\}|\d+|[^\s]/g) ?? []
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
  const factor = (): Amount => {
    const token = tokens[at++] ?? 'the end'
    if (token === '(') {
      const value = sum()
      if (tokens[at++] !== ')') throw new SyntaxError(`")" is missing in "${formula}"`)
      return value
    }
    const value = /^\d+$/.test(token) ? new Decimal(token) : values[/^\{(.*)\}$/.exec(token)?.[1] ?? '']
    if (!value) throw new SyntaxError(`"${token}" cannot be read in "${formula}"`)
    return value
  }
  const value = sum()
  if (at < tokens.length) throw new SyntaxError(`"${tokens[at]}" is left over in "${formula}"`)
  return value
}
