import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'

const project = fileURLToPath(new URL('../../', import.meta.url))

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'
/** A day (`2024-10-30`, `-04-01`, `30 October`), a month (`2025-08`), or a tax year (`2024-25`, `2024/25`). */
const DATE = new RegExp(String.raw`\b(?:19|20)\d\d-\d\d\b|-(?:0[1-9]|1[0-2])-[0-3]\d\b|\b\d{1,2} (?:${MONTH})\b|\b20\d\d/\d\d\b`)

/** The dates that code may hold, because the law does not change them, or because they are not law. Each with its reason. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'engine/calculators/pension-allowance/fields.ts': {
    'Carry Forward from 2021/22': 'a label of the specification',
    'Carry Forward from 2022/23': 'a label of the specification',
    'Carry Forward from 2023/24': 'a label of the specification',
  },
  'engine/calculators/tax-bill/balance.ts': { 'To pay by 31 January': 'the name of a row; rates/deadlines.yaml has the day' },
  'engine/explain/late-interest.ts': { '-01-01': 'the first day of a calendar year' },
  'engine/explain/payment-days.ts': {
    '-01-31': 'the day of rates/deadlines.yaml, which its test compares, in a year after the last of them too',
  },
  'engine/inputs/day-sums.ts': { '1970-01-02': 'how long a day is', '2024-04-01': 'how long a date is' },
  'engine/rates/rule-sets-offered.ts': {
    '2022-23': 'a year of the specification',
    '2023-24': 'a year of the specification',
    '2024-25': 'a year of the specification',
  },
  'engine/rules/corporation-tax/financial-year.ts': { '-04-01': 'the first day of a financial year, which is a measure like a tax year' },
  'web/pages/legal/legal-page.tsx': { '2025-08': 'when the specification says that the terms were last updated' },
}

/** The dates in the strings and the text of a file, as they stand there. Comments do not count. */
function datesIn(path: string, source: string): string[] {
  const texts: string[] = []
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value)
    },
    TemplateElement: ({ value }) => {
      texts.push(value.raw)
    },
    JSXText: ({ value }) => {
      texts.push(value)
    },
  }).visit(parseSync(path, source).program)
  return texts.filter((text) => DATE.test(text))
}

/** What visitors get. The names of golden cases, which `examples.ts` has, say the year of the case. */
const shipped = globSync(['engine/**/*.ts', 'web/**/*.{ts,tsx}'], { cwd: project })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$|\/tests\/|^web\/e2e\/|\/generated\/|\/examples\.ts$/.test(path))
  .sort()

describe('dates of law are in rates/ and not in code', () => {
  it('finds one in a string, a template and the text of a page, and none in a comment', () => {
    const source =
      "// 2024-10-30\nconst a = '2024-10-30'; const b = `${a}-04-01`; const c = <p>from 30 October</p>; const d = { y: '2024-25', n: '2024' }"
    expect(datesIn('a.tsx', source)).toEqual(['2024-10-30', '-04-01', 'from 30 October', '2024-25'])
  })

  it('holds for every file that we ship, but for what is allowed for a reason', () => {
    const found = shipped.flatMap((path) => datesIn(path, readFileSync(`${project}/${path}`, 'utf8')).map((text) => ({ path, text })))
    expect(found.filter(({ path, text }) => ALLOWED[path]?.[text] === undefined)).toEqual([])
    const allowed = Object.entries(ALLOWED).flatMap(([path, texts]) => Object.keys(texts).map((text) => `${path}: ${text}`))
    expect(allowed.filter((one) => !found.some(({ path, text }) => `${path}: ${text}` === one))).toEqual([])
  })
})
