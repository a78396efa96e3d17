import { expect, it } from 'vitest'
import { calculator as capitalGains } from '#engine/calculators/capital-gains/index.ts'
import { calculator as companyCar } from '#engine/calculators/company-car/index.ts'
import { calculator as corporationTax } from '#engine/calculators/corporation-tax/index.ts'
import { calculator as ir35 } from '#engine/calculators/ir35/index.ts'
import { calculator as partYear } from '#engine/calculators/part-year/index.ts'
import type { Fields } from '#engine/inputs/field.ts'
import type { Parser } from '#engine/inputs/parse.ts'
import { issueMessage } from './form-context.ts'

it.each<[Parser<unknown>, Fields, field: string, typed: string, message: string]>([
  [partYear.parse, partYear.fields, 'annualSalary', '-1', 'Enter Annual Salary as £0 or more'],
  [partYear.parse, partYear.fields, 'annualSalary', 'lots', 'Enter Annual Salary in pounds, like 35,000 or 35,000.50'],
  [partYear.parse, partYear.fields, 'pensionContribution', '101', 'Enter Pension Contribution as a percentage from 0 to 100'],
  [partYear.parse, partYear.fields, 'monthsWorked', '13', 'Enter Months Worked as a whole number from 1 to 12'],
  [
    partYear.parse,
    partYear.fields,
    'region',
    'mars',
    'Choose one of the options for “Where You Live”: the link that you followed has none of them',
  ],
  [
    corporationTax.parse,
    corporationTax.fields,
    'accountingPeriodLength',
    '1.5',
    'Enter Accounting Period as a whole number of months from 1 to 12',
  ],
  [ir35.parse, ir35.fields, 'daysWorked', '400', 'Enter Days Worked as a number from 0 to 366, such as 10 or 10.5'],
  [
    companyCar.parse,
    companyCar.fields,
    'co2Emissions',
    'low',
    'Enter CO2 Emissions as a number from 0 to 1,000, with no more than two digits after the point',
  ],
  [
    companyCar.parse,
    companyCar.fields,
    'meetsRDE2',
    'on',
    'Tick “Diesel That Meets RDE2” or leave it empty: the link that you followed does not say which',
  ],
  [capitalGains.parse, capitalGains.fields, 'disposalDate', 'soon', 'Date of the Sale Contract must be a date, like 30 October 2024'],
  [
    capitalGains.parse,
    capitalGains.fields,
    'disposalDate',
    '2025-04-06',
    'Date of the Sale Contract must be between 6 April 2022 and 5 April 2027',
  ],
])('error messages are written as a person would say them', (parse, fields, field, typed, message) => {
  expect(parse({ [field]: typed }).issues?.map((issue) => issueMessage(issue, fields))).toEqual([message])
})

it('the error for an unknown field uses its name', () => {
  expect(issueMessage({ field: 'bonus', expected: 'a field of this calculator' }, partYear.fields)).toBe(
    'bonus is not a field of this calculator',
  )
})
