import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { UsageError } from '../lib/command.ts'
import { project } from '../lib/project.ts'
import { copyOfProject, runScript } from '../lib/tests/run-script.ts'
import { RATES_FOLDER } from './compile.ts'
import { newYearChecklist } from './new-year-checklist.ts'
import { readRates, wholeAsWritten } from './read-rates.ts'
import type { RateFiles, TableEntry } from './tables.ts'
import { makeMistake, problemsIn } from './tests/mistake.ts'

vi.setConfig({ testTimeout: 60_000 })

const dated = (from: string, value: string, more = {}) => ({
  from,
  readings: { statute: { value, law: 'ITA 2007 s.35', sources: ['rates-2024-25'], status: 'verified' as const } },
  ...more,
})
const entry = (title: string, values: TableEntry['values'], more = {}): TableEntry => ({
  title,
  kind: 'amount',
  unit: 'GBP',
  values,
  ...more,
})

const RATES: RateFiles = {
  tables: {
    'income-tax': {
      title: 'Income Tax',
      entries: {
        allowance: entry('Personal Allowance', [dated('2022-04-06', '12570', { frozen: { until: '2028-04-05', law: 'FA 2021 s.5' } })], {
          indexed: 'true',
        }),
        threshold: entry('Threshold', [dated('2024-04-06', '24990')], { indexed: 'true' }),
        rate: entry('Basic rate', [dated('2022-04-06', '20%')]),
        taper: entry('Taper', [dated('2022-04-06', 'tapered')], { kind: 'method' }),
        returnDay: entry('Return', [dated('2024-04-06', '2026-01-31')], { kind: 'date' }),
        later: entry('Later', [dated('2027-04-06', '1')]),
        old: entry('Old credit', [dated('2022-04-06', '40', { ends: { on: '2025-04-05', law: 'FA 2024 s.14' } })]),
      },
    },
    'corporation-tax': {
      title: 'Corporation Tax',
      entries: { mainRate: entry('Main rate', [dated('2023-04-01', '25%'), dated('2025-04-01', '26%')]) },
    },
  },
  sources: {
    'rates-2024-25': { title: 'Rates 2024 to 2025', publisher: 'GOV.UK', url: 'https://www.gov.uk/rates', kind: 'guidance', seen: 'yes' },
  },
  laws: {},
  research: '',
  taxYears: { default: '2024-25', years: { '2024-25': { starts: '2024-04-06', ends: '2025-04-05' } } },
  ruleSets: { default: 'statute', ruleSets: {} },
}

const section = (text: string, heading: string) =>
  text
    .split('\n## ')
    .find((part) => part.startsWith(`${heading}\n`))
    ?.split('\n')
    .filter((line) => line.startsWith('- ')) ?? []
const SOURCE = 'Law: ITA 2007 s.35. Sources: [rates-2024-25](https://www.gov.uk/rates)'

