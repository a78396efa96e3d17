import type { Amount, BandOf, Name, Operation } from '../../engine/formula/amount.ts'
import type { Condition } from '../../engine/formula/condition.ts'
import type { RoundingName } from '../../engine/formula/rounding.ts'
import type { Values } from '../../engine/formula/values.ts'
import type { Fields } from '../../engine/inputs/field.ts'
import type { Decimal } from '../../engine/money/decimal.ts'
import type { Figure } from '../../engine/rates/figure.ts'
import { provenance } from '../../engine/rates/generated/provenance/index.ts'
import { date as dateText } from '../../web/lib/dates.ts'
import type { ReadRates, Standing } from './read-rates.ts'
import * as write from './term.ts'
import { named, type Term, type Test, ZERO } from './term.ts'
import { type Unit, unitOf } from './unit.ts'

/** A term and what it comes to for the inputs of the workbook. */
export interface Worked {
  readonly term: Term
  readonly value: Decimal
}

/** A step on the sheet Working: a named amount. */
export interface Step extends Worked {
  readonly name: string
  readonly label: string
  readonly unit: Unit
  readonly law: string
}

/** A step before its words are final: the labels and laws under which the calculator has the same formula. */
interface Draft extends Omit<Step, 'label' | 'law'> {
  readonly labels: Set<string>
  readonly laws: Set<string>
}

/** A figure of the tables that the formulas use, for the sheet Rates. */
export interface UsedRate {
  readonly name: string
  readonly title: string
  readonly figure: Figure
  /** The date that the value is for. */
  readonly date: string
}

/** A table on the sheet Bands. */
export interface BandTable {
  readonly name: string
  readonly title: string
  /** What is charged, and what fills the bands below it, if anything does. */
  readonly of: Worked
  readonly above?: Worked
  /** Where the first band starts, if not at nothing. */
  readonly from?: Worked
  readonly lines: readonly BandLine[]
}

/** A band of a table. One that is only there where something holds ends where it starts elsewhere. */
export interface BandLine {
  readonly name: string
  readonly rate: Worked
  readonly upTo?: Worked
  readonly where?: Tested
}

/** A test and its result for the inputs of the workbook. */
export interface Tested {
  readonly test: Test
  readonly isHolding: boolean
}

/** One of several ways that the law leaves open: an amount, what it costs, and where it is open. */
export interface WayLine {
  readonly amount: Worked
  readonly cost: Worked
  readonly where: Tested
}

/** A table on the sheet Ways: the amount of the way that costs the least, or that of `otherwise` where none costs less. */
export interface WayTable extends Worked {
  readonly name: string
  readonly title: string
  readonly otherwise: Omit<WayLine, 'where'>
  readonly ways: readonly WayLine[]
}

/** The name of an input’s cell. */
export const inputName = (field: string): string => `in_${field}`

/** What the formulas of a workbook are about. */
export interface Subject {
  readonly fields: Fields
  readonly values: Values
  readonly rates: ReadRates
  /** The day whose rates need no date in their names. */
  readonly startOfYear: string
}

/**
 * Turns amounts into spreadsheet formulas, and keeps the cells that these name: a step for each named amount, a table for each charge by
 * bands, and the figures. Nothing is left out because it has no effect: the formulas hold for all amounts.
 */
export class Formulas {
  readonly #subject: Subject
  readonly #terms = new Map<Amount, Term>()
  readonly #steps = new Map<string, Draft>()
  readonly #bandTables = new Map<string, BandTable>()
  readonly #wayTables = new Map<string, WayTable>()
  readonly #rates = new Map<string, UsedRate>()
  /** The way that the steps are for which are being written, if any. */
  #way: number | undefined

  constructor(subject: Subject) {
    this.#subject = subject
  }

