// Tables of an imaginary tax, for tests of the tools, so that new figures in rates/ do not affect those tests.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkRates } from './check-rates.ts'
import { verifyAll } from './mistake.ts'
import { describeProblem } from './problem.ts'
import type { Asked } from './uses-in.ts'

const DUTIES = `title: Duties
periods: [year, month]
entries:
  mainRate:
    title: Main rate
    about: On what is left.
    kind: percent
    period: year
    base: of the duty base
    byDay: true
    below: highRate
    values:
      - from: 2021-04-06
        readings:
          statute: { value: 8%, law: DA 1999 s.8(2), sources: [duty-rates], status: verified, note: As before. }
      - from: 2022-07-01
        startLaw: DA 2001 s.3
        readings:
          statute: { value: 9%, law: DA 1999 s.8(2), sources: [duty-rates, guide], status: verified }
          constants: { value: 8%, sources: [papers], status: specification }
          text: { value: 9.5%, sources: [papers], status: specification }
  highRate:
    title: High rate
    kind: percent
    period: year
    base: of the duty base
    values:
      - from: 2021-04-06
        readings:
          statute: { value: 20%, law: DA 1999 s.8(3), sources: [duty-rates], status: memory }
  threshold:
    title: Threshold
    kind: amount
    unit: GBP
    period: year
    base: of income
    indexed: true
    values:
      - from: 2021-04-06
        frozen: { until: 2023-04-05, law: "DA 2001 s.4, extended by DA 2001 s.5" }
        readings:
          statute: { value: 12000, law: DA 1999 s.9, sources: [duty-rates], status: verified }
  oldCredit:
    title: Old credit
    kind: amount
    unit: GBP
    period: month
    base: of income
    onlyPrinted: Asked about still.
    values:
      - from: 2021-04-06
        ends: { on: 2022-04-05, law: DA 2001 s.6 }
        readings:
          statute: { value: 40.50, law: DA 1999 s.10, sources: [duty-rates], status: derived }
      - from: 2022-04-06
        notInLaw: Abolished.
        readings:
          constants: { value: 40.50, sources: [papers], status: specification }
  bands:
    title: Bands
    kind: bands
    unit: GBP
    period: year
    base: of income
    values:
      - from: 2021-04-06
        readings:
          statute:
            value:
              - { name: lower, rate: 10%, upTo: 5000 }
              - { name: higher, rate: 30% }
            law: DA 1999 Sch.1 para.2
            sources: [guide]
            status: verified
  returnDay:
    title: Return
    kind: date
    values:
      - from: 2021-04-06
        readings:
          statute: { value: 2023-01-31, law: DA 1999 s.20, sources: [guide], status: verified }
      - from: 2022-04-06
        readings:
          statute: { value: 2024-01-31, law: DA 1999 s.20, sources: [guide], status: verified }
  taper:
    title: Does it taper?
    kind: method
    options: { tapered: Reduced by half., not-tapered: Not reduced. }
    values:
      - from: 2021-04-06
        readings:
          statute: { value: tapered, law: DA 1999 Part 2 ch.1, sources: [guide], status: verified }
          constants: { value: not-tapered, sources: [papers], status: specification }
`
const FILES = {
  'duties.yaml': DUTIES,
  'tax-years.yaml': `default: 2022-23
years:
  2021-22: { starts: 2021-04-06, ends: 2022-04-05 }
  2022-23: { starts: 2022-04-06, ends: 2023-04-05 }
`,
  'rule-sets.yaml': `default: statute
ruleSets:
  statute: { title: The law, about: What it says., reads: [statute] }
  constants: { title: Constants, about: What they say., reads: [constants, statute] }
  text: { title: Text, about: What it says., reads: [text, constants, statute] }
`,
  'sources.yaml': `research: 2026-11
sources:
  duty-rates: { title: Duty rates, publisher: GOV.UK, url: https://www.gov.uk/duty-rates, kind: guidance, subjects: [duties], seen: the page }
  guide: { title: A guide, publisher: An office, kind: manual, subjects: [duties], seen: a copy, checked: 2026-11 }
  papers: { title: Papers, publisher: Ours, kind: specification, subjects: [duties], seen: in full }
laws:
  DA 1999: { title: Duties Act 1999 }
  DA 2001: { title: Duties Act 2001 }
  Duty Resolution 2001: { title: The resolution on duties, asWhole: true }
`,
}

/** The date on which the tests check these tables. */
const TODAY = new Date('2026-11-21')

/** What the code would ask these tables for: every entry that is not only printed. */
const ASKED: Asked = {
  ways: new Map([...DUTIES.matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => [`duties.${name}`, [{ file: 'a rule', line: 1, by: '' }]])),
  words: new Set(),
}
const asked: Asked = { ...ASKED, ways: new Map([...ASKED.ways].filter(([way]) => way !== 'duties.oldCredit')) }

/** Makes a folder with these tables, all verified. */
export function ownTables(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'own-tables-')), 'rates')
  mkdirSync(folder)
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
  verifyAll(folder)
  return folder
}

/** Deletes a folder made by ownTables. */
export const removeOwn = (folder: string): void => rmSync(join(folder, '..'), { recursive: true })

/** Replaces the first occurrence of `right` in a file of the folder with `written`. @throws Error if it is not there. */
export function edit(folder: string, file: string, right: string | RegExp, written: string): void {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(right, written)
  if (after === before) throw new Error(`${file} has no ${right}`)
  writeFileSync(path, after)
}

/** What rates:check reports about a folder of these tables. */
export const told = (folder: string): string[] => checkRates(folder, TODAY, asked).errors.map(describeProblem)
