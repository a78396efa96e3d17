import { describe, expect, it } from 'vitest'
import { answerOf, askedBy, itNotes, sharesOf, toldBy, valuesOf } from '../../tests/page.ts'
import { calculator } from './answer.ts'

const FIVE = { employeeSalary: '30000', numberOfEmployees: '5' }
const CLAIMED = { claimEmploymentAllowance: 'true' }
const tell = (raw: Readonly<Record<string, string>>) => toldBy(answerOf(calculator, raw))

describe('the employer National Insurance calculator', () => {
  it('asks how many employees there are', () => {
    expect(askedBy(calculator)).toContain(
      'numberOfEmployees: Number of Employees, number 1 to 1000000 by 1, 1 when blank, counts employees',
    )
  })

  it('charges 13.8% of £20,900 on each of five salaries of £30,000 (SSCBA 1992 s.9)', () => {
    const answer = answerOf(calculator, FIVE)
    expect(valuesOf(answer)).toMatchObject({
      employerNIPerEmployee: '2884.20',
      totalEmployerNI: '14421.00',
      totalEmploymentCost: '164421.00',
    })
    expect(sharesOf(answer)).toEqual({ totalSalaryCost: '91.2', totalEmployerNI: '8.8' })
    expect(toldBy(answer).assumptions).toEqual([
      'allowance-not-claimed by claimEmploymentAllowance',
      'category-a by employeeCategory',
      'no-workplace-pension',
      'annual-national-insurance',
      'same-salary',
      'nothing-else',
    ])
  })

  it('takes the £5,000 Employment Allowance off the total when it is claimed (NICA 2014 s.4)', () => {
    const answer = answerOf(calculator, { ...FIVE, ...CLAIMED })
    expect(valuesOf(answer)).toMatchObject({ employerNIBeforeAllowance: '14421.00', totalEmployerNI: '9421.00' })
    const { rows, steps, assumptions } = toldBy(answer)
    expect(rows).toContain('·− Employment Allowance Used 5000.00 (employmentAllowanceUsed)')
    expect(steps[1]).toMatch(/^Employer National Insurance per employee \(before the allowance\)/)
    expect(assumptions).not.toContain('allowance-not-claimed by claimEmploymentAllowance')
  })

  it('never takes off more than there is to pay', () => {
    const answer = answerOf(calculator, { employeeSalary: '30000', ...CLAIMED })
    expect(valuesOf(answer)).toMatchObject({ employmentAllowanceUsed: '2884.20', totalEmployerNI: '0.00' })
    expect(toldBy(answer).assumptions).not.toContain('same-salary')
  })

  it.each([
    ['under-21', 'SSCBA 1992 ss.9 and 9A'],
    ['apprentice-under-25', 'SSCBA 1992 ss.9 and 9B'],
    ['veteran', 'SSCBA 1992 s.9; NICA 2022 ss.6 and 7'],
  ])('charges 13.8% of £9,730 on £60,000 for the category %s (%s)', (employeeCategory, law) => {
    const { steps, bandTables, assumptions } = tell({ employeeSalary: '60000', employeeCategory })
    expect(steps[1]).toMatch(new RegExp(` = 1342\\.74 \\[${law}\\]$`))
    expect(bandTables[0]).toMatch(
      /: below the upper secondary threshold 0% of 50270.00; above the upper secondary threshold 13.8% of 9730.00$/,
    )
    expect(assumptions).not.toContain('category-a by employeeCategory')
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
  itNotes(calculator, [
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
