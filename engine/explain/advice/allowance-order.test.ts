import { expect, it } from 'vitest'
import { adviceNamed } from '../../tests/advised.ts'
import { useTestFigures } from '../../tests/test-figures.ts'

useTestFigures()

const order = (raw: Readonly<Record<string, string>>, today?: string) => adviceNamed('allowance-order', 'tax-bill', raw, today)

it('is what dividends across the basic rate limit cost where the allowance is used on pay first', async () => {
  // £270 of the basic rate band is left above £50,000, and the dividend nil rate would cover it: 270 × (33.75% − 20%).
  expect(await order({ employmentIncome: '50000', dividendIncome: '2000', taxPaid: '7486' })).toMatchObject({
    worth: '37.13',
    says: 'Check how HMRC calculates your return. It may use your allowances on your pay and other income first, which costs 37.13 (money) more tax. The law uses them where they save most (ITA 2007 s.25(2)), and so does this bill. If HMRC’s bill is higher, ask for it to be corrected.',
  })
})

it('is given above £20: 146 and 145 × 13.75%', async () => {
  expect(await order({ employmentIncome: '50124', dividendIncome: '2000' })).toMatchObject({ worth: '20.08' })
  expect(await order({ employmentIncome: '50125', dividendIncome: '2000' })).toBeUndefined()
})

it('can be claimed for four years after the tax year', async () => {
  expect(await order({ employmentIncome: '50000', dividendIncome: '2000' }, '2029-04-05')).toMatchObject({ worth: '37.13' })
  expect(await order({ employmentIncome: '50000', dividendIncome: '2000' }, '2029-04-06')).toBeUndefined()
})
