import { calculator } from '#engine/calculators/income-tax/answer.ts'
import { eachPound } from '#engine/explain/each-pound.ts'
import { bandsOf } from '#engine/law/income-tax/bands.ts'
import { bandsByIncome, incomeWithoutAllowance } from '#engine/law/income-tax/bands-by-income.ts'
import { ONE, ZERO } from '#engine/money/decimal.ts'
import type { Questions } from '../../site/page.ts'
import { bandsWorth, figure, incomeText, rates, text, worth } from '../../text/figures.ts'
import { forEachPound, money, rate } from '../../text/format.ts'
import { PLAN_2_FROM, PLAN_5_FROM } from '../../text/law/loan-plan-dates.ts'

const allowance = text('incomeTax.personalAllowance.amount')
const limit = text('incomeTax.personalAllowance.incomeLimit')
const higherStart = incomeText('incomeTax.basicRateLimit')

const taper = figure('incomeTax.personalAllowance.taperRate').value
const taperEnd = worth(incomeWithoutAllowance(rates))
const taperedRate = rate(eachPound(calculator, { annualSalary: taperEnd }, 'annualSalary', -1).addedTo('incomeTax'))

// The band named higher starts where the one before it ends.
const scottish = bandsWorth(bandsByIncome(bandsOf('scotland', rates), rates))
const scottishHigher = scottish.findIndex(({ name }) => name === 'higher')
const scottishHigherRate = rate(scottish[scottishHigher]?.rate ?? ZERO)
const scottishHigherStart = money(scottish[scottishHigher - 1]?.upTo ?? ZERO)

export const faq: Questions = {
  'Why is my payslip a few pounds different?':
    'Payroll works on one pay period at a time. It rounds your tax code, works out National Insurance on that period alone and rounds student loan deductions down to a whole pound. If you are paid the same all year, the difference is only a few pounds. If you do not have the standard tax code, it is larger.',
  'When do I start paying the higher rate?': `In England, Wales and Northern Ireland it starts at an income of ${higherStart} if you get the full Personal Allowance of ${allowance}. You pay ${text('incomeTax.higherRate')} only on the part above that, not on the whole salary. In Scotland the higher rate is ${scottishHigherRate} and starts at ${scottishHigherStart}.`,
  [`What happens above ${limit}?`]: `You lose ${money(ONE)} of your Personal Allowance for every ${forEachPound(taper)} you earn above ${limit}, until it has all gone at ${money(taperEnd)}. In that range, each extra ${money(ONE)} is taxed and also takes away ${money(taper)} of your allowance, which is then taxed as well. That works out at ${taperedRate} Income Tax, or more in Scotland, so paying into a pension saves more here than at any other income.`,
  'How do I know which way I pay into my pension?':
    'Look at your payslip. If your gross pay is lower than your salary, or a line says salary sacrifice, it is salary sacrifice. If the contribution comes off before tax is worked out, it is a net pay arrangement, as in the pension schemes of the NHS, teachers, local government (LGPS) and other public services. If it comes off after tax and your provider adds tax relief, it is relief at source. Choose yours under the percentage in the form, where public service schemes have a box of their own: only salary sacrifice saves National Insurance as well as tax.',
  'Which student loan plan do I have?': `It depends on where you lived when you applied and when your course started. Plan 1 is for students from Northern Ireland, and for students from England and Wales whose course started before ${PLAN_2_FROM}. Plan 2 is for those from England and Wales who started on or after that date, but from ${PLAN_5_FROM} new students from England go on Plan 5. Plan 4 is for students from Scotland. Your student loan account shows which plan you are on.`,
  'How much of my salary can I put into a pension?': `As much as you like. But if you go over your annual allowance, which is ${text('pensions.annualAllowance')} for most people, you owe a charge that takes the tax relief back. Your result shows the charge in pounds. What your employer pays in uses up the allowance too. In a defined benefit scheme, such as a final salary one, the growth of your pension uses it up instead. The allowance can be smaller if your income is above ${text('pensions.taper.adjustedIncome')}. You may be able to carry forward unused allowance from earlier years: the Pension Annual Allowance Calculator works that out.`,
  'Is National Insurance worked out after my pension?':
    'Only with salary sacrifice, because the pay you give up is never paid to you. With a net pay arrangement or relief at source, National Insurance and student loan repayments are worked out on your full salary.',
}
