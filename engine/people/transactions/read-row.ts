import type { Transaction, TransactionKind } from '../../law/capital-gains/shares/transaction.ts'
import { Decimal, ONE_HUNDRED, sumOf, ZERO } from '../../money/decimal.ts'
import { type PassedOver, quoted, type TransactionFault } from './faults.ts'
import type { FileOfTransactions } from './file-of-transactions.ts'
import { type ColumnRole, OWN } from './formats.ts'
import { type ActionMeaning, CASH, MOVED, OWN_WORDS, SCRIP, sharesSaid } from './meanings.ts'
import { type RatesGiven, rateKey, turnedRound } from './rates-given.ts'
import { currencyNamed, ratioIn, readNumber } from './read-number.ts'
import { isHeader, withoutUnit } from './recognise.ts'
import { cellOf, inColumn, isNotTaxed, NOT_FILLED, type SourceCell, type SourceRow, trimmed } from './source-row.ts'
import { transactionDay } from './transaction-day.ts'

/** What a row was read as. */
export type RowRead =
  | { readonly is: 'transactions'; readonly transactions: readonly Transaction[]; readonly key: string }
  | { readonly is: 'fault'; readonly fault: TransactionFault }
  | { readonly is: 'passed-over'; readonly passedOver: PassedOver }
  | { readonly is: 'no-rate'; readonly row: number; readonly day: string; readonly currency: string }
  | {
      readonly is: 'half'
      readonly half: 'in' | 'out'
      readonly key: string
      readonly row: number
      readonly column: string
      readonly said: string
      readonly day: string
      readonly security: string
      readonly quantity: Decimal
    }
  | { readonly is: 'fees'; readonly row: number; readonly said: string; readonly key: string; readonly amount: Decimal }

/** An amount in a currency, and how far rounding may have moved it. */
interface Money {
  readonly value: Decimal
  readonly currency: string
  readonly rounding: Decimal
  /** Whether it is in pence only because the row says so, without a sign of its own. */
  readonly isInPenceOfRow: boolean
  readonly cell: SourceCell
}

/** What stops the reading of a row. It never leaves this module. */
class RowStopped extends Error {
  readonly read: RowRead
  constructor(read: RowRead) {
    super('A row cannot be read.')
    this.read = read
  }
}

/** What a row of a table says: one transaction, or two for tokens that are exchanged; a fault; or why it is passed over. */
export function readRow(source: SourceRow, file: FileOfTransactions, rates: RatesGiven): RowRead {
  try {
    return new RowReader(source, file, rates).read()
  } catch (stopped) {
    if (stopped instanceof RowStopped) return stopped.read
    throw stopped
  }
}

class RowReader {
  readonly source: SourceRow
  readonly file: FileOfTransactions
  readonly rates: RatesGiven
  readonly action: SourceCell
  day = ''

  constructor(source: SourceRow, file: FileOfTransactions, rates: RatesGiven) {
    this.source = source
    this.file = file
    this.rates = rates
    this.action = cellOf(source, 'action')
  }

  get format() {
    return this.source.layout.format
  }

  cell(role: ColumnRole): SourceCell {
    return cellOf(this.source, role, this.action.text)
  }

  /** Stops with a fault of a cell: what was read, and what to write. */
  fault({ text, column }: SourceCell, says: string): never {
    throw new RowStopped({
      is: 'fault',
      fault: { row: this.source.row, ...(column === '' ? {} : { column }), says: `${quoted(text)} ${says}.` },
    })
  }

  /** Stops with a fault of the whole row. */
  faultOfRow(says: string): never {
    throw new RowStopped({ is: 'fault', fault: { row: this.source.row, says: `${says}.` } })
  }

  passOver(said: string, why: string, toCheck = false, isTaxFree = false): never {
    throw new RowStopped({ is: 'passed-over', passedOver: { row: this.source.row, said, why, toCheck, isTaxFree } })
  }

  read(): RowRead {
    this.passOverOthers()
    const { is, security, quantity } = this.meaning()
    if (is === 'fees') return this.feeRow()
    this.refuseStatus()
    this.day = this.dayOf()
    const named = this.security(security)
    if (is === 'split' || is === 'consolidation') return this.one(named, 'split', this.ratio(is === 'split'), ZERO, ZERO)
    if (is === 'income-kept' || is === 'capital-returned') return this.one(named, is, ZERO, this.costChanged(), ZERO)
    const shares = this.quantity(is, quantity)
    if (is === 'rights') return this.rights(named, shares)
    if (is === 'split-out' || is === 'split-in') return this.half(is, named, shares)
    if (is === 'exchange') return this.exchange(named, shares)
    const { amount, fees } = this.amounts(is, shares)
    return this.one(named, is, shares, is === 'to-spouse' ? ZERO : amount, fees)
  }

