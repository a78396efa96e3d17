import type { Change } from '#engine/explain/changes.ts'
import type { Edge } from '#engine/explain/edges.ts'
import type { Marginal } from '#engine/explain/marginal.ts'
import { differenceOf, type MarginalLine } from '#engine/explain/marginal-lines.ts'
import type { Restoration } from '#engine/explain/restored-allowance.ts'
import type { Fields } from '#engine/inputs/field.ts'
import { type Decimal, ONE_HUNDRED, ZERO } from '#engine/money/decimal.ts'
import { rowsAsShown } from '#engine/result/rows.ts'
import { money, rate } from '../../text/format.ts'
import { differenceWords } from './answer-words.ts'
import type { AnswerWords, MarginWords } from './answers-in-words.ts'

/** The lines rounded to the penny so that they add up as shown. */
export const inPence = (lines: readonly MarginalLine[]): MarginalLine[] =>
  rowsAsShown(lines.map((line) => ({ ...line, value: line.difference }))).map(({ shown, ...row }) => ({ ...row, difference: shown.pence }))

/** What several calculators say about another £100. */
const common = {
  taxes: {
    incomeTax: 'Income Tax',
    nationalInsurance: 'National Insurance',
    dividendTax: 'dividend tax',
  },
  alsoPaid: {},
  appears: {
    'allowance-tapered': 'you start to lose your Personal Allowance',
    'allowance-used-up': 'you have no Personal Allowance left',
  },
  disappears: {
    'allowance-tapered': 'you get back your full Personal Allowance',
  },
  taperedOut: {
    'allowance-tapered': 'allowance-used-up',
  },
}

/** A calculator’s own words, and those for what it has in common with others. */
function withCommon({ taxes, alsoPaid, appears, disappears, taperedOut, ...own }: MarginWords) {
  const known: Required<Pick<MarginWords, keyof typeof common>> = {
    taxes: { ...common.taxes, ...taxes },
    alsoPaid: { ...common.alsoPaid, ...alsoPaid },
    appears: { ...common.appears, ...appears },
    disappears: { ...common.disappears, ...disappears },
    taperedOut: { ...common.taperedOut, ...taperedOut },
  }
  return { ...own, ...known }
}

type AllWords = ReturnType<typeof withCommon>

function changeWords(change: Change, changes: readonly Change[], words: AllWords): string | undefined {
  if (change.kind === 'band' || change.kind === 'band-left') {
    const tax = change.onMargin?.tax ?? change.table.split('.').flatMap((part) => words.taxes[part] ?? [])[0]
    return tax && `the ${rate(change.rate)} rate of ${tax} ${change.kind === 'band' ? 'starts' : 'ends'}`
  }
  const { name, comes, onMargin } = change
  if (!comes) {
    const end = onMargin?.taperedOutBy ?? words.taperedOut[name]
    return end !== undefined && changes.some((other) => other.kind === 'note' && other.comes && other.name === end)
      ? undefined
      : (onMargin?.ends ?? words.disappears[name])
  }
  const again = onMargin?.startsAgain
  if (again !== undefined && changes.some((other) => other.kind === 'note' && !other.comes && other.name === onMargin?.taperedOutBy)) {
    return again
  }
  return onMargin?.starts ?? words.appears[name]
}

const list = new Intl.ListFormat('en-GB')

/** What happens at an edge: `the 40% rate of Income Tax starts and …`. Empty if there is nothing to say beyond the amounts. */
export function edgeWords({ changes }: Edge, words: AnswerWords): string {
  const known = withCommon(words.margin ?? {})
  return list.format(new Set(changes.flatMap((change) => changeWords(change, changes, known) ?? [])))
}

