import type { Amount, Operation } from '../../engine/formula/amount.ts'
import type { Condition } from '../../engine/formula/condition.ts'
import type { Name } from '../../engine/formula/name.ts'
import type { RoundingName } from '../../engine/formula/rounding.ts'
import type { Values } from '../../engine/formula/values.ts'
import type { Fields } from '../../engine/inputs/field.ts'
import type { Figure } from '../../engine/rates/figure.ts'
import { provenance } from '../../engine/rates/generated/provenance/index.ts'
import { date as dateText } from '../../web/text/dates.ts'
import { Cells, type Tested, type Worked } from './cells.ts'
import type { ReadRates } from './read-rates.ts'
import * as write from './term.ts'
import { HUNDRED, named, type Term, type Test, ZERO } from './term.ts'
import { unitOf } from './unit.ts'

/** The name of an input’s cell. */
export const inputName = (field: string): string => `in_${field}`

/** What the formulas of a workbook are about. */
export interface Subject {
  readonly fields: Fields
  readonly values: Values
  readonly rates: Pick<ReadRates, 'figures'>
  /** The day whose rates need no date in their names. */
  readonly startOfYear: string
}

/**
 * Turns amounts into spreadsheet formulas, and keeps the cells that these name: a step for each named amount, a table for each charge by
 * bands, and the figures. Nothing is left out because it has no effect: the formulas hold for all amounts.
 */
export class Formulas {
  readonly cells = new Cells()
  readonly #subject: Subject
  readonly #terms = new Map<Amount, Term>()
  /** The way whose cost is being written, if any. Its steps and tables are told apart from those of another. */
  #way: number | undefined

  constructor(subject: Subject) {
    this.#subject = subject
  }

  /** An amount as a term: the name of its cell if it has one, and its formula otherwise. */
  of(amount: Amount): Term {
    let term = this.#terms.get(amount)
    if (!term) this.#terms.set(amount, (term = amount.name ? this.#step(amount, amount.name) : this.#unnamed(amount)))
    return term
  }

