import { compileFunction } from 'node:vm'
import { isTest, type RecordedField, usesIn } from './record.ts'
import { furthestFromNil, type OpenTest, partsOf, type Whole, type WholeTest } from './whole.ts'

/** Above this, a number of JavaScript is not exact. */
const MOST_EXACT = BigInt(Number.MAX_SAFE_INTEGER)

/** The fields of a record as texts, for inputs in their units and numbers that choices decide. A field that is not there is an empty text. */
export type CompiledFormula = (inputs: readonly number[], chosen: readonly number[]) => string[]

/**
 * A record as a function of JavaScript. `inputs` and `chosen` are the names of what it will be given, in order, and `keys` the fields to answer
 * with. It works out what an answer needs and no more, because most of a formula is about other people. Where a number on the way turns out too
 * large to be exact, all are worked out again as bigints. Only for commands: the policy of pages forbids code that is made while they run.
 */
export function compiled(
  record: readonly RecordedField[],
  inputs: readonly string[],
  chosen: readonly string[],
  keys: readonly string[],
): CompiledFormula {
  const given = new Map([
    ...inputs.map((name, at) => [name, `inputs[${at}]`] as const),
    ...chosen.map((name, at) => [name, `chosen[${at}]`] as const),
  ])
  const make = <Of extends number | bigint>(suffix: Suffix) => {
    const writer = new JavaScriptWriter(record, given, suffix)
    // Of several fields with the same key, the last that is there counts.
    const texts = keys.map((key) =>
      record.filter((field) => field.key === key).reduce((otherwise, field) => writer.field(field, otherwise), "''"),
    )
    const { functions, main } = writer.statements
    const answer = `return (i, c) => {\ninputs = i\nchosen = c\nturn++\n${main}return [${texts.join(', ')}]\n}`
    const code = `'use strict'\nlet inputs, chosen, turn = 0\n${functions}${answer}`
    const made = compileFunction(code, ['money', 'exact', 'least', 'most', 'known', 'since']) as (...helpers: readonly unknown[]) => unknown
    const known = suffix === '' ? new Float64Array(writer.count) : []
    return made(hundredths, exact, smaller, larger, known, new Float64Array(writer.count)) as (
      inputs: readonly Of[],
      chosen: readonly Of[],
    ) => string[]
  }
  const narrow = make<number>('')
  let wide: ReturnType<typeof make<bigint>> | undefined
  return (own, decided) => {
    try {
      return narrow(own, decided)
    } catch (error) {
      if (error !== TOO_LARGE) throw error
      wide ??= make<bigint>('n')
      return wide(own.map(BigInt), decided.map(BigInt))
    }
  }
}

/** What a number ends in: a bigint has an `n`. */
type Suffix = '' | 'n'

const TOO_LARGE = new RangeError('a number is too large to be exact')

/** A whole number, unless it may have lost its last digits. */
const exact = (of: number): number => {
  if (of > Number.MAX_SAFE_INTEGER || of < -Number.MAX_SAFE_INTEGER) throw TOO_LARGE
  return of
}

/** Hundredths as a text with two decimals: `-0.05`. */
export function hundredths(of: number | bigint): string {
  if (typeof of === 'bigint') return MOST_EXACT >= (of < 0n ? -of : of) ? hundredths(Number(of)) : wideHundredths(of)
  if (of < 0) return `-${hundredths(-of)}`
  const rest = of % 100
  return `${(of - rest) / 100}${CENTS[rest]}`
}

const wideHundredths = (of: bigint): string => (of < 0n ? `-${wideHundredths(-of)}` : `${of / 100n}${CENTS[Number(of % 100n)]}`)

const CENTS = Array.from({ length: 100 }, (_, cents) => `.${String(cents).padStart(2, '0')}`)

const smaller = (one: bigint, other: bigint) => (other < one ? other : one)
const larger = (one: bigint, other: bigint) => (other > one ? other : one)

/** Statements that run one after another: those of a function, of one side of a choice, or before a test that may not be needed. */
class CodeBlock {
  readonly parts: (Whole | OpenTest)[] = []
  readonly within: readonly CodeBlock[]
  /** Of the function that it is in: how many parts it works out. */
  size = 0

