import { Decimal } from '../../../engine/money/decimal.ts'
import type { TaxYear } from '../../../engine/rates/rates-at.ts'
import type { RecordValue } from '../../../engine/result/result.ts'
import { calculators } from '../../../web/calculators/index.ts'
import { taxYear as yearText } from '../../../web/text/dates.ts'
import { number, poundsAndPence } from '../../../web/text/format.ts'
import type { Block } from './document.ts'
import { isPercentField } from './golden-changes.ts'

/** A heading of a part, or of a page in it. */
export const heading = (text: string, level: 2 | 3 = 2): Block => ({ kind: 'heading', level, text })
/** A paragraph of plain text. */
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
/** A number with what it counts: `1 entry`, `2 entries`. */
export const count = (many: number, one: string, several = `${one}s`) => `${many} ${many === 1 ? one : several}`
/** Words in a sentence: `a, b and c`. */
export const list = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words)

/** The name of a calculator, as its page has it. */
export const nameOf = (slug: string): string =>
  slug.startsWith('left-out/')
    ? `${nameOf(slug.slice('left-out/'.length))}, left out`
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

/** A figure of a record: pounds and pence, a percentage, or words. */
export function valueText(field: string, value: RecordValue | undefined): string {
  if (value === undefined) return 'none'
  if (!(value instanceof Decimal)) return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value
  return isPercentField(field) ? `${number(value, 2)}%` : poundsAndPence(value)
}

/** How far a figure has moved, in pounds or in percentage points. */
export function differenceText(field: string, difference: Decimal | undefined, after: RecordValue | undefined): string {
  if (difference === undefined) return after === undefined ? 'no answer' : 'different words'
  return isPercentField(field) ? `${number(difference, 2)} points` : withSign(difference)
}
