// What the page of shares says of a table of transactions. The law is in engine/law/capital-gains/shares, the reading in engine/people.
import { paymentDays } from '#engine/explain/payment-days.ts'
import { type PartOfYear, taxYearWith, type YearOfGains, yearsOf } from '#engine/law/capital-gains/shares/gains-of-years.ts'
import { type Match, type MatchedDisposal, matchedDisposals, type SecurityMatches } from '#engine/law/capital-gains/shares/matching.ts'
import { type Decimal, isAboveZero, ZERO } from '#engine/money/decimal.ts'
import { roundHalfUp } from '#engine/money/rounding.ts'
import { faultInWords, type PassedOver } from '#engine/people/transactions/faults.ts'
import { ratesGiven } from '#engine/people/transactions/rates-given.ts'
import { readNumber } from '#engine/people/transactions/read-number.ts'
import { type RateMissing, readTransactions, type TransactionsRead } from '#engine/people/transactions/read-transactions.ts'
import { capitalGains } from '#engine/rates/generated/capital-gains.ts'
import { deadlines } from '#engine/rates/generated/deadlines.ts'
import { defaultRuleSet } from '#engine/rates/generated/rule-sets.ts'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import { allRatesOn, ratesAt, type TaxYear } from '#engine/rates/rates-at.ts'
import { inYear } from '../../site/addresses.ts'
import { BILL_PATH } from '../../site/bill-path.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../site/csv-cell.ts'
import { count, date, figureText, money, poundsAndPence, taxYear } from '../../text/format.ts'
import { MOST_SHOWN } from '../many/limits.ts'
import { counted } from '../many/report.ts'
import type { Line, SharesNews, SharesReport, ShownDisposal, ShownHolding, ShownYear } from './report.ts'

/** What the visitor gave besides the table, as it was typed. */
interface GivenBesides {
  readonly rates: string
  readonly losses: string
  /** The sheets of a spreadsheet, and the one that was read. */
  readonly sheets?: readonly string[]
  readonly sheet?: string | undefined
}

/**
 * The gains of a table of transactions, with their matching and the totals of each tax year, in words; or what is wrong with the table, or
 * which exchange rates it needs. Throws nothing.
 */
export function answerTo(rows: readonly (readonly string[])[], given: GivenBesides): Exclude<SharesNews, { refused: string }> {
  const { sheets = [], sheet } = given
  const rates = ratesGiven(given.rates)
  const [wrongRate] = rates.faults
  if (wrongRate) return { wrong: { field: 'rates', says: `Line ${wrongRate.line}: ${wrongRate.says}` } }
  const losses = lossesIn(given.losses)
  if (losses === undefined) return { wrong: { field: 'losses', says: LOSSES_WRONG } }
  const read = readTransactions(rows, rates.rates)
  if (read.faults.length > 0) return { faults: read.faults.map(faultInWords), sheets }
  if (read.ratesMissing.length > 0)
    return { ratesNeeded: read.ratesMissing.map(({ day, currency }) => `${day} ${currency} `), why: whyRates(read.ratesMissing), sheets }
  if (read.transactions.length === 0) return { faults: [nothingRead(read.passedOver), ...read.passedOver.map(passedOverInWords)], sheets }
  const { securities, faults } = matchedDisposals(read.transactions, ofToday)
  if (faults.length > 0) return { faults: [...faults.map(({ message }) => message), ...wordsOf(read, true)], sheets }
  const disposals = securities
    .flatMap((one) => one.disposals)
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
  const years = yearsOf(disposals, losses, (day) => allRatesOn({ capitalGains }, day, defaultRuleSet))
  return {
    report: reportOf(
      read,
      disposals,
      years,
      securities,
      sheets.filter((other) => other !== sheet),
    ),
    sheets,
  }
}

const ofToday = ratesAt({ capitalGains }, defaultTaxYear, defaultRuleSet)
const buyBackDays = figureText(ofToday.capitalGains.buyBackDays)

/** What to say of a table without a trade that counts. */
const nothingRead = (passedOver: readonly PassedOver[]) =>
  passedOver.length > 0 && passedOver.every(({ isTaxFree }) => isTaxFree)
    ? 'All rows are of an ISA or a pension, whose gains are not taxed.'
    : 'No row of the table is a trade that counts.'

const LOSSES_WRONG = 'Losses from earlier years must be an amount in pounds, in figures'

/** Losses as they were typed, none for a blank box; undefined for what is no amount. */
function lossesIn(typed: string): Decimal | undefined {
  if (typed.trim() === '') return ZERO
  const cell = readNumber(typed)
  return cell.is === 'number' && !cell.read.number.isNegative() ? cell.read.number : undefined
}

const whyRates = (missing: readonly RateMissing[]) =>
  missing.length === 1
    ? 'The file has an amount in another currency, and no rate for its day.'
    : `The file has amounts in other currencies, and no rate for ${missing.length} of their days.`

