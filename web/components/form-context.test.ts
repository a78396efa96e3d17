import { expect, it } from 'vitest'
import { calculator as capitalGains } from '#engine/calculators/capital-gains/answer.ts'
import { calculator as companyCar } from '#engine/calculators/company-car/answer.ts'
import { calculator as corporationTax } from '#engine/calculators/corporation-tax/answer.ts'
import { calculator as ir35 } from '#engine/calculators/ir35/answer.ts'
import { calculator as partYear } from '#engine/calculators/part-year/answer.ts'
import type { Fields } from '#engine/inputs/field.ts'
import type { Parser } from '#engine/inputs/parse.ts'
import { issueMessage } from './form-context.ts'

it.each<[Parser<unknown>, Fields, field: string, typed: string, message: string]>([
  [partYear.parse, partYear.fields, 'annualSalary', '-1', 'We read “-1” in “Annual Salary”. Enter £0 or more.'],
  [
    partYear.parse,
    partYear.fields,
    'annualSalary',
    'lots',
    'We read “lots” in “Annual Salary”. Enter an amount in pounds, such as 35,000 or 35,000.50.',
  ],
  [
    partYear.parse,
    partYear.fields,
    'pensionContribution',
    '101',
    'We read “101” in “Pension Contribution”. Enter a percentage from 0 to 100.',
  ],
  [partYear.parse, partYear.fields, 'monthsWorked', '13', 'We read “13” in “Months Worked”. Enter a whole number from 1 to 12.'],
  [
    partYear.parse,
    partYear.fields,
    'region',
    'mars',
    'Choose one of the options for “Where you live”: the link that you followed has none of them',
  ],
  [
    corporationTax.parse,
    corporationTax.fields,
    'accountingPeriodLength',
    '1.5',
    'We read “1.5” in “Accounting Period”. Enter a whole number of months from 1 to 12.',
  ],
  [ir35.parse, ir35.fields, 'daysWorked', '400', 'We read “400” in “Days Worked”. Enter a number from 0 to 366, such as 10 or 10.5.'],
  [
    companyCar.parse,
    companyCar.fields,
    'co2Emissions',
    'low',
    'We read “low” in “CO2 Emissions”. Enter a number from 0 to 1,000, with no more than two digits after the point.',
  ],
  [
    companyCar.parse,
    companyCar.fields,
    'meetsRDE2',
    'on',
    'Tick “Diesel that meets RDE2” or leave it empty: the link that you followed does not say which',
  ],
  [capitalGains.parse, capitalGains.fields, 'disposalDate', 'soon', '“Date of the sale contract” must be a date, such as 30 October 2024'],
  [
    capitalGains.parse,
    capitalGains.fields,
    'disposalDate',
    '2025-04-06',
    '“Date of the sale contract” must be between 6 April 2022 and 5 April 2027',
  ],
])('error messages are written as a person would say them', (parse, fields, field, typed, message) => {
  expect(parse({ [field]: typed }).issues?.map((issue) => issueMessage({ ...issue, typed }, fields))).toEqual([message])
})

it('the error for an unknown field uses its name', () => {
  expect(
    issueMessage({ field: 'bonus', code: 'unrecognized_keys', expected: 'a field of this calculator', typed: '1' }, partYear.fields),
  ).toBe('bonus is not a field of this calculator')
})

it.each([
  [' 42o00 ', '“42o00”'],
  ['1'.repeat(80), `“${'1'.repeat(24)}…”`],
])('the error for %j repeats what was read, without the end of a very long text', (typed, read) => {
  expect(issueMessage({ field: 'annualSalary', code: 'too_big', expected: 'less', typed }, partYear.fields)).toContain(`We read ${read} in`)
})