  /** By how much the cost of shares changes. A price is for each of those in the row. */
  costChanged(): Decimal {
    const total = this.money(this.cell('amount'), this.currencyOf('amount'))
    const price = this.money(this.cell('price'), this.currencyOf('price'))
    const quantity = readNumber(this.cell('quantity').text)
    const amount = total
      ? this.pounds(total)
      : price && quantity.is === 'number'
        ? this.pounds(price).times(quantity.read.number.abs())
        : ZERO
    return amount.isZero() ? this.faultOfRow('There is no amount. Write how much it came to') : amount
  }

  /** Shares that came with those held, for nothing where the row has no price. */
  rights(security: string, quantity: Decimal): RowRead {
    const isFree = [this.cell('price'), this.cell('amount')].every(({ text }) => NOT_FILLED.test(text))
    if (isFree) return this.one(security, 'rights', quantity, ZERO, ZERO)
    const { amount, fees } = this.amounts('bought', quantity)
    return this.one(security, 'rights', quantity, amount, fees)
  }

  one(security: string, kind: TransactionKind, quantity: Decimal, amount: Decimal, fees: Decimal): RowRead {
    const { row } = this.source
    return { is: 'transactions', key: this.key(), transactions: [{ row, day: this.day, security, kind, quantity, amount, fees }] }
  }

  /** The day and the account, by which rows of costs find their transaction. */
  key(): string {
    return `${this.day} ${this.cell('account').text}`
  }

  /** Passes over totals, accounts that are not taxed, and rows that the format leaves out. */
  passOverOthers(): void {
    const { cells } = this.source
    const filled = cells.map(trimmed).filter((cell) => cell !== '')
    const total = [cells[0], this.cell('day').text, this.cell('security').text]
      .map(trimmed)
      .find((cell) => /^(?:transactions |grand |sub-?)?totals?$/i.test(cell))
    const isDated = 'day' in transactionDay(this.cell('day').text, this.format.order)
    // Total is a company too.
    const isTransaction = isDated && this.action.text !== total && !NOT_FILLED.test(this.action.text)
    if (total !== undefined && !isTransaction) this.passOver(total, 'is a row of totals', isDated)
    if (filled.length <= 2 && !isDated) this.passOver(filled.join(', '), 'has no date and no transaction')
    const account = this.cell('account')
    const isTaxFree = isNotTaxed(account.text)
    if (isTaxFree !== 'no') this.passOver(account.text, 'is an account whose gains are not taxed', isTaxFree === 'perhaps', true)
    const { status, assets } = this.format
    const [said, asset, level] = [this.cell('status'), this.cell('kindOfAsset'), this.cell('level')]
    if (status && !status.test(said.text)) this.passOver(said.text, 'is not completed')
    if (this.format === OWN && NOT_DONE.test(said.text)) this.passOver(said.text, 'did not happen')
    if (this.format === OWN && NOT_YET.test(said.text)) this.passOver(said.text, 'has not happened yet, if this is an order', true)
    if (this.file.level !== undefined && level.text !== '' && level.text.toLowerCase() !== this.file.level)
      this.passOver(level.text, 'repeats a part of another row')
    if (assets && asset.text !== '' && !assets.test(asset.text))
      this.passOver(asset.text, 'is no share or unit of a fund: work it out on its own', true)
  }

  /** A status must say that a transaction happened. */
  refuseStatus(): void {
    const status = this.cell('status')
    if (this.format === OWN && !NOT_FILLED.test(status.text) && !DONE.test(status.text))
      this.fault(status, 'does not say whether this happened. Write Completed or Cancelled')
  }

