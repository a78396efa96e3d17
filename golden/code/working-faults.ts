import { Decimal } from '../../engine/money/decimal.ts'
import { type GoldenRow, isAmount } from './parse-golden.ts'
import { evaluateWorking, type WorkingClause } from './working.ts'

/**
 * What is wrong with the working of a golden row: a clause whose arithmetic does not give its result, a clause that only repeats its
 * answer, or a figure that no clause arrives at. `known` holds the numbers that a working may start from: the row’s inputs and figures in
 * the tables.
 */
export function workingFaults({ working, out }: Pick<GoldenRow, 'working' | 'out'>, known: ReadonlySet<string>): string[] {
  try {
    const clauses = evaluateWorking(working)
    const claims = clauses
      .filter(({ claimed, rounded }) => claimed !== rounded)
      .map(({ name, claimed, rounded }) => `${name} works out to ${rounded}, not ${claimed}`)
    const figures = Object.entries(out)
      .filter(([, value]) => isAmount(value))
      .flatMap(([name, value]) => {
        const worked = clauses.find((clause) => clause.name === name)?.rounded
        if (worked === value) return []
        return [
          `no clause gives ${name} as ${value}; ${worked === undefined ? clauseFor(name, value, known) : `its clause gives ${worked}`}`,
        ]
      })
    return [...claims, ...clauses.flatMap((clause) => answerRepeated(clause, known)), ...figures]
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return [`${error.message}; write clauses like incomeTax: 37700*20% = 7540.00, separated by a semicolon and a space`]
  }
}

/** The amounts that a row’s working arrives at without a column of their own. Each is under the first of the row’s rule sets. */
export const workedFigures = ({ working, out }: Pick<GoldenRow, 'working' | 'out'>): Record<string, string> =>
  Object.fromEntries(evaluateWorking(working).flatMap(({ name, claimed }) => (name in out ? [] : [[name, claimed]])))

/** The clause to add for a figure. It gives the figure itself only if that is an input or a figure in the tables. */
function clauseFor(name: string, value: string, known: ReadonlySet<string>): string {
  const plain = new Decimal(value).toFixed()
  return known.has(plain) ? `add the clause ${name}: ${plain} = ${value}` : `add the clause ${name}: … = ${value}, with its arithmetic`
}

/** A result of zero may simply be written down. */
const NOTHING = '0.00'

/** 100 and 12 convert one unit into another, so an answer may happen to equal them. */
const CONVERSIONS = new Set(['100', '12'])

/**
 * Why a clause is not a working: it contains the number that it is meant to work out, or it uses no input, no figure in the tables and no
 * earlier clause. The answer may appear in it only as an input or as a figure in the tables.
 */
function answerRepeated({ name, expression, claimed }: WorkingClause, known: ReadonlySet<string>): string[] {
  if (claimed === NOTHING) return []
  const numbers = (expression.match(/(?<![\w.])\d+(\.\d+)?%?/g) ?? []).map(numberOf)
  const answer = claimed.replace('-', '')
  const repeated = numbers.find(
    (number) => number.toFixed(2) === answer && !known.has(number.toFixed()) && !CONVERSIONS.has(number.toFixed()),
  )
  const like = 'work it out from those, as in incomeTax: 37700*20% + 9730*40%'
  if (repeated) return [`${name} only repeats its answer: ${repeated.toFixed()} is neither an input nor a figure in the tables; ${like}`]
  const hasEarlierClause = /[A-Za-z_]\w*(?!\w*\()/.test(expression.replaceAll(/\b(max|min|floor|ceil)\b/g, ''))
  if (hasEarlierClause || numbers.some((number) => known.has(number.toFixed()))) return []
  return [`the working of ${name} starts from neither an input nor a figure in the tables; ${like}`]
}

const numberOf = (written: string) => (written.endsWith('%') ? new Decimal(written.slice(0, -1)).dividedBy(100) : new Decimal(written))
