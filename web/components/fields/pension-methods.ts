/** What each way to pay into a pension is, under its name in a form. */
export const PENSION_METHODS_EXPLAINED = {
  'salary-sacrifice': 'You agree to lower pay and your employer pays the difference into your pension.',
  'net-pay': 'It comes off your pay before Income Tax but after National Insurance, as in the NHS and other public service schemes.',
  'relief-at-source': 'It comes off your pay after tax, and your scheme claims basic rate tax relief for you.',
}
