import { describe, expect, it } from 'vitest'
import { calculator as corporationTax } from '../calculators/corporation-tax/answer.ts'
import { calculator as dividendTax } from '../calculators/dividend-tax/answer.ts'
import { calculator as employerNi } from '../calculators/employer-ni/answer.ts'
import { calculator as nationalInsurance } from '../calculators/national-insurance/answer.ts'
import { Decimal, ONE, ZERO } from '../money/decimal.ts'
import type { RuleSet } from '../rates/rates-at.ts'
import { noteKeysOf } from './note-keys.ts'
import { calculatorOfSlug, exact, holdsFor, type Question, resultOf } from './questions.ts'
import { same, takeHome } from './take-home-page.ts'

// What each page works out for an exact amount. An amount that was worked out may have fractions of a penny, which a form would refuse.
const insuranceOn = (ruleSet: RuleSet, earnings: Decimal, employmentType: 'employee' | 'self-employed' = 'employee') =>
  nationalInsurance.calculate({ earnings, employmentType }, { ruleSet })
const employerOn = (ruleSet: RuleSet, employeeSalary: Decimal, numberOfEmployees = ONE, claimEmploymentAllowance = false) =>
  employerNi.calculate({ employeeSalary, numberOfEmployees, claimEmploymentAllowance, employeeCategory: 'standard' }, { ruleSet })
const takeHomeOf = (ruleSet: RuleSet, annualSalary: Decimal) => takeHome(ruleSet, { annualSalary })
/** Class 4 on a profit without a salary, less two thirds (6% falls to 2%) of the contributions at main rates above the annual maximum. */
function withinMaximum(salary: Decimal, profit: Decimal): Decimal {
  const class4 = (amount: Decimal) => exact(insuranceOn('statute', amount, 'self-employed'), 'employeeNI')
  const class1AtMainRate = exact(insuranceOn('statute', Decimal.min(salary, 50270)), 'employeeNI')
  const room = Decimal.max(0, class4(new Decimal(50270)).minus(class1AtMainRate))
  const tooMuch = Decimal.max(0, class4(Decimal.min(profit, 50270)).minus(room))
  return class4(profit).minus(tooMuch.times(2).dividedBy(3))
}

describe('National Insurance', () => {
  it('for an employee is what the income-tax and employer-ni pages say', () => {
    holdsFor(calculatorOfSlug('national-insurance'), ({ ruleSet, inputs: { earnings } }) => {
      const salary = new Decimal(earnings || 0)
      const result = insuranceOn(ruleSet, salary)
      same(exact(result, 'employeeNI'), exact(takeHomeOf(ruleSet, salary), 'nationalInsurance'))
      same(exact(result, 'employerNI'), exact(employerOn(ruleSet, salary), 'employerNIPerEmployee'))
    })
  })

  it('for the self-employed is what their own page says; on side income under statute it is Class 4, within reg.100', () => {
    const selfEmployed = calculatorOfSlug('self-employed')
    holdsFor(selfEmployed, ({ ruleSet }, result) => {
      const insurance = insuranceOn(ruleSet, Decimal.max(0, exact(result, 'netProfit')), 'self-employed')
      same(exact(result, 'class2NI').plus(exact(result, 'class4NI')), exact(insurance, 'employeeNI'))
    })
    holdsFor(calculatorOfSlug('side-hustle'), ({ ruleSet, inputs: { mainJobSalary } }, result) => {
      const [salary, side] = [new Decimal(mainJobSalary || 0), exact(result, 'taxableIncome')]
      const onBoth = () =>
        exact(insuranceOn(ruleSet, salary.plus(side)), 'employeeNI').minus(exact(insuranceOn(ruleSet, salary), 'employeeNI'))
      same(exact(result, 'additionalNI'), ruleSet === 'statute' ? withinMaximum(salary, side) : onBoth())
    })
  })

  it('for an employer is that for one employee times their number, less the allowance, and never negative', () => {
    holdsFor(calculatorOfSlug('employer-ni'), ({ ruleSet, inputs: { employeeSalary, numberOfEmployees } }) => {
      const [salary, number] = [new Decimal(employeeSalary || 0), new Decimal(numberOfEmployees || 1)]
      const [one, all, less] = [employerOn(ruleSet, salary), employerOn(ruleSet, salary, number), employerOn(ruleSet, salary, number, true)]
      same(exact(all, 'totalEmployerNI'), exact(one, 'employerNIPerEmployee').times(number))
      same(exact(less, 'totalEmployerNI'), Decimal.max(0, exact(all, 'totalEmployerNI').minus(5000)))
    })
  })
})

