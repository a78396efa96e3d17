import {
  BROKERS_ACTIVITY_WORDS,
  COINBASE_WORDS,
  FIDELITY_WORDS,
  FREETRADE_WORDS,
  HARGREAVES_WORDS,
  OWN_WORDS,
  SCHWAB_AWARD_WORDS,
  SCHWAB_WORDS,
  TRADING_212_WORDS,
  VANGUARD_WORDS,
  type Word,
} from './meanings.ts'
import type { DateOrder } from './transaction-day.ts'

/** What the cells of a column are. */
export type ColumnRole =
  | 'day'
  | 'action'
  | 'security'
  | 'quantity'
  | 'price'
  | 'amount'
  | 'amountAfterFees'
  | 'currency'
  | 'amountCurrency'
  | 'rate'
  | 'description'
  | 'account'
  | 'status'
  | 'kindOfAsset'
  | 'splitFrom'
  | 'splitTo'
  | 'level'
  | 'isin'
  /** What no two transactions share. */
  | 'id'

/** A column of costs, with the column of their currency if there is one. */
export interface FeeColumn {
  readonly column: string
  readonly currency?: string
}

/**
 * How a table of transactions is read. Columns go by their names, without signs and spaces. Names between bars are of the same column, and a row
 * has the first of them that is filled. A plus joins the cells of two columns.
 */
export interface Format {
  readonly name: string
  /** The columns by which it is recognised: all must be there. */
  readonly header: readonly string[]
  readonly columns: Partial<Readonly<Record<ColumnRole, string>>>
  /** Other columns of a row whose action is one of these. */
  readonly columnsFor?: readonly { readonly action: RegExp; readonly columns: Partial<Readonly<Record<ColumnRole, string>>> }[]
  readonly fees?: readonly FeeColumn[]
  readonly words: readonly Word[]
  readonly order: DateOrder
  /** The currency of amounts that name none; `base` is the one that the file names as its base currency. */
  readonly currency: string
  /** Whether the amount is that of the shares alone, or all that was paid or received; `shown-by-price` leaves fees to be the difference from the price. */
  readonly amountIs: 'before-fees' | 'after-fees' | 'shown-by-price'
  /**
   * Which way round rates are, and when they are against the pound: always, where the amount is in pounds, or where a row in pounds has a rate
   * of 1. `as-totals-show` is as many units of a currency as a pound bought, unless the totals show the opposite.
   */
  readonly rates?: { readonly way: 'per-pound' | 'in-pounds' | 'as-totals-show'; readonly against: 'the-pound' | 'amount' | 'base' }
  /** The first two cells of each row of the table, where a file has several tables below one another. */
  readonly section?: string
  /** Sections whose rows may change what is held. */
  readonly sectionsToCheck?: readonly string[]
  /** Whether a row without a day and an action says more of the row above. */
  readonly hasDetails?: true
  /** What stands behind the name of the security in its cell. */
  readonly behindSecurity?: RegExp
  /** Rows of these kinds of asset are read, and others passed over. */
  readonly assets?: RegExp
  /** Rows of this status are read, and others passed over. */
  readonly status?: RegExp
  /** Actions of rows with the costs of the only transaction of the same day and account. */
  readonly feeRows?: RegExp
  /** Whether shares above 0 are bought where a row has no action. */
  readonly signDecides?: true
  /** The format whose table above has the same transactions, in the same file. */
  readonly repeats?: string
  /** Whether a row without a number of shares moves money only. */
  readonly moneyHasNoQuantity?: true
}

const FIDELITY_FEES = /^(?:dealing fee|stamp duty or financial transaction tax|ptm levy|foreign exchange charge)$/i

const feesOfTrading212 = [
  'Transaction fee',
  'Finra fee',
  'Stamp duty',
  'Stamp duty reserve tax',
  'French transaction tax',
  'Currency conversion fee',
]

