import { calculator } from '#engine/calculators/employer-ni/answer.ts'
import { fields } from '#engine/calculators/employer-ni/fields.ts'
import { recordedIn } from '#engine/explain/amount-in.ts'
import { eachPound } from '#engine/explain/each-pound.ts'
import type { BandOf } from '#engine/expression/amount.ts'
import { class1EmployerBands } from '#engine/law/national-insurance/class-1.ts'
import { bandsWithRelief } from '#engine/law/national-insurance/employer-cost.ts'
import { Decimal, ONE } from '#engine/money/decimal.ts'
import { type Content, link, rateOf, says, to } from '../../components/page-text.tsx'
import { bandsWorth, figure, hasFigure, multiplesOf, rates, text, year } from '../../text/figures.ts'
import { money, pounds, poundsAndPence } from '../../text/format.ts'
import { notEveryPaydayOfEmployer } from '../../text/law/national-insurance-of-year.ts'

export const [standard, young, apprentice, veteran] = fields.employeeCategory.options
const { words } = fields.employeeCategory

/** The age from which an employee is no longer a young employee. */
export const youngLimit = young.replace('under-', '')

const employeeSalary = figure('nationalInsurance.class1.secondaryThreshold').value
const costOfEachPound = eachPound(calculator, { employeeSalary }, 'employeeSalary').addedTo('totalEmploymentCost')

const inTables = (bands: readonly BandOf[]) => bandsWorth(bands, ['Nothing to pay', 'Employer rate'])

const salaries = multiplesOf(new Decimal(10_000), 1, 2, 3, 4, 6, 10)

const costOf = (salary: Decimal, employeeCategory: (typeof fields.employeeCategory.options)[number]) => {
  const inputs = { employeeSalary: salary, numberOfEmployees: ONE, claimEmploymentAllowance: false, employeeCategory }
  return recordedIn(calculator.calculate(inputs), 'employerNIPerEmployee')
}

export const content: Content = {
  title: `Employer National Insurance Calculator ${year}`,
  description: `Work out what employees cost, with employer National Insurance at ${text('nationalInsurance.class1.employer.rate')}, the Employment Allowance, and the reliefs for young employees, apprentices and veterans.`,
  keywords: [
    'employer National Insurance calculator',
    'employer NI',
    'cost of employment',
    'Employment Allowance',
    'secondary Class 1',
    year,
  ],
  lead: 'What your employees really cost.',
  forWhom: 'Their salaries plus the National Insurance you pay on top. For employers anywhere in the UK.',
  how: {
    title: 'What you pay on top of a wage',
    text: [
      says`You pay ${rateOf('nationalInsurance.class1.employer.rate')} on the part of each employee’s pay above ${rateOf('nationalInsurance.class1.secondaryThreshold')} a year. There is no upper limit. This is your cost, not theirs: you must not deduct it from their pay, and it does not have to be on the payslip.${notEveryPaydayOfEmployer}`,
      says`What you deduct from their pay is different. You pass on their Income Tax and their own National Insurance to HMRC, but those cost you nothing. The ${to('/national-insurance-calculator', 'National Insurance calculator')} shows both sides of one salary.`,
      says`So an employee costs you more than their salary. Each extra pound of pay above the threshold costs you about ${poundsAndPence(costOfEachPound)}, before any workplace pension.`,
    ],
  },
  sections: [
    {
      id: 'rates',
      title: 'Rates, and what they cost you',
      isWide: true,
      text: [
        {
          tables: [
            {
              caption: 'Employer National Insurance (Class 1)',
              amountHeading: 'Annual pay',
              bands: inTables(class1EmployerBands(rates)),
            },
            {
              caption: 'For young employees, apprentices and veterans',
              amountHeading: 'Annual pay',
              bands: inTables(bandsWithRelief(rates)),
            },
            {
              caption: 'Employer National Insurance on one salary',
              headings: ['Salary', 'Most employees', words[young]],
              rows: salaries.map((salary) => ({
                name: money(salary),
                figures: [pounds(costOf(salary, standard)), pounds(costOf(salary, young))],
              })),
            },
          ],
        },
      ],
    },
    {
      id: 'allowance',
      title: 'The Employment Allowance',
      text: [
        says`The allowance takes up to ${rateOf('nationalInsurance.employmentAllowance.amount')} a year off your employer National Insurance. You claim it through your payroll software, once each tax year, and pay nothing until you have used it up.`,
        {
          list: [
            ...(hasFigure('nationalInsurance.employmentAllowance.liabilityLimit')
              ? [
                  says`Your employer National Insurance (Class 1) for the previous tax year must be below ${rateOf('nationalInsurance.employmentAllowance.liabilityLimit')}.`,
                ]
              : []),
            says`A company cannot claim if its only employee paid above ${rateOf('nationalInsurance.class1.secondaryThreshold')} is a director. If a second employee is paid more than that, the company can claim.`,
            'Connected companies share one allowance. An employer with several payrolls also gets only one.',
            'Most public bodies cannot claim; charities can. You cannot claim for household staff, unless they are carers.',
            'It does not reduce what you owe on benefits in kind, or on contractors who count as your employees under the off-payroll rules (IR35).',
          ],
        },
      ],
    },
    {
      id: 'reliefs',
      title: 'Employees who cost less',
      text: [
        says`For some employees you pay nothing on the first ${rateOf('nationalInsurance.class1.upperSecondaryThreshold')} a year. Payroll goes by their category letter, so with the wrong letter you lose the relief.`,
        {
          list: [
            says`${<b>{words[young]}</b>}, until the day they turn ${youngLimit}. Usually letter M.`,
            says`${<b>{words[apprentice]}</b>}, on a government-approved scheme. Letter H.`,
            says`${<b>{words[veteran]}</b>}, in their first year of civilian work. Letter V.`,
          ],
        },
        'New employees in special tax areas (freeports and investment zones) have their own letters and threshold, which this calculator does not cover. None of this affects the employees: their own National Insurance and State Pension stay the same.',
      ],
    },
  ],
  tips: {
    title: 'Ways to cut the bill',
    list: {
      'Claim the allowance in the first month.': 'You can still claim after the year has ended, but this way you get the money sooner.',
      'Offer salary sacrifice for pensions.': says`Neither of you pays National Insurance on the pay they give up. You save ${rateOf('nationalInsurance.class1.employer.rate')} of it, and can share that with them.`,
      'Check dates of birth and leaving dates.': 'If a category letter is not changed on a birthday, you pay too much or too little.',
      'Pay by the right day.': says`Electronic payments must arrive by the ${rateOf('deadlines.payeDay')} of the next month, and payments by post by the ${rateOf('deadlines.payePostDay')}. Small employers can pay every quarter.`,
    },
  },
  notFor: {
    text: [
      says`This calculator covers pay and the employer National Insurance on it (Class 1). It leaves out pension contributions, the Apprenticeship Levy that large employers pay, and the National Insurance on benefits in kind (Class 1A), which is ${rateOf('nationalInsurance.class1A.rate')} of their value. An employee over State Pension age costs you the same as any other.`,
    ],
  },
  next: {
    list: [
      says`${link('https://www.gov.uk/claim-employment-allowance', 'Check whether you can claim the Employment Allowance')}.`,
      says`${link('https://www.gov.uk/national-insurance-rates-letters', 'Find each employee’s category letter')}.`,
      says`${link('https://www.gov.uk/pay-paye-tax', 'Pay your PAYE bill')}: the Income Tax and National Insurance you owe HMRC for your staff.`,
    ],
  },
}
