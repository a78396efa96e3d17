import { describe, expect, it } from 'vitest'
import { answerOf, askedBy, itNotes, toldBy } from '../../tests/page.ts'
import { calculator } from './answer.ts'

const FIVE = { employeeSalary: '30000', numberOfEmployees: '5' }
const CLAIMED = { claimEmploymentAllowance: 'true' }
const tell = (raw: Readonly<Record<string, string>>) => toldBy(answerOf(calculator, raw))

describe('the employer National Insurance calculator', () => {
  it('asks for a salary, the number of employees, who they are and whether the allowance is claimed', () => {
    expect(calculator.slug).toBe('employer-ni')
    expect(askedBy(calculator)).toEqual([
      'employeeSalary: Employee Salary, money',
      'numberOfEmployees: Number of Employees, number 1 to 1000000 by 1, 1 when blank, counts employees',
      'claimEmploymentAllowance: Claim the Employment Allowance, yes or no, no when blank',
      'employeeCategory: Type of Employee, standard | under-21 | apprentice-under-25 | veteran, standard when blank',
    ])
  })

  it('charges 13.8% of £20,900 on each of five salaries of £30,000 (SSCBA 1992 s.9)', () => {
    expect(tell(FIVE)).toEqual({
      headline: 'totalEmploymentCost',
      rows: [
        '+ Total Salary Cost 150000.00 (totalSalaryCost)',
        '+ Total Employer National Insurance 14421.00 (totalEmployerNI)',
        '= Total Employment Cost 164421.00 (totalEmploymentCost)',
        '· Employer National Insurance per Employee 2884.20 (employerNIPerEmployee)',
        '· Employment Cost per Employee 32884.20 (employmentCostPerEmployee)',
      ],
      shares: ['Total Salary Cost 91.2% (totalSalaryCost)', 'Total Employer National Insurance 8.8% (totalEmployerNI)'],
      bandTables: [
        'Employer National Insurance per employee, by band (employerNIPerEmployee): below the secondary threshold 0% of 9100.00; above the secondary threshold 13.8% of 20900.00',
      ],
      steps: [
        'Total salary cost (totalSalaryCost) = employeeSalary × numberOfEmployees# = 150000.00',
        'Employer National Insurance per employee (employerNIPerEmployee) = bands employerNIPerEmployee of employeeSalary = 2884.20 [SSCBA 1992 s.9]',
        'Total employer National Insurance (totalEmployerNI) = “Employer National Insurance per employee” × numberOfEmployees# = 14421.00',
        'Total employment cost (totalEmploymentCost) = “Total salary cost” + “Total employer National Insurance” = 164421.00',
        'Employment cost per employee (employmentCostPerEmployee) = employeeSalary + “Employer National Insurance per employee” = 32884.20',
      ],
      notes: [],
      assumptions: [
        'allowance-not-claimed by claimEmploymentAllowance',
        'category-a by employeeCategory',
        'no-workplace-pension',
        'annual-national-insurance',
        'same-salary',
        'nothing-else',
      ],
    })
  })

  it('takes the £5,000 Employment Allowance off the total when it is claimed (NICA 2014 s.4)', () => {
    const { rows, steps, assumptions } = tell({ ...FIVE, ...CLAIMED })
    expect(rows).toContain('+ Total Employer National Insurance 9421.00 (totalEmployerNI)')
    expect(rows).toContain('·− Employment Allowance Used 5000.00 (employmentAllowanceUsed)')
    expect(steps.slice(2, 6)).toEqual([
      'Total employer National Insurance before the allowance (employerNIBeforeAllowance) = “Employer National Insurance per employee (before the allowance)” × numberOfEmployees# = 14421.00',
      'Employment Allowance used (employmentAllowanceUsed) = the smaller of “Total employer National Insurance before the allowance” and nationalInsurance.employmentAllowance.amount = 5000.00 [NICA 2014 ss.1 and 4]',
      'Total employer National Insurance (totalEmployerNI) = “Total employer National Insurance before the allowance” − “Employment Allowance used” = 9421.00',
      'Total employment cost (totalEmploymentCost) = “Total salary cost” + “Total employer National Insurance” = 159421.00',
    ])
    expect(assumptions).toEqual([
      'category-a by employeeCategory',
      'no-workplace-pension',
      'annual-national-insurance',
      'same-salary',
      'nothing-else',
    ])
  })

  it('never takes off more than there is to pay', () => {
    const { steps, assumptions } = tell({ employeeSalary: '30000', ...CLAIMED })
    expect(steps.slice(3, 5)).toEqual([
      'Employment Allowance used (employmentAllowanceUsed) = the smaller of “Total employer National Insurance before the allowance” and nationalInsurance.employmentAllowance.amount = 2884.20 [NICA 2014 ss.1 and 4]',
      'Total employer National Insurance (totalEmployerNI) = “Total employer National Insurance before the allowance” − “Employment Allowance used” = 0.00',
    ])
    expect(assumptions).toEqual(['category-a by employeeCategory', 'no-workplace-pension', 'annual-national-insurance', 'nothing-else'])
  })

  it.each([
    ['under-21', 'SSCBA 1992 ss.9 and 9A'],
    ['apprentice-under-25', 'SSCBA 1992 ss.9 and 9B'],
    ['veteran', 'SSCBA 1992 s.9; NICA 2022 ss.6 and 7'],
  ])('charges 13.8% of £9,730 on £60,000 for the category %s (%s)', (employeeCategory, law) => {
    const { steps, bandTables, assumptions } = tell({ employeeSalary: '60000', employeeCategory })
    expect(steps[1]).toBe(
      `Employer National Insurance per employee (employerNIPerEmployee) = bands employerNIPerEmployee of employeeSalary = 1342.74 [${law}]`,
    )
    expect(bandTables).toEqual([
      'Employer National Insurance per employee, by band (employerNIPerEmployee): below the upper secondary threshold 0% of 50270.00; above the upper secondary threshold 13.8% of 9730.00',
    ])
    expect(assumptions).toEqual([
      'allowance-not-claimed by claimEmploymentAllowance',
      'no-workplace-pension',
      'annual-national-insurance',
      'nothing-else',
    ])
  })
})

