import { taxYears } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import type { ChosenByWords } from './about.ts'

/** An amount in a question, as it was typed, and the period after it, in the words that a form reads. */
export interface AskedAmount {
  readonly typed: string
  readonly period?: string
}

/** What a question says, apart from its words. */
export interface SearchQuestion {
  readonly amount?: AskedAmount
  readonly year?: TaxYear
  /** The question without them. Another number stays in it, and so does a year that the site has not got. */
  readonly rest: string
}

/** What stands between two spaces: an amount is at the start of it, so that P11D, 1257L, 20% and 45,00 are none. */
const RUN = /[\w£$€.,%/-]+/g
const AMOUNT = /^£?(\d{1,3}(?:,\d{3})+|\d+)(\.\d\d?)?([km]?)(?=$|p[amwh]|pcm|[-.,/](?!\d))/i
const PERIOD =
  /^ ?(?:\/ ?|an? |per |each |every )?(year|yr|annum|month|week|wk|day|hour|hr|fortnight|pa|pm|pcm|pw|ph|yearly|annually|monthly|weekly|daily|hourly)\b/i
const PERIODS: Readonly<Record<string, RegExp>> = {
  'a year': /^(y|a|pa$)/,
  'a month': /^(m|pm$|pcm$)/,
  'a week': /^(w|pw$)/,
  'a day': /^d/,
  'an hour': /^(h|ph$)/,
  'a fortnight': /^f/,
}
const NEED = /\b(?:need|want)\b/i
/** What people call the money that they are left with. */
const LEFT = /\b(?:take[- ]?home|after tax|net|clear|keep)\b/gi
/** What they need it for, which says the same. */
const TO_LIVE_ON = /\bto live (?:on|off)\b/gi
/** Words for money that has to be paid, so that the amount is not what the visitor wants to be left with. */
const PAID = /\b(?:tax|pay|paid)\b/i
/** That the amount to find is what is asked for, and not what the amount in the question is called. */
const TO_FIND = [
  /\b(?:what|how much) (?:salary|wage|day rate|profit)(?: (?:to|for|do i need|would i need)\b| ?\??$)/gi,
  /\b(?:do|would) i (?:need|have) to (?:earn|make)\b/gi,
  /\bto (?:earn|make)\b/gi,
]
/** An amount to find that is not pay. */
const NOT_PAY = /\b(?:day rate|profit)\b/i

/** Names that a number belongs to, and numbers that may be years. */
const NAMED = /\b(?:plan|class|section|schedule|week|month|form|sa|box)\s?\d+\b/gi
const MAY_BE_YEAR = /(^ ?|[^£\w.,\s]|[^£\d.,\s] )(20[1-3]\d)\b(?![,.]\d)/g
const TAX_YEAR = /\b(20\d\d)\s?[-/]\s?(?:20)?(\d\d)\b/

/** As many characters that are no amount. */
const hidden = (name: string) => '_'.repeat(name.length)

/** What a question says: the first amount in it, the tax year, and the rest. */
export function asked(question: string): SearchQuestion {
  const plain = question
    .replace(/\s+/g, ' ')
    .replace(/£ /g, '£')
    .replace(TO_LIVE_ON, 'take home')
    .replace(/(\d) (?=[km]\b)/gi, (_, digit: string) => digit)
  const [named = '', from, to] = TAX_YEAR.exec(plain) ?? []
  const year = (Object.keys(taxYears) as TaxYear[]).find((one) => one === `${from}-${to}`)
  const text = year === undefined ? plain : plain.replace(named, ' ')
  const inYear = year === undefined ? {} : { year }
  const runs = [
    ...text
      .replace(MAY_BE_YEAR, (_, before: string, name: string) => before + hidden(name))
      .replace(NAMED, hidden)
      .matchAll(RUN),
  ]
  const run = runs.find(([characters]) => AMOUNT.test(characters))
  if (!run) return { ...inYear, rest: text }
  const [whole, pounds = '', pence = '', unit = ''] = AMOUNT.exec(run[0]) ?? ['']
  const after = text.slice(run.index + whole.length)
  const [periodTyped = '', name = ''] = PERIOD.exec(after) ?? []
  const period = Object.entries(PERIODS).find(([, is]) => is.test(name.toLowerCase()))?.[0]
  return {
    ...inYear,
    amount: {
      typed: `${pounds.replaceAll(',', '')}${pence}${unit.toLowerCase()}`,
      ...(name !== '' && period !== undefined && { period }),
    },
    rest: `${text.slice(0, run.index)} ${after.slice(periodTyped.length)}`,
  }
}

