import { type Comparison, Evaluator, type Several } from '../../engine/evaluate/evaluator.ts'
import type { ExactEvaluator } from '../../engine/evaluate/exact-evaluator.ts'
import type { Amount, OperationOf, SumTerm } from '../../engine/expression/amount.ts'
import type { Condition } from '../../engine/expression/condition.ts'
import type { Name } from '../../engine/expression/name.ts'
import type { Fields } from '../../engine/inputs/field.ts'
import type { Decimal } from '../../engine/money/decimal.ts'
import type { Figure } from '../../engine/rates/figure.ts'
import { provenance } from '../../engine/rates/generated/provenance/index.ts'
import { date as dateText } from '../../web/text/dates.ts'
import { type Tested, WorkbookCells, type Worked } from './cells.ts'
import type { Standing } from './noted-rates.ts'
import * as write from './term.ts'
import { type ConditionTerm, named, type Term, ZERO } from './term.ts'
import { unitOf } from './unit.ts'

/** The name of an input’s cell. */
export const inputName = (field: string): string => `in_${field}`

/** What the formulas of a workbook are about. */
export interface Subject {
  readonly fields: Fields
  readonly values: ExactEvaluator
  readonly figures: ReadonlyMap<Figure, Standing>
  /** The day whose rates need no date in their names. */
  readonly startOfYear: string
}

/**
 * Turns amounts into spreadsheet formulas, and keeps the cells that these name: a step for each named amount, a table for each charge by
 * bands, and the figures. Nothing is left out because it has no effect: the formulas hold for all amounts.
 */
export class SheetFormulas extends Evaluator<Term, ConditionTerm> {
  readonly cells = new WorkbookCells()
  readonly #subject: Subject
  readonly #terms = new Map<Amount, Term>()
  /** The way whose cost is being written, if any. Its steps and tables are told apart from those of another. */
  #way: number | undefined

  constructor(subject: Subject) {
    super()
    this.#subject = subject
  }

  /** An amount as a term: the name of its cell if it has one, and its formula otherwise. */
  of(amount: Amount): Term {
    let term = this.#terms.get(amount)
    if (!term) this.#terms.set(amount, (term = amount.name ? this.#kept(amount, amount.name, this.read(amount)) : this.#unnamed(amount)))
    return term
  }

  #worked(amount: Amount): Worked {
    return { term: this.of(amount), value: this.#subject.values.of(amount) }
  }

  #tested(condition: Condition): Tested {
    return { test: this.holds(condition), isHolding: this.#subject.values.holds(condition) }
  }

  #forWay(key: string, label: string) {
    return this.#way === undefined ? { key, label } : { key: `${key}_way${this.#way}`, label: `${label}, way ${this.#way}` }
  }

  #kept(amount: Amount, name: Name, term: Term): Term {
    const { key, label } = this.#forWay(name.key, name.label)
    return this.cells.step(key, label, name.law, { term, value: this.#subject.values.of(amount), unit: unitOf(amount) })
  }

  /** A choice between steps of one name is a step too. */
  #unnamed(amount: Amount): Term {
    const term = this.read(amount)
    const name = nameOfChoice(amount)
    if (!name || (amount.operation.kind === 'when' && term.binds !== 'call')) return term
    return this.#kept(amount, { key: `${name.key}_applied`, label: `${name.label} that applies` }, term)
  }

  protected input(name: string): Term {
    return named(inputName(name), this.#subject.fields[name]?.label ?? name)
  }

  protected number(value: Decimal): Term {
    return value.isZero() ? ZERO : write.number(value.toFixed())
  }

  protected readonly less = write.minus
  protected readonly times = write.times
  protected readonly dividedBy = write.over
  protected readonly aboveNil = write.atLeastZero
  protected readonly rounded = write.rounded
  protected readonly opposite = (test: ConditionTerm): ConditionTerm => test.opposite()

  protected sum(terms: readonly SumTerm[]): Term {
    return write.sum(terms.map(({ amount, isTaken }) => ({ term: this.of(amount), isTaken })))
  }

  protected product(factors: readonly Amount[]): Term {
    return write.times(...factors.map((factor) => this.of(factor)))
  }

  protected smallest(of: readonly Amount[]): Term {
    return write.smallestOf(...of.map((one) => this.of(one)))
  }

  protected largest(of: readonly Amount[]): Term {
    return write.largestOf(...of.map((one) => this.of(one)))
  }

  protected when({ condition, holding, otherwise }: OperationOf<'when'>): Term {
    return write.either(this.holds(condition), this.#side(holding), this.#side(otherwise))
  }

  /** One side of a choice. A choice within it stays in the same formula. */
  #side(amount: Amount): Term {
    return amount.operation.kind === 'when' && !amount.name ? this.read(amount) : this.of(amount)
  }

  protected override figure(figure: Figure): Term {
    const { startOfYear, figures } = this.#subject
    const standing = figures.get(figure)
    if (!standing) throw new RangeError(`${figure.entry} was not read from the rates of this workbook`)
    const { date, part } = standing
    const title = [provenance[figure.entry]?.title ?? figure.entry, ...(part === undefined ? [] : [part])].join(': ')
    const isOfAnotherDay = date !== startOfYear
    const key = [figure.entry, part ?? [], isOfAnotherDay ? date : []].flat().join(' ')
    return this.cells.rate(key, { title: isOfAnotherDay ? `${title}, on ${dateText(date)}` : title, figure, date })
  }

  protected bands({ of, above, bands, title }: OperationOf<'bands'>, { name: step }: Amount): Term {
    const { key, label } = this.#forWay(step?.key ?? title, title)
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

  protected cheapest({ ways, otherwise }: OperationOf<'cheapest'>, amount: Amount): Term {
    const { key, label } = nameOfChoice(amount) ?? { key: 'amount', label: 'Amount' }
    const usual = { amount: this.#worked(otherwise.amount), cost: this.#worked(otherwise.cost()) }
    const lines = ways.map((way, index) => {
      this.#way = index + 1
      return { amount: this.#worked(way.amount), cost: this.#worked(way.cost()), where: this.#tested(way.where) }
    })
    this.#way = undefined
    return this.cells.wayTable(key, { title: label, value: this.#subject.values.of(amount), otherwise: usual, ways: lines })
  }

  protected compared({ kind, amount, than }: Comparison): ConditionTerm {
    return write.compared(this.#withoutHair(amount), SIGNS[kind], this.#withoutHair(than))
  }

  protected together({ kind, of }: Several): ConditionTerm {
    return write.together(
      kind,
      of.map((one) => this.holds(one)),
    )
  }

  #withoutHair(amount: Amount): Term {
    return isExact(amount) ? this.of(amount) : write.withoutHair(this.of(amount))
  }
}

const SIGNS = { above: '>', 'at-least': '>=', equal: '=' } as const

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
