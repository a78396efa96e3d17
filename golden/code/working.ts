/**
 * Evaluates the `working` column of a golden file in exact fractions. It shares no code with the engine, so that a mistake in
 * one of the two shows.
 *
 * A working is a list of clauses with `; ` between them. Each clause is `name: expression = value`. An expression has numbers, percentages
 * (`20%`), + − * /, brackets, max, min, floor, ceil, and the names of earlier clauses, which mean their exact values. `value` is the result
 * rounded half up to the penny.
 */
export interface WorkingClause {
  readonly name: string
  readonly expression: string
  /** As written after the `=`. */
  readonly claimed: string
  /** The exact result, rounded half up to two decimals. */
  readonly rounded: string
}

interface ExactFraction {
  readonly over: bigint
  readonly under: bigint
}

/** Works out every clause of a working. @throws SyntaxError for a clause that cannot be read. */
export function evaluateWorking(working: string): WorkingClause[] {
  const known = new Map<string, ExactFraction>()
  return working.split('; ').map((clause) => {
    const [, name, expression, claimed] = /^(\w+): (.+) = (-?\d+\.\d\d)$/.exec(clause.trim()) ?? []
    if (name === undefined || expression === undefined || claimed === undefined) throw new SyntaxError(`cannot read "${clause}"`)
    if (known.has(name)) throw new SyntaxError(`"${name}" is worked out twice`)
    const value = evaluate(expression, known)
    known.set(name, value)
    return { name, expression, claimed, rounded: roundToPenny(value) }
  })
}

const fraction = (over: bigint, under = 1n): ExactFraction => (under < 0n ? { over: -over, under: -under } : { over, under })
const compare = (a: ExactFraction, b: ExactFraction) => a.over * b.under - b.over * a.under
const floorOf = ({ over, under }: ExactFraction) => over / under - (over < 0n && over % under !== 0n ? 1n : 0n)

const FUNCTIONS: Readonly<Record<string, (values: ExactFraction[]) => ExactFraction>> = {
  max: (values) => values.reduce((a, b) => (compare(a, b) >= 0n ? a : b)),
  min: (values) => values.reduce((a, b) => (compare(a, b) <= 0n ? a : b)),
  floor: ([value = fraction(0n)]) => fraction(floorOf(value)),
  ceil: ([value = fraction(0n)]) => fraction(-floorOf(fraction(-value.over, value.under))),
}

const OPERATORS: Readonly<Record<string, (a: ExactFraction, b: ExactFraction) => ExactFraction>> = {
  '+': (a, b) => fraction(a.over * b.under + b.over * a.under, a.under * b.under),
  '-': (a, b) => fraction(a.over * b.under - b.over * a.under, a.under * b.under),
  '*': (a, b) => fraction(a.over * b.over, a.under * b.under),
  '/': (a, b) => {
    if (b.over === 0n) throw new SyntaxError('divided by zero')
    return fraction(a.over * b.under, a.under * b.over)
  },
}

/** A recursive descent over sums of products of factors. */
function evaluate(expression: string, known: ReadonlyMap<string, ExactFraction>): ExactFraction {
  const tokens = expression.match(/\d+(\.\d+)?%?|[A-Za-z_]\w*|[-+*/(),]|\S/g) ?? []
  let at = 0
  const take = () => tokens[at++] ?? ''
  const expect = (token: string) => {
    if (take() !== token) throw new SyntaxError(`"${token}" is missing in "${expression}"`)
  }
  const chain = (next: () => ExactFraction, signs: readonly string[]) => {
    let value = next()
    while (signs.includes(tokens[at] ?? '')) {
      const operate = OPERATORS[take()]
      if (operate) value = operate(value, next())
    }
    return value
  }
  const sum = (): ExactFraction => chain(() => chain(factor, ['*', '/']), ['+', '-'])
  const factor = (): ExactFraction => {
    const token = take()
    if (token === '-') return OPERATORS['-']?.(fraction(0n), factor()) ?? fraction(0n)
    if (token === '(') {
      const value = sum()
      expect(')')
      return value
    }
    if (/^\d/.test(token)) return numberOf(token)
    const apply = FUNCTIONS[token]
    if (apply) {
      expect('(')
      const values = [sum()]
      while (tokens[at] === ',') {
        at++
        values.push(sum())
      }
      expect(')')
      return apply(values)
    }
    const value = known.get(token)
    if (!value) throw new SyntaxError(`"${token}" is not known in "${expression}"`)
    return value
  }
  const value = sum()
  if (at < tokens.length) throw new SyntaxError(`"${tokens[at]}" is left over in "${expression}"`)
  return value
}

function numberOf(token: string): ExactFraction {
  const digits = token.replace('%', '')
  const places = digits.split('.')[1]?.length ?? 0
  return fraction(BigInt(digits.replace('.', '')), 10n ** BigInt(places) * (token.endsWith('%') ? 100n : 1n))
}

/** Rounds to the penny, with half a penny away from zero, as the record does. */
function roundToPenny({ over, under }: ExactFraction): string {
  const size = over < 0n ? -over : over
  const pence = (size * 200n + under) / (under * 2n)
  const text = pence.toString().padStart(3, '0')
  return `${over < 0n && pence > 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}