/** Rows that were passed over, in words: those to check, or the others. */
const wordsOf = ({ passedOver }: TransactionsRead, isToCheck: boolean) =>
  passedOver.filter(({ toCheck }) => toCheck === isToCheck).map(passedOverInWords)

const passedOverInWords = ({ row, said, why }: PassedOver) => `Row ${row}: “${said}” ${why}.`

function reportOf(
  read: TransactionsRead,
  disposals: readonly MatchedDisposal[],
  years: readonly YearOfGains[],
  securities: readonly SecurityMatches[],
  unread: readonly string[],
): SharesReport {
  const sales = disposals.filter(({ isNoGain }) => !isNoGain)
  const latestFirst = disposals.toReversed()
  const { format, transactions } = read
  return {
    title: sales.length === 0 ? 'Nothing was sold' : `${counted(sales.length, 'sale')} in ${counted(years.length, 'tax year')}`,
    read: `${counted(transactions.length, 'transaction')} read${format === undefined ? '' : ` as ${format}`}.`,
    years: years.toReversed().map(shownYear),
    disposals: latestFirst.slice(0, MOST_SHOWN).map(shownDisposal),
    more: Math.max(0, disposals.length - MOST_SHOWN),
    held: securities.filter(({ pool }) => isAboveZero(pool.quantity)).map(shownHolding),
    toCheck: [
      ...(unread.length > 0
        ? [`Sheets that were not read: ${unread.join(', ')}. If they have trades too, put all of them on one sheet.`]
        : []),
      ...wordsOf(read, true),
    ],
    passedOver: wordsOf(read, false),
    csv: csvOf(disposals),
  }
}

const shownHolding = ({ security, pool: { quantity, cost, averageCost } }: SecurityMatches): ShownHolding => ({
  security,
  cells: [shares(quantity), poundsAndPence(cost), averageCost === undefined ? '' : price(averageCost)],
})

/** How many shares, with at most ten decimals. */
const shares = (quantity: Decimal) => count(quantity.toDecimalPlaces(10))
/** The price of one share, to four decimals where pence are too coarse. */
const price = (amount: Decimal) => (amount.decimalPlaces() > 2 ? `£${count(amount.toDecimalPlaces(4))}` : poundsAndPence(amount))

function shownDisposal(disposal: MatchedDisposal): ShownDisposal {
  const { quantity, security, day, isNoGain, gain, proceeds, sellingCosts, matches, allowableCost } = disposal
  const what = `${shares(quantity)} ${security} ${isNoGain ? 'to your spouse' : 'sold'} on ${date(day)}`
  const costs: Line[] = matches.map((match) => [matchInWords(match), poundsAndPence(match.cost)])
  if (isNoGain) return { what, gain: 'no gain', lines: [...costs, ['Your spouse takes over', poundsAndPence(proceeds)]] }
  return {
    what,
    gain: gainInWords(gain),
    lines: [
      ['Sold for', poundsAndPence(proceeds)],
      ...costs,
      ...(costs.length > 1 ? [['What they cost in all', poundsAndPence(allowableCost)] as const] : []),
      ...(sellingCosts.isZero() ? [] : [['Costs of selling', poundsAndPence(sellingCosts)] as const]),
      [gain.isNegative() && !gain.isZero() ? 'Loss' : 'Gain', poundsAndPence(gain.abs())],
    ],
  }
}

function gainInWords(gain: Decimal): string {
  if (gain.isZero()) return 'no gain'
  return `a ${gain.isNegative() ? 'loss' : 'gain'} of ${poundsAndPence(gain.abs())}`
}

/** What a part of a disposal was identified with, with the sum that gives its cost. */
function matchInWords(match: Match): string {
  const quantity = shares(match.quantity)
  if (match.rule === 'pool') {
    const { before } = match
    return match.quantity.equals(before.quantity)
      ? `All ${quantity} in the pool (s.104)`
      : `${quantity} of ${shares(before.quantity)} in the pool: ${poundsAndPence(before.cost)} × ${quantity} ÷ ${shares(before.quantity)} (s.104)`
  }
  return match.rule === 'same-day'
    ? `${quantity} bought the same day (s.105)`
    : `${quantity} bought on ${date(match.day)}, within ${buyBackDays} (s.106A)`
}

