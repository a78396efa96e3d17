import { describe, expect, it } from 'vitest'
import { Decimal } from '../money/decimal.ts'
import { calculatorNamed } from '../tests/calculators.ts'
import { inputsOf } from '../tests/questions.ts'
import { useTestFigures } from '../tests/test-figures.ts'
import { incomePicture, type Vertex } from './income-picture.ts'
import { roundedUp } from './segments.ts'

useTestFigures()

async function pictureOf(slug: string, inputs: Readonly<Record<string, string>>) {
  const calculator = await calculatorNamed(slug)
  const picture = incomePicture(calculator, inputsOf(calculator, { ruleSet: 'statute', inputs }), { ruleSet: 'statute' })
  if (!picture) throw new Error(`${slug} has no picture`)
  return picture
}

const texts = (amounts: readonly Decimal[]) => amounts.map((amount) => amount.toDecimalPlaces(4).toFixed()).join(' ')

/** A vertex in a line: the income, what the parts come to, and where the next pound goes. */
const line = ({ at, after, next }: Vertex) => `${at.toFixed(2)}: ${texts(after)}; next ${texts(next)}`

describe('what is kept of a salary', () => {
  it('has its vertices where the bands and the taper of the allowance begin and end', async () => {
    const { parts, vertices } = await pictureOf('income-tax', { annualSalary: '42000' })
    expect(parts.map(({ key }) => key)).toEqual(['netIncome', 'incomeTax', 'nationalInsurance'])
    expect(vertices.map(line)).toEqual([
      '0.00: 0 0 0; next 1 0 0',
      '12570.00: 12570 0 0; next 0.72 0.2 0.08',
      // 20% × 37,700 = 7,540; 8% × 37,700 = 3,016; 50,270 − 10,556 = 39,714.
      '50270.00: 39714 7540 3016; next 0.58 0.4 0.02',
      // 7,540 + 40% × 49,730 = 27,432; 3,016 + 2% × 49,730 = 4,010.60; 100,000 − 31,442.60 = 68,557.40.
      '100000.00: 68557.4 27432 4010.6; next 0.38 0.6 0.02',
      // No allowance is left: 7,540 + 40% × 87,440 = 42,516; 3,016 + 2% × 74,870 = 4,513.40; 125,140 − 47,029.40 = 78,110.60.
      '125140.00: 78110.6 42516 4513.4; next 0.53 0.45 0.02',
      // 42,516 + 45% × 24,860 = 53,703; 4,513.40 + 2% × 24,860 = 5,010.60; 150,000 − 58,713.60 = 91,286.40.
      '150000.00: 91286.4 53703 5010.6; next 0.53 0.45 0.02',
    ])
  })

  it('counts the High Income Child Benefit Charge, which is outside the sum of the card', async () => {
    // For two children 2024/25 pays 52 × (25.60 + 16.95) = 2,212.60: of 2,212, 1% for each £200 above 60,000 is 11.06p of the next pound.
    const { parts, vertices } = await pictureOf('income-tax', { annualSalary: '62000', children: '2' })
    expect(parts.map(({ key }) => key)).toEqual(['netIncome', 'incomeTax', 'nationalInsurance', 'childBenefitCharge'])
    expect(vertices.map(({ at, next }) => `${at.toFixed()}: ${texts(next)}`).slice(2, 5)).toEqual([
      '50270: 0.58 0.4 0.02 0',
      '60000: 0.4694 0.4 0.02 0.1106',
      '80000: 0.58 0.4 0.02 0',
    ])
  })

  it('says what begins and ends at a vertex, and on which segment the answer is', async () => {
    const { vertices, here, now, changesAt } = await pictureOf('income-tax', { annualSalary: '100001' })
    expect(here.at.toFixed()).toBe('100000')
    expect(changesAt(here)).toMatchObject([
      { kind: 'note', name: 'allowance-tapered', comes: true },
      { kind: 'note', name: 'childcare-lost', comes: true },
      { kind: 'note', name: 'childcare-close-to-limit', comes: false },
    ])
    // The allowance is rounded up to a whole pound, so none is lost yet: 27,432 + 40p and 4,010.60 + 2p.
    expect(texts(now)).toBe('68557.98 27432.4 4010.62')
    expect(vertices.at(-1)?.at.toFixed()).toBe('300000')
  })

  it('falls at a cliff by all that is lost there', async () => {
    // Marriage Allowance, £252, goes with the first pound at the higher rate: ITA 2007 s.55B(2)(b).
    const { vertices } = await pictureOf('income-tax', { annualSalary: '42000', marriageAllowance: 'received' })
    const cliff = vertices.find(({ at }) => at.equals(50270))
    expect(cliff?.jump.toFixed()).toBe('-252')
    expect([texts(cliff?.before ?? []), texts(cliff?.after ?? [])]).toEqual(['39966 7288 3016', '39714 7540 3016'])
  })

  it('says where the next pound earned goes where only a part of the salary is earned', async () => {
    // Half of 12,570 × 2 is the allowance: of the next pound of pay 20% goes in tax and 8% in National Insurance.
    const { vertices } = await pictureOf('part-year', { annualSalary: '60000', monthsWorked: '6' })
    expect(vertices.map(line)).toContain('25140.00: 12067.44 0 502.56; next 0.72 0.2 0.08')
  })

  it('is drawn by the daily rate where that is what is typed', async () => {
    const { vertices, here } = await pictureOf('ir35', { dailyRate: '500', daysWorked: '200', ir35Status: 'outside' })
    expect(here.at.lessThan(500)).toBe(true)
    // Marginal relief ends at a profit of 250,000, for which fees of some 263,000 are needed: a rate of 1,315, and a tenth more to see it.
    expect(vertices.at(-1)?.at.toFixed()).toBe('1500')
    for (const { next, each } of vertices) {
      expect(
        next
          .reduce((sum, part) => sum.plus(part))
          .toDecimalPlaces(20)
          .toFixed(),
      ).toBe('1')
      expect(each).toEqual(next[0])
    }
  })
})

