import { expect, it } from 'vitest'
import type { Field } from '../../inputs/field.ts'
import { calculatorNamed } from '../../tests/calculators.ts'
import { calculator as bill } from './answer.ts'
import { type Carried, carriedToBill } from './carried.ts'

const LODGERS = { lodgerReceipts: '9000', lodgerExpenses: '8000', lodgerShared: 'true' }

async function carriedFrom(slug: string, raw: Readonly<Record<string, string>>): Promise<Carried | undefined> {
  const calculator = await calculatorNamed(slug)
  const { inputs } = { inputs: undefined, ...calculator.parse(raw, '2024-25') }
  if (!inputs) throw new Error(`${slug} does not take these inputs`)
  return carriedToBill(slug, { inputs, record: calculator.record(inputs, { taxYear: '2024-25' }) })
}

it.each<[slug: string, raw: Readonly<Record<string, string>>, carried: Carried]>([
  // 20% of 30,000 − 12,570; nothing of Plan 2 below 27,295 is repaid, and 9% of 2,705 above it.
  [
    'income-tax',
    { annualSalary: '30000', studentLoanPlan: 'plan2', region: 'wales' },
    { region: 'wales', employmentIncome: '30000', taxPaid: '3486', studentLoanPlan: 'plan2', studentLoanDeducted: '243.45' },
  ],
  // A net pay contribution of 5% comes off pay: 28,500. Tax: 20% of 15,930.
  [
    'income-tax',
    { annualSalary: '30000', pensionContribution: '5', pensionMethod: 'net-pay' },
    { region: 'england', employmentIncome: '28500', taxPaid: '3186' },
  ],
  // Relief at source leaves pay as it is: 5% of 30,000 gross.
  [
    'income-tax',
    { annualSalary: '30000', pensionContribution: '5', pensionMethod: 'relief-at-source' },
    { region: 'england', employmentIncome: '30000', taxPaid: '3486', reliefAtSourcePension: '1500' },
  ],
  // A pension of 5,000 next to pay: 20% of 35,000 − 12,570.
  [
    'income-tax',
    { annualSalary: '30000', secondIncome: '5000', secondIncomeKind: 'pension' },
    { region: 'england', employmentIncome: '30000', pensionIncome: '5000', taxPaid: '4486' },
  ],
  // Nothing is deducted from 12,570, which is not the same as not knowing.
  [
    'income-tax',
    { annualSalary: '12570', studentLoanPlan: 'plan2' },
    { employmentIncome: '12570', taxPaid: '0', studentLoanPlan: 'plan2', studentLoanDeducted: '0' },
  ],
  // 6% of 30,000 − 21,000.
  [
    'student-loan',
    { annualSalary: '30000', studentLoanPlan: 'postgraduate' },
    { region: 'england', employmentIncome: '30000', taxPaid: '3486', postgraduateLoan: 'true', studentLoanDeducted: '540' },
  ],
  ['self-employed', { annualProfit: '45000', expenses: '5000' }, { region: 'england', tradingIncome: '45000', tradingExpenses: '5000' }],
  ['national-insurance', { earnings: '20000', employmentType: 'self-employed' }, { tradingIncome: '20000' }],
  ['national-insurance', { earnings: '20000' }, { employmentIncome: '20000' }],
  [
    'dividend-tax',
    { dividendIncome: '9000', otherIncome: '20000', region: 'scotland' },
    { region: 'scotland', dividendIncome: '9000', employmentIncome: '20000' },
  ],
  ['capital-gains', { salePrice: '20000', purchasePrice: '5000', disposalDate: '2024-10-29' }, { otherGainsBeforeBudget: '15000' }],
  ['capital-gains', { salePrice: '20000', purchasePrice: '5000', disposalDate: '2024-10-30' }, { otherGains: '15000' }],
  ['capital-gains', { salePrice: '20000', purchasePrice: '5000', assetType: 'residential' }, { residentialGains: '15000' }],
  ['capital-gains', { salePrice: '5000', purchasePrice: '20000', otherIncome: '1' }, { employmentIncome: '1' }],
  [
    'side-hustle',
    { mainJobSalary: '30000', sideHustleIncome: '5000', sideHustleExpenses: '600' },
    { region: 'england', employmentIncome: '30000', tradingIncome: '5000', tradingExpenses: '600' },
  ],
  [
    'rental-income',
    { annualRentalIncome: '20000', allowableExpenses: '3000', mortgageInterest: '5000', otherIncome: '40000', ...LODGERS },
    { region: 'england', rentalIncome: '20000', rentalExpenses: '3000', financeCosts: '5000', employmentIncome: '40000', ...LODGERS },
  ],
  // What comes off pay for a defined benefit scheme is not on a P60, and is not asked without its box.
  [
    'pension-allowance',
    { annualSalary: '60000', hasDBPension: 'true', dbMemberContributions: '5880' },
    { region: 'england', employmentIncome: '54120' },
  ],
  ['pension-allowance', { annualSalary: '60000', dbMemberContributions: '5880' }, { region: 'england', employmentIncome: '60000' }],
  // 30% of 30,000 at 125 g/km.
  [
    'company-car',
    { carListPrice: '30000', fuelType: 'petrol', co2Emissions: '125', annualSalary: '48000' },
    { employmentIncome: '48000', taxableBenefits: '9000' },
  ],
  // Outside IR35: 110,000 less 10,000, the salary and 13.8% of 3,470 is a profit of 86,951.14. Corporation Tax on it, 25% less 3/200 of
  // 163,048.86, is 19,292.0521, and the other 67,659.0879 is paid out.
  [
    'ir35',
    { dailyRate: '500', daysWorked: '220', businessExpenses: '10000', directorSalary: '12570' },
    { employmentIncome: '12570', dividendIncome: '67659.09', taxPaid: '0' },
  ],
  // 2,000 a month of which 500 are materials: 20% of 1,500, twelve times.
  ['cis', { grossPayment: '2000', materialsCost: '500' }, { tradingIncome: '24000', tradingExpenses: '6000', taxPaid: '3600' }],
])('%s with %o brings %o', async (slug, raw, carried) => {
  const brought = await carriedFrom(slug, raw)
  expect(withoutDefaults(brought)).toEqual(withoutDefaults(carried))
  expect(bill.parse({ ...brought, taxYear: '2024-25' }).issues).toBeUndefined()
})

it.each(['vat', 'corporation-tax', 'employer-ni', 'payslip'])(
  '%s brings nothing, as it is not about a year of somebody’s income',
  (slug) => {
    expect(carriedToBill(slug, { inputs: {}, record: {} })).toBeUndefined()
  },
)

it('nothing is brought where an annual allowance charge is due, which the bill cannot take', async () => {
  const atTheAllowance = await carriedFrom('pension-allowance', { annualSalary: '70000', pensionContributions: '60000' })
  expect(withoutDefaults(atTheAllowance)).toEqual({ employmentIncome: '70000' })
  expect(await carriedFrom('pension-allowance', { annualSalary: '70000', pensionContributions: '60001' })).toBeUndefined()
  expect(await carriedFrom('income-tax', { annualSalary: '70000', employerContribution: '90' })).toBeUndefined()
})

const blanks: Readonly<Record<string, Field>> = bill.fields

/** What is brought, without choices that say what a blank does. */
const withoutDefaults = (carried: Carried | undefined): Carried =>
  Object.fromEntries(
    Object.entries(carried ?? {}).filter(([name, value]) => {
      const field = blanks[name]
      return !(field && 'blank' in field && value === String(field.blank))
    }),
  )
