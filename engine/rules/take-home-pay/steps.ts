import {
  bandedStep,
  figureOperand,
  inputOperand,
  moneyStep,
  type Operand,
  percentStep,
  type Step,
  stepOperand,
  stepOperands,
} from '../../result/step.ts'
import { incomeTaxSteps } from '../income-tax/steps.ts'
import { aboveAllowanceSteps, type Worked } from '../pensions/annual-allowance-steps.ts'
import type { Repayment } from '../student-loans/repayment.ts'
import type { PensionMethod } from './pension-method.ts'
import type { TakeHomePay, TakeHomeRates } from './take-home-pay.ts'

/** The working of take-home pay. Each step uses only earlier ones. Annual pounds, except the monthly step. */
export function takeHomeSteps(pay: TakeHomePay, rates: TakeHomeRates): Step[] {
  const salary = inputOperand('annualSalary', pay.facts.annualSalary)
  const pension = pensionSteps(pay, rates, salary)
  const afterPension = pension.afterPension ? stepOperand(pension.afterPension) : salary
  const { pensionMethod } = pay.facts
  const incomeTax = incomeTaxSteps(
    pay.incomeTax,
    { income: pensionMethod === 'relief-at-source' ? salary : afterPension, adjustedNetIncome: afterPension },
    rates,
  )
  const earnings = pensionMethod === 'salary-sacrifice' ? afterPension : salary
  const insurance = pay.nationalInsurance.contribution
  const nationalInsurance = bandedStep('nationalInsurance', 'National Insurance', insurance, { earnings }, 'SSCBA 1992 s.8')
  const loans = pay.repayments.filter(({ repayment }) => !repayment.isZero()).map((loan) => repaymentStep(loan, earnings))
  const deductions = [incomeTax.find(({ key }) => key === 'incomeTax'), nationalInsurance, ...loans, pension.cost]
  return [
    ...pension.steps,
    ...incomeTax,
    nationalInsurance,
    ...loans,
    ...resultSteps(
      pay,
      salary,
      deductions.filter((step) => step !== undefined),
    ),
    ...aboveSteps(pay, rates, salary, pension),
  ]
}

interface PensionWorking {
  readonly steps: readonly Step[]
  /** The step that is taken away to get take-home pay. */
  readonly cost?: Step
  readonly afterPension?: Step
  /** The whole contribution that reaches the pension. */
  readonly gross?: Step
}

function pensionSteps({ facts, pension, pensionGross }: TakeHomePay, { incomeTax }: TakeHomeRates, salary: Operand): PensionWorking {
  if (pensionGross.isZero()) return { steps: [] }
  const isReliefAtSource = facts.pensionMethod === 'relief-at-source'
  const gross = moneyStep(
    isReliefAtSource ? 'pensionGross' : 'pension',
    isReliefAtSource ? 'Gross pension contribution' : 'Pension contribution',
    pensionGross,
    '{salary} × {percent}',
    { salary, percent: inputOperand('pensionContribution', facts.pensionContribution, 'percent') },
  )
  const afterPension = moneyStep(
    'afterPension',
    {
      'salary-sacrifice': 'Pay after salary sacrifice',
      'net-pay': 'Pay after pension contribution',
      'relief-at-source': 'Adjusted net income',
    }[facts.pensionMethod],
    facts.annualSalary.minus(pensionGross),
    '{salary} − {pension}',
    { salary, pension: stepOperand(gross) },
  )
  if (!isReliefAtSource) return { steps: [gross, afterPension], cost: gross, afterPension, gross }
  const cost = moneyStep('pension', 'What you pay into the pension', pension, '{gross} × {share}', {
    gross: stepOperand(gross),
    share: figureOperand(incomeTax.reliefAtSource.memberShare),
  })
  return { steps: [gross, cost, afterPension], cost, afterPension, gross }
}

/**
 * The steps for the charge on a contribution above the annual allowance. How it is paid decides the two incomes. FA 2004 s.228ZA(4) and
 * (5).
 */
function aboveSteps(
  { facts, aboveAllowance }: TakeHomePay,
  rates: TakeHomeRates,
  salary: Operand,
  { gross, afterPension }: PensionWorking,
): Step[] {
  if (!aboveAllowance || !gross || !afterPension) return []
  const contribution = stepOperand(gross)
  const pay = stepOperand(afterPension)
  const payAndContribution: Worked = ['{pay} + {contribution}', { pay, contribution }]
  const from = {
    'salary-sacrifice': { threshold: payAndContribution, adjusted: payAndContribution },
    'net-pay': { threshold: ['{pay}', { pay }], adjusted: payAndContribution },
    'relief-at-source': { threshold: ['{salary} − {contribution}', { salary, contribution }], adjusted: ['{salary}', { salary }] },
  } as const satisfies Record<PensionMethod, { threshold: Worked; adjusted: Worked }>
  return aboveAllowanceSteps(aboveAllowance, { contribution, ...from[facts.pensionMethod] }, rates)
}

/** The key of the step for the repayment of a plan. */
export const repaymentKey = ({ plan }: Pick<Repayment, 'plan'>): string => `studentLoan.${plan}`

const repaymentStep = ({ plan, threshold, rate, repayment }: Repayment, earnings: Operand): Step =>
  moneyStep(
    repaymentKey({ plan }),
    plan === 'postgraduate' ? 'Postgraduate loan' : `Plan ${plan.slice(-1)} student loan`,
    repayment,
    '({earnings} − {threshold}) × {rate}',
    {
      earnings,
      threshold: figureOperand(threshold),
      rate: figureOperand(rate),
    },
  )

/** The steps for take-home pay, for a month of it, and for the percentage that deductions take. */
function resultSteps({ netIncome, monthlyNetIncome, effectiveRate }: TakeHomePay, salary: Operand, deductions: readonly Step[]): Step[] {
  const taken = stepOperands(deductions)
  const names = deductions.map(({ key }) => `{${key}}`)
  const net = moneyStep('netIncome', 'Annual take-home pay', netIncome, ['{salary}', ...names].join(' − '), { salary, ...taken })
  const monthly = moneyStep('monthlyNetIncome', 'Monthly take-home pay', monthlyNetIncome, '{net} ÷ 12', { net: stepOperand(net) })
  const rate = percentStep('effectiveRate', 'Effective tax rate', effectiveRate, `(${names.join(' + ')}) ÷ {salary}`, { ...taken, salary })
  return [net, monthly, rate]
}
