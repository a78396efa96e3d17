import { expect, it } from 'vitest'
import { runScript } from '../lib/tests/run-script.ts'

const asEnacted = (args: readonly string[], stdin = '') => runScript('scripts/as-enacted.ts', args, stdin)
const RENT = 'employmentIncome,rentalIncome,rentalExpenses,region\n45000,12000,2000,england\n'

it('runs a command with a year that no page shows yet, and says what of it is no law', async () => {
  const { stdout, stderr, code } = await asEnacted(['calc', 'tax-bill', '--year', '2027-28'], RENT)
  expect({ stderr, code }).toEqual({
    stderr: expect.stringMatching(/^2027-28 as enacted\. Announced, and not law: Basic rate, /) as string,
    code: 0,
  })
  expect(stderr).toMatch(/\nNot known, and refused: .*Class 2 weekly rate, /)
  // 5,270 × 22% up to the basic rate limit, and 4,730 × 42%.
  expect(stdout).toMatch(/^employmentIncome.*out\.taxOnProperty.*\n45000,.*,3146\.00,/)
})

it('refuses what nobody knows by name', async () => {
  const { stderr, code } = await asEnacted(['calc', 'tax-bill', '--year', '2027-28'], RENT.replace('england', 'scotland'))
  expect(code).toBe(1)
  expect(stderr).toContain('tax year 2027-28 needs the law of 6 April 2027, for which we have no scottishIncomeTax.bands')
})

it('without the switch, no command knows the year', async () => {
  const { stderr, code } = await runScript('scripts/calc/calc.ts', ['tax-bill', '--year', '2027-28'], RENT)
  expect({ stderr, code }).toMatchObject({ stderr: expect.stringContaining('"2027-28" is') as string, code: 1 })
})

it('says which commands there are, and explains itself', async () => {
  expect((await asEnacted(['rates'])).stderr).toMatch(/^there is no command "rates"; did you mean /)
  expect((await asEnacted([])).stdout).toMatch(/^npm run -s as-enacted -- <command>/)
})
