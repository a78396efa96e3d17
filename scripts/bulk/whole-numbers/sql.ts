import { type Dialect, quotedName, quotedText } from './dialects.ts'
import type { RationalEvaluator } from './rational-evaluator.ts'
import { isTest, type RecordedField, usesIn } from './record.ts'
import { furthestFromNil, isConstant, type OpenTest, type Whole, type WholeTest } from './whole.ts'

/** Above this, a whole number needs the wide type of its dialect. */
export const MOST_NARROW = 2n ** 63n - 1n

/** A column that is worked out from those of the levels before it. `steps` are the steps of the working that it works out. */
export interface LevelColumn {
  readonly name: string
  readonly text: string
  readonly steps: readonly string[]
}

/** What a field of the record is worked out as, and how far from nothing its hundredths can be where it is an amount. */
export interface WrittenField {
  readonly kind: 'amount' | 'test' | 'text'
  readonly text: string
  readonly most: bigint
}

/** A record as SQL: columns, level by level, and then its fields by their keys. */
export interface WrittenRecord {
  readonly levels: readonly (readonly LevelColumn[])[]
  readonly fields: ReadonlyMap<string, WrittenField>
}

/** The name of the column that has an input in its units. */
export const inputColumn = (name: string): string => quotedName(`in.${name}`)

/**
 * A record as SQL over columns that have its inputs in their units. What is used more than once is a column of its own.
 * @throws RangeError where an amount could be larger than the largest number of the dialect.
 */
export function sqlOf(record: readonly RecordedField[], { steps }: RationalEvaluator, dialect: Dialect): WrittenRecord {
  const writer = new SqlWriter(record, steps, dialect)
  const fields = new Map<string, WrittenField>()
  // Of several fields with the same key, the last that is there counts.
  for (const field of record) fields.set(field.key, writer.field(field, fields.get(field.key)))
  return { levels: writer.levels, fields }
}

/**
 * For each level of a record, the columns from before it that it passes on, because a later level or a field reads them. An engine needs
 * time to plan each column of each level, and a long formula has thousands.
 */
export function passedOn({ levels, fields }: WrittenRecord): string[][] {
  const read = new Set([...fields.values()].flatMap(({ text }) => columnsIn(text)))
  const passed = levels.toReversed().map((level) => {
    for (const { name } of level) read.delete(name)
    const before = [...read]
    for (const { text } of level) for (const name of columnsIn(text)) read.add(name)
    return before
  })
  return passed.toReversed()
}

