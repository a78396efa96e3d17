import { existsSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { goldenSlugs, readGolden } from '../../golden/code/read-golden.ts'
import { outputsOf } from '../explain/outputs-of.ts'
import { calculatorNamed, SLUGS } from './calculators.ts'
import { goldenColumns } from './golden-columns.ts'
import { repeated } from './repeated.ts'
import { type SourceFile, sourceFiles, sourceOf } from './source-code.ts'

// Allows for a busy machine, which is slow but not wrong.
vi.setConfig({ testTimeout: 60_000 })

/** The calculators of the specification, in the order of its pages. There may be others. */
const SPECIFIED = [
  ['self-employed', 'national-insurance', 'vat', 'dividend-tax', 'student-loan', 'corporation-tax', 'employer-ni', 'capital-gains', 'ir35'],
  ['pension-relief', 'side-hustle', 'part-year', 'rental-income', 'cis', 'pension-allowance', 'company-car', 'income-tax'],
].flat()

/** Fields that have no golden column, by calculator, each with its reason. */
const UNCHECKED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'tax-bill': { taxYear: 'each row is about the year in the column of that name' },
}

/** The bill asks for many kinds of income, none of which everybody has. */
const ASKS_FOR_NOTHING = new Set(['tax-bill'])

const FILES = ['fields.ts', 'answer.ts']
const without = (names: readonly string[], known: readonly string[]) => names.filter((name) => !known.includes(name))

it('there are the seventeen calculators of the specification, and golden rows for every calculator and nothing else', () => {
  expect(SPECIFIED).toHaveLength(17)
  expect(SPECIFIED.filter((slug) => !SLUGS.includes(slug))).toEqual([])
  expect(goldenSlugs()).toEqual(SLUGS)
})

describe.each(SLUGS)('the calculator %s', (slug) => {
  it('has its fields and its parts in files of their own, and goes by the name of its folder', async () => {
    expect(FILES.filter((file) => !existsSync(new URL(`../calculators/${slug}/${file}`, import.meta.url)))).toEqual([])
    expect((await calculatorNamed(slug)).slug).toBe(slug)
  })

  it('asks for the amounts without which there is no answer', async () => {
    const { fields } = await calculatorNamed(slug)
    const asksForSome = Object.values(fields).some((field) => 'isMain' in field)
    expect(asksForSome, `give isMain: true to the amounts of ${slug}/fields.ts without which there is no answer`).toBe(
      !ASKS_FOR_NOTHING.has(slug),
    )
  })

  it('takes an annual amount or a salary by the month too', async () => {
    const { fields } = await calculatorNamed(slug)
    const yearly = Object.values(fields).filter(({ kind, label }) => kind === 'money' && /\b(Annual|Salary)\b/.test(label))
    expect(yearly.filter((field) => !('periodIn' in field) && !('per' in field && field.per === 'year'))).toEqual([])
  })

  it('has a golden column for each field, and a field or an output for each column, with a row that fills it', async () => {
    const calculator = await calculatorNamed(slug)
    const { fields } = calculator
    const columns = goldenColumns(slug)
    const unchecked = Object.keys(UNCHECKED[slug] ?? {})
    expect(repeated([...columns.in, ...unchecked])).toEqual([])
    expect([...columns.in, ...unchecked].sort(), `golden/${slug}.csv has a column in.<name> for each field of fields.ts`).toEqual(
      Object.keys(fields).sort(),
    )
    expect(columns.out.length).toBeGreaterThan(0)
    expect(
      without(columns.out, outputsOf(calculator)),
      `the ledger of ${slug}/answer.ts has no amount for these columns out.<key>`,
    ).toEqual([])
    const rows = readGolden(slug)
    const empty = [
      ...columns.in.filter((name) => rows.every((row) => row.in[name] === undefined)),
      ...columns.out.filter((name) => rows.every((row) => row.out[name] === undefined)),
    ]
    expect(empty, `add a row to golden/${slug}.csv that fills these columns`).toEqual([])
    expect(repeated([...columns.out])).toEqual([])
  })

  it('answers when nothing at all is typed', async () => {
    const calculator = await calculatorNamed(slug)
    const parsed = calculator.parse({})
    expect(parsed.issues ?? []).toEqual([])
    if (!parsed.issues) expect(Object.keys(calculator.calculate(parsed.inputs).record).length).toBeGreaterThan(0)
  })
})

/** The input that we raise to show what £100 more does, for each calculator about an income. The others are about a price or a payment. */
const MOVED: Readonly<Record<string, string>> = {
  'income-tax': 'annualSalary',
  'student-loan': 'annualSalary',
  'part-year': 'annualSalary',
  'national-insurance': 'earnings',
  'self-employed': 'annualProfit',
  'side-hustle': 'sideHustleIncome',
  'dividend-tax': 'dividendIncome',
  'rental-income': 'annualRentalIncome',
  'capital-gains': 'salePrice',
  'employer-ni': 'employeeSalary',
  ir35: 'dailyRate',
  'corporation-tax': 'taxableProfit',
  'pension-relief': 'pensionContribution',
  'pension-allowance': 'annualSalary',
}

it('a calculator about an income says which of its amounts is the income', async () => {
  const calculators = await Promise.all(SPECIFIED.map(calculatorNamed))
  const moved = calculators.flatMap(({ slug, margin }) => (margin ? [[slug, margin.input]] : []))
  expect(Object.fromEntries(moved)).toEqual(MOVED)
  for (const { fields, margin } of calculators) {
    if (margin) expect(fields[margin.input]?.kind).toBe('money')
    if (margin?.times !== undefined) expect(fields[margin.times]?.kind).toBe('number')
  }
})

