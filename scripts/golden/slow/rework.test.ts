import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { goldenFile, goldenSlugs } from '../../../golden/code/read-golden.ts'
import { callCommand } from '../../lib/tests/call-command.ts'
import { copyOfProject, runScript } from '../../lib/tests/run-script.ts'
import { MAIN_RATE_7 } from '../../rates/tests/edited-rates.ts'
import { makeMistake } from '../../rates/tests/mistake.ts'
import { writeTestFigures } from '../../rates/tests/write-test-figures.ts'
import { goldenRework } from '../rework-command.ts'
import { reworkGolden } from '../rework-golden.ts'

vi.setConfig({ testTimeout: 60_000 })

const HEADER = 'case,rules,taxYear,in.earnings,out.employeeNI,out.monthlyEmployeeNI,out.employmentType,source,working'
// (40000 − 12570) × 8% = 2194.40, or 182.87 a month; at 7% it is 1920.10, or 160.01 a month.
const FORTY =
  'Forty,statute+text,2024-25,40000,2194.40,182.87,employee,SSCBA 1992 s.8,employeeNI: 27430*8% = 2194.40; monthlyEmployeeNI: employeeNI/12 = 182.87'
// 37700 × 11.5% + 9730 × 2% = 4530.10, the annual figures of the year before.
const THE_YEAR_BEFORE =
  'Sixty,statute,2023-24,60000,4530.10,377.51,employee,SSCBA 1992 s.8,employeeNI: 37700*11.5% + 9730*2% = 4530.10; monthlyEmployeeNI: employeeNI/12 = 377.51'
const REWORKED =
  'Forty,statute+text,2024-25,40000,1920.10,160.01,employee,SSCBA 1992 s.8,employeeNI: 27430*7% = 1920.10; monthlyEmployeeNI: employeeNI/12 = 160.01'
const file = (...rows: string[]) => [HEADER, ...rows, ''].join('\n')
const AT_7 = { replace: { old: '8%', by: '7%' } }

describe('working rows out again', () => {
  it('replaces a figure in the workings and updates everything that follows from it', () => {
    expect(reworkGolden(file(FORTY), AT_7)).toEqual({
      text: file(REWORKED),
      changed: ['row 2 "Forty": employeeNI 2194.40 → 1920.10, monthlyEmployeeNI 182.87 → 160.01'],
      left: [],
      cited: [],
      named: [],
    })
  })

  it('follows a working that somebody edited by hand', () => {
    expect(reworkGolden(file(FORTY.replace('8%', '7%')), {}).text).toBe(file(REWORKED))
  })

  it('does not replace part of a longer figure, or touch other clauses or years', () => {
    // 100 × 18% = 18.00, 100 × 8.5% = 8.50, 100 × 0.08 = 8.00.
    const others =
      'Others,statute,2024-25,100,26.50,,,SSCBA 1992,a: 100*18% = 18.00; b: 100*8.5% = 8.50; c: 8 = 8.00; employeeNI: a + b = 26.50'
    expect(reworkGolden(file(others), AT_7)).toMatchObject({ text: file(others), changed: [] })
    expect(reworkGolden(file(FORTY), { ...AT_7, clauses: ['employerNI'] })).toMatchObject({ text: file(FORTY), changed: [] })
    expect(reworkGolden(file(FORTY), { ...AT_7, taxYear: '2025-26' })).toMatchObject({ text: file(FORTY), changed: [] })
  })

  it('leaves a row alone where the figure may be that of two laws, and names the places', () => {
    // 100 × 8% = 8.00 of a pension, and 27,430 × 8% = 2,194.40.
    const two = 'Two,statute,2024-25,40000,2194.40,,,SSCBA 1992 s.8,pension: 100*8% = 8.00; employeeNI: 27430*8% = 2194.40'
    expect(reworkGolden(file(two), AT_7)).toMatchObject({
      text: file(two),
      changed: [],
      left: [
        'row 2 "Two": 8% stands in 2 places (pension, employeeNI), which may be different figures; name one clause with --clause, or edit the working by hand',
      ],
    })
    expect(reworkGolden(file(two), { ...AT_7, clauses: ['employeeNI'] }).text).toBe(
      file(two.replace('2194.40,,,', '1920.10,,,').replace('27430*8% = 2194.40', '27430*7% = 1920.10')),
    )
    const twice = two.replace('pension: 100*8% = 8.00; employeeNI: 27430*8%', 'employeeNI: 20000*8% + 7430*8%')
    expect(reworkGolden(file(twice), { ...AT_7, clauses: ['employeeNI'] })).toMatchObject({ text: file(twice), changed: [] })
  })

  it('lists rows that are named for the old figure', () => {
    expect(reworkGolden(file(FORTY.replace('Forty', 'Forty at 8%')), AT_7).named).toEqual([2])
    expect(reworkGolden(file(FORTY.replace('Forty', 'Forty at 18%')), AT_7).named).toEqual([])
  })

  it('splits a row whose old figures still hold under other rule sets', () => {
    const { text, changed } = reworkGolden(file(FORTY), { ...AT_7, ruleSet: 'statute' })
    const kept = FORTY.replace('Forty,statute+text', 'Text: Forty,text')
    expect(text).toBe(file(REWORKED.replace('statute+text', 'statute'), kept))
    expect(changed).toHaveLength(1)
    expect(reworkGolden(file(FORTY), { ...AT_7, ruleSet: 'constants' })).toMatchObject({ text: file(FORTY), changed: [] })
  })

  it.each([
    [FORTY.replace('monthlyEmployeeNI:', 'month:'), 'row 2 "Forty": its working has no clause named monthlyEmployeeNI'],
    [FORTY.replace('27430*8%', '27430*8% +'), 'row 2 "Forty": "" is not known in "27430*7% +"'],
  ])('leaves alone, and lists, what it cannot work out: %s', (row, told) => {
    expect(reworkGolden(file(row), AT_7)).toEqual({ text: file(row), changed: [], left: [told], cited: [], named: [] })
  })

  it('lists rows whose published example printed the old figures', () => {
    expect(reworkGolden(file(FORTY.replace('SSCBA 1992 s.8', 'GOV.UK example')), AT_7).cited).toEqual([2])
  })

  it.each(goldenSlugs())('changes nothing in golden/%s.csv as it is', (slug) => {
    const text = readFileSync(goldenFile(slug), 'utf8')
    expect(reworkGolden(text, {})).toEqual({ text, changed: [], left: [], cited: [], named: [] })
  })
})

