import { asTexts } from '#engine/inputs/as-texts.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { addressWith } from '../../form/address-with.ts'
import type { AnsweredForm, ParsedInputs } from '../../form/answer.ts'
import { type KeptQuestion, valuesOf, withKept } from '../../form/kept.ts'
import { withOpened } from '../../form/opened.ts'
import { inYear, pathHere } from '../../site/addresses.ts'
import { taxYear } from '../../text/dates.ts'
import { keptNow } from './use-kept.ts'
import { type OtherWay, otherWays } from './ways-to-earn.ts'

/** The other question: some inputs changed, another tax year, or another way to earn the same. */
type Changed = { readonly inputs: Readonly<Record<string, string>> } | { readonly year: TaxYear } | OtherWay

type Asks = Pick<AnsweredForm, 'calculator' | 'inputs' | 'result'>

/** A change that many people weigh up, and what it is called. */
export type ReadyPair = Changed & { readonly words: string }

interface PairChoice {
  readonly inputs: Readonly<Record<string, string>>
  readonly words: string
  /** Whether a visitor with these inputs has this choice. */
  readonly is: (inputs: ParsedInputs) => boolean
}

/** Whether the visitor pays into a pension whose rules leave open how. */
const choosesPension = (inputs: ParsedInputs) =>
  inputs['isPublicServicePension'] !== true &&
  ['pensionContribution', 'pensionPerMonth'].some((field) => Number(inputs[field]?.toString() ?? 0) > 0)

const CHOICES: readonly PairChoice[] = [
  {
    inputs: { pensionMethod: 'salary-sacrifice' },
    words: 'Pension by salary sacrifice',
    is: (inputs) => choosesPension(inputs) && inputs['pensionMethod'] !== 'salary-sacrifice',
  },
  {
    inputs: { pensionMethod: 'net-pay' },
    words: 'Pension by net pay',
    is: (inputs) => choosesPension(inputs) && inputs['pensionMethod'] !== 'net-pay',
  },
  {
    // What an electric car does not have is left out.
    inputs: { fuelType: 'electric', co2Emissions: '', electricRange: '', engineSize: '', meetsRDE2: 'false', plugInEasement: 'false' },
    words: 'An electric car of the same price',
    is: ({ fuelType }) => fuelType !== 'electric',
  },
  { inputs: { ir35Status: 'inside' }, words: 'Inside IR35', is: ({ ir35Status }) => ir35Status === 'outside' },
  { inputs: { ir35Status: 'outside' }, words: 'Outside IR35', is: ({ ir35Status }) => ir35Status === 'inside' },
  {
    inputs: { useTradingAllowance: 'false' },
    words: 'No trading allowance',
    is: ({ useTradingAllowance }) => useTradingAllowance === true,
  },
  {
    inputs: { useTradingAllowance: 'true' },
    words: 'The trading allowance',
    is: ({ useTradingAllowance }) => useTradingAllowance === false,
  },
]

const years = Object.keys(taxYears).sort() as TaxYear[]

/** Whether a question is kept already, so that the answer on the page stands beside its answer. */
function isKept(changed: Changed, { calculator, inputs, result }: Asks, kept: readonly KeptQuestion[]): boolean {
  return kept.some((one) => {
    if ('path' in changed) return one.slug === changed.slug && one.fragment === changed.asks
    const parsed = calculator.parse(valuesOf(one), one.year)
    if (parsed.issues || (one.slug ?? calculator.slug) !== calculator.slug) return false
    const [year, asked] = 'year' in changed ? [changed.year, inputs] : [result.taxYear, { ...inputs, ...changed.inputs }]
    return one.year === year && inOrder(parsed.inputs) === inOrder(asked)
  })
}

/** Inputs of one calculator as text, which are in the order of its fields. */
const inOrder = (inputs: ParsedInputs) => JSON.stringify(asTexts(inputs))

/**
 * What an answer is often compared with, and can be with one tap: a choice made the other way, another way to earn the same, and the tax year
 * before. What is kept already is not offered again.
 */
export function readyPairs(asks: Asks, kept: readonly KeptQuestion[]): ReadyPair[] {
  const { calculator, inputs, result } = asks
  const { fields } = calculator
  const choices = CHOICES.filter((choice) => Object.keys(choice.inputs).every((name) => fields[name]) && choice.is(inputs))
  const before = years[years.indexOf(result.taxYear) - 1]
  const lastYear = before && isOfAnyYear(fields) ? [{ words: `The year before (${taxYear(before)})`, year: before }] : []
  return [...choices, ...otherWays(asks), ...lastYear].filter((pair) => !isKept(pair, asks, kept))
}

/** Whether the same can be asked in another year: a day that was typed belongs to its own. */
export const isOfAnyYear = (fields: AnsweredForm['calculator']['fields']): boolean =>
  !Object.entries(fields).some(([name, { kind }]) => kind === 'date' && new URLSearchParams(location.hash.slice(1)).has(name))

/** The address that keeps the answer on the page of a calculator, after those that are kept already, and asks what is changed. */
export function addressOfPair(changed: Changed, kept: readonly KeptQuestion[], slug?: string): string {
  const all = [...kept, keptNow()]
  if ('inputs' in changed) return `#${withKept(addressWith(changed.inputs), all)}`
  if ('path' in changed) {
    const named = all.map((one) => ({ ...(slug !== undefined && { slug }), ...one }))
    return `${inYear(changed.path)}#${withKept(changed.asks, named)}`
  }
  const fragment = new URLSearchParams(withOpened(location.hash, undefined))
  fragment.delete('taxYear')
  return `${inYear(pathHere(), changed.year)}#${withKept(`${fragment}`, all)}`
}