const isPartOf = (folder: string) => (file: SourceFile) => file.path.startsWith(folder)
const isGenerated = isPartOf('rates/generated')
const files = sourceFiles()
const written = files.filter((file) => !isGenerated(file))
const calculators = written.filter(isPartOf('calculators/'))
/**
 * Every file that is not a calculator’s fields, its answer, the notes of that answer, or a check that only asks the calculator again: the
 * rules, shared and a calculator’s own.
 */
const law = written.filter(({ path }) => /^law\/|^calculators\/[^/]+\/(?!(fields|answer|notes|check(-[a-z-]+)?)\.ts$)/.test(path))
/** The files beside rules that are parts of an answer: rows, notes, what is left out, what a contribution avoids, what an income ends. */
const ANSWER_PARTS =
  /\/(answer|rows|notes|assumptions|not-covered|personal-not-covered|possible-charges|possible-repayments|avoidable-costs|entitlements)\.ts$/
const RULE_SET_NAMES = new Set(['statute', 'constants', 'text'])

const folderOf = (path: string) => /^calculators\/([^/]+)\//.exec(path)?.[1]

/** What is wrong with the files, as `path: fault`. */
const faults = (of: readonly SourceFile[], find: (file: SourceFile) => readonly string[]) =>
  of.flatMap((file) => find(file).map((fault) => `${file.path}: ${fault}`))

/** The file that an import leads to, relative to engine/: `law/ir35/inside.ts`, `../scripts/calc/calc.ts`. A package stays as written. */
const target = ({ path }: SourceFile, imported: string) => {
  if (!imported.startsWith('.')) return imported.replace(/^#engine\//, '')
  const root = new URL('file:///engine/')
  const { pathname } = new URL(imported, new URL(path, root))
  return pathname.startsWith(root.pathname) ? pathname.slice(root.pathname.length) : `..${pathname}`
}

describe('the engine', () => {
  it('is read as code, without its comments and other text', () => {
    const source = `
      import { type A } from '../a.ts' // 7, and not === 'statute'
      export const b = (c: 0 | 3, d: A) => d.rules !== 'constants' || c > -2.5 || new Decimal('1,048').eq('0.2')
      /* 8 */ export const e4 = (f: A) => (f.kind === 'text' ? '9' : \`6 \${['statute'].includes('text', f.ruleSet)}\`)`
    const { imports, numbers, compared, names } = sourceOf('a.ts', source)
    expect({ imports, numbers: [...numbers].sort(), compared }).toEqual({
      imports: ['../a.ts'],
      numbers: ['0', '0.2', '1,048', '2.5', '3'],
      compared: ['constants', 'text'],
    })
    expect(names).toContain('ruleSet')
    expect(law.filter(isPartOf('law/')).length).toBeGreaterThan(15)
    expect(law.filter(isPartOf('calculators/')).length).toBeGreaterThan(15)
    expect(calculators.length).toBeGreaterThanOrEqual(SLUGS.length)
    expect(files.filter(isGenerated).length).toBeGreaterThan(15)
  })

  it('has calculators that do not import each other', () => {
    const others = faults(calculators, (file) =>
      file.imports.filter((imported) => ![undefined, folderOf(file.path)].includes(folderOf(target(file, imported)))),
    )
    expect(others).toEqual([])
    expect(
      faults(
        written.filter((file) => !isPartOf('calculators/')(file)),
        (file) => file.imports.filter((imported) => folderOf(target(file, imported))),
      ),
    ).toEqual([])
  })

  it('imports only itself, decimal.js and zod, and no test', () => {
    const known = new Set(files.map(({ path }) => path))
    const foreign = faults(files, (file) =>
      file.imports.filter((each) => !known.has(target(file, each)) && !['decimal.js', 'zod/v4/core'].includes(each)),
    )
    expect(foreign).toEqual([])
  })

  it('has parts that know no rule: rules are made of amounts, inputs and rates, and never the other way round', () => {
    const parts = written.filter(({ path }) => /^(money|rates|inputs|expression|evaluate|working|answer|result)\//.test(path))
    expect(parts.length).toBeGreaterThan(30)
    expect(faults(parts, (file) => file.imports.filter((each) => /^(law|calculators|explain)\//.test(target(file, each))))).toEqual([])
  })

  it('has rules that know no answer: rows and notes are made of what a rule returns', () => {
    const know = law.filter((file) => file.imports.some((each) => /^answer\/(answer|ledger)\.ts$/.test(target(file, each))))
    const rules = know.filter(({ path }) => !ANSWER_PARTS.test(path))
    expect(know.length).toBeGreaterThan(5)
    expect(rules.map(({ path }) => path)).toEqual([])
  })

  it('has rules without figures: no numbers except 0, 1, 12, 52 and 100', () => {
    expect(faults(law, ({ numbers }) => without(numbers, ['0', '1', '12', '52', '100']))).toEqual([])
  })

  it('never asks which rule set it runs under', () => {
    // provenance.ts says where a figure came from, and falls back on the law as every rule set does.
    const asked = written.filter(({ path }) => path !== 'rates/provenance.ts')
    expect(faults(asked, ({ compared }) => compared.filter((name) => RULE_SET_NAMES.has(name)))).toEqual([])
    expect(faults([...law, ...calculators], ({ names }) => names.filter((name) => /^(ruleSets?|defaultRuleSet)$/i.test(name)))).toEqual([])
  })
})
