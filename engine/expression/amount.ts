import { Decimal, ONE_HUNDRED, ZERO } from '../money/decimal.ts'
import type { Figure } from '../rates/figure.ts'
import { once } from '../result/made-when-read.ts'
import type { OnMargin } from '../result/on-margin.ts'
import type { InputUnit } from '../result/step.ts'
import { type Meaning, meaning, type Name, nameOf, onMarginOf, type StepKey, titleIn, type Words } from './name.ts'
import type { RoundingName } from './rounding.ts'

/**
 * A band of a formula: its rate, and its upper limit unless it is the last. The figures that it cites are those of the two. A band with `where`
 * is there only where that condition holds.
 */
export interface BandOf {
  readonly name: string
  readonly rate: Amount
  readonly upTo?: Amount
  /** Where the first band starts, if not at nothing. Every other band starts where the one before it ends. */
  readonly from?: Amount
  readonly where?: Condition
}

/**
 * One of several ways to do something that the law leaves open: how much, what that costs, and where it is open at all. The cost is a whole
 * bill of its own, and most ways are not open, so it is made only where somebody compares it.
 */
export interface CostedWay {
  readonly amount: Amount
  readonly cost: () => Amount
  readonly where: Condition
}

/** How an amount comes about: a leaf (`input`, `figure`, `number`), or an operation on other amounts. */
export type Operation =
  | { readonly kind: 'input'; readonly input: string; readonly unit: InputUnit; readonly label: string }
  | { readonly kind: 'figure'; readonly figure: Figure }
  /** One of the few numbers that no law sets, such as the months of a year. */
  | { readonly kind: 'number'; readonly value: Decimal }
  | { readonly kind: 'sum'; readonly terms: readonly SumTerm[] }
  | { readonly kind: 'product'; readonly factors: readonly Amount[] }
  | { readonly kind: 'quotient'; readonly dividend: Amount; readonly divisor: Amount }
  /** `percent` percent of an amount. */
  | { readonly kind: 'percent'; readonly of: Amount; readonly percent: Amount }
  /** A part as a number of percent of a whole: 16.27, not 0.1627; nothing where the whole is nothing or less. `worked` is its formula. */
  | { readonly kind: 'share'; readonly part: Amount; readonly whole: Amount; readonly worked: Amount }
  | { readonly kind: 'smallest' | 'largest'; readonly of: readonly Amount[] }
  /** What an amount has above a limit; nothing where it is below. */
  | { readonly kind: 'over'; readonly of: Amount; readonly limit: Amount }
  | { readonly kind: 'bands'; readonly of: Amount; readonly above?: Amount; readonly bands: readonly BandOf[]; readonly title: string }
  | {
      readonly kind: 'when'
      readonly condition: Condition
      readonly holding: Amount
      readonly otherwise: Amount
      /** True where the working shows what was compared even if the condition does not hold. */
      readonly isComparisonShown?: true
    }
  /** The amount of the way that costs the least; `otherwise` where none costs less than that. */
  | { readonly kind: 'cheapest'; readonly ways: readonly CostedWay[]; readonly otherwise: Omit<CostedWay, 'where'> }
  | { readonly kind: 'rounded'; readonly of: Amount; readonly how: RoundingName }

/** The operations of one kind. */
export type OperationOf<Kind extends Operation['kind']> = Operation & { readonly kind: Kind }

/** Something that holds for some inputs and not for others: how one amount compares with another, or several such together. */
export type Condition =
  | { readonly kind: 'above' | 'at-least' | 'equal'; readonly amount: Amount; readonly than: Amount }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }

/** A part of a sum, added or taken away. */
export interface SumTerm {
  readonly amount: Amount
  readonly isTaken: boolean
}

/**
 * An amount in a formula: an operation with its arguments, or a leaf. It never changes, and holds for all inputs. `ExactEvaluator` says what it
 * comes to for some of them. Pounds, or a fraction for a rate, unless its input says otherwise.
 */
