import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Calculator } from '#engine/calculator.ts'
import { calculator as capitalGains } from '#engine/calculators/capital-gains/answer.ts'
import { calculator as corporationTax } from '#engine/calculators/corporation-tax/answer.ts'
import { calculator as incomeTax } from '#engine/calculators/income-tax/answer.ts'
import { calculator as ir35 } from '#engine/calculators/ir35/answer.ts'
import { calculator as partYear } from '#engine/calculators/part-year/answer.ts'
import { calculator as sideHustle } from '#engine/calculators/side-hustle/answer.ts'
import { inputsOf } from '#engine/tests/questions.ts'
import { useTestFigures } from '#engine/tests/test-figures.ts'
import IncomePictures from './income-pictures.tsx'

useTestFigures()

/** The pictures of an answer, as HTML. */
function drawn(calculator: Calculator, asked: Readonly<Record<string, string>>) {
  const inputs = inputsOf(calculator, { ruleSet: 'statute', inputs: asked })
  const result = calculator.calculate(inputs, { ruleSet: 'statute' })
  return parse(renderToStaticMarkup(<IncomePictures calculator={calculator} fields={calculator.fields} result={result} inputs={inputs} />))
}

const textsIn = (html: ReturnType<typeof drawn>, selector: string) => html.querySelectorAll(selector).map(({ text }) => text)

it('of a salary of which some months are earned, say what is kept of each pound that is earned', () => {
  const html = drawn(partYear, { annualSalary: '30000', monthsWorked: '5' })
  // 8% above 1,048 a month; 20% too above 12,570 × 12 ÷ 5 = 30,168.
  expect(textsIn(html, 'figcaption').join()).toMatch(
    /^You keep all of each £1 earned up to £12,5\d\d(\.\d\d)?, 92p up to £30,168, 72p up to /,
  )
  expect(textsIn(html, 'output').join()).toContain(
    'The next £1 earned leaves 92p: National Insurance 8p.'.replace('Insurance 8p', 'Insurance takes 8p'),
  )
  expect(textsIn(html, 'h3')).toContain('What you keep of the next £1 earned')
})

it('of sales with costs, say that no tax is due on those that cover them, and not that they are kept', () => {
  const etsy = { mainJobSalary: '28000', sideHustleIncome: '3000', sideHustleExpenses: '1800' }
  // 20% above the allowance of 1,000 or the expenses of 1,800; 6% more from a profit of 12,570.
  const [withExpenses] = textsIn(drawn(sideHustle, { ...etsy, useTradingAllowance: 'false' }), 'figcaption')
  expect(withExpenses).toMatch(/^No tax is due on the first £1,800\. You keep 80p of each £1 up to £14,370, 74p up to /)
  const [withAllowance] = textsIn(drawn(sideHustle, etsy), 'figcaption')
  expect(withAllowance).toMatch(/^No tax is due on the first £1,000\. You keep 80p of each £1 up to £13,570, 74p up to /)
  const [without] = textsIn(drawn(sideHustle, { ...etsy, sideHustleExpenses: '0' }), 'figcaption')
  expect(without).toMatch(/^You keep all of the first £1,000, 80p of each £1 up to /)
})

describe('the pictures of a salary of £42,000', () => {
  const html = drawn(incomeTax, { annualSalary: '42000' })

  it('say what is kept along the way, and where the visitor is', () => {
    // 20% and 8%; 40% and 2%; 60% within the taper of the allowance; 45%.
    expect(textsIn(html, 'figcaption')).toEqual([
      'You keep all of the first £12,570, 72p of each £1 up to £50,270, 58p up to £100,000, 38p up to £125,140 and 53p above that.',
    ])
    // 28% × 29,430 = 8,240.40.
    expect(textsIn(html, 'output')).toEqual([
      'At £42,000, where you are, you keep £33,759.60. The next £1 leaves 72p: Income Tax takes 20p and National Insurance 8p.',
    ])
    expect(textsIn(html, '.picture-here text')).toEqual(['You: £42,000', 'You: £42,000'])
  })

  it('name each part beside it, and each vertex above it', () => {
    expect(textsIn(html, '.picture-name')).toEqual(['You keep', 'Income Tax', 'National Insurance'])
    expect(textsIn(html, '.picture-amount')).toEqual(['£12,570', '£50,270', '£100,000', '£125,140'])
    expect(textsIn(html, '.picture-level')).toEqual(['£1', '72p', '58p', '38p', '53p'])
  })

  it('are drawn to their vertices, on axes in round pounds and in pence', () => {
    const [whole, next] = html.querySelectorAll('svg')
    expect(whole?.querySelectorAll('.picture-axes text').map(({ text }) => text)).toEqual([
      '£0',
      '£50,000',
      '£100,000',
      '£150,000',
      '£0',
      '£100,000',
      '£150,000',
      'Annual Salary',
    ])
    expect(
      next
        ?.querySelectorAll('.picture-axes text')
        .slice(0, 6)
        .map(({ text }) => text),
    ).toEqual(['0p', '20p', '40p', '60p', '80p', '£1'])
    // A vertex just below and just above each of six incomes makes twelve points.
    expect(whole?.querySelector('.picture-edge-1')?.getAttribute('d')?.split('L')).toHaveLength(12)
  })
})

it('a cliff is said and drawn: all that is lost there goes at once', () => {
  // Marriage Allowance, £252, goes with the first pound at the higher rate: ITA 2007 s.55B(2)(b).
  const html = drawn(incomeTax, { annualSalary: '42000', marriageAllowance: 'received' })
  expect(textsIn(html, 'figcaption').join()).toContain('Going over £50,270 costs £252 at once.')
  expect(textsIn(html, '.picture-flags text').join(' ')).toContain('£50,270 Costs £252 at once')
})

it('a company keeps its profit', () => {
  const html = drawn(corporationTax, { taxableProfit: '100000' })
  // 19%; 25% and 1.5% less relief for each pound (CTA 2010 s.18B); 25%.
  expect(textsIn(html, 'figcaption')).toEqual(['The company keeps 81p of each £1 up to £50,000, 73.5p up to £250,000 and 75p above that.'])
  expect(textsIn(html, 'h3')).toEqual(['What the company keeps as the profit rises', 'What the company keeps of the next £1'])
})

it('tax to pay has what another pound adds to it', () => {
  const html = drawn(capitalGains, { salePrice: '60000', purchasePrice: '20000', otherIncome: '30000', assetType: 'residential' })
  expect(textsIn(html, 'h3')).toEqual(['Where the money goes as the sale price rises', 'Capital Gains Tax: what £1 more adds'])
  expect(textsIn(html, 'figcaption')).toEqual(['£1 more adds 0p up to £23,000, 18p up to £43,270 and 24p above that.'])
})

it('of many segments only the worst is in the sentence', () => {
  const html = drawn(ir35, { dailyRate: '500', daysWorked: '220', ir35Status: 'outside' })
  expect(textsIn(html, 'figcaption').join()).toMatch(/^From a day rate of £[\d.]+ to £[\d.]+, you keep the least of each £1: [\d.]+p\.$/)
})
