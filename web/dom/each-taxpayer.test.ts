import { expect, it } from 'vitest'
import { valuesIn } from '../e2e/support/read-page.ts'
import { address, answer, card, said, textsOf } from './result.ts'
import { all, click, fillNamed, form, press, reload, send, textOf, visit, withInputs } from './visit.ts'

const CAR = '/specialised-tax/company-car-tax-calculator'
const STALE = 'These figures are for your earlier answers'
const taxpayers = () => [...card().querySelectorAll<HTMLElement>('.taxpayers > li')]
const names = () => textsOf(card(), '.taxpayers h3')

const CASES = [
  // 30% of £34,000 is £10,200, at 20%, 40% and 45%.
  {
    path: CAR,
    inputs: { carListPrice: '35000', co2Emissions: '125', personalContribution: '1000' },
    input: 'annualSalary',
    amounts: ['£2,040', '£4,080', '£4,590'],
  },
  // The last £500 of the allowance leaves £9,500, at 8.75%, 33.75% and 39.35%: what is kept, then what is paid.
  {
    path: '/personal-tax/dividend-tax-calculator',
    inputs: { dividendIncome: '10000' },
    input: 'otherIncome',
    amounts: ['£831', '£3,206', '£3,738'],
  },
  {
    path: '/specialised-tax/rental-income-tax-calculator',
    inputs: { annualRentalIncome: '12000' },
    input: 'otherIncome',
    amounts: ['£2,400', '£4,800', '£5,400'],
  },
  // £47,000 is taxed: £37,270 at 18% and £9,730 at 24%, or all of it at 24%. No rate of Capital Gains Tax is higher.
  {
    path: '/specialised-tax/capital-gains-tax-calculator',
    inputs: { salePrice: '350000', purchasePrice: '300000', assetType: 'residential' },
    input: 'otherIncome',
    amounts: ['£9,044', '£11,280', '£11,280'],
  },
] as const

it.each(CASES)(
  'without $input, $path answers for a basic, a higher and an additional rate taxpayer',
  async ({ path, inputs, input, amounts }) => {
    await visit(withInputs(path, inputs))
    expect(names()).toEqual(['Basic rate taxpayer', 'Higher rate taxpayer', 'Additional rate taxpayer'])
    for (const [index, amount] of amounts.entries()) expect(textOf(taxpayers()[index])).toContain(amount)
    expect(said()).toContain('Higher rate taxpayer: £')
    expect(textOf(taxpayers()[1])).toContain('£51,000')
    await press('Enter it for one answer', card())
    expect(document.activeElement).toBe(form().querySelector(`[name="${input}"]`))

    // A link with that input blank gives the three again, and each leads to its working.
    await reload()
    expect(taxpayers()).toHaveLength(3)
    await press(/^See the working.*higher rate taxpayer$/, card())
    expect(textOf(card())).toContain(amounts[1])
    expect(taxpayers()).toEqual([])
    expect(valuesIn(form())[input]).toBe('51000')

    // Nought, typed, is one answer.
    await fillNamed(input, '0')
    await send()
    expect(answer()).not.toBe('')
    expect(taxpayers()).toEqual([])
    expect(address()).toMatch(new RegExp(`${input}=0(&|$)`))
    // An empty box asks something else than a 0 in it.
    await fillNamed(input, '')
    expect(taxpayers()).toHaveLength(3)
    expect(valuesIn(form())[input]).toBe('')
  },
)

// The first has a note of its own below the three answers, the second has none.
it.each(CASES.slice(0, 2))(
  'while a field of $path cannot be read, the three answers stay, and say that they are for earlier answers',
  async (asked) => {
    const [name, amount] = Object.entries(asked.inputs)[0] as [string, string]
    await visit(withInputs(asked.path, asked.inputs))
    expect(textOf(card())).not.toContain(STALE)
    await fillNamed(name, 'many')
    expect(textOf(card())).toContain(STALE)
    for (const [index, figure] of asked.amounts.entries()) expect(textOf(taxpayers()[index])).toContain(figure)
    await fillNamed(name, amount)
    expect(textOf(card())).not.toContain(STALE)
  },
)

it('what each of three taxpayers would save is not said of all three', async () => {
  await visit(withInputs('/specialised-tax/rental-income-tax-calculator', { annualRentalIncome: '12000' }))
  expect(taxpayers()).toHaveLength(3)
  expect(textOf(card())).not.toContain('less tax')
  // £1,000 at 40%.
  await click(all('link', undefined, taxpayers()[1])[0] as HTMLElement)
  expect(textOf(card())).toContain('instead of your expenses and interest and pay £400 less tax.')
})

it('a driver in Scotland reads the rates of Scotland', async () => {
  await visit(withInputs(CAR, { ...CASES[0].inputs, region: 'scotland' }))
  expect(names()).toEqual(['Basic rate taxpayer', 'Higher rate taxpayer', 'Top rate taxpayer'])
  expect(textOf(taxpayers()[1])).toContain('On a salary of £44,000.')
})