  /** What happened, with the shares and the security that the words of the action name, if they do. */
  meaning(): {
    is: Exclude<ActionMeaning['is'], 'passed-over' | 'refused'> | 'fees'
    security?: string | undefined
    quantity?: string | undefined
  } {
    const { action, format } = this
    const quantity = readNumber(this.cell('quantity').text)
    if (NOT_FILLED.test(action.text)) return { is: this.bySign() }
    if (format.feeRows?.test(action.text)) return { is: 'fees' }
    if (SCRIP.test(action.text) && quantity.is === 'number') return { is: this.scrip() }
    for (const word of [...format.words, ...OWN_WORDS]) {
      const { says, means } = word
      if (!says.test(action.text)) continue
      if (means.is === 'passed-over') {
        const { why, toCheck } = means === CASH && this.hasShares() ? MOVED : means
        this.passOver(action.text, why, toCheck)
      }
      if (means.is === 'refused') this.fault(action, means.says)
      if (this.isLapseOfDeposit()) this.passOver(action.text, 'has its shares in the row of the deposit')
      if (isFiat(this.cell('security').text) && format.name === 'Coinbase') this.passOver(action.text, 'moves money and no tokens')
      return { is: means.is, ...sharesSaid(word, action.text) }
    }
    if (format.moneyHasNoQuantity && quantity.is === 'blank') this.passOver(action.text, 'moves money and no shares')
    this.refuseHeader()
    return this.fault(
      action,
      'is not an action that we know. Write Buy, Sell, Split, Consolidation, Rights, Bonus issue, Accumulation, Equalisation, Return of capital, Transfer to spouse or Transfer from spouse',
    )
  }

  /** A header of its own, below that of the table. One with the same columns says nothing. */
  refuseHeader(): void {
    const { cells, layout } = this.source
    if (this.format !== OWN) return
    if (cells.every((cell, place) => trimmed(cell).toLowerCase() === trimmed(layout.names[place]).toLowerCase()))
      this.passOver(this.action.text, 'is the header of the table again')
    if (isHeader(cells))
      this.faultOfRow('This looks like another header. Give the rows below it the columns of the first header, and take this row out')
  }

  /** Whether a row has a number of shares, and of which: money has neither, or is of a currency. */
  hasShares(): boolean {
    const quantity = readNumber(this.cell('quantity').text)
    const security = this.cell('security').text
    const isMoney = /^(?:cash\b.*|[A-Z]{3}\.[A-Z]{3})$/i.test(security) || isFiat(security)
    return quantity.is === 'number' && !quantity.read.number.isZero() && !NOT_FILLED.test(security) && !isMoney
  }

  /** Shares in place of a dividend cost what it would have been in money: TCGA 1992 s.142. */
  scrip(): 'bought' {
    if (['price', 'amount', 'amountAfterFees'].some((role) => !NOT_FILLED.test(this.cell(role as ColumnRole).text))) return 'bought'
    return this.fault(
      this.action,
      'does not say what the dividend would have been in money. Write it as the amount, or write Bonus issue if there was no choice of money',
    )
  }

  /** Where a broker has both the lapse of an award and its deposit, the deposit counts. */
  isLapseOfDeposit(): boolean {
    return this.format.hasDetails === true && this.file.hasDeposits && /^lapse$/i.test(this.action.text)
  }

  bySign(): 'bought' | 'sold' {
    const cell = readNumber(this.cell('quantity').text)
    if (cell.is === 'number' && cell.read.number.isNegative()) return 'sold'
    if (cell.is === 'wrong') this.fault(this.cell('quantity'), cell.says)
    if (this.format.signDecides === true) return 'bought'
    if (this.source.layout.at.has('action')) return this.faultOfRow('There is no action. Write Buy or Sell, or what else happened')
    if (this.file.hasNegative) return 'bought'
    return this.faultOfRow(
      'Nothing says whether shares were bought or sold. Add a column “Action” with Buy or Sell, or write what was sold with a minus',
    )
  }

  dayOf(): string {
    const cell = this.cell('day')
    if (NOT_FILLED.test(cell.text)) return this.faultOfRow('There is no date. Write the day of the transaction, such as 05/11/2024')
    const read = transactionDay(cell.text, this.format.order)
    if ('wrong' in read) this.refuseHeader()
    return 'day' in read ? read.day : this.fault(cell, read.wrong)
  }

  security(inWords: string | undefined): string {
    const cell = this.cell('security')
    const behind = this.format.behindSecurity?.exec(cell.text)
    const text = inWords ?? (behind ? cell.text.slice(0, behind.index) : cell.text)
    const named = text.replaceAll(/[‐‑‒–—]/g, '-').trim()
    return NOT_FILLED.test(named) ? this.faultOfRow('There is no security. Write its name or its ticker') : named
  }