/** What £100 more does, in one sentence. */
export function leadWords(told: Marginal, fields: Fields, words: AnswerWords): string {
  const known = withCommon(words.margin ?? {})
  const lines = inPence(told.lines)
  const { key } = told.headline
  const difference = differenceOf(lines, key)
  const condition = `If ${known.ifMore?.(MORE) ?? `${fields[told.input]?.label ?? told.input} were ${MORE}`}`
  if (!told.isKept) return `${condition}, ${differenceWords(words, key, difference)}.`

  const base = lines.find(({ isInSum }) => isInSum)
  const earned = base && !base.difference.equals(ONE_HUNDRED) ? base.difference : undefined
  const lead = earned ? `${condition}, ${partKept(earned, difference)}` : hundredKept(known, difference)
  const alsoPaid = (line: MarginalLine) => line.layout?.alsoPaid ?? known.alsoPaid[line.key]
  const taken = lines.filter((line) => line.isInSum && line.isDeduction && line.difference.greaterThan(ZERO))
  const [first, ...others] = taken.filter((line) => alsoPaid(line) === undefined)

  const nameOf = (line: MarginalLine) => line.layout?.inSentence ?? known.names?.[line.key] ?? line.label
  const takes = first && [
    `${nameOf(first)} takes ${money(first.difference)}`,
    ...others.map((line) => `${nameOf(line)} ${money(line.difference)}`),
  ]
  const pays = taken.flatMap((line) => (alsoPaid(line) === undefined ? [] : `you pay ${money(line.difference)} ${alsoPaid(line)}`))
  const clauses = [...(takes ? [list.format(takes)] : []), ...pays]
  return clauses.length > 0 ? `${lead}: ${clauses.join(', and ')}.` : `${lead}.`
}

const MORE = `${money(ONE_HUNDRED)} more`

function hundredKept({ of, kept: keptBy }: AllWords, kept: Decimal): string {
  const hundred = [money(ONE_HUNDRED), of].filter(Boolean).join(' ')
  if (kept.isNegative()) return `Your next ${hundred} would leave you ${money(kept.abs())} worse off`
  return keptBy?.(hundred, amountKept(kept)) ?? `Of your next ${hundred}, you keep ${amountKept(kept)}`
}

/** The same where £100 of the input is earned in part only, as a year’s salary is by somebody who leaves. */
const partKept = (earned: Decimal, kept: Decimal) =>
  kept.isNegative()
    ? `you would earn ${money(earned)} more but be ${money(kept.abs())} worse off`
    : `you would earn ${money(earned)} more and keep ${amountKept(kept)} of it`

const amountKept = (kept: Decimal) => (kept.isZero() ? 'nothing' : money(kept))

/** What it costs or saves to pass a cliff edge, and how to avoid the cost where a claim does. */
export function cliffWords(
  told: Marginal,
  { changes }: Pick<Edge, 'changes'>,
  leap: Decimal,
  { margin }: Pick<AnswerWords, 'margin'>,
): string {
  if (leap.isNegative() !== told.isKept) return `Going over it, even by a penny, saves you ${money(leap.abs())}.`
  const avoided = changes.flatMap((change) =>
    change.kind === 'note' && !change.comes ? (change.onMargin?.avoided ?? margin?.avoided?.[change.name] ?? []) : [],
  )
  return [`This is a cliff edge: going over it, even by a penny, costs you ${money(leap.abs())}.`, ...avoided].join(' ')
}

/** An edge by its amount: `£50,270`, or `a day rate of £622.26`. */
export const edgeName = ({ at }: Pick<Edge, 'at'>, { margin }: Pick<AnswerWords, 'margin'>): string => {
  const amount = money(at)
  return margin?.at?.(amount) ?? amount
}

/** What brings the allowance back: the whole contribution, and the part that the visitor pays if the scheme claims the rest. */
export function restoredWords({ gross, isMore, memberPays }: Restoration): string {
  const least = `You get back your full Personal Allowance if at least ${money(gross)} ${isMore ? 'more ' : ''}goes into your pension`
  return memberPays ? `${least}: you pay ${money(memberPays)} and your scheme claims the rest.` : `${least}.`
}