describe('the checklist of 2025/26', () => {
  const text = newYearChecklist('2025/26', RATES)

  it('counts what is still open, and leaves out what starts in a later year', () => {
    expect(text).toMatch(/^# Tax year 2025\/26\n\n2025-04-06 to 2026-04-05\. 5 of 7 entries have no value dated in the year\.\n/)
    expect(text).not.toContain('Later')
  })

  it('starts with the year itself and the places in the code that name the year before', () => {
    expect(section(text, 'The year itself')).toEqual(
      expect.arrayContaining([
        '- [ ] `rates/tax-years.yaml`: `2025-26: { starts: 2025-04-06, ends: 2026-04-05 }`',
        '- [ ] `rates/tax-years.yaml`: `checkedTo` and `notIncluded`, how far the sources of 2025-26 reach and what came after that',
        '- [ ] `rates/tax-years.yaml`: the `default`, which is 2024-25, to change when visitors should see 2025-26 first',
        '- [ ] new law: a rate or rule that starts in 2025-26 and has no entry yet (CONTRIBUTING.md, "Add a year")',
        expect.stringMatching(/^- \[ \] `engine\/rates\/rule-sets-offered\.ts:\d+` names 2024-25 or its days$/),
      ]),
    )
  })

  it('names the line of each such place', () => {
    const places = [...text.matchAll(/`((?:engine|web)\/\S+):(\d+)` names 2024-25/g)]
    expect(places.length).toBeGreaterThan(0)
    for (const [, file, line] of places)
      expect(readFileSync(`${project}/${file}`, 'utf8').split('\n')[Number(line) - 1]).toMatch(/'2024-25'|'2024-04-06'|'2025-04-05'/)
  })

  it.each([
    ['Dates', [`- [ ] \`incomeTax.returnDay\` Return: 2026-01-31 since 2024-04-06. ${SOURCE}`]],
    ['Set every year', [`- [ ] \`incomeTax.threshold\` Threshold: 24990 since 2024-04-06. ${SOURCE}`]],
    [
      'Frozen by law',
      [`- [ ] \`incomeTax.allowance\` Personal Allowance: 12570 since 2022-04-06, frozen until 2028-04-05 by FA 2021 s.5. ${SOURCE}`],
    ],
    [
      'Stays until the law changes it',
      [
        `- [ ] \`incomeTax.rate\` Basic rate: 20% since 2022-04-06. ${SOURCE}`,
        `- [x] \`corporationTax.mainRate\` Main rate: 26% from 2025-04-01. ${SOURCE}`,
      ],
    ],
    ['Ended by law', ['- [x] `incomeTax.old` Old credit: ended on 2025-04-05 by FA 2024 s.14']],
    ['Ways of calculating', [`- [ ] \`incomeTax.taper\` Taper: tapered since 2022-04-06. ${SOURCE}`]],
    [
      'Sources to read',
      [
        '- [ ] [rates-2024-25](https://www.gov.uk/rates) Rates 2024 to 2025 (GOV.UK), 5 entries; it covers one year only: find the next one',
      ],
    ],
  ])('lists under "%s" each entry with its value, law and sources', (heading, lines) => {
    expect(section(text, heading)).toEqual(lines)
  })

  it('asks for a figure again once its freeze has ended', () => {
    const later = newYearChecklist('2028-29', RATES)
    expect(section(later, 'Frozen by law')).toEqual([])
    expect(section(later, 'Set every year')[0]).toContain('incomeTax.allowance')
  })
})

it('the checklist of a year that the tables know is ticked where they have its values', () => {
  const text = newYearChecklist('2024-25', readRates(RATES_FOLDER))
  expect(text).toContain('- [x] `rates/tax-years.yaml`: `2024-25: { starts: 2024-04-06, ends: 2025-04-05 }`')
  expect(text).toMatch(
    /^- \[x\] `capitalGains\.otherAssets\.lowerRate` Lower rate on other assets: 18% from 2024-10-30\. Law: TCGA 1992 s\.1H/m,
  )
  expect(text).not.toContain('names 2023-24')
})

it.each([
  ['2025', '"2025" is not a tax year; write one like 2025/26'],
  ['2025-27', '"2025-27" is not a tax year; write one like 2025/26'],
  ['next', '"next" is not a tax year; write one like 2025/26'],
  ['1990/91', 'no entry has a value as early as 1990/91; write 2024-25 or a later year'],
])('%s is refused with what to write instead', (year, told) => {
  expect(() => newYearChecklist(year, RATES)).toThrow(new UsageError(told))
})

it('rates:new-year prints the checklist of a year that is listed but not filled in, which rates:build refuses', async () => {
  const folder = copyOfProject(['engine', 'rates', 'schemas', 'scripts', 'web'])
  try {
    const year = '2098-99: { starts: 2098-04-06, ends: 2099-04-05 }'
    makeMistake(join(folder, 'rates'), { file: 'tax-years.yaml', entry: '', right: 'years:\n', written: `years:\n  ${year}\n` })
    expect(problemsIn(join(folder, 'rates')).length).toBeGreaterThan(0)
    const { stdout, stderr, code } = await runScript('scripts/rates/new-year.ts', ['2098/99'], '', { folder })
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
    expect(stdout).toBe(`${newYearChecklist('2098-99', wholeAsWritten(join(folder, 'rates')))}\n`)
    expect(stdout).toContain(`- [x] \`rates/tax-years.yaml\`: \`${year}\`\n`)
    expect(section(stdout, 'Set every year').join('\n')).toContain('- [ ] `companyCars.emissions` ')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