export class Amount {
  readonly operation: Operation
  readonly name?: Name
  /** The section that makes the rule, where a rule leaves the name to its callers. */
  readonly law?: string
  /** The value of a number. A figure has none here: it is read only where it counts, because which readings matter may depend on that. */
  readonly fixed?: Decimal
  /** What it came to for the last evaluator that asked. Kept here, it is found faster than in a table of that evaluator. */
  known = ZERO
  knownBy?: object

  constructor(operation: Operation, name?: Name, law?: string) {
    this.operation = operation
    if (name) this.name = name
    if (law !== undefined) this.law = law
    if (operation.kind === 'number') this.fixed = operation.value
  }

  plus(...others: readonly Amount[]): Amount {
    return sum(this, others, false)
  }

  less(...others: readonly Amount[]): Amount {
    return sum(this, others, true)
  }

  times(...factors: readonly Amount[]): Amount {
    return new Amount({ kind: 'product', factors: [this, ...factors] })
  }

  dividedBy(divisor: Amount): Amount {
    return new Amount({ kind: 'quotient', dividend: this, divisor })
  }

  /** A number of percent of this amount: 5 for 5%. */
  percent(percent: Amount): Amount {
    return new Amount({ kind: 'percent', of: this, percent })
  }

  /** This amount as a number of percent of a whole; 0 where the whole is nothing or less. */
  asPercentOf(whole: Amount): Amount {
    const worked = when({ kind: 'above', amount: whole, than: zero }, this.times(HUNDRED).dividedBy(whole), zero)
    return new Amount({ kind: 'share', part: this, whole, worked })
  }

  /** What this amount has above a limit; nothing where it is below. */
  excessOver(limit: Amount): Amount {
    return new Amount({ kind: 'over', of: this, limit })
  }

  /** This amount, or nothing where it is negative. */
  atLeastZero(): Amount {
    return this.excessOver(zero)
  }

  atMost(...limits: readonly Amount[]): Amount {
    return new Amount({ kind: 'smallest', of: [this, ...limits] })
  }

  atLeast(...floors: readonly Amount[]): Amount {
    return new Amount({ kind: 'largest', of: [this, ...floors] })
  }

  rounded(how: RoundingName): Amount {
    return new Amount({ kind: 'rounded', of: this, how })
  }

  /** This amount with the section that makes the rule, for whoever gives it a name. */
  under(law: string): Amount {
    return new Amount(this.operation, undefined, law)
  }

  /**
   * This amount as a step of the working. Where it is one already, the new step is worked out from that. In a choice between amounts that
   * are `under` a section, each becomes the step by its own section.
   */
  named(key: StepKey, label: string, law?: string): Amount {
    return asStep(this, nameOf(key, label, law))
  }

  /** The same, left out of the working where it comes to nothing. */
  namedIfAny(key: StepKey, label: string, law?: string): Amount {
    return asStep(this, { ...nameOf(key, label, law), isHiddenAtZero: true })
  }

  /** This rate, a fraction, as a step of the working in percent. */
  namedRate(key: StepKey, label: string, law?: string): Amount {
    return asStep(this, { ...nameOf(key, label, law), isRate: true })
  }

  /** The same, left out of the working where it comes to nothing. */
  namedRateIfAny(key: StepKey, label: string, law?: string): Amount {
    return asStep(this, { ...nameOf(key, label, law), isRate: true, isHiddenAtZero: true })
  }

  /** This count, of grams or miles for example, as a step of the working. */
  namedCount(key: StepKey, label: string, law?: string): Amount {
    return asStep(this, { ...nameOf(key, label, law), isCount: true })
  }

  /** This step with what it means to a visitor, if that needs words. */
  means(means: Words | Meaning | undefined): Amount {
    return means ? this.#renamed((name) => meaning(name, means)) : this
  }

  /** This step with what “the next £100” says where it comes or goes. */
  onMargin(words: OnMargin): Amount {
    return this.#renamed((name) => onMarginOf(name, words))
  }

