import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculator as incomeTax } from '../calculators/income-tax/answer.ts'
import { Decimal, ZERO } from '../money/decimal.ts'
import type { RuleSet } from '../rates/rates-at.ts'
import type { Result } from '../result/result.ts'
import { noteKeysOf } from './note-keys.ts'
import { calculatorOfSlug, exact, resultOf } from './questions.ts'
import { runs } from './runs.ts'

type Inputs = Readonly<Record<string, string>>
const ask = (slug: string, inputs: Inputs, ruleSet: RuleSet = 'statute') =>
  resultOf(slug === incomeTax.slug ? incomeTax : calculatorOfSlug(slug), { ruleSet, inputs })
/** The exact amount, or 0 where the page has no row for it. */
const chargeOf = ({ rows }: Result) => rows.find(({ key }) => key === 'annualAllowanceCharge')?.value ?? ZERO
const stepIn = ({ steps }: Result, wanted: string) => steps.find(({ key }) => key === wanted)?.value.toFixed()

const METHODS = ['salary-sacrifice', 'net-pay', 'relief-at-source'] as const
const regions = fc.constantFrom('england', 'wales', 'scotland', 'northern-ireland')
/** Whole pounds and whole percentages, so that a contribution is in whole pence, as a form takes it. */
const salaries = fc.oneof(fc.integer({ min: 50_000, max: 400_000 }), fc.constantFrom(200_000, 260_000, 260_002, 320_000, 360_000))
const percents = fc.integer({ min: 1, max: 100 })
const amounts = fc.oneof(fc.integer({ min: 0, max: 400_000 }), fc.constantFrom(0, 3600, 10_000, 60_000, 200_000, 260_000))

const holdsForPay = (check: (salary: Decimal, percent: string, region: string) => void) => {
  fc.assert(
    fc.property(salaries, percents, regions, (salary, percent, region) => check(new Decimal(salary), String(percent), region)),
    { numRuns: runs(300) },
  )
}
const takeHome = (salary: Decimal, pensionContribution: string, region: string, pensionMethod: string) =>
  ask('income-tax', { annualSalary: salary.toFixed(), pensionContribution, region, pensionMethod })

