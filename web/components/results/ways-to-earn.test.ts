import { describe, expect, it } from 'vitest'
import { isKeptOfIncome } from '#engine/explain/compared.ts'
import { calculatorNamed, SLUGS } from '#engine/tests/calculators.ts'
import { calculators } from '../../calculators/index.ts'
import type { FormValues } from '../../form/form-values.ts'
import { otherWays, WAYS_TO_EARN } from './ways-to-earn.ts'

const asked = async (slug: string, raw: Readonly<Record<string, string>>) => {
  const calculator = await calculatorNamed(slug)
  const parsed = calculator.parse(raw)
  if (parsed.issues) throw new Error(`${slug} refuses ${JSON.stringify(raw)}`)
  return { calculator, inputs: parsed.inputs }
}

describe('the calculators that can be compared with each other', () => {
  it.each(SLUGS)('are those that answer what somebody keeps of a year’s income: %s', async (slug) => {
    const { calculator, inputs } = await asked(slug, {})
    const told = 'add a calculator of what is kept of a year’s income to WAYS_TO_EARN; any other has no large.period'
    expect(slug in WAYS_TO_EARN, told).toBe(isKeptOfIncome(calculator.calculate(inputs)))
  })

  it('are found at their own pages', () => {
    const paths = calculators.flatMap(({ slug, path }) => (slug in WAYS_TO_EARN ? [[slug, path]] : []))
    expect(Object.fromEntries(paths)).toEqual(Object.fromEntries(Object.entries(WAYS_TO_EARN).map(([slug, { path }]) => [slug, path])))
  })

  it.each(Object.entries(WAYS_TO_EARN))(
    'fetch their own arithmetic, and understand what is asked of them: %s',
    async (slug, { load, offer }) => {
      const { calculator } = await load()
      expect(calculator.slug).toBe(slug)
      const asks: FormValues = { ...offer?.asks('60000'), ...(offer?.hasRegion && { region: 'wales' }) }
      expect(Object.keys(asks).filter((name) => !calculator.fields[name])).toEqual([])
      expect(calculator.parse(asks).issues).toBeUndefined()
    },
  )
})

const told = async (slug: string, raw: Readonly<Record<string, string>>) =>
  otherWays(await asked(slug, raw)).map(({ words, asks }) => `${words}: ${asks}`)

describe('other ways to earn the same', () => {
  it('are offered for the income of a year', async () => {
    expect(await told('income-tax', { annualSalary: '5000', payPer: 'month' })).toEqual([
      'Self-employed on £60,000: annualProfit=60000',
      'Your own company on £60,000: dailyRate=600&daysWorked=100',
    ])
    expect(await told('ir35', { dailyRate: '450', daysWorked: '220', permanentSalary: '75000' })).toEqual([
      'A job at £75,000: annualSalary=75000',
      'Self-employed on £99,000: annualProfit=99000',
    ])
    // A hundredth of it would have parts of a penny.
    expect(await told('self-employed', { annualProfit: '40000.50' })).toContain(
      'Your own company on £40,000.50: dailyRate=40000.5&daysWorked=1',
    )
    // A company pays Scottish rates on no salary here, so it is not offered.
    expect(await told('self-employed', { annualProfit: '40000', region: 'scotland' })).toEqual([
      'A job at £40,000: annualSalary=40000&region=scotland',
    ])
  })

  it('are not offered without an income, beside another one, or for another question', async () => {
    expect(await told('income-tax', {})).toEqual([])
    expect(await told('dividend-tax', { dividendIncome: '20000', otherIncome: '12570' })).toEqual([])
    expect(await told('vat', {})).toEqual([])
  })
})
