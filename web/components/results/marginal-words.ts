import type { Edge } from '#engine/explain/edges.ts'
import type { Marginal } from '#engine/explain/marginal.ts'
import { differenceOf, type MarginalLine } from '#engine/explain/marginal-lines.ts'
import type { Change } from '#engine/explain/regime.ts'
import type { Restoration } from '#engine/explain/restored-allowance.ts'
import type { Fields } from '#engine/inputs/field.ts'
import { type Decimal, ONE_HUNDRED, ZERO } from '#engine/money/decimal.ts'
import { rowsAsShown } from '#engine/result/rows.ts'
import { money, rate } from '../../lib/format.ts'

/** Lines in pence that add up as shown. */
export const inPence = (lines: readonly MarginalLine[]): MarginalLine[] =>
  rowsAsShown(lines.map((line) => ({ ...line, value: line.difference }))).map(({ shown, ...row }) => ({ ...row, difference: shown.pence }))

/** What the bands of a table are of, by the part of its key that names the tax: two computations of one tax have tables of their own. */
const TAXES: Readonly<Record<string, string>> = {
  incomeTax: 'Income Tax',
  nationalInsurance: 'National Insurance',
  employeeNI: 'employee National Insurance',
  employeeContributions: 'National Insurance',
  employerNI: 'employer National Insurance',
  employerNIPerEmployee: 'employer National Insurance',
  class4NI: 'Class 4 National Insurance',
  additionalNI: 'Class 4 National Insurance',
  dividendTax: 'dividend tax',
  capitalGainsTax: 'Capital Gains Tax',
  annualAllowanceCharge: 'the annual allowance charge',
}

/** What somebody pays more of beside the taxes of the page, by the row. */
const BESIDE: Readonly<Record<string, string>> = { extraTaxOnOtherIncome: 'more Income Tax on your other income' }

/** What it means that a note or a step comes as an amount rises, by its name. One without words says nothing of its own. */
const COMES: Readonly<Record<string, string>> = {
  'allowance-tapered': 'your Personal Allowance starts to be taken away',
  'allowance-used-up': 'nothing is left of your Personal Allowance',
  allowanceAgainstDividends: 'it starts to pay to set some of your Personal Allowance against your dividends',
  'annual-allowance-at-minimum': 'your annual allowance is at its smallest',
  'contribution-above-relief-limit': 'your contribution passes the most that tax relief is given on',
  extraTaxOnOtherIncome: 'your dividends start to make more of your other income taxable',
  marginalRelief: 'Marginal Relief starts',
  taperReduction: 'your annual allowance starts to be tapered',
  'studentLoan.postgraduate': 'repayments of your postgraduate loan start',
}

/** The same for what goes. */
const GOES: Readonly<Record<string, string>> = {
  allowanceAgainstDividends: 'your Personal Allowance goes to your other income first again',
  'allowance-not-all-used': 'the Employment Allowance is used up',
  'allowance-tapered': 'your full Personal Allowance is back',
  'contributions-above-relief-limit': 'your salary covers the contributions that tax relief is given on',
  'covered-by-trading-allowance': 'the trading allowance is used up',
  'expenses-above-income': 'your rent covers your expenses',
  marginalRelief: 'Marginal Relief ends',
  'unused-finance-costs': 'all of your mortgage interest gets tax relief',
  'within-annual-exempt-amount': 'the annual exempt amount is used up',
  'within-dividend-allowance': 'the dividend allowance is used up',
}

/** What is no news of an allowance of which nothing is left. */
const OF_AN_ALLOWANCE = new Set(['allowance-tapered', 'allowanceAgainstDividends'])

function changeWords(change: Change, changes: readonly Change[]): string | undefined {
  if (change.kind === 'band' || change.kind === 'band-left') {
    const tax = change.table.split('.').flatMap((part) => TAXES[part] ?? [])[0]
    return tax && `the ${rate(change.rate)} rate of ${tax} ${change.kind === 'band' ? 'starts' : 'ends'}`
  }
  const { name, comes } = change
  if (!comes) {
    const isUsedUp = changes.some((other) => other.kind === 'note' && other.comes && other.name === 'allowance-used-up')
    return isUsedUp && OF_AN_ALLOWANCE.has(name) ? undefined : GOES[name]
  }
  const plan = /^studentLoan\.plan(\d)$/.exec(name)?.[1]
  return plan === undefined ? COMES[name] : `repayments of your plan ${plan} loan start`
}

const list = new Intl.ListFormat('en-GB')

/** What happens at an edge: `the 40% rate of Income Tax starts and …`; nothing where only the amounts tell. */
export function edgeWords({ changes }: Edge): string {
  return list.format(new Set(changes.flatMap((change) => changeWords(change, changes) ?? [])))
}

/** What £100 more does, in a sentence. */
export function leadWords(told: Marginal, fields: Fields): string {
  const lines = inPence(told.lines)
  const difference = differenceOf(lines, told.headline.key)
  const more = `${money(ONE_HUNDRED)} more of ${fields[told.input]?.label ?? told.input}`
  if (!told.isKept) return `${more} ${addsWords(difference, told.headline.label)}.`

  const base = lines.find(({ isInSum }) => isInSum)
  const kept = `you keep ${money(difference)}`
  const lead =
    base?.difference.equals(ONE_HUNDRED) === false
      ? `${more} adds ${money(base.difference)} to ${base.label}, of which ${kept}`
      : `Of your next ${money(ONE_HUNDRED)} ${kept}`
  const taken = lines.filter((line) => line.isInSum && line.isDeduction && line.difference.greaterThan(ZERO))
  const [first, ...others] = taken.filter(({ key }) => BESIDE[key] === undefined)
  const takes = first && [
    `${first.label} takes ${money(first.difference)}`,
    ...others.map(({ label, difference: amount }) => `${label} ${money(amount)}`),
  ]
  const pays = taken.flatMap(({ key, difference: amount }) => (BESIDE[key] === undefined ? [] : `you pay ${money(amount)} ${BESIDE[key]}`))
  const clauses = [...(takes ? [list.format(takes)] : []), ...pays]
  return clauses.length > 0 ? `${lead}: ${clauses.join(', and ')}.` : `${lead}.`
}

function addsWords(difference: Decimal, to: string): string {
  if (difference.isZero()) return `does not change ${to}`
  return difference.isNegative() ? `takes ${money(difference.negated())} off ${to}` : `adds ${money(difference)} to ${to}`
}

/** What passing a cliff costs, or brings, at once. */
export const cliffWords = (told: Marginal, leap: Decimal): string =>
  `This is a cliff: passing it ${leap.isNegative() === told.isKept ? 'costs' : 'saves'} you ${money(leap.abs())} at once.`

/** What brings the allowance back: all of a contribution, and what the visitor pays of it where the scheme claims the rest. */
export function restoredWords({ gross, isMore, memberPays }: Restoration): string {
  const amount = `${money(gross)}${isMore ? ' more' : ''} of ${memberPays ? 'gross ' : ''}pension contribution`
  return `${amount} restores your full allowance.${memberPays ? ` You pay ${money(memberPays)} of it.` : ''}`
}
