import type { AnnualMaximum } from '../../decimal-rules/national-insurance/class-4-annual-maximum.ts'
import { bandedStep, figureOperand, moneyStep, type Operand, type Step, stepOperand } from '../../result/step.ts'
import type { SideHustle, SideHustleRates } from './calculate.ts'
import { difference } from './difference-step.ts'

const CLASS_4 = 'SSCBA 1992 s.15'
const MAXIMUM = 'SI 2001/1004 reg.100'

/** The working of the additional National Insurance; its last step is the amount. */
export function insuranceSteps(
  { facts, nationalInsurance }: SideHustle,
  { salary, taxable, both }: { readonly salary: Operand; readonly taxable: Step; readonly both: Step },
  rates: SideHustleRates,
): Step[] {
  const label = 'Extra National Insurance'
  if (nationalInsurance.charge === 'class-4') {
    const { limitedBy } = nationalInsurance.onSideIncome
    const profit = stepOperand(taxable)
    const working = limitedBy ? maximumSteps(limitedBy, { facts, salary, profit }, rates) : []
    const law = limitedBy ? `${CLASS_4}; ${MAXIMUM}` : CLASS_4
    return [...working, bandedStep('additionalNI', label, nationalInsurance.additional, { profit }, law)]
  }
  const { onSalary, onBoth, additional } = nationalInsurance
  const first = bandedStep(
    'salary.nationalInsurance',
    'National Insurance (Class 1) without the side income',
    onSalary.contribution,
    { salary },
    'SSCBA 1992 s.8',
  )
  const operands = { both: stepOperand(both) }
  const second = bandedStep(
    'both.nationalInsurance',
    'National Insurance (Class 1) with the side income',
    onBoth.contribution,
    operands,
    'SSCBA 1992 s.8',
  )
  return [first, second, difference('additionalNI', label, additional, [second], [first])]
}

/**
 * How much profit is charged at the main rate of Class 4 on top of the salary: the annual maximum less Class 1, the profit that reaches
 * that limit, and the profit above it. SI 2001/1004 reg.100.
 */
function maximumSteps(
  maximum: AnnualMaximum,
  { facts, salary, profit }: { readonly facts: SideHustle['facts']; readonly salary: Operand; readonly profit: Operand },
  { nationalInsurance: { class1, class4 } }: SideHustleRates,
): Step[] {
  const isAboveLimit = facts.mainJobSalary.greaterThan(class1.upperEarningsLimit.value)
  const onSalary = moneyStep(
    'class1AtMainRate',
    'National Insurance (Class 1) on the salary at the main rate',
    maximum.class1AtMainRate,
    '({upTo} − {threshold}) × {rate}',
    {
      upTo: isAboveLimit ? figureOperand(class1.upperEarningsLimit) : salary,
      threshold: figureOperand(class1.primaryThreshold),
      rate: figureOperand(class1.employee.mainRate),
    },
    'SSCBA 1992 s.8',
  )
  const most = moneyStep(
    'annualMaximum',
    'Most due at the main rates in a year',
    maximum.maximum,
    '({upper} − {lower}) × {rate}',
    {
      upper: figureOperand(class4.upperProfitsLimit),
      lower: figureOperand(class4.lowerProfitsLimit),
      rate: figureOperand(class4.mainRate),
    },
    `${MAXIMUM}, steps 1 and 2`,
  )
  const operands = { maximum: stepOperand(most), class1: stepOperand(onSalary) }
  const room = moneyStep(
    'mainRateRoom',
    'Most Class 4 due at the main rate',
    maximum.room,
    '{maximum} − {class1}',
    operands,
    `${MAXIMUM}, step 4`,
  )
  const atMainRate = moneyStep(
    'profitAtMainRate',
    'Profit charged at the main rate',
    maximum.profitAtMainRate,
    '{room} ÷ {rate}',
    { room: stepOperand(room), rate: figureOperand(class4.mainRate) },
    `${MAXIMUM}, step 5`,
  )
  const rest = moneyStep(
    'profitAtAdditionalRate',
    'Profit charged at the additional rate',
    maximum.profitAtAdditionalRate,
    '{profit} − {lower} − {atMainRate}',
    { profit, lower: figureOperand(class4.lowerProfitsLimit), atMainRate: stepOperand(atMainRate) },
    `${MAXIMUM}, steps 6 to 9`,
  )
  return [onSalary, most, room, atMainRate, rest]
}