describe('a contribution out of pay', () => {
  it('by salary sacrifice counts as the employer’s, and pay given up counts as threshold income, as on the allowance page (FA 2004 s.228ZA(4) and (5))', () => {
    holdsForPay((salary, percent, region) => {
      const given = salary.times(percent).dividedBy(100)
      const allowance = ask('pension-allowance', {
        annualSalary: salary.minus(given).toFixed(),
        employerContributions: given.toFixed(),
        salarySacrifice: given.toFixed(),
        region,
      })
      expect(exact(allowance, 'thresholdIncomeAmount').toFixed()).toBe(salary.toFixed())
      expect(exact(allowance, 'adjustedIncome').toFixed()).toBe(salary.toFixed())
      expect(chargeOf(takeHome(salary, percent, region, 'salary-sacrifice')).toFixed()).toBe(chargeOf(allowance).toFixed())
    })
  })

  it('under relief at source lowers threshold income by the gross contribution, as on the relief and allowance pages (s.228ZA(5))', () => {
    holdsForPay((salary, percent, region) => {
      const gross = salary.times(percent).dividedBy(100).toFixed()
      const charge = chargeOf(takeHome(salary, percent, region, 'relief-at-source')).toFixed()
      const relief = ask('pension-relief', { annualEarnings: salary.toFixed(), pensionContribution: gross, region })
      const allowance = ask('pension-allowance', { annualSalary: salary.toFixed(), pensionContributions: gross, region })
      expect([chargeOf(relief).toFixed(), chargeOf(allowance).toFixed()]).toEqual([charge, charge])
    })
  })

  it('under net pay is charged the same as under relief at source, where raised limits make up for the higher taxed pay (ss.192(4) and 227(4B))', () => {
    let compared = 0
    holdsForPay((salary, percent, region) => {
      const netPay = takeHome(salary, percent, region, 'net-pay')
      // In Scotland every limit is raised except that of the starter band, so pay has to be above that.
      if (!exact(netPay, 'taxableIncome').gt(region === 'scotland' ? 2306 : 0)) return
      if (!chargeOf(netPay).isZero()) compared++
      expect(chargeOf(netPay).toFixed()).toBe(chargeOf(takeHome(salary, percent, region, 'relief-at-source')).toFixed())
    })
    expect(compared).toBeGreaterThan(20)
  })

  it('by salary sacrifice never has more allowance than the other two ways, and adjusted income is the salary in all three (s.228ZA(4))', () => {
    holdsForPay((salary, percent, region) => {
      const results = METHODS.map((method) => takeHome(salary, percent, region, method))
      const [sacrificed, ...others] = results.map((result) => new Decimal(stepIn(result, 'availableAllowance') ?? 60_000))
      for (const allowance of others) expect(sacrificed?.lte(allowance)).toBe(true)
      expect(results.flatMap((result) => stepIn(result, 'adjustedIncome') ?? []).every((income) => income === salary.toFixed())).toBe(true)
    })
  })

  it('has an allowance of £10,000 to £60,000, and the excess is charged at 19% to 48% (ss.227(4), 228 and 228ZA)', () => {
    holdsForPay((salary, percent, region) => {
      for (const method of METHODS) {
        const result = takeHome(salary, percent, region, method)
        const [allowance, excess] = [stepIn(result, 'availableAllowance'), stepIn(result, 'excessContributions')]
        expect(noteKeysOf(result).includes('contribution-above-annual-allowance')).toBe(excess !== undefined)
        expect(result.rows.some(({ key }) => key === 'annualAllowanceCharge')).toBe(excess !== undefined)
        if (allowance === undefined || excess === undefined) continue
        expect(Number(allowance)).toBeGreaterThanOrEqual(10_000)
        expect(Number(allowance)).toBeLessThanOrEqual(60_000)
        expect(new Decimal(excess).plus(allowance).toFixed()).toBe(salary.times(percent).dividedBy(100).toFixed())
        expect(chargeOf(result).gte(new Decimal(excess).times('0.19'))).toBe(true)
        expect(chargeOf(result).lte(new Decimal(excess).times('0.48'))).toBe(true)
      }
    })
  })

  it('is tested only under the law, and take-home pay is the same with and without the test', () => {
    holdsForPay((salary, percent, region) => {
      const inputs = { annualSalary: salary.toFixed(), pensionContribution: percent, region }
      for (const ruleSet of ['constants', 'text'] as const) {
        const result = ask('income-tax', inputs, ruleSet)
        expect([
          String(result.record['annualAllowanceCharge']),
          noteKeysOf(result).includes('contribution-above-annual-allowance'),
        ]).toEqual(['0', false])
      }
      const { record } = ask('income-tax', inputs)
      const [gross, ...taken] = ['grossIncome', 'incomeTax', 'nationalInsurance', 'studentLoan', 'pension', 'netIncome'].map(
        (name) => new Decimal(String(record[name] ?? 0)),
      )
      expect(
        taken
          .reduce((left, amount) => left.minus(amount), gross ?? ZERO)
          .abs()
          .lte('0.03'),
      ).toBe(true)
    })
  })

  it('in some months of a year has the allowance of a whole year, like twelve months of the same earnings (s.228)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50_000, max: 400_000 }), percents, regions, (salary, percent, region) => {
        const asked = (annualSalary: number, monthsWorked: string) =>
          chargeOf(ask('part-year', { annualSalary: String(annualSalary), monthsWorked, pensionContribution: String(percent), region }))
        const year = chargeOf(takeHome(new Decimal(salary), String(percent), region, 'salary-sacrifice'))
        expect(
          asked(salary * 2, '6')
            .minus(year)
            .abs()
            .lt('1e-40'),
        ).toBe(true)
        expect(asked(salary, '12').minus(year).abs().lt('1e-40')).toBe(true)
      }),
      { numRuns: runs(200) },
    )
  })
})

