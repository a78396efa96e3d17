import { describe, expect, it } from 'vitest'
import { address, answer } from '../../dom/result.ts'
import { fill, one, send, tick, visit, withInputs } from '../../dom/visit.ts'

const PATH = '/specialised-tax/side-hustle-tax-calculator'
const isTicked = () => one('checkbox', 'Use the Trading Allowance').matches(':checked')

async function withCosts(costs: string): Promise<void> {
  await visit(PATH)
  await fill('Main Job Salary', '27000')
  await fill('Side Hustle Income', '4600')
  await fill('Side hustle expenses', costs)
}

describe('the box of the trading allowance', () => {
  it.each([
    ['1000', true],
    ['1000.01', false],
    ['£2,900', false],
    ['2.9k', false],
    ['', true],
    ['lots', true],
  ])('with expenses of “%s” typed: %s', async (costs, is) => {
    await withCosts(costs)
    expect(isTicked()).toBe(is)
  })

  it('follows the expenses both ways, and the answer has the smaller tax', async () => {
    await withCosts('2900')
    await send()
    // 20% of 4,600 − 2,900.
    expect(answer()).toContain('£340')
    expect(address()).toContain('useTradingAllowance=false')
    await fill('Side hustle expenses', '900')
    expect(isTicked()).toBe(true)
    // 20% of 4,600 − 1,000.
    expect(answer()).toContain('£720')
  })

  it('stays as the visitor has it', async () => {
    await withCosts('2900')
    await tick('Use the Trading Allowance')
    await fill('Side hustle expenses', '3000')
    expect(isTicked()).toBe(true)
    await tick('Use the Trading Allowance', false)
    await fill('Side hustle expenses', '10')
    expect(isTicked()).toBe(false)
  })

  it('stays as a link has it', async () => {
    await visit(withInputs(PATH, { mainJobSalary: '27000', sideHustleIncome: '4600', sideHustleExpenses: '2900' }))
    expect([isTicked(), answer()]).toEqual([true, expect.stringContaining('£720')])
  })
})