  get steps(): readonly Step[] {
    const labels = this.#labels()
    return [...this.#steps.values()].map(({ laws, term, ...step }) => ({
      ...step,
      label: labels.get(step.name) ?? '',
      law: [...laws].join('; '),
      term: { ...term, words: this.said(term.words) },
    }))
  }

  get bandTables(): readonly BandTable[] {
    const said = (worked: Worked) => ({ ...worked, term: { ...worked.term, words: this.said(worked.term.words) } })
    return [...this.#bandTables.values()].map(({ of, above, ...table }) => ({
      ...table,
      of: said(of),
      ...(above && { above: said(above) }),
    }))
  }

  get wayTables(): readonly WayTable[] {
    const said = (worked: Worked) => ({ ...worked, term: { ...worked.term, words: this.said(worked.term.words) } })
    return [...this.#wayTables.values()].map(({ otherwise, ways, ...table }) => ({
      ...table,
      title: this.said(table.title),
      otherwise: { ...otherwise, amount: said(otherwise.amount) },
      ways: ways.map((way) => ({ ...way, amount: said(way.amount) })),
    }))
  }

  get rates(): readonly UsedRate[] {
    return [...this.#rates.values()]
  }

  /** Words with the labels of their cells, which are final once every formula is written. */
  said(words: string): string {
    const labels = this.#labels()
    return words.replaceAll(/\{(\w+)\}/g, (_, name: string) => labels.get(name) ?? name)
  }

  /** The labels of steps and rates. Those of two steps differ, and so do those of a step and a rate. */
  #labels(): Map<string, string> {
    const labels = new Map<string, string>()
    const count = new Map<string, number>()
    for (const { name, labels: own } of this.#steps.values()) {
      const label = [...own].join(' / ')
      const number = (count.get(label.toLowerCase()) ?? 0) + 1
      count.set(label.toLowerCase(), number)
      labels.set(name, number === 1 ? label : `${label} (${number})`)
    }
    for (const { name, title } of this.#rates.values()) labels.set(name, count.has(title.toLowerCase()) ? `${title} (sheet Rates)` : title)
    return labels
  }

  /** An amount as a term: the name of its cell if it has one, and its formula otherwise. */
  of(amount: Amount): Term {
    let term = this.#terms.get(amount)
    if (!term) this.#terms.set(amount, (term = this.#made(amount)))
    return term
  }

  #made(amount: Amount): Term {
    if (amount.name) return this.#step(amount, amount.name)
    const term = this.#written(amount)
    const name = term.binds === 'call' ? nameOfChoice(amount) : undefined
    return name ? this.#kept(amount, `${name.key}_applied`, `${name.label} that applies`, undefined, term) : term
  }

  /** A condition as a test, or its opposite. */
  test(condition: Condition, isOpposite = false): Test {
    switch (condition.kind) {
      case 'above':
        return this.#compared(condition, isOpposite ? '<=' : '>')
      case 'at-least':
        return this.#compared(condition, isOpposite ? '<' : '>=')
      case 'equal':
        return this.#compared(condition, isOpposite ? '<>' : '=')
      case 'not':
        return this.test(condition.of, !isOpposite)
      case 'all':
      case 'any':
        return write.together(
          (condition.kind === 'all') === isOpposite ? 'any' : 'all',
          condition.of.map((one) => this.test(one, isOpposite)),
        )
    }
  }

  #worked(amount: Amount): Worked {
    return { term: this.of(amount), value: this.#subject.values.of(amount) }
  }

  #compared({ amount, than }: { readonly amount: Amount; readonly than: Amount }, sign: Parameters<typeof write.compared>[1]): Test {
    const [left, right] = [amount, than].map((one) => (isExact(one) ? this.of(one) : write.withoutHair(this.of(one))))
    return write.compared(left ?? ZERO, sign, right ?? ZERO)
  }

  #step(amount: Amount, { key, label, law }: Name): Term {
    return this.#kept(
      amount,
      key,
      label,
      law,
      amount.operation.kind === 'bands' ? this.#bands(amount.operation, key) : this.#written(amount),
    )
  }

  /** The key and the label of what is worked out to find the cost of a way are told apart from the same for another. */
  #forWay(key: string, label: string) {
    return this.#way === undefined ? { key, label } : { key: `${key}_way${this.#way}`, label: `${label}, way ${this.#way}` }
  }

  #kept(amount: Amount, given: string, words: string, law: string | undefined, term: Term): Term {
    const { key, label } = this.#forWay(given, words)
    const draft = { labels: new Set<string>(), laws: new Set<string>(), term, value: this.#subject.values.of(amount), unit: unitOf(amount) }
    const kept = keep(this.#steps, `step_${cellName(key)}`, draft, (other) => other.term.formula === term.formula)
    kept.labels.add(label)
    if (law !== undefined) kept.laws.add(law)
    return named(kept.name, `{${kept.name}}`)
  }

  #written(amount: Amount): Term {
    const { operation } = amount
    switch (operation.kind) {
      case 'input':
        return named(inputName(operation.input), this.#subject.fields[operation.input]?.label ?? operation.input)
      case 'figure':
        return this.#rate(operation.figure)
      case 'number':
        return operation.value.isZero() ? ZERO : write.number(operation.value.toFixed())
      case 'sum':
        return write.sum(operation.terms.map(({ amount: term, isTaken }) => ({ term: this.of(term), isTaken })))
      case 'product':
        return write.times(...operation.factors.map((factor) => this.of(factor)))
      case 'quotient':
        return write.over(this.of(operation.dividend), this.of(operation.divisor))
      case 'percent':
        return write.over(write.times(this.of(operation.of), this.of(operation.percent)), write.HUNDRED)
      case 'share': {
        const whole = this.of(operation.whole)
        const isAny = write.compared(isExact(operation.whole) ? whole : write.withoutHair(whole), '>', ZERO)
        return write.either(isAny, write.over(write.times(this.of(operation.part), write.HUNDRED), whole), ZERO)
      }
      case 'smallest':
        return write.smallestOf(...operation.of.map((one) => this.of(one)))
      case 'largest':
        return write.largestOf(...operation.of.map((one) => this.of(one)))
      case 'over':
        return write.atLeastZero(write.minus(this.of(operation.of), this.of(operation.limit)))
      case 'bands':
        return this.#bands(operation, operation.title)
      case 'when':
        return write.either(this.test(operation.condition), this.#side(operation.holding), this.#side(operation.otherwise))
      case 'cheapest':
        return this.#ways(amount, operation)
      case 'rounded':
        return ROUNDED[operation.how](this.of(operation.of))
    }
  }

  /** One side of a choice. A choice within it stays in the same formula. */
  #side(amount: Amount): Term {
    return amount.operation.kind === 'when' && !amount.name ? this.#written(amount) : this.of(amount)
  }

  #rate(figure: Figure): Term {
    const { startOfYear, rates } = this.#subject
    const standing = rates.figures.get(figure)
    if (!standing) throw new RangeError(`${figure.entry} was not read from the rates of this workbook`)
    const { date, part }: Standing = standing
    const isOfAnotherDay = date !== startOfYear
    const title = [provenance[figure.entry]?.title ?? figure.entry, ...(part === undefined ? [] : [part])].join(': ')
    const dated = isOfAnotherDay ? `${title}, on ${dateText(date)}` : title
    const name = cellName([figure.entry, part ?? '', isOfAnotherDay ? date : ''].filter((text) => text !== '').join(' '))
    this.#rates.set(name, { name, title: dated, figure, date })
    return named(name, `{${name}}`)
  }

  #tested(condition: Condition): Tested {
    return { test: this.test(condition), isHolding: this.#subject.values.holds(condition) }
  }

  #ways(amount: Amount, { ways, otherwise }: Operation & { readonly kind: 'cheapest' }): Term {
    const [first] = ways
    const wanted = first?.amount.name ?? { key: 'amount', label: 'Amount' }
    const table = {
      title: `${wanted.label}: the way that costs least`,
      otherwise: { amount: this.#worked(otherwise.amount), cost: this.#worked(otherwise.cost) },
      ways: ways.map((way, index) => {
        this.#way = index + 1
        const line = { amount: this.#worked(way.amount), cost: this.#worked(way.cost), where: this.#tested(way.where) }
        this.#way = undefined
        return line
      }),
      term: ZERO,
      value: this.#subject.values.of(amount),
    }
    const said = formulasOf(table.ways)
    const { name } = keep(this.#wayTables, `least_${cellName(wanted.key)}`, table, (other) => formulasOf(other.ways) === said)
    return named(name, `the amount that costs least in “${table.title}” on the sheet Ways`)
  }

  #bands({ of, above, bands, title: words }: Operation & { readonly kind: 'bands' }, given: string): Term {
    const { key, label: title } = this.#forWay(given, words)
    const from = bands[0]?.from
    const table = {
      title,
      of: this.#worked(of),
      ...(above && { above: this.#worked(above) }),
      ...(from && { from: this.#worked(from) }),
      lines: bands.map(({ name, rate, upTo, where }: BandOf) => ({
        name,
        rate: this.#worked(rate),
        ...(upTo && { upTo: this.#worked(upTo) }),
        ...(where && { where: this.#tested(where) }),
      })),
    }
    const said = formulasOf(table)
    const { name } = keep(this.#bandTables, `bands_${cellName(key)}`, table, (other) => formulasOf(other) === said)
    return named(name, `the total of “${title}” on the sheet Bands`)
  }
}

const ROUNDED: Readonly<Record<RoundingName, (term: Term) => Term>> = {
  'to-the-penny': write.toThePenny,
  'up-to-the-pound': write.upToThePound,
  'down-to-the-pound': (term) => write.downToWhole(term, 'pound'),
  'down-to-a-whole-number': (term) => write.downToWhole(term, 'number'),
}

/** The name of a choice between steps that a rule has under one key, such as a tax at one rate or another; undefined for any other choice. */
function nameOfChoice({ operation }: Amount): Name | undefined {
  if (operation.kind !== 'when') return undefined
  const names = [operation.holding, operation.otherwise].map((side) => side.name ?? (isNothing(side) ? 'nothing' : nameOfChoice(side)))
  const [name, ...others] = names.filter((one) => one !== 'nothing')
  return name && others.every((other) => other?.key === name.key) ? name : undefined
}

const isNothing = ({ operation }: Amount): boolean => operation.kind === 'number' && operation.value.isZero()

/** Whether a cell holds just what was typed or enacted, or a rounding, so that a comparison needs no rounding of its own. */
const isExact = ({ operation: { kind } }: Amount): boolean =>
  kind === 'input' || kind === 'figure' || kind === 'number' || kind === 'rounded'

/** All formulas of a table as text, to compare it with another. */
const formulasOf = (table: object): string =>
  JSON.stringify(table, (key, value: unknown) => (key === 'value' || key === 'name' ? undefined : value))

/** A key of the engine as a name that spreadsheets allow: `incomeTax_personalAllowance_amount`. */
const cellName = (key: string): string => key.replaceAll(/[^A-Za-z0-9]+/g, '_')

/**
 * Keeps something under a name. A rule that is used twice on the same amounts has one cell; on others, the name of the
 * second ends in 2. Spreadsheets do not tell capitals apart.
 */
function keep<Kept extends { readonly name: string }>(
  kept: Map<string, Kept>,
  wanted: string,
  made: Omit<Kept, 'name'>,
  isSame: (other: Kept) => boolean,
): Kept {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}_${number}`
    const other = kept.get(name.toLowerCase())
    if (other && !isSame(other)) continue
    if (other) return other
    const added = { ...made, name } as Kept
    kept.set(name.toLowerCase(), added)
    return added
  }
}
