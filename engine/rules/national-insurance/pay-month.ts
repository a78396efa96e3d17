// Not with the rules, so that a form can have the choices without loading the arithmetic.
/** The months of a tax year, by when somebody is paid. */
export const PAY_MONTHS = [
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
  'january',
  'february',
  'march',
] as const
export type PayMonth = (typeof PAY_MONTHS)[number]
