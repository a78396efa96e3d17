import { withoutInvisible } from '../inputs/without-invisible.ts'

/**
 * A name as it is compared: `rentalincome` for `Rental-Income`, `Rental income (£)` and `in.rentalIncome`, and `pensionpercent` for `Pension %`.
 */
export const plain = (text: string): string =>
  withoutInvisible(text)
    .replace(/^\s*in\./i, '')
    .toLowerCase()
    .replaceAll('%', 'percent')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
