import { expect, it } from 'vitest'
import { calculator as gains } from '#engine/calculators/capital-gains/answer.ts'
import { calculator as ir35 } from '#engine/calculators/ir35/answer.ts'
import { calculator as partYear } from '#engine/calculators/part-year/answer.ts'
import { issueMessage } from '../components/form-context.ts'
import { blankMainIn, issuesIn } from './form-issues.ts'

const messages = ({ fields, parse }: typeof partYear | typeof ir35 | typeof gains, typed: Record<string, string>) =>
  issuesIn(typed, fields, parse(typed).issues ?? []).map((issue) => issueMessage(issue, fields))

it('a main amount that was left blank is asked for by name, and nought is an answer', () => {
  expect(messages(ir35, { dailyRate: '', daysWorked: ' ', businessExpenses: '', directorSalary: '' })).toEqual([
    'Enter an amount for “Day Rate”, or 0 if there is none',
    'Enter a number for “Days Worked”, or 0 if there is none',
  ])
  expect(messages(ir35, { dailyRate: '0', daysWorked: '0' })).toEqual([])
})

it('everything wrong is said at once, in the order of the form', () => {
  expect(messages(partYear, { annualSalary: '', monthsWorked: '13', pensionContribution: '', region: 'mars' })).toEqual([
    'Enter an amount for “Annual Salary”, or 0 if there is none',
    'We read “13” in “Months Worked”. Enter a whole number from 1 to 12.',
    'Choose one of the options for “Where you live”: the link that you followed has none of them',
  ])
})

it('a choice with no option chosen is asked for, and one that the form does not ask for is not', () => {
  expect(messages(partYear, { annualSalary: '1', region: '' })).toEqual([
    'Choose one of the options for “Where you live”: the link that you followed has none of them',
  ])
  expect(messages(partYear, { annualSalary: '1' })).toEqual([])
})

it('a price is not asked for where the gain is known', () => {
  const blank = { salePrice: '', purchasePrice: '', knownGain: '', assetType: 'other' }
  expect(messages(gains, blank)).toEqual([
    'Enter an amount for “Sale Price”, or 0 if there is none',
    'Enter an amount for “Purchase Price”, or 0 if there is none',
  ])
  expect(messages(gains, { ...blank, knownGain: '9000' })).toEqual([])
  expect(blankMainIn(blank, gains.fields)).toBe('salePrice')
  expect(blankMainIn({ ...blank, knownGain: '9000' }, gains.fields)).toBeUndefined()
})
