/** What the action of a row means. */
export type ActionMeaning =
  /** A transaction. A consolidation is a split into fewer shares, and an exchange sells one token and buys another for it. */
  | { readonly is: 'bought' | 'sold' | 'to-spouse' | 'split' | 'consolidation' | 'exchange' }
  /** What comes with the shares held, or changes their cost. */
  | { readonly is: 'rights' | 'income-kept' | 'capital-returned' }
  /** The two halves of a split that is written as all shares going out, and the new number of them coming in. */
  | { readonly is: 'split-out' | 'split-in' }
  /** No transaction in shares, with why. One `toCheck` may still change what is held. */
  | { readonly is: 'passed-over'; readonly why: string; readonly toCheck?: true }
  /** Nothing that may be read without the visitor’s word, to be said after the cell itself. */
  | { readonly is: 'refused'; readonly says: string }

/** How many shares an action names after a word for it, and which: `Bought 12.5 Some Fund`. Nothing where the word is of another kind. */
export function sharesSaid({ says, saysShares }: Word, action: string): { quantity?: string | undefined; security?: string | undefined } {
  const found = saysShares && says.exec(action)
  const [, quantity, security] = (found && /^([\d,.]+) (\S.*)$/.exec(action.slice(found[0].length))) || []
  return { quantity, security }
}

/** Cells by which a row says what happened. */
export interface Word {
  readonly says: RegExp
  readonly means: ActionMeaning
  /** Whether how many shares, and which, stand after it in the same cell. */
  readonly saysShares?: true
}

const BOUGHT: ActionMeaning = { is: 'bought' }
const SOLD: ActionMeaning = { is: 'sold' }
type MeansPassedOver = ActionMeaning & { readonly is: 'passed-over' }
const passedOver = (why: string): MeansPassedOver => ({ is: 'passed-over', why })
const toCheck = (why: string): MeansPassedOver => ({ is: 'passed-over', why, toCheck: true })

export const DIVIDEND = passedOver('is a dividend, which is income and no gain')
export const INTEREST = passedOver('is interest, which is income and no gain')
export const CASH = passedOver('moves money and no shares')
export const CHARGE = passedOver('is a charge or a tax on the account, and no cost of a transaction')
const DERIVATIVE = toCheck('is about options, which are not shares: work them out on their own')
const SPIN_OFF = toCheck(
  'gives shares of another company a part of the cost of yours, which we cannot work out: add the parts as rows of your own',
)
export const MOVED = toCheck('moves shares from or to another account. That is no sale, but what they cost must be in the table')
const WHICH_TRANSFER: ActionMeaning = {
  is: 'refused',
  says: 'could be a sale or none. Write “Transfer to spouse” or “Transfer from spouse”, or “Sell” for a gift to anybody else, with what the shares were worth. Take the row out if you moved them between accounts of your own',
}

const WHICH_TRANSFER_IN: ActionMeaning = {
  is: 'refused',
  says: 'does not say what the shares cost. Write “Buy”, with the day on which you first bought them and what they cost then, or “Transfer from spouse”. Take the row out if both accounts are in the table',
}

/** Shares in place of a dividend. */
export const SCRIP = /^(?:scrip|stock|share) dividends?$|^dividend in shares$/i

