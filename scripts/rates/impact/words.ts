import { Decimal } from '../../../engine/money/decimal.ts'
import type { TaxYear } from '../../../engine/rates/rates-at.ts'
import type { RecordValue } from '../../../engine/result/result.ts'
import { calculators } from '../../../web/calculators/index.ts'
import { taxYear as yearText } from '../../../web/text/dates.ts'
import { number, poundsAndPence } from '../../../web/text/format.ts'
import { isPercentField } from './golden-changes.ts'

/** A number with what it counts: `1 entry`, `2 entries`. */
export const count = (many: number, one: string, several = `${one}s`) => `${many} ${many === 1 ? one : several}`
/** Words in a sentence: `a, b and c`. */
export const list = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words)
/** The sum of one number of each item. */
export const sum = <Item>(items: readonly Item[], numberOf: (item: Item) => number) => items.reduce((all, item) => all + numberOf(item), 0)

/** The name of a calculator, as its page has it. */
export const nameOf = (slug: string): string =>
  slug.startsWith('not-covered/')
    ? `${nameOf(slug.slice('not-covered/'.length))}, left out`
    : (calculators.find((about) => about.slug === slug)?.name ?? slug)

/** The name of a calculator with a tax year: `Dividend Tax, 2026/27`. */
export const nameIn = ({ slug, taxYear }: { readonly slug: string; readonly taxYear: TaxYear }) => `${nameOf(slug)}, ${yearText(taxYear)}`

/** A field name in words: `netSideHustleIncome` is Net side hustle income. Initials stay: Total NI. */
export function fieldWords(field: string): string {
  const words = field.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
  const lower = words.replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase())
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}

/** An amount more or less, in pounds: `+£1.00`, `−£1.00`, `no change`. */
export const withSign = (amount: Decimal | undefined): string => {
  if (amount === undefined) return 'no answer'
  if (amount.isZero()) return 'no change'
  return amount.isPositive() ? `+${poundsAndPence(amount)}` : poundsAndPence(amount)
}

/** The cells of a figure in a table: its name, the figure before and after, and the difference in pounds or percentage points. */
export function cellsOf(field: string, before: RecordValue | undefined, after: RecordValue | undefined): string[] {
  return [fieldWords(field), valueText(field, before), valueText(field, after), differenceText(field, before, after)]
}

/** A figure of a record: pounds and pence, a percentage, or words. */
function valueText(field: string, value: RecordValue | undefined): string {
  if (value === undefined) return 'none'
  if (!(value instanceof Decimal)) return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value
  return isPercentField(field) ? `${number(value, 2)}%` : poundsAndPence(value)
}

function differenceText(field: string, before: RecordValue | undefined, after: RecordValue | undefined): string {
  if (!(before instanceof Decimal) || !(after instanceof Decimal)) return after === undefined ? 'no answer' : 'different words'
  const difference = after.minus(before)
  return isPercentField(field) ? `${number(difference, 2)} points` : withSign(difference)
}
