import type { Edge } from '#engine/explain/edges.ts'
import type { Marginal } from '#engine/explain/marginal.ts'
import { differenceOf, type MarginalLine } from '#engine/explain/marginal-lines.ts'
import type { Change } from '#engine/explain/regime.ts'
import type { Restoration } from '#engine/explain/restored-allowance.ts'
import type { Fields } from '#engine/inputs/field.ts'
import { type Decimal, ONE_HUNDRED, ZERO } from '#engine/money/decimal.ts'
import { rowsAsShown } from '#engine/result/rows.ts'
import { money, rate } from '../../lib/format.ts'

/** The lines rounded to the penny so that they add up as shown. */
export const inPence = (lines: readonly MarginalLine[]): MarginalLine[] =>
  rowsAsShown(lines.map((line) => ({ ...line, value: line.difference }))).map(({ shown, ...row }) => ({ ...row, difference: shown.pence }))

/** The tax that a table of bands belongs to, named by part of the table’s key. A tax that is worked out twice has two tables. */
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

/** Extra tax that the page is not about but its visitor also pays, by row. */
const ALSO_PAID: Readonly<Record<string, string>> = {
  annualAllowanceCharge: 'more in annual allowance charge',
  extraTaxOnOtherIncome: 'more Income Tax on your other income',
}

/** What it means when a note or a step appears as an amount rises, by its name. Those without words here are not mentioned. */
const APPEARS: Readonly<Record<string, string>> = {
  'allowance-tapered': 'you start to lose your Personal Allowance',
  'allowance-used-up': 'you have no Personal Allowance left',
  allowanceAgainstDividends: 'it becomes worth using some of your Personal Allowance on your dividends',
  'annual-allowance-at-minimum': 'your annual allowance reaches its minimum',
  'contribution-above-annual-allowance': 'your contribution goes over your annual allowance',
  'contribution-above-relief-limit': 'your contribution goes over the most you can get tax relief on',
  extraTaxOnOtherIncome: 'your dividends start to make more of your other income taxable',
  marginalRelief: 'Marginal Relief starts',
  taperReduction: 'your annual allowance starts to shrink',
  'studentLoan.postgraduate': 'you start to repay your postgraduate loan',
}

/** The same for a note or a step that disappears. */
const DISAPPEARS: Readonly<Record<string, string>> = {
  allowanceAgainstDividends: 'your Personal Allowance goes back to your other income first',
  'annual-allowance-tapered': 'your full annual allowance is back',
  'allowance-not-all-used': 'the Employment Allowance is used up',
  'allowance-tapered': 'your full Personal Allowance is back',
  'contributions-above-relief-limit': 'you earn enough to get tax relief on all your contributions',
  'covered-by-trading-allowance': 'the trading allowance is used up',
  'expenses-above-income': 'your rent covers your expenses',
  marginalRelief: 'Marginal Relief ends',
  'rent-within-property-allowance': 'your rent goes over the property allowance',
  'unused-finance-costs': 'all of your mortgage interest gets tax relief',
  'within-annual-exempt-amount': 'the annual exempt amount is used up',
  'within-dividend-allowance': 'the dividend allowance is used up',
}

/**
 * The note that appears once a taper has ended. What disappears at the same point is not worth mentioning, because nothing has come back.
 */
const TAPERED_OUT: Readonly<Record<string, string>> = {
  'allowance-tapered': 'allowance-used-up',
  allowanceAgainstDividends: 'allowance-used-up',
  'annual-allowance-tapered': 'annual-allowance-at-minimum',
}

function changeWords(change: Change, changes: readonly Change[]): string | undefined {
  if (change.kind === 'band' || change.kind === 'band-left') {
    const tax = change.table.split('.').flatMap((part) => TAXES[part] ?? [])[0]
    return tax && `the ${rate(change.rate)} rate of ${tax} ${change.kind === 'band' ? 'starts' : 'ends'}`
  }
  const { name, comes } = change
  if (!comes) {
    const end = TAPERED_OUT[name]
    return end !== undefined && changes.some((other) => other.kind === 'note' && other.comes && other.name === end)
      ? undefined
      : DISAPPEARS[name]
  }
  const plan = /^studentLoan\.plan(\d)$/.exec(name)?.[1]
  return plan === undefined ? APPEARS[name] : `you start to repay your plan ${plan} loan`
}

const list = new Intl.ListFormat('en-GB')

/** What happens at an edge: `the 40% rate of Income Tax starts and …`. Empty if there is nothing to say beyond the amounts. */
export function edgeWords({ changes }: Edge): string {
  return list.format(new Set(changes.flatMap((change) => changeWords(change, changes) ?? [])))
}

/** What £100 more does, in one sentence. */
export function leadWords(told: Marginal, fields: Fields): string {
  const lines = inPence(told.lines)
  const difference = differenceOf(lines, told.headline.key)
  const more = `An extra ${money(ONE_HUNDRED)} of ${fields[told.input]?.label ?? told.input}`
  if (!told.isKept) return `${more} ${addsWords(difference, told.headline.label)}.`

  const base = lines.find(({ isInSum }) => isInSum)
  const kept = `you keep ${money(difference)}`
  const lead =
    base?.difference.equals(ONE_HUNDRED) === false
      ? `${more} adds ${money(base.difference)} to ${base.label}, of which ${kept}`
      : `Of your next ${money(ONE_HUNDRED)} ${kept}`
  const taken = lines.filter((line) => line.isInSum && line.isDeduction && line.difference.greaterThan(ZERO))
  const [first, ...others] = taken.filter(({ key }) => ALSO_PAID[key] === undefined)

  const takes = first && [
    `${first.label} takes ${money(first.difference)}`,
    ...others.map(({ label, difference: amount }) => `${label} ${money(amount)}`),
  ]
  const pays = taken.flatMap(({ key, difference: amount }) =>
    ALSO_PAID[key] === undefined ? [] : `you pay ${money(amount)} ${ALSO_PAID[key]}`,
  )
  const clauses = [...(takes ? [list.format(takes)] : []), ...pays]
  return clauses.length > 0 ? `${lead}: ${clauses.join(', and ')}.` : `${lead}.`
}

function addsWords(difference: Decimal, to: string): string {
  if (difference.isZero()) return `does not change ${to}`
  return difference.isNegative() ? `takes ${money(difference.negated())} off ${to}` : `adds ${money(difference)} to ${to}`
}

/** What going over a cliff edge costs or saves at once. */
export const cliffWords = (told: Marginal, leap: Decimal): string =>
  `This is a cliff edge: going over it ${leap.isNegative() === told.isKept ? 'costs' : 'saves'} you ${money(leap.abs())} at once.`

/** What brings the allowance back: the whole contribution, and the part that the visitor pays if the scheme claims the rest. */
export function restoredWords({ gross, isMore, memberPays }: Restoration): string {
  const into = `${money(gross)}${isMore ? ' more' : ''} into your pension gives you back your full Personal Allowance`
  return memberPays ? `Getting ${into}: you pay ${money(memberPays)} and your scheme claims the rest.` : `Paying ${into}.`
}