  quantity(is: ActionMeaning['is'], inWords: string | undefined): Decimal {
    const cell = inWords === undefined ? this.cell('quantity') : { ...this.action, text: inWords }
    const read = readNumber(cell.text)
    if (read.is === 'wrong') return this.fault(cell, read.says)
    if (read.is === 'blank') return this.faultOfRow('There is no number of shares. Write how many there were')
    const { number } = read.read
    if (number.isZero()) return this.fault(cell, 'must be above 0')
    if (is === 'bought' && number.isNegative() && this.action.text !== '')
      return this.fault(cell, `is below 0, and the action is ${quoted(this.action.text)}. Write Sell, or take the minus out`)
    return number.abs()
  }

  /** How many shares there are after a split for each one before. */
  ratio(isSplit: boolean): Decimal {
    const [to, from] = [readNumber(this.cell('splitTo').text), readNumber(this.cell('splitFrom').text)]
    const cell = to.is === 'blank' && ratioIn(this.cell('splitTo').text) === undefined ? this.cell('quantity') : this.cell('splitTo')
    const said = ratioIn(cell.text) ?? ratioIn(this.cell('description').text) ?? ratioIn(this.action.text)
    const number = readNumber(cell.text)
    // A plain number is the ratio in a table of one’s own. A broker counts the new shares there.
    const given =
      said ??
      (to.is === 'number' && from.is === 'number' && !from.read.number.isZero() ? to.read.number.dividedBy(from.read.number) : undefined)
    const plain = this.format === OWN && number.is === 'number' ? number.read.number : undefined
    if (given === undefined && plain?.greaterThan(MOST_TIMES))
      return this.fault(cell, `looks like a number of shares. Write the ratio, such as ${isSplit ? '2:1' : '1:10'}`)
    const ratio = given ?? plain
    if (ratio === undefined || !ratio.isPositive() || ratio.isZero()) {
      const example = isSplit ? '2:1 if there are two shares for each one before' : '1:10 if there is one share for ten before'
      return NOT_FILLED.test(cell.text)
        ? this.faultOfRow(`There is no ratio. Write it in place of the number of shares, such as ${example}`)
        : this.fault(cell, `is not the ratio of a split. Write it here, such as ${example}`)
    }
    if (isSplit && ratio.lessThan(1))
      return this.fault(cell, 'would make fewer shares of more. Write Consolidation if it does, or else the new number first, as in 2:1')
    return isSplit || ratio.lessThan(1) ? ratio : new Decimal(1).dividedBy(ratio)
  }

  half(is: 'split-in' | 'split-out', security: string, quantity: Decimal): RowRead {
    const { row } = this.source
    const half = is === 'split-in' ? 'in' : 'out'
    return {
      is: 'half',
      half,
      key: `${this.day} ${security}`,
      row,
      column: this.action.column,
      said: this.action.text,
      day: this.day,
      security,
      quantity,
    }
  }

  feeRow(): RowRead {
    this.day = this.dayOf()
    const fees = this.money(this.cell('amount'), this.currencyOf('amount'))
    const amount = fees === undefined ? ZERO : this.pounds(fees)
    return { is: 'fees', row: this.source.row, said: this.action.text, key: this.key(), amount }
  }

  /**
   * Tokens exchanged for others are sold for what came in, and those are bought for what went out. The lower of the two totals is what came in,
   * whichever of them has the fee. HMRC CRYPTO22100.
   */
  exchange(security: string, quantity: Decimal): RowRead {
    const notes = this.cell('description')
    const [, came = '', other = ''] = /^Converted [\d,.]+ \S+ to ([\d,.]+) (\S+)$/i.exec(notes.text) ?? []
    const cameIn = readNumber(came)
    const totals = (['amount', 'amountAfterFees'] as const).flatMap((role) => this.money(this.cell(role), this.currencyOf('amount')) ?? [])
    if (cameIn.is !== 'number' || totals.length === 0)
      return this.faultOfRow(
        'Tokens were exchanged for others, and the row does not say which and what they were worth. Write two rows, Sell and Buy',
      )
    const inPounds = totals.map((total) => this.pounds(total))
    const [received, given] = [Decimal.min(...inPounds), Decimal.max(...inPounds)]
    const { row } = this.source
    const both = { row, day: this.day }
    return {
      is: 'transactions',
      key: this.key(),
      transactions: [
        { ...both, security, kind: 'sold', quantity, amount: received, fees: ZERO },
        { ...both, security: other, kind: 'bought', quantity: cameIn.read.number, amount: received, fees: given.minus(received) },
      ],
    }
  }