const askedOf = (question: Question, ir35Status: string): Question => ({ ...question, inputs: { ...question.inputs, ir35Status } })

describe('IR35', () => {
  const ir35 = calculatorOfSlug('ir35')

  it('inside under statute: pay and the employer’s contributions on it add up to the income from the contract', () => {
    holdsFor(ir35, (question) => {
      const result = resultOf(ir35, { ...askedOf(question, 'inside'), ruleSet: 'statute' })
      const pay = exact(result, 'salary')
      same(pay.plus(exact(employerOn('statute', pay), 'employerNIPerEmployee')), exact(result, 'grossIncome'))
      const insurance = insuranceOn('statute', pay)
      same(exact(result, 'nationalInsurance'), exact(insurance, 'totalNI'))
    })
  })

  it('inside: pay is taxed as the income-tax page says', () => {
    holdsFor(ir35, (question) => {
      const result = resultOf(ir35, askedOf(question, 'inside'))
      const page = takeHomeOf(question.ruleSet, exact(result, 'salary'))
      same(exact(result, 'incomeTax'), exact(page, 'incomeTax'))
      same(exact(result, 'employeeContributions'), exact(page, 'nationalInsurance'))
    })
  })

  it('outside: dividends and salary are taxed as the dividend-tax page says', () => {
    holdsFor(ir35, (question) => {
      const result = resultOf(ir35, askedOf(question, 'outside'))
      const income = { dividendIncome: exact(result, 'dividends'), otherIncome: exact(result, 'salary'), region: 'england' } as const
      const page = dividendTax.calculate(income, { ruleSet: question.ruleSet })
      same(exact(result, 'dividendTax'), exact(page, 'dividendTax'))
      same(exact(result, 'incomeTax'), exact(page, 'incomeTax'))
    })
  })

  it('outside: the company pays what the corporation-tax page says under statute, and otherwise 19% or 25% of all profit', () => {
    holdsFor(ir35, (question) => {
      const { ruleSet } = question
      const result = resultOf(ir35, askedOf(question, 'outside'))
      const profit = exact(result, 'taxableProfit')
      const inputs = { taxableProfit: profit, accountingPeriodLength: new Decimal(12), associatedCompanies: ZERO, periodEnd: '2025-03-31' }
      const page = exact(corporationTax.calculate(inputs, { ruleSet }), 'corporationTax')
      same(exact(result, 'corporationTax'), ruleSet === 'statute' ? page : profit.times(profit.lte(50000) ? '0.19' : '0.25'))
      same(exact(result, 'dividends'), profit.minus(exact(result, 'corporationTax')))
    })
  })

  it('each status shows the take-home of the other, and the difference with the opposite sign', () => {
    holdsFor(ir35, (question) => {
      const [inside, outside] = [resultOf(ir35, askedOf(question, 'inside')), resultOf(ir35, askedOf(question, 'outside'))]
      same(exact(inside, 'takeHome'), exact(outside, 'otherScenarioTakeHome'))
      same(exact(outside, 'takeHome'), exact(inside, 'otherScenarioTakeHome'))
      same(exact(inside, 'takeHomeDifference'), exact(outside, 'takeHomeDifference').negated())
    })
  })
})

describe('VAT', () => {
  const vat = calculatorOfSlug('vat')
  const asked = (question: Question, amount: Decimal, isInclusive: boolean) =>
    resultOf(vat, { ...question, inputs: { ...question.inputs, amount: amount.toFixed(), isInclusive: String(isInclusive) } })

  it('added to an amount and taken out again gives the amount back, to the penny', () => {
    holdsFor(vat, (question) => {
      const amount = new Decimal(question.inputs['amount'] || 0)
      const gross = exact(asked(question, amount, false), 'grossAmount')
      // The form takes no more than a trillion pounds.
      if (gross.lte('1000000000000')) expect(exact(asked(question, gross, true), 'netAmount').toFixed()).toBe(amount.toFixed())
    })
  })

  it('taken out and added again gives the amount back, or is a penny out and a note says so', () => {
    holdsFor(vat, (question) => {
      const amount = new Decimal(question.inputs['amount'] || 0)
      const inclusive = asked(question, amount, true)
      const missed = exact(asked(question, exact(inclusive, 'netAmount'), false), 'grossAmount').minus(amount)
      expect(missed.abs().lte('0.01')).toBe(true)
      expect(noteKeysOf(inclusive).includes('not-quite-reversible')).toBe(!missed.isZero())
    })
  })
})
