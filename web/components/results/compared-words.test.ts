import { describe, expect, it } from 'vitest'
import type { ComparedAnswer } from './compared-answers.ts'
import { comparedWords } from './compared-words.ts'
import { answered } from './tests/answered.ts'

const said = (...answers: readonly ComparedAnswer[]) =>
  answers.map((answer) => {
    const { name = '', asked = '' } = comparedWords(answer, answers)
    return `${answer.letter}: ${[name, asked].filter(Boolean).join(' | ')}`
  })

describe('answers side by side are told apart', () => {
  it('by what differs between them', async () => {
    const [low, high, taxed] = await Promise.all([
      answered('A', 'income-tax', { annualSalary: '50000' }),
      answered('B', 'income-tax', { annualSalary: '60000', pensionContribution: '5' }),
      answered('B', 'income-tax', { annualSalary: '50000' }, '2025-26'),
    ])
    expect(said(low, high)).toEqual(['A: £50,000, Pension Contribution 0%', 'B: £60,000, Pension Contribution 5%'])
    expect(said(low, taxed)).toEqual(['A: 2024/25', 'B: 2025/26'])
    expect(said(low)).toEqual(['A: The same inputs'])
  })

  it('with the labels of all but the main amount', async () => {
    const [one, two, paid] = await Promise.all([
      answered('A', 'income-tax', { annualSalary: '98000', children: '1' }),
      answered('B', 'income-tax', { annualSalary: '102000', children: '2' }),
      answered('B', 'income-tax', { annualSalary: '98000', children: '1', pensionContribution: '3.85', pensionMethod: 'net-pay' }),
    ])
    expect(said(one, two)).toEqual(['A: £98,000, Children you get Child Benefit for 1', 'B: £102,000, 2 children'])
    expect(said(one, paid)).toEqual(['A: Pension Contribution 0%, Salary sacrifice', 'B: Pension Contribution 3.85%, Net pay arrangement'])
  })

  it('without what is blank, where something else tells them apart', async () => {
    const petrol = await answered('A', 'company-car', { carListPrice: '30000', fuelType: 'petrol', co2Emissions: '120' })
    const electric = await answered('B', 'company-car', { carListPrice: '30000', fuelType: 'electric' })
    const unknown = await answered('B', 'company-car', { carListPrice: '30000', fuelType: 'petrol' })
    expect(said(petrol, electric)).toEqual(['A: Petrol, 120 g/km', 'B: Electric'])
    expect(said(petrol, unknown)).toEqual(['A: 120 g/km', 'B: CO2 Emissions: blank'])
  })

  it('by all that was asked where two amounts differ, or too much', async () => {
    const whole = await answered('A', 'capital-gains', { salePrice: '20000', purchasePrice: '11000' })
    const part = await answered('B', 'capital-gains', { salePrice: '10000', purchasePrice: '5500' })
    expect(said(whole, part)).toEqual(['A: Sale Price: £20,000, Purchase Price: £11,000', 'B: Sale Price: £10,000, Purchase Price: £5,500'])
  })

  it('by how the income is earned, with all that was entered, where calculators differ', async () => {
    const [job, inside] = await Promise.all([
      answered('A', 'income-tax', { annualSalary: '75000' }),
      answered('B', 'ir35', { dailyRate: '450', daysWorked: '220', ir35Status: 'inside' }),
    ])
    expect(said(job, inside)).toEqual([
      'A: A job | Annual Salary: £75,000',
      'B: Inside IR35 | Day Rate: £450, Days Worked: 220, IR35 Status: Inside',
    ])
  })
})