it('mentions the Apprenticeship Levy only where it is due, and a pension only where somebody must be enrolled', () => {
  expect(tell({ employeeSalary: '30000', numberOfEmployees: '100' }).assumptions).not.toContain('no-apprenticeship-levy')
  expect(tell({ employeeSalary: '30000.01', numberOfEmployees: '100' }).assumptions.slice(2, 4)).toEqual([
    'no-workplace-pension',
    'no-apprenticeship-levy',
  ])
  expect(tell({ employeeSalary: '10000' }).assumptions).not.toContain('no-workplace-pension')
})

describe('a note on employer National Insurance', () => {
  const CONDITION = 'allowance-needs-low-contributions-last-year'
  const ALONE = 'allowance-not-for-a-sole-director'
  const NOTES = [
    'below-threshold',
    CONDITION,
    ALONE,
    'allowance-limit-passed-this-year',
    'allowance-not-all-used',
    'apprentice-on-a-statutory-scheme',
    'veteran-first-year-only',
    'full-rate-above-upper-threshold',
  ]
  itNotes(calculator, NOTES, [
    ['nothing', {}, []],
    ['a salary at the secondary threshold', { employeeSalary: '9100' }, ['below-threshold']],
    ['a salary a pound above it', { employeeSalary: '9101' }, []],
    ['the allowance with one employee', { employeeSalary: '30000', ...CLAIMED }, [CONDITION, ALONE, 'allowance-not-all-used']],
    ['the allowance with five', { ...FIVE, ...CLAIMED }, [CONDITION]],
    ['a liability of £99,999.99984', { employeeSalary: '733737.68', ...CLAIMED }, [CONDITION, ALONE]],
    [
      'a liability of £100,000.00122 (NICA 2014 s.2)',
      { employeeSalary: '733737.69', ...CLAIMED },
      [CONDITION, ALONE, 'allowance-limit-passed-this-year'],
    ],
    ['somebody under 21', { employeeSalary: '50270', employeeCategory: 'under-21' }, ['below-threshold']],
    ['somebody under 21 on more', { employeeSalary: '50271', employeeCategory: 'under-21' }, ['full-rate-above-upper-threshold']],
    ['an apprentice', { employeeCategory: 'apprentice-under-25' }, ['apprentice-on-a-statutory-scheme']],
    ['a veteran', { employeeCategory: 'veteran' }, ['veteran-first-year-only']],
  ])
})