describe('what an income costs', () => {
  it('is made of the parts that add up to it', async () => {
    const { parts, vertices, isKept } = await pictureOf('employer-ni', { employeeSalary: '30000', numberOfEmployees: '1' })
    expect([isKept, parts.map(({ key }) => key)]).toEqual([false, ['totalSalaryCost', 'totalEmployerNI']])
    // 13.8% above 9,100. At 60,000: 50,900 × 13.8% = 7,024.20.
    expect(vertices.map(({ at, each }) => `${at.toFixed()} ${each.toFixed()}`)).toEqual(['0 1', '9100 1.138', '60000 1.138'])
    expect(texts(vertices.at(-1)?.after ?? [])).toBe('60000 7024.2')
  })

  it('is what another pound adds to the tax on a gain', async () => {
    // 18% to the basic rate limit and 24% above it: 3,000 of gain is exempt, and 20,270 of the limit is left above a salary of 30,000.
    const { vertices } = await pictureOf('capital-gains', {
      salePrice: '60000',
      purchasePrice: '20000',
      otherIncome: '30000',
      assetType: 'residential',
    })
    expect(vertices.map(({ at, each }) => `${at.toFixed()} ${each.toFixed()}`)).toEqual(['0 0', '23000 0.18', '43270 0.24', '150000 0.24'])
  })
})

it('a calculator without an income has no picture', async () => {
  const vat = await calculatorNamed('vat')
  expect(incomePicture(vat, inputsOf(vat, { ruleSet: 'statute', inputs: { amount: '100' } }))).toBeUndefined()
})

it.each([
  ['84000', '100000'],
  ['137654', '150000'],
  ['150000', '150000'],
  ['150000.01', '200000'],
  ['681.82', '800'],
])('the round amount that a picture reaches for £%s is £%s', (amount, round) => {
  expect(roundedUp(new Decimal(amount)).toFixed()).toBe(round)
})
