import { ONE } from '#engine/money/decimal.ts'
import type { Question } from '../../components/faq-list.tsx'
import { bandsFigure, figure, sumText, text } from '../../lib/figures.ts'
import { money, rate } from '../../lib/format.ts'

const allowance = text('incomeTax.personalAllowance.amount')
const limit = text('incomeTax.personalAllowance.incomeLimit')
const higherStart = sumText('incomeTax.personalAllowance.amount', 'incomeTax.basicRateLimit')

const taper = figure('incomeTax.personalAllowance.taperRate').value
const taperStep = money(ONE.dividedBy(taper))
const taperedRate = rate(figure('incomeTax.higherRate').value.times(ONE.plus(taper)))

// The band named higher starts where the one before it ends.
const scottish = bandsFigure('scottishIncomeTax.bands').bands
const scottishHigher = scottish.findIndex(({ name }) => name === 'higher')
const scottishHigherRate = rate(scottish[scottishHigher]?.rate.value ?? ONE)
const scottishHigherStart = money(figure('incomeTax.personalAllowance.amount').value.plus(scottish[scottishHigher - 1]?.upTo?.value ?? ONE))

export const faq: readonly Question[] = [
  {
    question: 'Why is my payslip a few pounds different?',
    answer:
      'Payroll works one pay period at a time: it rounds your tax code, works out National Insurance on that period alone and rounds student loan deductions down to a whole pound. Over a year of level pay the differences come to a few pounds. A tax code other than the standard one makes a larger one.',
  },
  {
    question: 'When do I start to pay the higher rate?',
    answer: `In England, Wales and Northern Ireland, with the full Personal Allowance of ${allowance}, at an income of ${higherStart}. Only the part above that is taxed at ${text('incomeTax.higherRate')}, not the whole salary. In Scotland the higher rate starts at ${scottishHigherStart} and is ${scottishHigherRate}.`,
  },
  {
    question: `What happens above ${limit}?`,
    answer: `Your Personal Allowance falls by ${money(ONE)} for every ${taperStep} above ${limit}, until nothing is left at ${text('incomeTax.higherRateLimit')}. Each extra pound in that range is taxed and uncovers more income to be taxed: ${taperedRate} Income Tax in all at the higher rate, more in Scotland, so pension contributions save more there than anywhere else.`,
  },
  {
    question: 'Which way is my pension paid?',
    answer:
      'Look at your payslip. If your pay is shown lower, or a line says salary sacrifice, it is that. If the pension is taken before tax is worked out, it is a net pay arrangement. If it is taken after tax and your provider adds tax relief, it is relief at source. Choose it under More options: salary sacrifice saves National Insurance too, the other two do not.',
  },
  {
    question: 'Which student loan plan do I have?',
    answer:
      'It depends on where you lived and when you began your course. Plan 1 is for older courses in England and Wales, and for Northern Ireland; plan 2 for later ones in England and Wales; plan 5 for the newest, in England only; plan 4 for Scotland. Your student loan account shows yours.',
  },
  {
    question: 'How much of my salary can I put into a pension?',
    answer: `As much as you like, but above your annual allowance, ${text('pensions.annualAllowance')} for most people, you owe a charge that takes the relief back. The result names it in pounds. What your employer adds uses up allowance too, and an income above ${text('pensions.taper.adjustedIncome')} can make the allowance smaller. What earlier years left unused can be carried forward, which the Pension Annual Allowance Calculator works out.`,
  },
  {
    question: 'Is National Insurance worked out after my pension?',
    answer:
      'Only under salary sacrifice, because the pay you give up was never paid to you. Under a net pay arrangement or relief at source, National Insurance and student loans are worked out on your whole salary.',
  },
]
