import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { taxYears } from '../../../engine/rates/generated/tax-years.ts'
import { RULE_SETS } from '../../../engine/rates/rates-at.ts'
import { ALL_ENTRIES } from '../../../engine/tests/take-home-cases.ts'
import { useTestFigures } from '../../../engine/tests/test-figures.ts'
import { UsageError } from '../../lib/command.ts'
import { copyOfProject, runScript } from '../../lib/tests/run-script.ts'
import { showRates } from '../show-rates.ts'
import { writeTestFigures } from '../tests/write-test-figures.ts'

vi.setConfig({ testTimeout: 60_000 })

useTestFigures()

const YEARS = Object.keys(taxYears).join(', ')

/** The line of an entry, split where there are two spaces or more. */
const cellsOf = (text: string, entry: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`  ${entry} `))
    .map((line) => line.trim().split(/ {2,}/).slice(1))

describe('the rates', () => {
  it.each([
    ['2024-25', 'statute', 'incomeTax.personalAllowance.amount', [['£12,570 a year', 'since 2022-04-06', 'Personal Allowance']]],
    ['2024-10-29', 'statute', 'capitalGains.otherAssets.lowerRate', [['10%', '2022-04-06 to 2024-10-29', 'Lower rate on other assets']]],
    ['2024-10-30', 'statute', 'capitalGains.otherAssets.lowerRate', [['18%', 'since 2024-10-30', 'Lower rate on other assets']]],
    [
      '2024-10-30',
      'constants',
      'nationalInsurance.class1.employee.mainRate',
      [['12%', 'since 2024-04-06', 'constants', 'Employee Class 1 main rate']],
    ],
    [
      '2024/2025',
      'statute',
      'deadlines.selfAssessment.onlineReturn',
      [['31 January 2026', 'since 2024-04-06', 'Online tax return and payment']],
    ],
    [
      '2023/24',
      'statute',
      'deadlines.selfAssessment.onlineReturn',
      [['31 January 2025', 'since 2023-04-06', 'Online tax return and payment']],
    ],
    [
      '2024/25',
      'statute',
      'methods.incomeTax.personalAllowanceTaper',
      [['tapered', 'since 2022-04-06', 'Does the Personal Allowance taper above the income limit?']],
    ],
  ] as const)('on %s as %s reads them: %s', (when, rules, entry, lines) => {
    expect(cellsOf(showRates(when, rules), entry)).toEqual(lines)
  })

  it('of a tax year include both values of an entry that changed within it (FA 2025 s.7)', () => {
    expect(cellsOf(showRates('2024/25'), 'capitalGains.otherAssets.higherRate')).toEqual([
      ['20%', '2022-04-06 to 2024-10-29', 'Higher rate on other assets'],
      ['24%', 'since 2024-10-30', 'Higher rate on other assets'],
    ])
  })

  it('have a line for each band (Scottish Rate Resolution 2024-25)', () => {
    const lines = showRates('2024/25').split('\n')
    const first = lines.findIndex((line) => line.includes('scottishIncomeTax.bands'))
    expect(lines.slice(first, first + 6).map((line) => /\d+% .*?(?= {2}|$)/.exec(line)?.[0])).toEqual([
      '19% Up to £2,306',
      '20% £2,306 to £13,991',
      '21% £13,991 to £31,092',
      '42% £31,092 to £62,430',
      '45% £62,430 to £125,140',
      '48% Above £125,140',
    ])
  })

  it.each(RULE_SETS)('under %s include every entry, with or without a value', (rules) => {
    for (const when of ['2022-23', '2024-10-30']) {
      const shown = new Set(
        showRates(when, rules)
          .split('\n')
          .map((line) => /^ {2}(\S+)/.exec(line)?.[1]),
      )
      expect(ALL_ENTRIES.map(({ entry }) => entry).filter((entry) => !shown.has(entry))).toEqual([])
    }
  })

  it('say which law ended an entry (FA 2024 s.14)', () => {
    const line = ['£1,073,100 a year', '2022-04-06 to 2024-04-05', 'ended by FA 2024 s.14 and Sch.9', 'Lifetime allowance']
    expect(cellsOf(showRates('2023/24'), 'pensions.lifetimeAllowance')).toEqual([line])
    expect(cellsOf(showRates('2024/25'), 'pensions.lifetimeAllowance')).toEqual([
      ['–', 'Lifetime allowance: Ended on 5 April 2024 by FA 2024 s.14 and Sch.9.'],
    ])
  })

  it('say why an entry has no value', () => {
    expect(cellsOf(showRates('2022-05-01'), 'pensions.lumpSumAllowance')).toEqual([
      ['–', expect.stringContaining('the first is from 6 April 2024') as string],
    ])
  })
})

it.each([
  ['30/10/2024', 'statute', '"30/10/2024" is not a day or tax year; write 2024-10-30'],
  ['2024-02-30', 'statute', '"2024-02-30" is not a day or tax year; write one like 2024-10-30 or 2024/25'],
  ['last year', 'statute', '"last year" is not a day or tax year; write one like 2024-10-30 or 2024/25'],
  // So far from any year that we have that none could be meant instead, however many there are.
  ['1066/67', 'statute', `there is no tax year "1066-67"; choose from ${YEARS}`],
  ['1999-12-31', 'statute', `1999-12-31 is not in any tax year in rates/tax-years.yaml; choose from ${YEARS}`],
  ['2024/25', 'statue', 'there is no rule set "statue"; choose from statute, constants, text'],
])('%s under %s is refused with what to write instead', (when, rules, told) => {
  expect(() => showRates(when, rules)).toThrow(new UsageError(told))
})

it('rates:show without a day is refused on stderr', async () => {
  const { stdout, stderr, code } = await runScript('scripts/rates/show.ts', [])
  expect({ stdout, code }).toEqual({ stdout: '', code: 1 })
  expect(stderr.startsWith('rates:show: write one day or tax year, like 2024-10-30 or 2024/25')).toBe(true)
})

it('rates:show prints the rates', async () => {
  const folder = copyOfProject(['scripts', 'engine', 'rates', 'schemas', 'web'])
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeTestFigures(join(folder, 'rates'))
  const { stdout, stderr, code } = await runScript('scripts/rates/show.ts', ['2024/25', '--rules', 'text'], '', { folder })
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  expect(stdout).toBe(`${showRates('2024-25', 'text')}\n`)
})
