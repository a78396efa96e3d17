import { compileFunction } from 'node:vm'
import { isTest, type RecordedField, usesIn } from './record.ts'
import { furthestFromNil, isConstant, type OpenTest, type Whole, type WholeTest } from './whole.ts'

/** Above this, a number of JavaScript is not exact, and a bigint takes its place. */
const MOST_NARROW = BigInt(Number.MAX_SAFE_INTEGER)

/** The fields of a record as texts, for some inputs in their units. A field that is not there is an empty text. */
export type CompiledRecord = (inputs: readonly number[]) => string[]

/** Many dates have the same formula, and one function runs faster than many alike. */
const functions = new Map<string, CompiledRecord>()
const MOST_KEPT = 1024

/**
 * A record as a function of JavaScript. `inputs` are the names of its inputs, in the order in which they will be given, and `keys` the
 * fields to answer with. Never for a page: its policy allows no code that is made there.
 */
export function compiled(record: readonly RecordedField[], inputs: readonly string[], keys: readonly string[]): CompiledRecord {
  const writer = new JavaScriptWriter(record, inputs)
  // Of several fields with the same key, the last that is there counts.
  const texts = keys.map((key) =>
    record.filter((field) => field.key === key).reduce((otherwise, field) => writer.field(field, otherwise), "''"),
  )
  const code = `'use strict'\nreturn (inputs) => {\n${writer.lines.join('\n')}\nreturn [${texts.join(', ')}]\n}`
  let made = functions.get(code)
  if (!made) {
    if (functions.size >= MOST_KEPT) functions.clear()
    const make = compileFunction(code, ['money', 'least', 'most']) as (...helpers: readonly unknown[]) => CompiledRecord
    functions.set(code, (made = make(hundredths, smaller, larger)))
  }
  return made
}

/** Hundredths as a text with two decimals: `-0.05`. */
export function hundredths(of: number | bigint): string {
  if (typeof of === 'bigint') return MOST_NARROW >= (of < 0n ? -of : of) ? hundredths(Number(of)) : wideHundredths(of)
  if (of < 0) return `-${hundredths(-of)}`
  const rest = of % 100
  return `${(of - rest) / 100}${CENTS[rest]}`
}

const wideHundredths = (of: bigint): string => (of < 0n ? `-${wideHundredths(-of)}` : `${of / 100n}${CENTS[Number(of % 100n)]}`)

const CENTS = Array.from({ length: 100 }, (_, cents) => `.${String(cents).padStart(2, '0')}`)

const smaller = (one: number | bigint, other: number | bigint) => (other < one ? other : one)
const larger = (one: number | bigint, other: number | bigint) => (other > one ? other : one)

/** Whether a whole number may need a bigint. */
const isWide = (of: Pick<Whole, 'least' | 'most'>) => furthestFromNil(of) > MOST_NARROW

/** Writes whole numbers and tests as JavaScript: each that is used more than once in a line of its own. */
class JavaScriptWriter {
  readonly lines: string[] = []
  readonly #inputs: ReadonlyMap<string, number>
  readonly #uses: ReadonlyMap<Whole | OpenTest, number>
  readonly #names = new Map<Whole | OpenTest, string>()

  constructor(record: readonly RecordedField[], inputs: readonly string[]) {
    this.#inputs = new Map(inputs.map((name, index) => [name, index]))
    this.#uses = usesIn(record)
  }

  field({ says, where }: RecordedField, otherwise: string): string {
    const text =
      typeof says === 'string'
        ? JSON.stringify(says)
        : isTest(says)
          ? `(${this.test(says)} ? 'true' : 'false')`
          : `money(${this.number(says)})`
    return where === true ? text : `(${this.test(where)} ? ${text} : ${otherwise})`
  }

  test(of: WholeTest): string {
    return typeof of === 'boolean' ? String(of) : this.#named(of, () => this.#testOf(of))
  }