const holdsForEarnings = (check: (earnings: Decimal, contribution: Decimal, region: string) => void) => {
  fc.assert(
    fc.property(amounts, amounts, regions, (earnings, paid, region) => check(new Decimal(earnings), new Decimal(paid), region)),
    { numRuns: runs(400) },
  )
}
const relief = (earnings: Decimal, contribution: Decimal, region: string, ruleSet?: RuleSet) =>
  ask(
    'pension-relief',
    { annualEarnings: earnings.toFixed(), pensionContribution: contribution.toFixed(), isHigherRateTaxpayer: 'false', region },
    ruleSet,
  )

describe('a contribution and its two limits', () => {
  it('can be as large as the smaller of the limit on relief (s.190) and the annual allowance (s.228) without a charge', () => {
    holdsForEarnings((earnings, contribution, region) => {
      const result = relief(earnings, contribution, region)
      const [most, remaining] = [exact(result, 'maxAllowance'), exact(result, 'remainingAllowance')]
      expect(most.lte(Decimal.max(3600, earnings)) && most.lte(60_000)).toBe(true)
      if (remaining.isZero()) return
      const full = relief(earnings, contribution.plus(remaining), region)
      expect([chargeOf(full).toFixed(), String(full.record['unrelievedContribution'])]).toEqual(['0', '0'])
      expect(exact(full, 'remainingAllowance').toFixed()).toBe('0')
    })
  })

  it('taper only where earnings less the contribution pass £200,000 and earnings pass £260,000, by half of the excess in whole pounds (s.228ZA(3))', () => {
    holdsForEarnings((earnings, contribution, region) => {
      const isHighEarner = earnings.minus(contribution).gt(200_000) && earnings.gt(260_000)
      const tapered = Decimal.max(10_000, new Decimal(60_000).minus(earnings.minus(260_000).dividedBy(2).floor()))
      const most = Decimal.min(Decimal.max(3600, earnings), isHighEarner ? tapered : 60_000)
      expect(exact(relief(earnings, contribution, region), 'maxAllowance').toFixed()).toBe(most.toFixed())
    })
  })

  it('do not change the net cost: the charge is separate (s.227), and neither the constants nor the page text have one', () => {
    holdsForEarnings((earnings, contribution, region) => {
      const { record } = relief(earnings, contribution, region)
      expect(String(record['netCost'])).toBe(contribution.minus(String(record['totalRelief'])).toString())
      for (const ruleSet of ['constants', 'text'] as const) {
        expect(chargeOf(relief(earnings, contribution, region, ruleSet)).toFixed()).toBe('0')
      }
    })
  })
})

const holdsForGivenUp = (check: (inputs: Inputs, given: Decimal) => void) => {
  fc.assert(
    fc.property(amounts, amounts, amounts, amounts, (salary, own, employer, given) => {
      const inputs = {
        annualSalary: String(salary),
        pensionContributions: String(own),
        employerContributions: String(employer),
      }
      check(inputs, new Decimal(given))
    }),
    { numRuns: runs(300) },
  )
}

describe('pay given up for a pension (s.228ZA(5))', () => {
  it('adds only to threshold income, and never raises the allowance', () => {
    holdsForGivenUp((inputs, given) => {
      const [without, with_] = [ask('pension-allowance', inputs), ask('pension-allowance', { ...inputs, salarySacrifice: given.toFixed() })]
      expect(exact(with_, 'thresholdIncomeAmount').minus(exact(without, 'thresholdIncomeAmount')).toFixed()).toBe(given.toFixed())
      // The employer pays it, so it is part of the employer’s contributions and is not counted twice.
      for (const name of ['totalContributions', 'adjustedIncome', 'totalTaxRelief'] as const) {
        expect(exact(with_, name).toFixed()).toBe(exact(without, name).toFixed())
      }
      expect(exact(with_, 'availableAllowance').lte(exact(without, 'availableAllowance'))).toBe(true)
    })
  })

  it('changes nothing under the constants and the page text', () => {
    holdsForGivenUp((inputs, given) => {
      for (const ruleSet of ['constants', 'text'] as const) {
        const told = [inputs, { ...inputs, salarySacrifice: given.toFixed() }].map((asked) =>
          JSON.stringify(ask('pension-allowance', asked, ruleSet).record),
        )
        expect(told[1]).toBe(told[0])
      }
    })
  })
})