/**
 * What a question says besides that somebody needs an amount to be left with, nothing more for `I need to take home`, and whether it says so
 * in full. Undefined for a question about an amount that somebody has, or has to pay.
 */
export function needIn(rest: string): { readonly besides: string; readonly isSaid: boolean } | undefined {
  const about = TO_FIND.reduce((left, words) => left.replace(words, ' '), rest)
  const besides = about.replace(LEFT, ' ')
  const isNeeded = NEED.test(rest) || (about !== rest && besides !== about)
  return isNeeded && !PAID.test(besides) ? { besides, isSaid: besides !== rest } : undefined
}

/**
 * The part of a question that tells calculators apart. Whoever asks what profit to make, or what day rate, is not asking about pay, whatever
 * they call the money that they are left with.
 */
export function tellingIn(rest: string): string {
  const toFind = TO_FIND.flatMap((words) => rest.match(words) ?? [])
  return toFind.some((words) => NOT_PAY.test(words)) ? rest.replace(LEFT, ' ') : rest
}

/** The words for each option of a choice that a question may make. */
export const CHOICES: Readonly<Record<ChosenByWords, Readonly<Record<string, RegExp>>>> = {
  region: {
    england: /\b(?:england|english)\b/gi,
    scotland: /\b(?:scotland|scottish)\b/gi,
    wales: /\b(?:wales|welsh)\b/gi,
    'northern-ireland': /\bnorthern ireland\b/gi,
  },
  studentLoanPlan: {
    plan1: /\bplan\s?1\b/gi,
    plan2: /\bplan\s?2\b/gi,
    plan4: /\bplan\s?4\b/gi,
    plan5: /\bplan\s?5\b/gi,
    postgraduate: /\bpost\s?grad(?:uate)?\b/gi,
  },
  isPublicServicePension: { true: /\b(?:nhs|lgps)\b/gi },
  ir35Status: { inside: /\binside\b/gi, outside: /\boutside\b/gi },
  isInclusive: { true: /\b(?:remove|off|inc|incl|including|inclusive)\b/gi },
}

/** What a form calls those options, where a question has filled one in. How a pension is paid fills in no pension, so nothing is said of it. */
const CHOSEN: Readonly<Record<ChosenByWords, Readonly<Record<string, string>>>> = {
  isPublicServicePension: {},
  region: { england: 'England', scotland: 'Scotland', wales: 'Wales', 'northern-ireland': 'Northern Ireland' },
  studentLoanPlan: {
    plan1: 'student loan plan 1',
    plan2: 'student loan plan 2',
    plan4: 'student loan plan 4',
    plan5: 'student loan plan 5',
    postgraduate: 'a postgraduate loan',
  },
  ir35Status: { inside: 'inside IR35', outside: 'outside IR35' },
  isInclusive: { true: 'VAT included' },
}

/** What a question has filled in, in words: `£60,000 a year and Scotland`. Empty where that is nothing. */
export const filledIn = (inputs: Readonly<Record<string, string>>): string =>
  new Intl.ListFormat('en-GB').format(
    Object.entries(inputs).flatMap(([name, value]) =>
      name in CHOSEN
        ? (CHOSEN[name as ChosenByWords][value] ?? [])
        : `£${value.replace(/^\d+/, (pounds) => Number(pounds).toLocaleString('en-GB'))}`,
    ),
  )

/** The choices that a question makes, and the question without their words. One that names two options chooses neither. */
export function chosenIn(
  rest: string,
  choices: readonly ChosenByWords[],
): { readonly chosen: Readonly<Record<string, string>>; readonly rest: string } {
  const chosen: Record<string, string> = {}
  let others = rest
  for (const choice of choices) {
    const [only, second] = Object.entries(CHOICES[choice]).filter(([, words]) => others.search(words) >= 0)
    if (!only || second) continue
    chosen[choice] = only[0]
    others = others.replace(only[1], ' ')
  }
  return { chosen, rest: others }
}

/**
 * An amount as a field takes it that is for any period, for its own or for none; undefined where it is for another. The amount of a day
 * always says so, because a bare amount next to a day rate may be a year’s.
 */
export function amountFor(per: 'any' | 'year' | 'day' | undefined, { typed, period }: AskedAmount): string | undefined {
  if (per === 'any') return period === undefined ? typed : `${typed} ${period}`
  if (per === 'day') return period === 'a day' ? typed : undefined
  return period === undefined || (per === 'year' && period === 'a year') ? typed : undefined
}
