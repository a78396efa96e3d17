import type { Calculator, RatesChoice } from '../../../../engine/calculator.ts'
import { daysFrom, daysLater } from '../../../../engine/inputs/day-sums.ts'
import { canBeUnknown, type Field, isNumeric } from '../../../../engine/inputs/field.ts'
import { fieldsIn } from '../../../../engine/inputs/fields-in-year.ts'
import { LARGEST_AMOUNT } from '../../../../engine/inputs/kinds.ts'
import { Decimal } from '../../../../engine/money/decimal.ts'
import { NoRateError, ratesAt, unlessMissing } from '../../../../engine/rates/rates-at.ts'
import { readGolden } from '../../../../golden/code/read-golden.ts'
import { type Random, randomFrom } from '../../../bench/random-inputs.ts'

export type Cells = Readonly<Record<string, string>>

/**
 * Rows that a calculator takes in a tax year, always the same: the golden rows of that year, and then amounts at and
 * around each sum of money in the tables, and around two of them together; nothing, a penny, and the largest; and ordinary ones.
 */
export function seededRows(calculator: Calculator, { ruleSet, taxYear }: Required<RatesChoice>, count: number): Cells[] {
  const random = randomFrom(SEED)
  const figures = moneyIn(ratesAt(calculator.tables, taxYear, ruleSet))
  const fields = Object.entries<Field>(fieldsIn(calculator.fields, taxYear)).filter(([name]) => name !== 'taxYear')
  const golden = readGolden(calculator.slug).filter((row) => row.taxYear === taxYear && row.rules.includes(ruleSet))
  const rows: Cells[] = golden.map((row) => Object.fromEntries(fields.map(([name]) => [name, row.in[name] ?? ''])))
  while (rows.length < count + golden.length) {
    const row = Object.fromEntries(fields.map(([name, field]) => [name, textOf(field, figures, random)]))
    if (!calculator.parse(row, taxYear).issues) rows.push(row)
  }
  return rows
}

const SEED = 22

/**
 * The same rows with few sets of choices, because compiling a formula costs as much as many rows. A row that chooses nothing new keeps its
 * numbers, and chooses what one of the others does, unless those numbers would then be refused.
 */
export function withFewChoices(calculator: Calculator, { taxYear }: Required<RatesChoice>, rows: readonly Cells[]): Cells[] {
  const known = new Set<string>()
  const sets: Cells[] = []
  return rows.map((row, index) => {
    const chosen = Object.entries(row).filter(([name]) => !isNumeric(calculator.fields[name] as Field))
    const further = chosen.map((cell) => cell.join()).filter((cell) => !known.has(cell))
    if (further.length > 0) {
      for (const cell of further) known.add(cell)
      sets.push(Object.fromEntries(chosen))
      return row
    }
    const alike = { ...row, ...sets[index % sets.length] }
    return calculator.parse(alike, taxYear).issues ? row : alike
  })
}

/** Every sum of money in some rates. */
function moneyIn(rates: unknown): Decimal[] {
  if (typeof rates !== 'object' || rates === null) return []
  if (rates instanceof Decimal) return []
  const { unit, value } = rates as { readonly unit?: unknown; readonly value?: unknown }
  if (unit === 'GBP' && value instanceof Decimal) return [value]
  return Object.keys(rates).flatMap((name) => {
    // An entry may have no value in this year.
    const part = unlessMissing(() => (rates as Readonly<Record<string, unknown>>)[name])
    return part instanceof NoRateError ? [] : moneyIn(part)
  })
}

/** How often something is given that few people have. Each makes a formula of its own. */
const RARELY = 0.03

const PENNY = new Decimal('0.01')

function textOf(field: Field, figures: readonly Decimal[], random: Random): string {
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const one = <Of>(of: readonly Of[]) => of[upTo(of.length - 1)]
  if (field.isRare && random() > RARELY) return ''
  if (canBeUnknown(field) && random() < 0.2) return ''
  switch (field.kind) {
    case 'money': {
      const figure = () => one(figures) ?? PENNY
      const near = one([PENNY.negated(), new Decimal(0), PENNY])
      const amounts = [
        () => figure().plus(near ?? 0),
        () =>
          figure()
            .plus(figure())
            .plus(near ?? 0),
        () => new Decimal(upTo(20_000_000)).dividedBy(100),
        () => new Decimal(upTo(200_000)),
        () => one([new Decimal(0), PENNY, LARGEST_AMOUNT]) ?? PENNY,
        () => new Decimal(upTo(10 ** (2 + upTo(12)))).dividedBy(100),
      ]
      const amount = (one(amounts) ?? figure)()
      return Decimal.min(LARGEST_AMOUNT, amount.isNegative() ? 0 : amount).toFixed()
    }
    case 'percent':
      return one(['', '0', '5', '100', new Decimal(upTo(10_000)).dividedBy(100).toFixed()]) ?? ''
    case 'number': {
      const steps = Math.round((field.most - field.least) / field.step)
      const step = one([0, steps, upTo(Math.min(steps, 20)), upTo(steps)]) ?? 0
      return new Decimal(step).times(field.step).plus(field.least).toFixed()
    }
    case 'choice':
      return one(field.options) ?? ''
    case 'flag':
      return String(random() < 0.5)
    case 'date':
      return daysLater(field.first, upTo(daysFrom(field.first, field.last)))
    case 'text':
      return one(['', ...(field.examples ?? [])]) ?? ''
  }
}