  /** @throws RangeError for an amount that is no step. */
  #renamed(rename: (name: Name) => Name): Amount {
    if (this.name) return new Amount(this.operation, rename(this.name))
    if (this.operation.kind === 'when') return eachSide(this.operation, (side) => side.#renamed(rename))
    throw new RangeError('an amount needs a name before it can mean something')
  }
}

/** A field that somebody fills in. `percent` and `count` are numbers as typed; pounds otherwise. */
export const input = (name: string, unit: InputUnit = 'GBP', label = name): Amount =>
  new Amount({ kind: 'input', input: name, unit, label })

/** A figure of the tables. A percentage is a fraction: 8% is 0.08. */
export const figure = (of: Figure): Amount => new Amount({ kind: 'figure', figure: of })

/** A number that no law sets. */
export const number = (value: number | Decimal): Amount => new Amount({ kind: 'number', value: new Decimal(value) })

export const zero = number(0)
export const HUNDRED = number(ONE_HUNDRED)

/** The charge on an amount by bands, lowest first. `above` is what fills the bands before it. `title` heads the table of its bands. */
export const byBands = (of: Amount, bands: readonly BandOf[], title: string, above?: Amount): Amount =>
  new Amount({ kind: 'bands', of, bands, title, ...(above && { above }) })

/** One amount where a condition holds, another where it does not. */
export const when = (condition: Condition, holding: Amount, otherwise: Amount): Amount =>
  new Amount({ kind: 'when', condition, holding, otherwise })

/** The same, where a reader should see what was compared even if the condition does not hold: both limits of a rate, say. */
export const whenCompared = (condition: Condition, holding: Amount, otherwise: Amount): Amount =>
  new Amount({ kind: 'when', condition, holding, otherwise, isComparisonShown: true })

/**
 * The amount of the way that costs the least, such as the share of an allowance that leaves the least tax: `otherwise` where none of them
 * costs less than that. Of several ways that cost the same, it is the smallest amount.
 */
export const cheapestOf = (ways: readonly CostedWay[], otherwise: Omit<CostedWay, 'where'>): Amount =>
  new Amount({
    kind: 'cheapest',
    ways: ways.map((way) => ({ ...way, cost: once(way.cost) })),
    otherwise: { ...otherwise, cost: once(otherwise.cost) },
  })

/** The sum of amounts, nothing for none. */
export const sumOf = (amounts: readonly Amount[]): Amount => {
  const [first, ...others] = amounts
  return first ? first.plus(...others) : zero
}

/** A sum that goes on from an unnamed one, so that it reads a − b − c. */
function sum(first: Amount, others: readonly Amount[], isTaken: boolean): Amount {
  if (others.length === 0) return first
  const { operation, name } = first
  const before = !name && operation.kind === 'sum' ? operation.terms : [{ amount: first, isTaken: false }]
  return new Amount({ kind: 'sum', terms: [...before, ...others.map((amount) => ({ amount, isTaken }))] })
}

/** An amount as a step. An amount that is a step already stays one, and the new step is worked out from it. */
function asStep(amount: Amount, name: Name): Amount {
  const { operation, law } = amount
  if (amount.name) return new Amount({ kind: 'sum', terms: [{ amount, isTaken: false }] }, name)
  if (law !== undefined) return new Amount(operation, { ...name, law })
  if (operation.kind === 'bands') return new Amount({ ...operation, title: titleIn(operation.title, name) }, name)
  return operation.kind === 'when' && isUnderLaws(operation)
    ? eachSide(operation, (side) => asStep(side, name))
    : new Amount(operation, name)
}

const eachSide = (choice: OperationOf<'when'>, make: (side: Amount) => Amount): Amount =>
  new Amount({ ...choice, holding: make(choice.holding), otherwise: make(choice.otherwise) })

/** Whether an amount that is chosen has a section of its own. */
const isUnderLaws = ({ holding, otherwise }: OperationOf<'when'>): boolean =>
  [holding, otherwise].some(({ law, operation }) => law !== undefined || (operation.kind === 'when' && isUnderLaws(operation)))