  /** A condition as a test, or its opposite. */
  test(condition: Condition, isOpposite = false): Test {
    switch (condition.kind) {
      case 'above':
        return write.compared(this.#compared(condition.amount), isOpposite ? '<=' : '>', this.#compared(condition.than))
      case 'at-least':
        return write.compared(this.#compared(condition.amount), isOpposite ? '<' : '>=', this.#compared(condition.than))
      case 'equal':
        return write.compared(this.#compared(condition.amount), isOpposite ? '<>' : '=', this.#compared(condition.than))
      case 'not':
        return this.test(condition.of, !isOpposite)
      case 'all':
      case 'any': {
        const tests = condition.of.map((one) => this.test(one, isOpposite))
        return write.together((condition.kind === 'all') === isOpposite ? 'any' : 'all', tests)
      }
    }
  }

  #worked(amount: Amount): Worked {
    return { term: this.of(amount), value: this.#subject.values.of(amount) }
  }

  #tested(condition: Condition): Tested {
    return { test: this.test(condition), isHolding: this.#subject.values.holds(condition) }
  }

  #compared(amount: Amount): Term {
    return isExact(amount) ? this.of(amount) : write.withoutHair(this.of(amount))
  }

  #forWay(key: string, label: string) {
    return this.#way === undefined ? { key, label } : { key: `${key}_way${this.#way}`, label: `${label}, way ${this.#way}` }
  }

  #kept(amount: Amount, name: Name, term: Term): Term {
    const { key, label } = this.#forWay(name.key, name.label)
    return this.cells.step(key, label, name.law, { term, value: this.#subject.values.of(amount), unit: unitOf(amount) })
  }

  #step(amount: Amount, name: Name): Term {
    const { operation } = amount
    return this.#kept(amount, name, operation.kind === 'bands' ? this.#bands(operation, name.key) : this.#written(amount))
  }

  /** A choice between steps of one name is a step too. */
  #unnamed(amount: Amount): Term {
    const term = this.#written(amount)
    const name = nameOfChoice(amount)
    if (!name || (amount.operation.kind === 'when' && term.binds !== 'call')) return term
    return this.#kept(amount, { key: `${name.key}_applied`, label: `${name.label} that applies` }, term)
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
        return write.over(write.times(this.of(operation.of), this.of(operation.percent)), HUNDRED)
      case 'share': {
        const share = write.over(write.times(this.of(operation.part), HUNDRED), this.of(operation.whole))
        return write.either(write.compared(this.#compared(operation.whole), '>', ZERO), share, ZERO)
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
    const { date, part } = standing
    const title = [provenance[figure.entry]?.title ?? figure.entry, ...(part === undefined ? [] : [part])].join(': ')
    const isOfAnotherDay = date !== startOfYear
    const key = [figure.entry, part ?? [], isOfAnotherDay ? date : []].flat().join(' ')
    return this.cells.rate(key, { title: isOfAnotherDay ? `${title}, on ${dateText(date)}` : title, figure, date })
  }

  #bands({ of, above, bands, title }: Operation & { readonly kind: 'bands' }, given: string): Term {
    const { key, label } = this.#forWay(given, title)
    const from = bands[0]?.from
    return this.cells.bandTable(key, {
      title: label,
      of: this.#worked(of),
      ...(above && { above: this.#worked(above) }),
      ...(from && { from: this.#worked(from) }),
      lines: bands.map(({ name, rate, upTo, where }) => ({
        name,
        rate: this.#worked(rate),
        ...(upTo && { upTo: this.#worked(upTo) }),
        ...(where && { where: this.#tested(where) }),
      })),
    })
  }

  #ways(amount: Amount, { ways, otherwise }: Operation & { readonly kind: 'cheapest' }): Term {
    const { key, label } = nameOfChoice(amount) ?? { key: 'amount', label: 'Amount' }
    const usual = { amount: this.#worked(otherwise.amount), cost: this.#worked(otherwise.cost) }
    const lines = ways.map((way, index) => {
      this.#way = index + 1
      return { amount: this.#worked(way.amount), cost: this.#worked(way.cost), where: this.#tested(way.where) }
    })
    this.#way = undefined
    return this.cells.wayTable(key, { title: label, value: this.#subject.values.of(amount), otherwise: usual, ways: lines })
  }
}

const ROUNDED: Readonly<Record<RoundingName, (term: Term) => Term>> = {
  'to-the-penny': write.toThePenny,
  'up-to-the-pound': (term) => write.upToWhole(term, 'up-to-the-pound'),
  'down-to-the-pound': (term) => write.downToWhole(term, 'down-to-the-pound'),
  'down-to-a-whole-number': (term) => write.downToWhole(term, 'down-to-a-whole-number'),
  'up-to-a-whole-number': (term) => write.upToWhole(term, 'up-to-a-whole-number'),
}

/** The name that the sides of a choice share, such as that of a tax at one rate or another; undefined for any other choice. */
function nameOfChoice({ operation }: Amount): Name | undefined {
  if (operation.kind === 'cheapest') return operation.ways[0]?.amount.name
  if (operation.kind !== 'when') return undefined
  const sides = [operation.holding, operation.otherwise].filter((side) => !isNothing(side))
  const [name, ...others] = sides.map((side) => side.name ?? nameOfChoice(side))
  return name && others.every((other) => other?.key === name.key) ? name : undefined
}

const isNothing = ({ operation }: Amount): boolean => operation.kind === 'number' && operation.value.isZero()

/** Whether a cell holds just what was typed or enacted, or a rounding, so that a comparison needs no rounding of its own. */
const isExact = ({ operation: { kind } }: Amount): boolean =>
  kind === 'input' || kind === 'figure' || kind === 'number' || kind === 'rounded'