/** The words of our own columns, and of what people keep for themselves. */
export const OWN_WORDS: readonly Word[] = [
  { says: /^(?:stock |share )?(?:consolidation|reverse (?:stock |share )?split)$/i, means: { is: 'consolidation' } },
  { says: /^(?:(?:stock |share )?split|sub-?division|bonus split)$/i, means: { is: 'split' } },
  {
    says: /^(?:transfer(?:red)?(?: out)?|gift(?:ed)?|given|moved)? ?to (?:my |the )?(?:spouse|husband|wife|civil partner|partner)$|^spouse (?:transfer )?out$/i,
    means: { is: 'to-spouse' },
  },
  {
    says: /^(?:transfer(?:red)?(?: in)?|gift(?:ed)?|received|moved)? ?from (?:my |the )?(?:spouse|husband|wife|civil partner|partner)$|^spouse (?:transfer )?in$/i,
    means: BOUGHT,
  },
  {
    says: /^(?:b|buy|bought|purchased?|acquired|acquisition|subscri(?:bed|ption)|opening balance|(?:market|limit|stop|stop limit) buy|buy (?:order|to open))$/i,
    means: BOUGHT,
  },
  { says: /^(?:rsus?|(?:rsus?|shares?|stock|award)? ?(?:vest(?:ed|ing|s)?|released?|lapse[ds]?))$/i, means: BOUGHT },
  {
    says: /^(?:drip|reinvest(?:ed|ment)?|reinvest(?:ed)? (?:dividends?|shares)|dividends? reinvest(?:ed|ment))$/i,
    means: BOUGHT,
  },
  {
    says: /^(?:s|sell|sold|sale|disposed|disposal|redeemed|redemption|(?:market|limit|stop|stop limit) sell|sell (?:order|to close))$/i,
    means: SOLD,
  },
  { says: /^(?:rights(?: issue| shares?)?(?: taken up)?|bonus(?: issue| shares?)|scrip issue)$/i, means: { is: 'rights' } },
  {
    says: /^(?:accumulat(?:ion|ed)(?: of)?(?: income| dividend| distribution)?|notional (?:income|dividend|distribution)|(?:excess )?reportable income|eri|income kept)$/i,
    means: { is: 'income-kept' },
  },
  {
    says: /^(?:equali[sz]ation(?: payment)?|(?:return of capital|capital (?:return|returned|distribution|repayment)))$/i,
    means: { is: 'capital-returned' },
  },
  { says: /\bdividends?\b|^div$|^distribution$|^(?:payment|pil) in lieu\b/i, means: DIVIDEND },
  { says: /\binterest\b/i, means: INTEREST },
  {
    says: /^(?:cash )?(?:deposit|withdrawal|top[ -]?up|cash (?:in|out)|payment|contribution|subscription rebate|currency conversion|fx)$/i,
    means: CASH,
  },
  { says: /^(?:account |platform |management |service |custody |monthly )?(?:fees?|charges?)$|^(?:withholding )?tax$/i, means: CHARGE },
  { says: /^(?:spin[ -]?off|demerger)$/i, means: SPIN_OFF },
  { says: /^transfer(?:red)? in$/i, means: WHICH_TRANSFER_IN },
  { says: /^(?:transfer(?:red)?(?: out)?|gift(?:ed)?|send|sent|receive[d]?)$/i, means: WHICH_TRANSFER },
  {
    says: /^(?:sell|sold|sale|shares sold|sold) to cover(?: tax(?:es)?)?$|^sell-to-cover$/i,
    means: { is: 'refused', says: 'sells shares. Write Sell, with the price that they were sold for' },
  },
  {
    says: /^(?:shares )?(?:withheld|withholding|net settle(?:d|ment)|surrendered)(?: (?:shares|for tax(?:es)?))*$/i,
    means: {
      is: 'refused',
      says: 'is of shares that you never had, or that were sold. Take the row out if Vest has only the shares that you got. Write Sell, with what they were worth, if Vest has all of them',
    },
  },
]

/** What brokers call what is no trade. */
export const TRADING_212_WORDS: readonly Word[] = [
  { says: /^(?:market|limit|stop|stop limit) buy$/i, means: BOUGHT },
  { says: /^(?:market|limit|stop|stop limit) sell$/i, means: SOLD },
  { says: /^stock split close$/i, means: { is: 'split-out' } },
  { says: /^stock split open$/i, means: { is: 'split-in' } },
  { says: /^stock split$/i, means: { is: 'split' } },
  { says: /^dividend\b/i, means: DIVIDEND },
  { says: /\binterest\b/i, means: INTEREST },
  {
    says: /^(?:deposit|withdrawal|card (?:debit|credit|refund)|spending cashback|cashback adjustment|currency conversion|result adjustment)$/i,
    means: CASH,
  },
  { says: /^spin[ -]?off$/i, means: SPIN_OFF },
  { says: /^transfer (?:in|out)$/i, means: MOVED },
]

export const SCHWAB_WORDS: readonly Word[] = [
  { says: /^(?:buy|stock plan activity|reinvest shares)$/i, means: BOUGHT },
  { says: /^sell$/i, means: SOLD },
  { says: /^stock split$/i, means: { is: 'split' } },
  { says: /\bdividend\b|^(?:qual div reinvest|(?:short|long) term cap gain)/i, means: DIVIDEND },
  { says: /\binterest\b/i, means: INTEREST },
  { says: /^(?:nra tax adj|nra withholding|foreign tax paid|irs withhold adj|adr mgmt fee|service fee)$/i, means: CHARGE },
  {
    says: /^(?:moneylink (?:transfer|deposit)|misc cash entry|wire (?:funds|sent|funds received)|funds received|journal|visa purchase|adjustment)$/i,
    means: CASH,
  },
  { says: /^cash in lieu$/i, means: toCheck('is money for a part of a share, which comes off the cost of the others or is a sale') },
  { says: /^(?:buy|sell) to (?:open|close)$|^(?:assigned|expired|options frwd split(?: adj)?)$/i, means: DERIVATIVE },
  { says: /^spin[ -]?off$/i, means: SPIN_OFF },
]

