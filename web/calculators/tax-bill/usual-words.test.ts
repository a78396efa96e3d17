import { expect, it } from 'vitest'
import { calculator } from '#engine/calculators/tax-bill/answer.ts'
import { missingDeductions } from '#engine/calculators/tax-bill/missing-deductions.ts'
import { Decimal } from '#engine/money/decimal.ts'
import { ratesOf } from '#engine/tests/rates.ts'
import { restsOnUsual, usually } from './usual-words.ts'

type Raw = Readonly<Record<string, string>>

function inputsOf(raw: Raw) {
  const parsed = calculator.parse({ taxYear: '2026-27', ...raw })
  if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
  return parsed.inputs
}

const usualOf = (raw: Raw) => missingDeductions(inputsOf(raw), ratesOf('statute', '2026-27'))

// S59L leaves 599 free: 19% of 3,967, 20% of 12,989 and 21% of 6,445 are 753.73, 2,597.80 and 1,353.45.
const TEACHER = { region: 'scotland', pensionIncome: '24000', statePension: '11973' }
// 20% of 30,000 − 12,579 is 3,484.20.
const SELLER = { employmentIncome: '30000' }

it.each<[Raw, string]>([
  [
    TEACHER,
    'If the tax code was S59L (the allowance less your State Pension), it is about £4,704. HMRC often takes interest off the allowance too, so compare the code on your payslip or P60.',
  ],
  [SELLER, 'If the tax code was 1257L, it is about £3,484.'],
  // 13,839 is free, and 20% of 16,161 is 3,232.20.
  [{ ...SELLER, marriageAllowance: 'received' }, 'If the tax code was 1383M (with Marriage Allowance), it is about £3,232.'],
  // S128M leaves 1,289 free: 19% of 3,967, 20% of 12,989 and 21% of 1,155 are 753.73, 2,597.80 and 242.55.
  [
    { region: 'scotland', pensionIncome: '19400', statePension: '12548', marriageAllowance: 'received' },
    'If the tax code was S128M (the allowance with Marriage Allowance, less your State Pension), it is about £3,594. HMRC often takes interest off the allowance too, so compare the code on your payslip or P60.',
  ],
])('of a bill of %o, says which code takes about how many pounds', (raw, words) => {
  expect(usually(usualOf(raw))).toBe(words)
})

it.each<[why: string, raw: Raw, balance: string, words: string]>([
  [
    'the usual tax',
    { ...TEACHER, taxPaid: '4704' },
    '102.07',
    'The £4,704 of tax is about what payroll takes with the code S59L (the allowance less your State Pension), so what is left to pay is about £102. It may include a few pounds, because tax codes are rounded in your favour. Your P60 has the exact figure.',
  ],
  [
    'the usual tax, with too much paid',
    { ...SELLER, taxPaid: '3484' },
    '-250.49',
    'The £3,484 of tax is about what payroll takes with the code 1257L, so you get back about £250. Your P60 has the exact figure.',
  ],
  ['the tax of a P60', { ...SELLER, taxPaid: '3484.20' }, '162', ''],
  ['a pound less than is usual', { ...SELLER, taxPaid: '3483' }, '162', ''],
  ['tax of nothing, which is usual', { employmentIncome: '12570', taxPaid: '0' }, '0', ''],
  ['nothing to deduct from', { rentalIncome: '20000' }, '1486', ''],
])('says that a balance rests on what is usual, or nothing: %s', (_, raw, balance, words) => {
  const { taxPaid, studentLoanDeducted, ...without } = inputsOf(raw)
  expect(
    restsOnUsual({ ...without, taxPaid, studentLoanDeducted }, usualOf({ ...raw, taxPaid: '' }), {
      balance: new Decimal(balance),
      isYearOver: true,
    }),
  ).toBe(words)
})

it('says it of usual loan repayments, with the tax or alone', () => {
  // Plan 2 from 29,385 in 2026/27: 9% of 8,615 is 775.35. 20% of 38,000 − 12,579 is 5,084.20.
  const raw = { employmentIncome: '38000', studentLoanPlan: 'plan2', studentLoanDeducted: '775' }
  const usual = usualOf({ ...raw, studentLoanDeducted: '' })
  expect(restsOnUsual(inputsOf({ ...raw, taxPaid: '5084' }), usual, { balance: new Decimal(2), isYearOver: true })).toContain(
    'The £5,084 of tax and £775 of loan repayments are about what payroll takes with the code 1257L, so what is left to pay is about £2.',
  )
  expect(restsOnUsual(inputsOf({ ...raw, taxPaid: '5000' }), usual, { balance: new Decimal('86.49'), isYearOver: false })).toBe(
    'The £775 of loan repayments are about what payroll takes, so what is left to pay is about £86. Your P60 will have the exact figure.',
  )
})