function shownYear({ year, parts, deductions, reporting, ...totals }: YearOfGains): ShownYear {
  const name = taxYear(year)
  const lines: Line[] = [
    ['Number of disposals', String(totals.numberOfDisposals)],
    ['Disposal proceeds', poundsAndPence(totals.proceeds)],
    ['Allowable costs, with those of selling', poundsAndPence(totals.allowableCosts)],
    ['Gains, before losses', poundsAndPence(totals.gains)],
    ...(parts.length > 1 ? parts.map((part): Line => [`Of that ${daysOf(part)}`, poundsAndPence(part.gains)]) : []),
    ['Losses', poundsAndPence(totals.losses)],
  ]
  if (!deductions || !reporting)
    return {
      name,
      lines,
      todo: [
        `We do not have the rates of ${name}, so nothing of it is carried to a later year. Enter the losses that you have left from it.`,
      ],
    }
  const { lossesBroughtForward, lossesBroughtForwardUsed, lossesCarriedForward, exemptAmount, exemptAmountUsed, taxableGain } = deductions
  const known = year as TaxYear
  const { selfAssessment } = ratesAt({ deadlines }, known, defaultRuleSet).deadlines
  const unused = parts.map((part) => beforeExemptAmount(part))
  return {
    name,
    lines: [
      ...lines,
      ['Annual exempt amount used', `${poundsAndPence(exemptAmountUsed)} of ${money(exemptAmount)}`],
      ...(isAboveZero(lossesBroughtForward)
        ? [['Losses of earlier years used', `${poundsAndPence(lossesBroughtForwardUsed)} of ${money(lossesBroughtForward)}`] as const]
        : []),
      ['Taxable gain', poundsAndPence(taxableGain)],
      ...(parts.length > 1 && isAboveZero(taxableGain)
        ? parts.map((part): Line => [`Of that ${daysOf(part)}`, poundsAndPence(part.deductions?.taxableGain ?? ZERO)])
        : []),
      ...(isAboveZero(lossesCarriedForward) ? [['Losses to carry forward', poundsAndPence(lossesCarriedForward)] as const] : []),
    ],
    todo: [
      ...(reporting.isTaxable
        ? [
            `There is tax to pay. If HMRC does not send you a return, tell it by ${date(selfAssessment.register.value)} (TMA 1970 s.7). Send the return and pay by ${date(paymentDays(known).january)}.`,
          ]
        : ['There is no tax to pay on these.']),
      ...(reporting.isOnReturn
        ? [
            `If you send a tax return, these go on its capital gains pages${reporting.isTaxable ? '' : `, because ${whyOnReturn(reporting)}`}.`,
          ]
        : []),
      ...(isAboveZero(totals.losses)
        ? ['Claim the losses on your return or by letter: a loss that is not claimed in time is lost (TCGA 1992 s.16(2A); TMA 1970 s.43).']
        : []),
    ],
    ...(reporting.isTaxable && { bill: billWith(known, unused) }),
  }
}

const daysOf = ({ starts, ends }: PartOfYear) => `from ${date(starts)} to ${date(ends)}`

/** The gains that a part of a year puts on a bill, which takes the exempt amount off itself. */
const beforeExemptAmount = ({ deductions }: PartOfYear) => (deductions?.taxableGain ?? ZERO).plus(deductions?.exemptAmountUsed ?? ZERO)

const whyOnReturn = ({ areGainsAboveExemptAmount, proceedsLimit }: NonNullable<YearOfGains['reporting']>) =>
  areGainsAboveExemptAmount
    ? 'the gains before losses are above the exempt amount'
    : `you sold for more than ${money(proceedsLimit)} (TMA 1970 s.8C)`

/** The address of the whole bill with the gains of a year filled in: those before the rates rose, if they did, and the others. */
function billWith(year: TaxYear, ofParts: readonly Decimal[]): string {
  const [first = ZERO, second] = ofParts.map((gain) => gain.toDecimalPlaces(2))
  const inputs = second === undefined ? { otherGains: first } : { otherGains: second, otherGainsBeforeBudget: first }
  const filled = Object.entries(inputs).filter(([, gain]) => isAboveZero(gain))
  return `${inYear(BILL_PATH, year)}#${filled.map(([field, gain]) => `${field}=${gain.toFixed()}`).join('&')}`
}

const HEADINGS = ['taxYear', 'day', 'security', 'quantity', 'kind', 'matchedWith', 'proceeds', 'cost', 'sellingCosts', 'gain', 'rows']

const pence = (amount: Decimal) => roundHalfUp(amount, 2).toFixed(2)

/** Each disposal, and then each of its matches, as lines of a CSV file. Amounts in pounds and pence. */
function csvOf(disposals: readonly MatchedDisposal[]): string {
  const lines = disposals.flatMap(({ day, security, quantity, isNoGain, proceeds, allowableCost, sellingCosts, gain, matches, rows }) => {
    const of = [taxYear(taxYearWith(day)), day, security]
    return [
      [
        ...of,
        quantity.toFixed(),
        isNoGain ? 'to spouse' : 'sale',
        '',
        pence(proceeds),
        pence(allowableCost),
        pence(sellingCosts),
        pence(gain),
        rows.join(' '),
      ],
      ...matches.map((match) => [
        ...of,
        match.quantity.toFixed(),
        match.rule === 'pool'
          ? 'of which from the pool'
          : match.rule === 'same-day'
            ? 'of which bought the same day'
            : `of which bought within ${buyBackDays}`,
        match.rule === 'pool' ? '' : match.day,
        '',
        pence(match.cost),
        '',
        '',
        '',
      ]),
    ]
  })
  return `${BYTE_ORDER_MARK}${[HEADINGS, ...lines].map(csvLine).join('')}`
}