export const SCHWAB_AWARD_WORDS: readonly Word[] = [
  { says: /^(?:lapse|deposit)$/i, means: BOUGHT },
  { says: /^sale$/i, means: SOLD },
  { says: /^dividend$/i, means: DIVIDEND },
  { says: /^tax withholding$/i, means: CHARGE },
  { says: /^(?:wire transfer|journal)$/i, means: CASH },
]

export const BROKERS_ACTIVITY_WORDS: readonly Word[] = [
  { says: /^(?:buy|bot)$/i, means: BOUGHT },
  { says: /^(?:sell|sld)$/i, means: SOLD },
  { says: /^(?:dividend|payment in lieu)$/i, means: DIVIDEND },
  { says: /\binterest\b/i, means: INTEREST },
  { says: /^(?:foreign tax withholding|other fee)$/i, means: CHARGE },
  { says: /^(?:deposit|withdrawal|adjustment|forex trade component)$/i, means: CASH },
  { says: /^assignment$/i, means: DERIVATIVE },
]

export const FREETRADE_WORDS: readonly Word[] = [
  { says: /^order buy$/i, means: BOUGHT },
  { says: /^order sell$/i, means: SOLD },
  { says: /^stock_split$/i, means: { is: 'split' } },
  {
    says: /^freeshare_order/i,
    means: {
      is: 'refused',
      says: 'is a share that you did not pay for. Write ORDER, and as the total amount what it counts as having cost you',
    },
  },
  { says: /^dividend/i, means: DIVIDEND },
  { says: /^interest_from_cash/i, means: INTEREST },
  { says: /^(?:top_up|withdrawal)/i, means: CASH },
  { says: /^(?:monthly_statement|tax_certificate)/i, means: passedOver('is a document') },
]

export const VANGUARD_WORDS: readonly Word[] = [
  { says: /^Bought (?=[\d.,])/i, means: BOUGHT, saysShares: true },
  { says: /^Sold (?=[\d.,])/i, means: SOLD, saysShares: true },
  {
    says: /^Reversal of (?:Bought|Sold)\b/i,
    means: { is: 'refused', says: 'takes back a transaction. Take this row out, and the row of the transaction that never was' },
  },
  { says: /^(?:Reversal of )?DIV\b/i, means: DIVIDEND },
  { says: /\bInterest\b/i, means: INTEREST },
  { says: /\bfees?\b/i, means: CHARGE },
  { says: /\b(?:deposit|transfer|payment|withdrawal)\b/i, means: CASH },
]

export const HARGREAVES_WORDS: readonly Word[] = [
  { says: /^B\d+$/i, means: BOUGHT },
  { says: /^S\d+$/i, means: SOLD },
  { says: /^interest$/i, means: INTEREST },
  { says: /^manage fee$/i, means: CHARGE },
  { says: /^(?:st )?div\b/i, means: DIVIDEND },
  { says: /^(?:fpc|fpd|transfer|card web)$/i, means: CASH },
]

export const FIDELITY_WORDS: readonly Word[] = [
  { says: /^buy(?: for switch)?$/i, means: BOUGHT },
  { says: /^sell(?: for switch)?$/i, means: SOLD },
  { says: /\bdividend\b/i, means: DIVIDEND },
  { says: /\binterest\b/i, means: INTEREST },
  { says: /\b(?:service fee|tax)\b|\bfor fees$/i, means: CHARGE },
  { says: /^cash\b|^transfer (?:to|from) cash\b/i, means: CASH },
  { says: /^transfer (?:in|out)$/i, means: MOVED },
]

export const COINBASE_WORDS: readonly Word[] = [
  { says: /^(?:advanced? trade )?buy$/i, means: BOUGHT },
  { says: /^(?:advanced? trade )?sell$/i, means: SOLD },
  { says: /^convert$/i, means: { is: 'exchange' } },
  // Tokens that are income are bought at what is taxed.
  { says: /^(?:staking income|rewards? income|inflation reward|learning reward|coinbase earn)$/i, means: BOUGHT },
  { says: /^(?:deposit|withdrawal|cash to savings)$/i, means: CASH },
  {
    says: /^(?:exchange|pro) (?:deposit|withdrawal)$|^retail (?:un)?staking transfer$|^retail eth2 deprecation$|^vault withdrawal$/i,
    means: passedOver('moves tokens between accounts of your own, which is no sale'),
  },
  {
    says: /^(?:send|receive)$/i,
    means: toCheck(
      'moves tokens to or from a wallet. That is no sale if the wallet is yours. Tokens that you gave away or paid with are sold: write “Sell” and what they were worth',
    ),
  },
]