/** The exports of brokers. Each is as public descriptions of it have it: what other open programs that read it say of its columns. */
export const BROKERS: readonly Format[] = [
  {
    name: 'Trading 212',
    header: ['Action', 'Time|Time (UTC)', 'ISIN', 'Ticker', 'No. of shares', 'Price / share'],
    columns: {
      day: 'Time|Time (UTC)',
      action: 'Action',
      security: 'Ticker|ISIN|Name',
      quantity: 'No. of shares',
      price: 'Price / share',
      currency: 'Currency (Price / share)',
      amount: 'Total|Total (GBP)',
      amountCurrency: 'Currency (Total)',
      rate: 'Exchange rate',
      id: 'ID',
      isin: 'ISIN',
    },
    fees: feesOfTrading212.flatMap((fee) => [{ column: fee, currency: `Currency (${fee})` }, { column: `${fee} (GBP)` }]),
    words: TRADING_212_WORDS,
    order: 'british',
    currency: 'GBP',
    amountIs: 'after-fees',
    rates: { way: 'as-totals-show', against: 'amount' },
  },
  {
    name: 'Charles Schwab Equity Awards',
    header: ['Date', 'Action', 'Symbol', 'Quantity', 'FeesAndCommissions', 'DisbursementElection', 'AwardDate'],
    columns: {
      day: 'Date',
      action: 'Action',
      security: 'Symbol',
      quantity: 'Quantity',
      amount: 'Amount',
      description: 'Description',
    },
    columnsFor: [
      // What is kept back for tax never comes into the pool, so that only what is left was bought.
      { action: /^lapse$/i, columns: { quantity: 'NetSharesDeposited', price: 'FairMarketValuePrice' } },
      { action: /^deposit$/i, columns: { day: 'VestDate|PurchaseDate', price: 'VestFairMarketValue|PurchaseFairMarketValue' } },
    ],
    fees: [{ column: 'FeesAndCommissions' }],
    words: SCHWAB_AWARD_WORDS,
    order: 'american',
    currency: 'USD',
    amountIs: 'after-fees',
    hasDetails: true,
  },
  {
    name: 'Charles Schwab',
    header: ['Date', 'Action', 'Symbol', 'Description', 'Quantity', 'Price', 'Fees & Comm', 'Amount'],
    columns: {
      day: 'Date',
      action: 'Action',
      security: 'Symbol',
      quantity: 'Quantity',
      price: 'Price',
      amount: 'Amount',
      description: 'Description',
    },
    fees: [{ column: 'Fees & Comm' }],
    words: SCHWAB_WORDS,
    order: 'american',
    currency: 'USD',
    amountIs: 'after-fees',
  },
  {
    name: 'Interactive Brokers transaction history',
    header: ['Date', 'Transaction Type', 'Symbol', 'Quantity', 'Price', 'Gross Amount', 'Commission', 'Net Amount'],
    columns: { day: 'Date', action: 'Transaction Type', security: 'Symbol', quantity: 'Quantity', amount: 'Gross Amount' },
    fees: [{ column: 'Commission' }],
    words: BROKERS_ACTIVITY_WORDS,
    order: 'british',
    currency: 'base',
    amountIs: 'before-fees',
    section: 'Transaction History',
  },
  {
    name: 'Interactive Brokers activity statement',
    header: ['DataDiscriminator', 'Asset Category', 'Currency', 'Symbol', 'Date/Time', 'Quantity', 'T. Price', 'Proceeds'],
    columns: {
      day: 'Date/Time',
      security: 'Symbol',
      quantity: 'Quantity',
      price: 'T. Price',
      amount: 'Proceeds',
      currency: 'Currency',
      kindOfAsset: 'Asset Category',
      level: 'DataDiscriminator',
    },
    fees: [{ column: 'Comm/Fee' }],
    words: [],
    signDecides: true,
    order: 'british',
    currency: 'GBP',
    amountIs: 'before-fees',
    section: 'Trades',
    sectionsToCheck: ['Corporate Actions', 'Transfers'],
    assets: /^stocks?$/i,
  },
  {
    name: 'Interactive Brokers Flex query',
    header: ['Symbol', 'TradeDate|DateTime', 'Buy/Sell', 'Quantity', 'IBCommission', 'CurrencyPrimary'],
    columns: {
      day: 'TradeDate|DateTime',
      action: 'Buy/Sell',
      security: 'Symbol',
      quantity: 'Quantity',
      price: 'TradePrice',
      amount: 'Proceeds',
      currency: 'CurrencyPrimary',
      rate: 'FXRateToBase',
      kindOfAsset: 'AssetClass',
      level: 'LevelOfDetail',
      id: 'TradeID|TransactionID',
      isin: 'ISIN',
    },
    fees: [{ column: 'IBCommission', currency: 'IBCommissionCurrency' }, { column: 'Taxes' }],
    words: BROKERS_ACTIVITY_WORDS,
    order: 'british',
    currency: 'GBP',
    amountIs: 'before-fees',
    rates: { way: 'in-pounds', against: 'base' },
    assets: /^(?:stk|etf|fund)$/i,
  },
  {
    name: 'Freetrade',
    header: ['Title', 'Type', 'Timestamp', 'Account Currency', 'Buy / Sell', 'Ticker', 'Price per Share in Account Currency', 'Quantity'],
    columns: {
      day: 'Timestamp',
      action: 'Type+Buy / Sell',
      security: 'Ticker|ISIN',
      quantity: 'Quantity',
      price: 'Price per Share in Account Currency',
      amount: 'Total Amount|Total Amount in Account Currency',
      currency: 'Account Currency',
      splitFrom: 'Stock Split Rate of Share Outturn From',
      splitTo: 'Stock Split Rate of Share Outturn To',
      id: 'Order ID',
      isin: 'ISIN',
    },
    fees: [{ column: 'Stamp Duty' }, { column: 'FX Fee Amount' }],
    words: FREETRADE_WORDS,
    order: 'british',
    currency: 'GBP',
    amountIs: 'after-fees',
  },
  {
    name: 'Vanguard UK',
    header: ['Date', 'Details', 'Amount', 'Balance'],
    columns: { day: 'Date', action: 'Details', amount: 'Amount' },
    words: VANGUARD_WORDS,
    order: 'british',
    currency: 'GBP',
    amountIs: 'before-fees',
  },
  {
    name: 'Vanguard UK',
    header: ['Date', 'InvestmentName', 'TransactionDetails', 'Quantity', 'Price', 'Cost'],
    columns: {
      day: 'Date',
      action: 'TransactionDetails',
      security: 'InvestmentName',
      quantity: 'Quantity',
      price: 'Price',
      amount: 'Cost',
    },
    words: VANGUARD_WORDS,
    signDecides: true,
    repeats: 'Vanguard UK',
    order: 'british',
    currency: 'GBP',
    amountIs: 'before-fees',
  },
  {
    name: 'Hargreaves Lansdown',
    header: ['Trade date', 'Reference', 'Description', 'Unit cost (p)|Unit cost (£)', 'Quantity|Qty', 'Value (£)'],
    columns: {
      day: 'Trade date',
      action: 'Reference',
      security: 'Description',
      quantity: 'Quantity|Qty',
      price: 'Unit cost (p)|Unit cost (£)',
      amount: 'Value (£)',
      id: 'Reference',
    },
    words: HARGREAVES_WORDS,
    order: 'british',
    currency: 'GBP',
    amountIs: 'shown-by-price',
    behindSecurity: / [\d,.]{1,20} ?@ ?[\d,.]/,
    moneyHasNoQuantity: true,
  },
  {
    name: 'Fidelity UK',
    header: ['Order date', 'Transaction type', 'Investments', 'Product Wrapper', 'Amount', 'Quantity', 'Price per unit', 'Status'],
    columns: {
      day: 'Order date',
      action: 'Transaction type',
      security: 'Investments',
      quantity: 'Quantity',
      price: 'Price per unit',
      amount: 'Amount',
      account: 'Product Wrapper',
      status: 'Status',
      id: 'Reference Number',
    },
    words: FIDELITY_WORDS,
    order: 'british',
    currency: 'GBP',
    amountIs: 'shown-by-price',
    status: /^completed$/i,
    feeRows: FIDELITY_FEES,
  },
  {
    name: 'Coinbase',
    header: ['Timestamp', 'Transaction Type', 'Asset', 'Quantity Transacted', 'Price Currency', 'Subtotal', 'Notes'],
    columns: {
      day: 'Timestamp',
      action: 'Transaction Type',
      security: 'Asset',
      quantity: 'Quantity Transacted',
      currency: 'Price Currency',
      amount: 'Subtotal',
      amountAfterFees: 'Total (inclusive of fees and/or spread)',
      description: 'Notes',
      id: 'ID',
    },
    fees: [{ column: 'Fees and/or Spread' }],
    words: COINBASE_WORDS,
    order: 'british',
    currency: 'GBP',
    amountIs: 'before-fees',
  },
]

