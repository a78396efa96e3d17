import type { Change } from '#engine/explain/changes.ts'
import type { Edge } from '#engine/explain/edges.ts'
import type { Marginal } from '#engine/explain/marginal.ts'
import { differenceOf, type MarginalLine } from '#engine/explain/marginal-lines.ts'
import type { Restoration } from '#engine/explain/restored-allowance.ts'
import type { Fields } from '#engine/inputs/field.ts'
import { type Decimal, ONE_HUNDRED, ZERO } from '#engine/money/decimal.ts'
import { rowsAsShown } from '#engine/result/rows.ts'
import { money, rate } from '../../lib/format.ts'
import { differenceWords, hundredOf, ifMore } from './answer-words.ts'

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
  allowanceAgainstDividends: 'it becomes best to use some of your Personal Allowance on your dividends',
  'annual-allowance-at-minimum': 'your pension annual allowance reaches its minimum',
  'contribution-above-annual-allowance': 'your contribution goes over your pension annual allowance',
  'contribution-above-relief-limit': 'your contribution goes over the most you can get tax relief on',
  extraTaxOnOtherIncome: 'your dividends start to make more of your other income taxable',
  marginalRelief: 'marginal relief starts',
  taperReduction: 'your pension annual allowance starts to fall',
  'studentLoan.postgraduate': 'you start to repay your postgraduate loan',
}

/** The same for a note or a step that disappears. */
const DISAPPEARS: Readonly<Record<string, string>> = {
  allowanceAgainstDividends: 'it is best again to use your Personal Allowance on your other income first',
  'annual-allowance-tapered': 'you get back your full pension annual allowance',
  'allowance-not-all-used': 'the Employment Allowance is used up',
  'allowance-tapered': 'you get back your full Personal Allowance',
  'contributions-above-relief-limit': 'you earn enough to get tax relief on all your contributions',
  'covered-by-trading-allowance': 'the trading allowance is used up',
  'expenses-above-income': 'your income covers your expenses',
  marginalRelief: 'marginal relief ends',
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
  if (
    name === 'allowance-tapered' &&
    changes.some((other) => other.kind === 'note' && !other.comes && other.name === 'allowance-used-up')
  ) {
    return 'you start to get back your Personal Allowance'
  }
  const plan = /^studentLoan\.plan(\d)$/.exec(name)?.[1]
  return plan === undefined ? APPEARS[name] : `you start to repay your Plan ${plan} loan`
}

const list = new Intl.ListFormat('en-GB')

/** What happens at an edge: `the 40% rate of Income Tax starts and …`. Empty if there is nothing to say beyond the amounts. */
export function edgeWords({ changes }: Edge): string {
  return list.format(new Set(changes.flatMap((change) => changeWords(change, changes) ?? [])))
}

/** What £100 more does, in one sentence. */
export function leadWords(told: Marginal, fields: Fields): string {
  const lines = inPence(told.lines)
  const { key } = told.headline
  const difference = differenceOf(lines, key)
  const condition = ifMore(told.input, fields[told.input]?.label ?? told.input)
  if (!told.isKept) return `${condition}, ${differenceWords(key, difference)}.`

  const base = lines.find(({ isInSum }) => isInSum)
  const earned = base && !base.difference.equals(ONE_HUNDRED) ? base.difference : undefined
  const lead = earned ? `${condition}, ${partKept(earned, difference)}` : hundredKept(told.input, key, difference)
  const taken = lines.filter((line) => line.isInSum && line.isDeduction && line.difference.greaterThan(ZERO))
  const [first, ...others] = taken.filter((line) => ALSO_PAID[line.key] === undefined)

  const takes = first && [
    `${nameOf(first)} takes ${money(first.difference)}`,
    ...others.map((line) => `${nameOf(line)} ${money(line.difference)}`),
  ]
  const pays = taken.flatMap((line) =>
    ALSO_PAID[line.key] === undefined ? [] : `you pay ${money(line.difference)} ${ALSO_PAID[line.key]}`,
  )
  const clauses = [...(takes ? [list.format(takes)] : []), ...pays]
  return clauses.length > 0 ? `${lead}: ${clauses.join(', and ')}.` : `${lead}.`
}

/** The name of a deduction within a sentence. A total of several taxes has none of its own. */
const nameOf = ({ key, label }: MarginalLine) => (key === 'totalTaxDue' ? 'tax' : label)

function hundredKept(input: string, answer: string, kept: Decimal): string {
  if (kept.isNegative()) return `Your next ${hundredOf(input)} would leave you ${money(kept.abs())} worse off`
  const keeper = answer === 'afterTaxProfit' ? 'the company keeps' : 'you keep'
  return `Of ${answer === 'afterTaxProfit' ? 'the' : 'your'} next ${hundredOf(input)}, ${keeper} ${amountKept(kept)}`
}

/** The same where £100 of the input is earned in part only, as a year’s salary is by somebody who leaves. */
const partKept = (earned: Decimal, kept: Decimal) =>
  kept.isNegative()
    ? `you would earn ${money(earned)} more but be ${money(kept.abs())} worse off`
    : `you would earn ${money(earned)} more and keep ${amountKept(kept)} of it`

const amountKept = (kept: Decimal) => (kept.isZero() ? 'nothing' : money(kept))

/** What it costs or saves to pass a cliff edge. */
export const cliffWords = (told: Marginal, leap: Decimal): string =>
  leap.isNegative() === told.isKept
    ? `This is a cliff edge: going over it, even by a penny, costs you ${money(leap.abs())}.`
    : `Going over it, even by a penny, saves you ${money(leap.abs())}.`

/** What brings the allowance back: the whole contribution, and the part that the visitor pays if the scheme claims the rest. */
export function restoredWords({ gross, isMore, memberPays }: Restoration): string {
  const least = `You get back your full Personal Allowance if at least ${money(gross)} ${isMore ? 'more ' : ''}goes into your pension`
  return memberPays ? `${least}: you pay ${money(memberPays)} and your scheme claims the rest.` : `${least}.`
}
