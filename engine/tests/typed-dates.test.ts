import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'
import { MONTHS } from '../inputs/day.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))

const MONTH = MONTHS.join('|')
/** A day (`2024-10-30`, `-04-01`, `30 October`), a month (`2025-08`), or a tax year (`2024-25`, `2024/25`). */
const DATE = new RegExp(String.raw`\b(?:19|20)\d\d-\d\d\b|-(?:0[1-9]|1[0-2])-[0-3]\d\b|\b\d{1,2} (?:${MONTH})\b|\b20\d\d/\d\d\b`)

/** The dates that code may hold, because the law does not change them, or because they are not law. Each with its reason. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'engine/calculators/pension-allowance/fields.ts': {
    'Carry Forward from 2021/22': 'a label of the specification',
    'Carry Forward from 2022/23': 'a label of the specification',
    'Carry Forward from 2023/24': 'a label of the specification',
  },
  'engine/law/self-assessment/balance.ts': { 'To pay by 31 January': 'the name of a row; rates/deadlines.yaml has the day' },
  'engine/explain/late-interest.ts': { '-01-01': 'the first day of a calendar year' },
  'engine/inputs/day-sums.ts': { '1970-01-02': 'how long a day is', '2024-04-01': 'how long a date is' },
  'engine/people/json-schema.ts': { 'https://json-schema.org/draft/2020-12/schema': 'the name of a standard' },
  'engine/rates/rule-sets-offered.ts': {
    '2022-23': 'a year of the specification',
    '2023-24': 'a year of the specification',
    '2024-25': 'a year of the specification',
  },
  'engine/law/corporation-tax/financial-year.ts': { '-04-01': 'the first day of a financial year, which is a measure like a tax year' },
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

/** What counts days, months, weeks, years or an age, by its name: `MONTHS_TO_CLAIM`, `daysOfNotice`. */
const COUNT = /(?:^|_)(?:days?|weeks?|months?|years?|age)(?:_|$)/i
const isCount = (name: string) => COUNT.test(name.replaceAll(/([a-z])([A-Z])/g, '$1_$2'))
/** What moves a day by a number of days, months or years. */
const MOVES = new Set(['daysLater', 'monthsLater', 'yearsLater'])
/** The day before or after, the year before or after, and none. */
const isSmall = (count: number) => Math.abs(count) <= 1

/** The counts that code may hold, because no law sets them. Each with its reason. */
const COUNTS_ALLOWED: Readonly<Record<string, string>> = {
  'engine/money/decimal.ts: MONTHS_IN_A_YEAR 12': 'a measure',
  'engine/money/decimal.ts: WEEKS_IN_A_YEAR 52': 'a measure',
  'engine/explain/payment-days.ts: MONTHS_IN_A_YEAR 12': 'a measure',
  'engine/explain/late-interest.ts: DAYS_OF_BOTH_YEARS 366': 'a measure',
  'engine/explain/late-interest.ts: DAYS_OF_BOTH_YEARS 365': 'a measure',
  'engine/inputs/pay-periods.ts: DAYS_IN_A_WEEK 7': 'a measure',
  'engine/inputs/pay-periods.ts: inYear 52': 'a measure',
  'engine/inputs/pay-periods.ts: inYear 12': 'a measure',
  'engine/inputs/unlikely-pay.ts: LITTLE_A_YEAR 5_000': 'pounds for a full year below which we ask',
  'engine/inputs/unlikely-pay.ts: day 10_000': 'pounds for a day above which we ask',
  'engine/inputs/unlikely-pay.ts: week 50_000': 'pounds for a week above which we ask',
  'engine/people/transactions/file-of-transactions.ts: DAYS_TO_SETTLE 7': 'days between a trade and its payment in a broker’s file',
  'web/pages/home/mark-deadlines.ts: A_DAY 86_400_000': 'a measure, in milliseconds',
}

/** The numbers in a file that count days, months, weeks, years or an age, each with the name that it has, is compared with or moves by. */
function countsIn(path: string, source: string): string[] {
  const counts: string[] = []
  const add = (name: string, of: object | null) => {
    if (of === null) return
    // A number in brackets, with a sign, in a sum or in `new Decimal(48)` is in the text of its expression.
    const { start, end } = of as { start: number; end: number }
    const text = source.slice(start, end)
    if (!/^(?:new Decimal\(|number\()?['(]?-?[\d_]+(?: \* [\d_]+)*[')]*$/.test(text)) return
    for (const [figure] of text.matchAll(/-?\d[\d_]*/g)) if (!isSmall(Number(figure))) counts.push(`${name} ${figure}`)
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && isCount(id.name)) add(id.name, init)
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && isCount(key.name)) add(key.name, value)
    },
    BinaryExpression: ({ left, operator, right }) => {
      if (left.type === 'Identifier' && /[<>=]/.test(operator) && isCount(left.name)) add(left.name, right)
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && MOVES.has(callee.name)) add(callee.name, given[1] ?? null)
    },
  }).visit(parseSync(path, source).program)
  return counts
}

/** What visitors get. The names of golden cases, which `examples.ts` has, say the year of the case. */
const shipped = globSync(['engine/**/*.ts', 'web/**/*.{ts,tsx}'], { cwd: project })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$|\/tests\/|^web\/e2e\/|\/generated(-as-enacted)?\/|\/examples\.ts$/.test(path))
  .sort()

describe('dates and counts of law are in rates/ and not in code', () => {
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

  it('finds a count by its name, in a comparison and where it moves a day', () => {
    const source =
      'const MONTHS_TO_CLAIM = 48; const AGE = new Decimal(21); const daysOfNotice = 2 * 30; const a = 7; const YEARS = 1\n' +
      'const b = age >= 66 && pages > 5 && monthsLater(c, 6) > daysLater(c, -1) && yearsLater(d, COUNT) !== yearsLater(d, 4); const e = { noticeDays: 60, year: 5 % 4 }'
    const found = countsIn('a.ts', source).toSorted()
    expect(found).toEqual([
      'AGE 21',
      'MONTHS_TO_CLAIM 48',
      'age 66',
      'daysOfNotice 2',
      'daysOfNotice 30',
      'monthsLater 6',
      'noticeDays 60',
      'yearsLater 4',
    ])
  })

  it('holds for the counts of every file that we ship, but for what is allowed for a reason', () => {
    const found = shipped.flatMap((path) => countsIn(path, readFileSync(`${project}/${path}`, 'utf8')).map((count) => `${path}: ${count}`))
    expect(found.filter((one) => COUNTS_ALLOWED[one] === undefined)).toEqual([])
    expect(Object.keys(COUNTS_ALLOWED).filter((one) => !found.includes(one))).toEqual([])
  })
})