/** The names of the column of the currency of a column of costs, for each of its names. */
const currencyOfFees = (names: string) =>
  names
    .split('|')
    .flatMap((name) => [`${name} currency`, `${name} ccy`, `Currency of ${name}`, `Currency ${name}`])
    .join('|')

/** Columns of a table of one’s own whose figures change no gain, by their names. */
export const isNotCounted = (name: string): boolean => NOT_COUNTED.some((words) => words.test(name))
const NOT_COUNTED = [
  /^(?:#|no\.?|nr\.?|row|line|index|(?:tax )?year|month|time|notes?|comments?|(?:running |cash |account )?balance|(?:shares |units )?held)$/i,
  /\b(?:gains?|profits?|p ?[/&] ?l|loss(?:es)?)\b/i,
  /\b(?:ids?|refs?|references?|numbers?|nos?\.?|codes?|sedol|isin|cusip|date)$/i,
]

/** A table of one’s own, with what people call its columns. The columns of costs are added up, and those of a security and of a day go in their order. */
export const OWN: Format = {
  name: 'a table of your own',
  header: [],
  columns: {
    day: 'Trade date|Date|Transaction date|Deal date|Date of transaction|Contract date|Day|Date/time|Time|Timestamp|When',
    action: 'Action|Side|Buy/sell|Buy or sell|B/S|Direction|Transaction type|Transaction|Type|Activity|Event|Order type',
    security:
      'Security|Symbol|Ticker|Ticker symbol|Asset|Coin|Token|Stock|Share|Company|Fund|Investment|Instrument|Holding|Stock code|Epic|Sedol|Name|Security name|Stock name|ISIN|ISIN code|ISIN number|Description',
    quantity:
      'Quantity|Qty|Shares|Units|Number|No. of shares|No of shares|Number of shares|Number of units|No. of units|Quantity of shares|Volume|Coins|Tokens',
    splitTo: 'Ratio|Split ratio',
    price:
      'Price|Unit price|Share price|Price per share|Price per unit|Price / share|Price / unit|Price each|Price of one|Unit cost|Cost per share|Market value per share|Rate per share',
    amount:
      'Amount|Total|Value|Consideration|Gross amount|Gross|Gross value|Proceeds|Cost|Total value|Total amount|Total price|Amount in all|Market value|Value before fees|Total before fees|Amount before fees|Total excluding fees',
    amountAfterFees:
      'Net amount|Net|Net proceeds|Net value|Net consideration|Total cost|Total including fees|Total inc fees|Total with fees|Total after fees|Amount including fees|Amount after fees|Value after fees|Total paid|Total received',
    currency: 'Currency|Ccy|Currency code|Trade currency|Price currency',
    rate: 'Rate|Exchange rate|FX rate|FX|Currency rate|Rate of exchange',
    account: 'Account|Account type|Wrapper|Account name',
    isin: 'ISIN|ISIN code|ISIN number',
    status: 'Status|State|Order status|Trade status|Transaction status',
    id: 'Trade ID|Execution ID|Transaction ID|Trade reference|Transaction reference|Deal reference|Bargain reference|Trade number|Transaction number|Contract note|Contract note number|Contract number|Contract reference|Tx ID|Transaction hash|ID|Reference|Ref|Reference number|Order ID|Order reference|Order number',
  },
  fees: [
    'Fees|Fee|Broker fee|Broker fees|Broker’s fee',
    'Commission|Commissions|Broker commission|Brokerage|Comm.|Comms',
    'Charges|Charge|Dealing charge|Dealing charges|Dealing fee|Dealing cost|Dealing costs|Costs|Expenses|Trading fee|Transaction fee',
    'Stamp duty|Stamp duty reserve tax|SDRT|Stamp',
    'PTM levy|Levy|PTM',
    'FX fee|Currency conversion fee|FX charge|Foreign exchange fee|Foreign exchange charge',
    'Taxes|Tax|Transaction tax',
    'Other costs|Other charges|Other cost|Other charge',
    'Fees and commission|Fees & commission|Fees & comm|Fees and charges|Commission and fees|Commission and stamp duty|Other fees',
  ].map((column) => ({ column, currency: currencyOfFees(column) })),
  words: OWN_WORDS,
  order: 'british',
  currency: 'GBP',
  amountIs: 'before-fees',
  rates: { way: 'per-pound', against: 'the-pound' },
}
