import { expect, it } from 'vitest'
import { calculatorNamed } from '#engine/tests/calculators.ts'
import { doubtAbout } from './doubt-about.ts'

async function questionAbout(slug: string, given: Readonly<Record<string, string>>) {
  const { fields, parse } = await calculatorNamed(slug)
  const parsed = parse(given)
  if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
  return doubtAbout(fields, parsed.inputs)?.question
}

const hourly = (annualSalary: string, hoursPerWeek = '') => questionAbout('income-tax', { annualSalary, payPer: 'hour', hoursPerWeek })
const contract = (dailyRate: string, daysWorked = '220') => questionAbout('ir35', { dailyRate, daysWorked })

const partYear = (annualSalary: string) => questionAbout('part-year', { annualSalary, monthsWorked: '5' })

const NEXT = 'If that is right, calculate again. If not, correct the amount or what it is for.'

it('asks about pay above £1,000 an hour, and says what it would be a year', async () => {
  // 36,000 × 37.5 × 52.
  expect(await hourly('36000')).toBe(`£36,000 an hour would be £70,200,000 a year. ${NEXT}`)
  expect(await hourly('1000')).toBeUndefined()
  expect(await hourly('1000.01', '10')).toBe(`£1,000.01 an hour would be £520,005.20 a year. ${NEXT}`)
  expect(await hourly('1000', '60')).toBeUndefined()
  expect(await questionAbout('income-tax', { annualSalary: '70200000', payPer: 'year' })).toBeUndefined()
})

it('asks about pay of a full year below £5,000, which is likelier to be a month’s', async () => {
  expect(await partYear('2500')).toBe(
    '£2,500 is little for a full year. If it is for a month, enter “£2,500 a month”. If it is for a year, calculate again.',
  )
  expect(await partYear('4999.99')).toContain('£4,999.99 a month')
  expect(await partYear('5000')).toBeUndefined()
  expect(await partYear('0')).toBeUndefined()
})

it.each([
  ['day', '10000', '10000.01'],
  ['week', '50000', '50000.01'],
  ['fortnight', '100000', '100000.01'],
])('asks about pay for a %s above £%s', async (payPer, most, more) => {
  expect(await questionAbout('student-loan', { annualSalary: most, payPer })).toBeUndefined()
  expect(await questionAbout('student-loan', { annualSalary: more, payPer })).toContain(NEXT)
})

it('asks about a day rate by the days worked', async () => {
  expect(await contract('10000')).toBeUndefined()
  expect(await contract('36000')).toBe(`£36,000 a day would be £7,920,000 a year. ${NEXT}`)
  expect(await contract('36000', '0')).toBeUndefined()
})

const LODGER = { lodgerReceipts: '10000' }

it.each([
  ['rental-income', 'annualRentalIncome', 'allowableExpenses'],
  ['tax-bill', 'rentalIncome', 'rentalExpenses'],
])('asks on the page of %s whether expenses of letting without any rent are for the lodgers', async (slug, rent, expenses) => {
  const QUESTION = /^Are these for your lodgers\? Then put them in “Expenses of lodgers”\./
  expect(await questionAbout(slug, { ...LODGER, [expenses]: '0.01' })).toMatch(QUESTION)
  expect(await questionAbout(slug, { ...LODGER, [expenses]: '1500', [rent]: '0.01' })).toBeUndefined()
  expect(await questionAbout(slug, { ...LODGER, lodgerExpenses: '1500' })).toBeUndefined()
  expect(await questionAbout(slug, { [expenses]: '1500' })).toBeUndefined()
})