it('a wrong rate can be corrected in the tables and in the rows with commands alone', async () => {
  const folder = copyOfProject(['scripts', 'engine', 'rates', 'schemas', 'golden/code'])
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const golden = join(folder, 'golden/national-insurance.csv')
  writeFileSync(golden, file(FORTY, THE_YEAR_BEFORE))
  // 120 including VAT is 100 net and 20 VAT.
  const vat = ['Right,statute,2024-25,120,20,true,100.00,20.00,VATA 1994 s.19(2),']
  const columns = 'case,rules,taxYear,in.amount,in.vatRate,in.isInclusive,out.netAmount,out.vatAmount,source,working'
  writeFileSync(join(folder, 'golden/vat.csv'), [columns, ...vat, ''].join('\n'))
  writeTestFigures(join(folder, 'rates'))
  makeMistake(join(folder, 'rates'), MAIN_RATE_7)
  const run = (script: string, ...args: string[]) =>
    runScript(`scripts/golden/${script}.ts`, ['national-insurance', ...args], '', { folder })

  const before = await run('check', 'vat')
  expect(before).toMatchObject({ stderr: '', code: 1 })
  expect(before.stdout).toMatch(/^golden\/national-insurance\.csv row 2, "Forty", under statute$/m)
  expect(before.stdout).toMatch(/^ {2}employeeNI +2194\.40 +1920\.10 +274\.30 less$/m)
  expect(before.stdout).toMatch(/^ {4}nationalInsurance\.class1\.employee\.mainRate +7% +since 2024-04-06 +Employee Class 1 main rate$/m)
  expect(before.stdout).toMatch(/^national-insurance: 2 rows and 0 published, 1 differ$/m)
  expect(before.stdout).toMatch(/^vat: 1 rows and 0 published, all agree$/m)
  const { stdout, stderr, code } = await run('rework', '--replace', '8%=7%', '--rules', 'statute', '--clause', 'employeeNI')
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  expect(stdout).toMatch(/"Forty": employeeNI 2194\.40 → 1920\.10, monthlyEmployeeNI 182\.87 → 160\.01$/m)
  const after = await run('check', '--short')
  const agrees = /^national-insurance: 3 rows and 0 published, all agree$/m
  expect(after).toMatchObject({ stdout: expect.stringMatching(agrees) as string, code: 0 })
})

it('a replacement that is not two figures is refused', async () => {
  expect(await callCommand(goldenRework, ['vat', '--replace', '20%'])).toEqual({
    stdout: '',
    stderr: 'golden:rework: "20%" is not a figure and its replacement; write --replace 8%=7%\n',
    code: 1,
  })
})