/** The columns that an expression reads: inputs, and columns of levels. What looks like one in a text is none. */
const columnsIn = (text: string): string[] => (text.match(/'[^']*'|"[^"]+"|\bv\d+\b/g) ?? []).filter((name) => !name.startsWith("'"))

/** Writes whole numbers and tests as SQL. A number has the wide type where its bounds need it, and nowhere else. */
class SqlWriter {
  readonly levels: LevelColumn[][] = []
  readonly #steps: RationalEvaluator['steps']
  readonly #dialect: Dialect
  readonly #uses: ReadonlyMap<Whole | OpenTest, number>
  readonly #columns = new Map<Whole | OpenTest, { readonly name: string; readonly level: number }>()
  #count = 0
  /** Of what is being written: the level of its deepest column, and the steps that no column has yet. */
  #level = 0
  #worked: string[] = []

  constructor(record: readonly RecordedField[], steps: RationalEvaluator['steps'], dialect: Dialect) {
    this.#uses = usesIn(record)
    this.#steps = steps
    this.#dialect = dialect
  }

  field({ key, says, where }: RecordedField, before: WrittenField | undefined): WrittenField {
    const kind = typeof says === 'string' ? 'text' : isTest(says) ? 'test' : 'amount'
    if (before && before.kind !== kind) throw new RangeError(`the field "${key}" is ${before.kind} and ${kind}`)
    const own = typeof says === 'object' && !isTest(says) ? furthestFromNil(says) : 0n
    const most = before && before.most > own ? before.most : own
    const text = typeof says === 'string' ? quotedText(says) : isTest(says) ? this.#test(says) : this.#as(most > MOST_NARROW)(says)
    if (where === true) return { kind, text, most }
    return { kind, text: `CASE WHEN ${this.#test(where)} THEN ${text}${before ? ` ELSE ${before.text}` : ''} END`, most }
  }

  #test(of: WholeTest): string {
    return typeof of === 'boolean' ? (of ? 'TRUE' : 'FALSE') : this.#column(of, () => this.#testOf(of))
  }

  #number(of: Whole): string {
    if (isConstant(of)) return constant(of.least)
    if (of.operation.kind === 'input') return inputColumn(of.operation.name)
    return this.#column(of, () => this.#numberOf(of))
  }

  /** What is used more than once, in a column of the first level that has all of its parts. */
  #column(of: Whole | OpenTest, write: () => string): string {
    const known = this.#columns.get(of)
    if (known) {
      this.#level = Math.max(this.#level, known.level)
      return known.name
    }
    const outer = { level: this.#level, worked: this.#worked }
    this.#level = 0
    this.#worked = []
    let text = write()
    const step = 'least' in of ? this.#steps.get(of) : undefined
    if (step) this.#worked.push(inWords(step))
    if ((this.#uses.get(of) ?? 0) < 2) outer.worked.push(...this.#worked)
    else {
      const name = `v${this.#count++}`
      while (this.levels.length <= this.#level) this.levels.push([])
      this.levels[this.#level]?.push({ name, text, steps: this.#worked })
      this.#level++
      this.#columns.set(of, { name, level: this.#level })
      text = name
    }
    this.#level = Math.max(outer.level, this.#level)
    this.#worked = outer.worked
    return text
  }

  #numberOf(of: Whole): string {
    const { operation } = of
    switch (operation.kind) {
      case 'constant':
      case 'input':
        return this.#number(of)
      case 'sum': {
        const { added, taken } = operation
        const total = [...added, ...taken].reduce((all, one) => all + furthestFromNil(one), 0n)
        const as = this.#as(this.#isWide(total))
        const text = [...added.map((one) => `+ ${as(one)}`), ...taken.map((one) => `- ${as(one)}`)].join(' ')
        return this.#result(of, this.#isWide(total), `(${text.replace(/^\+ /, '')})`)
      }
      case 'product': {
        const isWide = this.#areAnyWide([of, ...operation.of])
        return this.#result(of, isWide, `(${operation.of.map(this.#as(isWide)).join(' * ')})`)
      }
      case 'smallest':
      case 'largest': {
        const isWide = this.#areAnyWide(operation.of)
        return this.#result(
          of,
          isWide,
          `${operation.kind === 'smallest' ? 'least' : 'greatest'}(${operation.of.map(this.#as(isWide)).join(', ')})`,
        )
      }
      case 'choice': {
        // The type is written out: from two constants an engine infers a type that may be too narrow for what follows.
        const typed = this.#typed(this.#areAnyWide([of]))
        return `CASE WHEN ${this.#test(operation.test)} THEN ${typed(operation.holding)} ELSE ${typed(operation.otherwise)} END`
      }
      case 'quotient': {
        const isWide = this.#areAnyWide([operation.of, operation.by])
        const as = this.#as(isWide)
        return this.#result(of, isWide, this.#dialect.divided(as(operation.of), as(operation.by), isWide))
      }
    }
  }

  #testOf({ operation }: OpenTest): string {
    switch (operation.kind) {
      case 'compared': {
        const { one, other, sign } = operation
        const as = this.#as(this.#areAnyWide([one, other]))
        return `(${as(one)} ${sign} ${as(other)})`
      }
      case 'not':
        return `(NOT ${this.#test(operation.of)})`
      case 'all':
      case 'any':
        return `(${operation.of.map((one) => this.#test(one)).join(operation.kind === 'all' ? ' AND ' : ' OR ')})`
    }
  }

  #areAnyWide(of: readonly Whole[]): boolean {
    return of.map((one) => this.#isWide(furthestFromNil(one))).includes(true)
  }

  #isWide(most: bigint): boolean {
    const { mostWide, name } = this.#dialect
    if (mostWide !== undefined && most > mostWide) throw new RangeError(`an amount could be too large for ${name}`)
    return most > MOST_NARROW
  }

  /** Writes a number with the type that an operation needs. */
  readonly #as =
    (isAsWide: boolean) =>
    (of: Whole): string => {
      const isWide = this.#areAnyWide([of])
      return isWide === isAsWide || (isConstant(of) && !isWide) ? this.#number(of) : this.#cast(this.#number(of), isAsWide)
    }

  readonly #typed =
    (isWide: boolean) =>
    (of: Whole): string =>
      isConstant(of) ? this.#cast(this.#number(of), isWide) : this.#as(isWide)(of)

  /** What a wide operation came to, in the narrow type where that is enough. */
  #result(of: Whole, isOperationWide: boolean, text: string): string {
    return isOperationWide && !this.#areAnyWide([of]) ? this.#cast(text, false) : text
  }

  #cast(text: string, isWide: boolean): string {
    return `CAST(${text} AS ${isWide ? this.#dialect.wide : this.#dialect.narrow})`
  }
}

/** A constant, which may stand after a sign. */
const constant = (of: bigint) => (of < 0n ? `(${of})` : `${of}`)

/** `personalAllowance × 100: Personal Allowance (ITA 2007 s.35)`: the numerator over 100. */
function inWords({
  name: { key, label, law },
  bottom,
}: {
  readonly name: { key: string; label: string; law?: string }
  readonly bottom: bigint
}) {
  return `${key}${bottom === 1n ? '' : ` × ${bottom}`}: ${label}${law === undefined ? '' : ` (${law})`}`
}