  /** The currency that a row gives for its prices, or for its totals where that has a column of its own. */
  currencyOf(what: 'price' | 'amount'): { currency: string; isSaid: boolean } {
    const own = what === 'amount' && this.source.layout.at.get('amountCurrency')?.length
    const cell = this.cell(own ? 'amountCurrency' : 'currency')
    const fallback = this.format.currency === 'base' ? this.file.base : this.format.currency
    if (NOT_FILLED.test(cell.text)) return { currency: fallback, isSaid: false }
    const currency = currencyNamed(cell.text)
    return currency === undefined
      ? this.fault(cell, 'is not a currency. Write its three letters, such as GBP or USD, or GBX for pence')
      : { currency, isSaid: true }
  }

  /** The amount in a cell, without its sign; undefined for none. Pence are pounds afterwards. */
  money(cell: SourceCell, { currency: ofRow, isSaid }: { currency: string; isSaid: boolean }): Money | undefined {
    const read = readNumber(cell.text)
    if (read.is === 'wrong') return this.fault(cell, read.says)
    if (read.is === 'blank') return undefined
    const own = read.read.currency ?? cell.unit
    const currency = own === undefined || (own === 'USD' && isSaid && DOLLARS.has(ofRow) && cell.text.includes('$')) ? ofRow : own
    if (read.read.currency !== undefined && cell.unit === undefined && isSaid && inPoundsOrPence(currency) !== inPoundsOrPence(ofRow))
      return this.fault(cell, `is in ${inPoundsOrPence(currency)}, and the currency of the row is ${ofRow}. Correct one of them`)
    if (own === undefined && !isSaid && this.file.mustNameCurrency && !read.read.number.isZero())
      return this.faultOfRow('There is no currency, and other rows have one. Write its three letters, such as GBP or USD')
    const isPence = currency === 'GBX'
    const scale = isPence ? ONE_HUNDRED : new Decimal(1)
    return {
      value: read.read.number.abs().dividedBy(scale),
      currency: inPoundsOrPence(currency),
      rounding: read.read.rounding.dividedBy(scale),
      isInPenceOfRow: isPence && own === undefined,
      cell,
    }
  }

  pounds({ value, currency }: Money): Decimal {
    if (currency === 'GBP') return value
    return value.dividedBy(this.rate(currency))
  }

  /** How much of a currency a pound bought: by the rate of the row, or else by the one given for the day. */
  rate(currency: string): Decimal {
    const inRow = this.rateInRow(currency)
    const rate = inRow ?? this.rates.get(rateKey(this.day, currency))
    if (rate === undefined) throw new RowStopped({ is: 'no-rate', row: this.source.row, day: this.day, currency })
    return rate
  }

  hasRate(currency: string): boolean {
    return currency === 'GBP' || this.rateInRow(currency) !== undefined || this.rates.has(rateKey(this.day, currency))
  }

  rateInRow(currency: string): Decimal | undefined {
    const cell = this.cell('rate')
    const read = readNumber(cell.text)
    if (this.file.rates === undefined || read.is === 'blank') return undefined
    if (inPoundsOrPence(this.currencyOf('price').currency) !== currency && this.format !== OWN) return undefined
    if (this.format.rates?.against === 'amount' && (this.cell('amount').unit ?? this.currencyOf('amount').currency) !== 'GBP')
      return undefined
    if (read.is === 'wrong') return this.fault(cell, read.says)
    const { number } = read.read
    if (number.isZero() || number.isNegative()) return this.fault(cell, 'is no rate of exchange. Write how much of the currency £1 bought')
    if (this.file.rates === 'in-pounds') return new Decimal(1).dividedBy(number)
    const turned = this.format === OWN ? turnedRound(number, currency) : undefined
    return turned === undefined ? number : this.fault(cell, `is the wrong way round: ${turned}`)
  }

