import { expect, it } from 'vitest'
import { adviceNamed } from '../../tests/advised.ts'
import { useTestFigures } from '../../tests/test-figures.ts'

useTestFigures()

const salary = (raw: Readonly<Record<string, string>>, today?: string) =>
  adviceNamed('director-salary', 'ir35', { dailyRate: '200', daysWorked: '220', ...raw }, today)

it('is the Personal Allowance, which saves more Corporation Tax than it costs the employer', async () => {
  // £7,570 more salary costs 13.8% of 3,470 above 9,100, which is 478.86. The profit of 39,000 is 8,048.86 less, which spares 19%: 1,529.2834.
  // The dividends are 6,519.5766 less, and 8.75% is spared on 6,519.5766 of them: 19% of 39,000 leaves 31,590, of which 7,570 is within the
  // allowance with a salary of 5,000. Without it, 25,070.4234 are dividends and 500 of them nil: (31,590 − 7,570 − 500) × 8.75% = 2,058;
  // (25,070.4234 − 500) × 8.75% = 2,149.91. So 7,570 − 6,519.5766 − 91.91 = 958.51.
  expect(await salary({ directorSalary: '5000' })).toEqual({
    enter: '12570',
    worth: '958.51',
    says: 'A director’s salary of 12570 (money) instead of 5000 (money), with the rest as dividends, would leave you 958.51 (money) a year better off. The payroll has to run before the year ends, and the salary still counts for your State Pension.',
  })
})

it('is not for somebody who takes that salary, inside IR35, or once the year is over', async () => {
  expect(await salary({})).toBeUndefined()
  expect(await salary({ directorSalary: '12570' })).toBeUndefined()
  expect(await salary({ directorSalary: '5000', ir35Status: 'inside' })).toBeUndefined()
  expect(await salary({ directorSalary: '5000' }, '2025-04-05')).toBeDefined()
  expect(await salary({ directorSalary: '5000' }, '2025-04-06')).toBeUndefined()
})