  constructor(outer?: CodeBlock) {
    this.within = [...(outer?.within ?? []), this]
  }

  get root(): CodeBlock {
    return this.within[0] ?? this
  }

  /** The innermost block around this one and another; undefined where they are in two functions. */
  around(other: CodeBlock): CodeBlock | undefined {
    return this.within.findLast((block, depth) => other.within[depth] === block)
  }
}

/** A function with more parts than this is split. V8 never optimises a very long one. */
const MOST_PARTS = 300

/**
 * Writes whole numbers and tests as JavaScript. Each is worked out in the innermost block that is around whatever uses it, if that always
 * needs it. What only some branches need is a function of its own, which remembers for one answer what it came to.
 */
class JavaScriptWriter {
  readonly #given: ReadonlyMap<string, string>
  readonly #suffix: Suffix
  readonly #main = new CodeBlock()
  /** The blocks in which each part is used, once for each time. */
  readonly #uses = new Map<Whole | OpenTest, CodeBlock[]>()
  /** The blocks of the parts that may not be needed. */
  readonly #branches = new Map<Whole | OpenTest, readonly CodeBlock[]>()
  /** The parts that are functions, with the numbers of those. */
  readonly #functions = new Map<Whole | OpenTest, { readonly at: number; readonly body: CodeBlock }>()

  constructor(record: readonly RecordedField[], given: ReadonlyMap<string, string>, suffix: Suffix) {
    this.#given = given
    this.#suffix = suffix
    const fields = record.flatMap(({ says, where }) => [says, where].filter((part) => typeof part === 'object'))
    for (const part of fields) this.#use(part, this.#main)
    // Whatever uses a part was made after it.
    for (const part of [...usesIn(record).keys()].toSorted((one, other) => other.id - one.id))
      if (partsOf(part).length > 0) this.#place(part)
  }

  get count(): number {
    return this.#functions.size
  }

  /** The functions, and what comes before the answer itself. */
  get statements(): { readonly functions: string; readonly main: string } {
    const functions = [...this.#functions].map(([part, { at, body }]) => {
      const lines = this.#lines(body)
      const text = this.#isWritten(part) ? nameOf(part) : this.#textOf(part)
      return `const f${at} = () => {\nif (since[${at}] === turn) return known[${at}]\n${lines}since[${at}] = turn\nreturn (known[${at}] = ${isTest(part) ? `+${text}` : text})\n}\n`
    })
    return { functions: functions.join(''), main: this.#lines(this.#main) }
  }

  field({ says, where }: RecordedField, otherwise: string): string {
    const text =
      typeof says === 'string'
        ? JSON.stringify(says)
        : isTest(says)
          ? `(${this.#test(says)} ? 'true' : 'false')`
          : `money(${this.#read(says)})`
    return where === true ? text : `(${this.#test(where)} ? ${text} : ${otherwise})`
  }