  number(of: Whole): string {
    if (isConstant(of)) return isWide(of) ? `${of.least}n` : of.least < 0n ? `(${of.least})` : `${of.least}`
    return this.#named(of, () => this.#numberOf(of))
  }

  #named(of: Whole | OpenTest, write: () => string): string {
    const known = this.#names.get(of)
    if (known !== undefined) return known
    const text = write()
    if ((this.#uses.get(of) ?? 0) < 2) return text
    const name = `v${this.lines.length}`
    this.lines.push(`const ${name} = ${text}`)
    this.#names.set(of, name)
    return name
  }

  #numberOf(of: Whole): string {
    const { operation } = of
    switch (operation.kind) {
      case 'constant':
        return this.number(of)
      case 'input':
        return `inputs[${this.#inputs.get(operation.name)}]`
      case 'sum': {
        const { added, taken } = operation
        const total = [...added, ...taken].reduce((all, one) => all + furthestFromNil(one), 0n)
        const as = this.#as(total > MOST_NARROW)
        const text = [...added.map((one) => `+ ${as(one)}`), ...taken.map((one) => `- ${as(one)}`)].join(' ')
        return this.#result(of, total > MOST_NARROW, `(${text.replace(/^\+ /, '')})`)
      }
      case 'product': {
        const isAnyWide = isWide(of) || operation.of.some(isWide)
        return this.#result(of, isAnyWide, `(${operation.of.map(this.#as(isAnyWide)).join(' * ')})`)
      }
      case 'smallest':
      case 'largest': {
        const isAnyWide = operation.of.some(isWide)
        const parts = operation.of.map((one) => this.number(one))
        const call = isAnyWide
          ? operation.kind === 'smallest'
            ? 'least'
            : 'most'
          : operation.kind === 'smallest'
            ? 'Math.min'
            : 'Math.max'
        return this.#converted(
          of,
          isAnyWide,
          parts.reduce((one, other) => `${call}(${one}, ${other})`),
        )
      }
      case 'choice': {
        const as = this.#as(isWide(of))
        return `(${this.test(operation.test)} ? ${as(operation.holding)} : ${as(operation.otherwise)})`
      }
      case 'quotient': {
        const isAnyWide = isWide(operation.of) || isWide(operation.by)
        const [top, bottom] = [operation.of, operation.by].map(this.#as(isAnyWide))
        return isAnyWide ? this.#result(of, true, `(${top} / ${bottom})`) : `Math.floor(${top} / ${bottom})`
      }
    }
  }

  #testOf({ operation }: OpenTest): string {
    switch (operation.kind) {
      case 'compared': {
        const { one, other, sign } = operation
        return `(${this.number(one)} ${sign === '=' ? (isWide(one) === isWide(other) ? '===' : '==') : sign} ${this.number(other)})`
      }
      case 'not':
        return `!${this.test(operation.of)}`
      case 'all':
      case 'any':
        return `(${operation.of.map((one) => this.test(one)).join(operation.kind === 'all' ? ' && ' : ' || ')})`
    }
  }

  /** Writes a number as a bigint or as a plain number, whichever the operation needs. */
  readonly #as =
    (isAsWide: boolean) =>
    (of: Whole): string => {
      if (!isAsWide || isWide(of)) return isWide(of) && !isAsWide ? `Number(${this.number(of)})` : this.number(of)
      return isConstant(of) ? (of.least < 0n ? `(${of.least}n)` : `${of.least}n`) : `BigInt(${this.number(of)})`
    }

  /** What an operation on bigints came to, as a plain number where that is exact. */
  #result(of: Whole, isOperationWide: boolean, text: string): string {
    return isOperationWide && !isWide(of) ? `Number${text}` : text
  }

  /** The same where some of the parts are plain numbers. */
  #converted(of: Whole, isAnyWide: boolean, text: string): string {
    return isAnyWide ? `${isWide(of) ? 'BigInt' : 'Number'}(${text})` : text
  }
}
