import { describe, expect, it } from 'vitest'
import { goldenResults } from '../../tests/golden-results.ts'
import { ratesOf } from '../../tests/rates.ts'
import { calculator } from './answer.ts'
import { missingDeductions } from './missing-deductions.ts'

/** What is missing and usual for inputs as text, in one line. */
function told(raw: Readonly<Record<string, string>>): string {
  const parsed = calculator.parse({ taxYear: '2024-25', ...raw })
  if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
  const { isTaxMissing, isLoanMissing, tax, loan } = missingDeductions(parsed.inputs, ratesOf())
  const after = [
    tax?.isShared && 'Marriage Allowance',
    tax?.isAfterStatePension && 'State Pension',
    tax?.isAfterBenefits && 'benefits',
  ].filter(Boolean)
  return [
    isTaxMissing && 'tax',
    tax && `${tax.amount.toFixed()} by ${tax.code}`,
    after.length > 0 && `after ${after.join(' and ')}`,
    isLoanMissing && 'loan',
    loan && loan.toFixed(),
  ]
    .filter(Boolean)
    .join(', ')
}

describe('what was deducted and not entered', () => {
  it.each<[raw: Readonly<Record<string, string>>, expected: string, why: string]>([
    [{}, '', 'there is nothing to deduct from'],
    [{ tradingIncome: '30000', statePension: '9000' }, '', 'nobody deducts tax from these'],
    [{ employmentIncome: '38000', taxPaid: '0' }, '', 'nought is a figure'],
    [{ employmentIncome: '38000' }, 'tax, 5084 by 1257L', '12,579 is free, and 20% of 25,421 is 5,084.20'],
    [{ employmentIncome: '38000', region: 'wales' }, 'tax, 5084 by C1257L', 'Wales has the same rates'],
    [
      { employmentIncome: '38000', region: 'scotland' },
      'tax, 5175 by S1257L',
      '19% of 2,306, 20% of 11,685 and 21% of 11,430 are 438.14, 2,337 and 2,400.30: 5,175.44',
    ],
    [
      { pensionIncome: '15000', statePension: '9502' },
      'tax, 2386 by 306L, after State Pension',
      '3,069 is free: 20% of 11,931 is 2,386.20',
    ],
    [{ pensionIncome: '15000', statePension: '12570' }, 'tax, 3000 by 0T, after State Pension', 'nothing is free'],
    [
      { pensionIncome: '15000', statePension: '14125' },
      'tax, 3309 by K154, after State Pension',
      '1,555 more: 155, less one. 20% of 16,549',
    ],
    [
      { employmentIncome: '30000', taxableBenefits: '2570' },
      'tax, 3998 by 1000L, after benefits',
      '10,009 is free: 20% of 19,991 is 3,998.20',
    ],
    [
      { employmentIncome: '27000', marriageAllowance: 'received' },
      'tax, 2632 by 1383M, after Marriage Allowance',
      '13,839 is free: 20% of 13,161 is 2,632.20',
    ],
    [
      { employmentIncome: '27000', marriageAllowance: 'given' },
      'tax, 3136 by 1131N, after Marriage Allowance',
      '11,319 is free: 20% of 15,681 is 3,136.20',
    ],
    [
      { pensionIncome: '19400', statePension: '12548', marriageAllowance: 'received' },
      'tax, 3622 by 128M, after Marriage Allowance and State Pension',
      '1,289 is free: 20% of 18,111 is 3,622.20',
    ],
    [
      { pensionIncome: '19400', statePension: '12548', marriageAllowance: 'given' },
      'tax, 4125 by K122, after Marriage Allowance and State Pension',
      '1,238 more than 11,310: 123, less one. 20% of 20,629 is 4,125.80',
    ],
    [{ taxableBenefits: '2570' }, 'tax', 'there is no pay to take it from'],
    [{ employmentIncome: '30000', pensionIncome: '5000' }, 'tax', 'one of the two has another code'],
    [{ employmentIncome: '100000' }, 'tax, 27428 by 1257L', '20% of 37,700 and 40% of 49,721 are 27,428.40'],
    [{ employmentIncome: '100000.01' }, 'tax', 'the allowance begins to fall'],
    [{ employmentIncome: '38000', studentLoanPlan: 'plan2' }, 'tax, 5084 by 1257L, loan, 963', '9% of 10,705 is 963.45'],
    [{ employmentIncome: '27295', taxPaid: '1', studentLoanPlan: 'plan2' }, '', 'nothing is repaid of the threshold'],
    [{ employmentIncome: '27295.01', taxPaid: '1', studentLoanPlan: 'plan2' }, 'loan, 0', 'a penny more'],
    [{ employmentIncome: '38000', taxPaid: '1', postgraduateLoan: 'true' }, 'loan, 1020', '6% of 17,000'],
    [{ employmentIncome: '38000', taxPaid: '1', studentLoanPlan: 'plan2', studentLoanDeducted: '0' }, '', 'nought is a figure'],
  ])('%o: %s, because %s', (raw, expected) => {
    expect(told(raw)).toBe(expected)
  })

  it('is missing wherever a golden row has no balance, and nowhere else', async () => {
    const wrong = (await goldenResults('tax-bill')).filter(({ inputs, result, choice }) => {
      const { isTaxMissing, isLoanMissing } = missingDeductions(
        inputs as Parameters<typeof missingDeductions>[0],
        ratesOf('statute', choice.taxYear),
      )
      return (isTaxMissing || isLoanMissing) === result.record['isBalanceKnown']
    })
    expect(wrong.map((row) => row.told)).toEqual([])
  })
})