  #use(part: Whole | OpenTest, block: CodeBlock): void {
    const uses = this.#uses.get(part)
    if (uses) uses.push(block)
    else this.#uses.set(part, [block])
  }

  #place(part: Whole | OpenTest): void {
    const uses = this.#uses.get(part) ?? []
    const around = uses.reduce<CodeBlock | undefined>((one, other) => one && other.around(one), uses[0])
    const isApart = !around || !uses.includes(around) || around.root.size >= MOST_PARTS
    const block = isApart ? new CodeBlock() : around
    if (isApart) this.#functions.set(part, { at: this.#functions.size, body: block })
    block.parts.push(part)
    block.root.size++
    const [first, ...others] = partsOf(part)
    const { kind } = part.operation
    const isBranching = kind === 'choice' || kind === 'all' || kind === 'any'
    const branches = others.map(() => (isBranching ? new CodeBlock(block) : block))
    if (isBranching) this.#branches.set(part, branches)
    for (const [index, one] of [first, ...others].entries()) if (one) this.#use(one, branches[index - 1] ?? block)
  }

  /** The statements of a block, each for a part that has a name. */
  #lines(block: CodeBlock): string {
    return block.parts
      .toReversed()
      .filter((part) => this.#isWritten(part))
      .map((part) => this.#statement(part))
      .join('')
  }

  /** Whether a part is written as a statement of its block. */
  #isWritten(part: Whole | OpenTest): boolean {
    if (partsOf(part).length === 0) return false
    const isRepeated = !this.#functions.has(part) && (this.#uses.get(part)?.length ?? 0) > 1
    return isRepeated || (this.#branches.get(part)?.some((block) => block.parts.some((one) => this.#isWritten(one))) ?? false)
  }

  #statement(part: Whole | OpenTest): string {
    const name = nameOf(part)
    const { operation } = part
    const branches = this.#branches.get(part)?.map((block) => this.#lines(block)) ?? []
    if (branches.every((lines) => lines === '')) return `const ${name} = ${this.#textOf(part)}\n`
    if (operation.kind === 'choice') {
      const [holding, otherwise] = [operation.holding, operation.otherwise].map(
        (one, index) => `{\n${branches[index]}${name} = ${this.#read(one)}\n}`,
      )
      return `let ${name}\nif (${this.#read(operation.test)}) ${holding} else ${otherwise}\n`
    }
    if (operation.kind !== 'all' && operation.kind !== 'any') throw new TypeError('only a choice or several tests have branches')
    const [first, ...others] = operation.of.map((one) => this.#read(one))
    const further = others.map(
      (one, index) => `if (${operation.kind === 'all' ? '' : '!'}${name}) {\n${branches[index]}${name} = ${one}\n}\n`,
    )
    return `let ${name} = ${first}\n${further.join('')}`
  }

  #test(of: WholeTest): string {
    return typeof of === 'boolean' ? String(of) : this.#read(of)
  }

  /** What stands for a part where it is used. */
  #read(part: Whole | OpenTest): string {
    const known = this.#functions.get(part)
    if (known) return `f${known.at}()`
    return this.#isWritten(part) ? nameOf(part) : this.#textOf(part)
  }

  #textOf(part: Whole | OpenTest): string {
    const { operation } = part
    switch (operation.kind) {
      case 'constant':
        return this.#constant((part as Whole).least)
      case 'input':
        return this.#given.get(operation.name) ?? 'undefined'
      case 'sum': {
        const { added, taken } = operation
        const total = [...added, ...taken].reduce((all, one) => all + furthestFromNil(one), 0n)
        const [start = '', ...others] = [...added.map((one) => `+ ${this.#read(one)}`), ...taken.map((one) => `- ${this.#read(one)}`)]
        // A bigint takes no plus of its own.
        const first = start.replace(/^\+ /, '')
        return total <= MOST_EXACT || this.#suffix
          ? `(${[first, ...others].join(' ')})`
          : others.reduce((sum, one) => `exact(${sum} ${one})`, first)
      }
      case 'product': {
        const text = `(${operation.of.map((one) => this.#read(one)).join(' * ')})`
        return furthestFromNil(part as Whole) <= MOST_EXACT || this.#suffix ? text : `exact${text}`
      }
      case 'smallest':
      case 'largest': {
        const isLargest = operation.kind === 'largest'
        const call = this.#suffix ? (isLargest ? 'most' : 'least') : isLargest ? 'Math.max' : 'Math.min'
        return operation.of.map((one) => this.#read(one)).reduce((one, other) => `${call}(${one}, ${other})`)
      }
      case 'choice':
        return `(${this.#test(operation.test)} ? ${this.#read(operation.holding)} : ${this.#read(operation.otherwise)})`
      case 'quotient':
        return `${this.#suffix ? '' : 'Math.floor'}(${this.#read(operation.of)} / ${this.#read(operation.by)})`
      case 'compared':
        return `(${this.#read(operation.one)} ${operation.sign === '=' ? '===' : operation.sign} ${this.#read(operation.other)})`
      case 'not':
        return `!${this.#read(operation.of)}`
      case 'all':
      case 'any':
        return `(${operation.of.map((one) => this.#read(one)).join(operation.kind === 'all' ? ' && ' : ' || ')})`
    }
  }

  #constant(of: bigint): string {
    // One that is not exact is only a sign that it is needed.
    if (!this.#suffix && (of > MOST_EXACT || of < -MOST_EXACT)) return 'exact(Infinity)'
    return of < 0n ? `(${of}${this.#suffix})` : `${of}${this.#suffix}`
  }
}

const nameOf = ({ id }: Whole | OpenTest) => `v${id}`