  fees(): readonly Money[] {
    return this.source.layout.fees.flatMap(({ column, currency }) => {
      const cell = inColumn(this.source.cells, column)
      const said = currency === undefined ? '' : inColumn(this.source.cells, currency).text
      const read = readNumber(cell.text)
      if (read.is === 'blank' || (read.is === 'number' && read.read.number.isZero())) return []
      const named = currency === undefined ? undefined : this.currencyOfFees(said, cell)
      const money = this.money(cell, named === undefined ? this.currencyOf('amount') : { currency: named, isSaid: true })
      if (!money) return []
      if (money.isInPenceOfRow && named === undefined)
        return this.fault(cell, `could be pence or pounds. Write £${cell.text} or ${cell.text}p`)
      return [money]
    })
  }

  /** The currency that a row gives for its costs. In a table of one’s own it must be one, and be there if the amounts are not in pounds. */
  currencyOfFees(said: string, fee: SourceCell): string | undefined {
    const named = currencyNamed(said)
    if (this.format !== OWN) return named
    if (NOT_FILLED.test(said)) {
      const ofRow = inPoundsOrPence(this.currencyOf('amount').currency)
      const isSaid = ofRow === 'GBP' || fee.unit !== undefined || /[^\d.,\s()+-]/.test(fee.text)
      return isSaid ? undefined : this.fault(fee, `has no currency, and the amounts are in ${ofRow}. Write the currency of this cost too`)
    }
    if (named !== undefined && (named === 'GBX' || CURRENCIES.has(named))) return named
    return this.fault(
      fee,
      `is a cost in ${quoted(said)}, which is no currency. Write what it was worth in pounds, and if it was paid in tokens, add a row that sells them`,
    )
  }

  /** What the shares cost or were sold for before costs, and the costs. */
  amounts(is: 'bought' | 'sold' | 'to-spouse', quantity: Decimal): { amount: Decimal; fees: Decimal } {
    const feesOf = () => sumOf(this.fees().map((one) => this.pounds(one)))
    if (is === 'to-spouse') return { amount: ZERO, fees: feesOf() }
    const price = this.money(this.cell('price'), this.currencyOf('price'))
    const total = this.money(this.cell('amount'), this.currencyOf('amount'))
    const value = price && { ...price, value: price.value.times(quantity), rounding: Decimal.min(price.rounding, PENNY).times(quantity) }
    if (this.format === OWN) return this.ownAmounts(is, value, total)
    this.refusePaidInTokens()
    if (!total || (value?.currency === 'GBP' && total.currency !== 'GBP')) {
      if (!value) return this.faultOfRow(NO_PRICE)
      return { amount: this.pounds(value), fees: feesOf() }
    }
    if (this.format.amountIs === 'before-fees') return { amount: this.pounds(total), fees: feesOf() }
    if (this.format.amountIs === 'shown-by-price')
      return value ? this.shownByPrice(is, value, total) : { amount: this.pounds(total), fees: ZERO }
    return this.withoutFees(is, total, feesOf())
  }

  /** The amount of the shares in a total with all costs: more was paid than they cost, and less received than they were sold for. */
  withoutFees(is: 'bought' | 'sold', total: Money, fees: Decimal): { amount: Decimal; fees: Decimal } {
    const amount = is === 'bought' ? this.pounds(total).minus(fees) : this.pounds(total).plus(fees)
    return amount.isNegative() ? this.fault(total.cell, 'is less than the fees of the row. Correct one of them') : { amount, fees }
  }

  /** The costs of a row that shows them only by the difference of its total from its price. */
  shownByPrice(is: 'bought' | 'sold', value: Money, total: Money): { amount: Decimal; fees: Decimal } {
    const difference = is === 'bought' ? total.value.minus(value.value) : value.value.minus(total.value)
    if (difference.abs().lessThanOrEqualTo(value.rounding.plus(PENNY))) return { amount: total.value, fees: ZERO }
    if (difference.isNegative() || difference.greaterThan(value.value.dividedBy(10).plus(MOST_CHARGES))) return this.disagree(value, total)
    return { amount: value.value, fees: difference }
  }

  disagree(value: Money, { cell, currency }: Money): never {
    const shown = value.value.toDecimalPlaces(2).toFixed(2)
    return this.fault(
      cell,
      `does not fit the price: ${quoted(this.cell('price').text)} for each comes to ${value.currency === 'GBP' ? `£${shown}` : `${shown} ${value.currency}`}${currency === value.currency ? '' : `, and this is in ${currency}`}. Correct one of them, or leave one blank`,
    )
  }

