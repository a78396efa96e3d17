import { taxYears } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { addressWith, addressWithAll } from '../../form/address-with.ts'
import type { Asked, Inputs } from '../../form/answer.ts'
import { type Kept, withKept } from '../../form/kept.ts'
import { inYear, pathHere } from '../../site/addresses.ts'
import { taxYear } from '../../text/dates.ts'
import { keptNow } from './use-kept.ts'

/** What is asked instead: the same with one input changed, or several, or in another tax year. */
type Changed =
  | { readonly field: string; readonly to: string }
  | { readonly inputs: Readonly<Record<string, string>> }
  | { readonly year: TaxYear }

/** A change that many people weigh up, and what it is called. */
export type ReadyPair = Changed & { readonly words: string }

interface Choice {
  readonly field: string
  readonly to: string
  readonly words: string
  /** Whether somebody with these inputs has this choice. */
  readonly is: (inputs: Inputs) => boolean
}

const paysIntoPension = (inputs: Inputs) =>
  ['pensionContribution', 'pensionPerMonth'].some((field) => Number(inputs[field]?.toString() ?? 0) > 0)

const CHOICES: readonly Choice[] = [
  {
    field: 'pensionMethod',
    to: 'salary-sacrifice',
    words: 'Pension by salary sacrifice',
    is: (inputs) => paysIntoPension(inputs) && inputs['pensionMethod'] !== 'salary-sacrifice',
  },
  {
    field: 'pensionMethod',
    to: 'net-pay',
    words: 'Pension by net pay',
    is: (inputs) => paysIntoPension(inputs) && inputs['pensionMethod'] !== 'net-pay',
  },
  { field: 'fuelType', to: 'electric', words: 'An electric car', is: ({ fuelType }) => fuelType !== 'electric' },
  { field: 'ir35Status', to: 'inside', words: 'Inside IR35', is: ({ ir35Status }) => ir35Status === 'outside' },
  { field: 'ir35Status', to: 'outside', words: 'Outside IR35', is: ({ ir35Status }) => ir35Status === 'inside' },
  {
    field: 'useTradingAllowance',
    to: 'false',
    words: 'No trading allowance',
    is: ({ useTradingAllowance }) => useTradingAllowance === true,
  },
  {
    field: 'useTradingAllowance',
    to: 'true',
    words: 'The trading allowance',
    is: ({ useTradingAllowance }) => useTradingAllowance === false,
  },
]

const years = Object.keys(taxYears).sort() as TaxYear[]

/** What an answer is often compared with, and can be with one tap: a choice made the other way, and the tax year before. */
export function readyPairs({ calculator: { fields }, inputs, result }: Pick<Asked, 'calculator' | 'inputs' | 'result'>): ReadyPair[] {
  const choices = CHOICES.filter(({ field, is }) => fields[field] && is(inputs))
  const before = years[years.indexOf(result.taxYear) - 1]
  return before && isOfAnyYear(fields) ? [...choices, { words: taxYear(before), year: before }] : choices
}

/** Whether the same can be asked in another year: a day that was typed belongs to its own. */
export const isOfAnyYear = (fields: Asked['calculator']['fields']): boolean =>
  !Object.entries(fields).some(([name, { kind }]) => kind === 'date' && new URLSearchParams(location.hash.slice(1)).has(name))

/** The address that keeps the answer on the page, after those that are kept already, and asks the same with what is changed. */
export function addressOfPair(changed: Changed, kept: readonly Kept[]): string {
  if ('inputs' in changed) return `#${withKept(addressWithAll(changed.inputs), [...kept, keptNow()])}`
  if ('field' in changed) return `#${withKept(addressWith(changed.field, changed.to), [...kept, keptNow()])}`
  const fragment = new URLSearchParams(location.hash.slice(1))
  fragment.delete('taxYear')
  return `${inYear(pathHere(), changed.year)}#${withKept(`${fragment}`, [...kept, keptNow()])}`
}
