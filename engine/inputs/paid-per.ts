// Everything that has to know how people name the period that pay is for.

interface AboutPeriod {
  /** How many of them a year has, or a year of weeks with so many of them. */
  readonly times: number
  readonly perWeek?: 'hoursPerWeek' | 'daysPerWeek'
  /** One of them, after “for”. */
  readonly one: string
  /** What pay for it is called, as a label. */
  readonly pay: string
  /** How people write it after an amount. */
  readonly written: readonly string[]
}

const ABOUT = {
  year: {
    times: 1,
    one: 'a year',
    pay: 'Annual Salary',
    written: ['a year', 'per year', 'each year', 'per annum', 'p.a.', 'pa', '/year', '/yr', 'yearly', 'annually'],
  },
  month: {
    times: 12,
    one: 'a month',
    pay: 'Monthly pay',
    written: ['a month', 'per month', 'each month', 'per calendar month', 'p.m.', 'pm', 'pcm', '/month', '/mth', 'monthly'],
  },
  'four-weeks': {
    times: 13,
    one: 'four weeks',
    pay: 'Pay for four weeks',
    written: [
      'every four weeks',
      'every 4 weeks',
      'per four weeks',
      'per 4 weeks',
      '/4 weeks',
      'four-weekly',
      'four weekly',
      ' 4-weekly',
      ' 4 weekly',
    ],
  },
  fortnight: {
    times: 26,
    one: 'a fortnight',
    pay: 'Fortnightly pay',
    written: ['a fortnight', 'per fortnight', 'each fortnight', 'every two weeks', 'every 2 weeks', '/fortnight', 'fortnightly'],
  },
  week: {
    times: 52,
    one: 'a week',
    pay: 'Weekly pay',
    written: ['a week', 'per week', 'each week', 'p.w.', 'pw', '/week', '/wk', 'weekly'],
  },
  day: { times: 52, perWeek: 'daysPerWeek', one: 'a day', pay: 'Daily pay', written: ['a day', 'per day', 'each day', '/day', 'daily'] },
  hour: {
    times: 52,
    perWeek: 'hoursPerWeek',
    one: 'an hour',
    pay: 'Hourly pay',
    written: ['an hour', 'a hour', 'per hour', 'each hour', 'p.h.', 'ph', '/hour', '/hr', '/h', 'hourly'],
  },
} as const satisfies Record<string, AboutPeriod>

/** How people write each period after an amount, the longest first: `four-weekly` ends in `weekly`. */
const WRITTEN = Object.entries<AboutPeriod>(ABOUT)
  .flatMap(([period, { written }]) => written.map((words) => ({ period: period as PayPeriod, words })))
  .sort((one, other) => other.words.length - one.words.length)

/** An amount without the period after it, and that period: `£15.20` and `hour` for `£15.20 an hour`. Undefined where none is written. */
export function amountAndPeriod(text: string): { readonly amount: string; readonly period: PayPeriod } | undefined {
  const typed = text.trim()
  const small = typed.toLowerCase()
  const found = WRITTEN.find(({ words }) => small.endsWith(words) && /[\d\s.kmn]$/.test(small.slice(0, -words.length)))
  return found && { amount: typed.slice(0, -found.words.length).trimEnd(), period: found.period }
}

/** A period: how many of them a year has, and what pay for it is called. */
export const aboutPeriod = (period: PayPeriod): AboutPeriod => ABOUT[period]

export const PAY_PERIODS = ['year', 'month', 'four-weeks', 'fortnight', 'week', 'day', 'hour'] as const

/** The period that a salary is typed for. */
export type PayPeriod = (typeof PAY_PERIODS)[number]