  /** The amounts of a table of one’s own, where price and total may both stand, and the total with or without costs. */
  ownAmounts(is: 'bought' | 'sold', value: Money | undefined, given: Money | undefined): { amount: Decimal; fees: Decimal } {
    const fees = sumOf(this.fees().map((one) => this.pounds(one)))
    const net = this.money(this.cell('amountAfterFees'), this.currencyOf('amount'))
    if (!given && net && !value) return this.withoutFees(is, net, fees)
    if (!given) {
      if (!value) return this.faultOfRow(NO_PRICE)
      return { amount: this.pounds(value), fees }
    }
    const isToldByTotal = given.currency === 'GBP' && value !== undefined && !this.hasRate(value.currency)
    if (!value || isToldByTotal) {
      if (!fees.isZero() && WITH_FEES_OR_WITHOUT.test(withoutUnit(given.cell.column)))
        return this.fault(
          given.cell,
          'may be with the fees or without them. Name the column “Total including fees” or “Value before fees”, whichever it is',
        )
      return { amount: this.pounds(given), fees }
    }
    // A row in pence often has its total in pounds.
    const readings = given.isInPenceOfRow
      ? [given, { ...given, value: given.value.times(ONE_HUNDRED), rounding: given.rounding.times(ONE_HUNDRED) }]
      : [given]
    const byPrice = this.pounds(value)
    for (const total of readings) {
      const amount = this.pounds(total)
      // A rate is rounded too, where one of the two is in another currency.
      const rounding = this.pounds(value)
        .times(value.currency === total.currency ? ZERO : RATE_ROUNDING)
        .plus(value.currency === 'GBP' ? value.rounding : value.rounding.dividedBy(this.rate(value.currency)))
        .plus(total.rounding)
        .plus(PENNY)
      const more = is === 'bought' ? amount.minus(byPrice) : byPrice.minus(amount)
      const [without, including] = [more.abs(), more.minus(fees).abs()]
      const isWithout = without.lessThanOrEqualTo(rounding)
      const isIncluding = including.lessThanOrEqualTo(rounding)
      if (isIncluding && (!isWithout || including.lessThan(without)))
        return { amount: is === 'bought' ? amount.minus(fees) : amount.plus(fees), fees }
      if (isWithout) return { amount, fees }
      if (more.isPositive() && more.lessThan(fees)) return { amount: byPrice, fees }
    }
    return this.disagree(value, given)
  }

  /** Tokens that were paid for with others are an exchange, of which the row shows only one side. */
  refusePaidInTokens(): void {
    if (this.format.name !== 'Coinbase') return
    const notes = this.cell('description')
    const paidIn = notes.text.split(' for ').flatMap((rest) => /^[£€$]?[\d,.]+ ([A-Z0-9]{2,10})\b/.exec(rest)?.[1] ?? [])[0] ?? ''
    if (paidIn !== '' && !isFiat(paidIn))
      this.fault(notes, `was paid in ${paidIn}, which are sold or bought too. Take ${paidIn} out of the notes, and add a row for them`)
  }
}

const DONE = /^(?:completed?|executed|filled|settled|done|confirmed|yes|ok)$/i
const NOT_DONE = /^(?:cancell?ed|rejected|expired|failed|declined|withdrawn)$/i
const NOT_YET = /^(?:pending|open|placed|submitted|working|in progress)$/i
const NO_PRICE = 'There is no price and no amount. Write what one share cost or was sold for, or all of them'
/** Names of columns that do not say whether the fees are in them. */
const WITH_FEES_OR_WITHOUT = /^(?:total(?: amount| price)?|amount in all)$/i
/** Few splits make more shares of one. */
export const MOST_TIMES = new Decimal(50)
const PENNY = new Decimal('0.01')
/** More than brokers charge for a small transaction. */
const MOST_CHARGES = new Decimal(50)
/** Rates of exchange have four digits or more. */
const RATE_ROUNDING = new Decimal('0.001')
const DOLLARS = new Set(['AUD', 'CAD', 'HKD', 'NZD', 'SGD', 'TWD'])
/** Currencies that are money, and no tokens. */
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))
const FIAT = new Set(['GBP', 'USD', 'EUR'])
const isFiat = (currency: string) => FIAT.has(currency.toUpperCase())
const inPoundsOrPence = (currency: string) => (currency === 'GBX' ? 'GBP' : currency)
