import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Calculator } from '#engine/calculator.ts'
import { amountIn } from '#engine/explain/amount-in.ts'
import { headlinesOf } from '#engine/explain/outputs-of.ts'
import type { Figure } from '#engine/rates/figure.ts'
import { provenance } from '#engine/rates/generated/provenance/index.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { provenanceOf } from '#engine/rates/provenance.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { ruleSetsOffered } from '#engine/rates/rule-sets-offered.ts'
import type { Result } from '#engine/result/result.ts'
import { figuresOf } from '#engine/result/step.ts'
import { readGolden } from '#golden/code/read-golden.ts'
import { rowsShown } from '../components/results/ledger.tsx'
import { dayOfFigure } from '../components/results/source-line.tsx'
import type { Outcome } from '../form/answer.ts'
import { rate } from '../text/format.ts'
import { amountText, textOf } from '../text/said.ts'
import { answers } from './tests/answers.ts'

/** `npm test` looks at one row in three, which all differ little in what they say, and `npm run test:all` at all of them. */
const ONE_IN = process.env['TESTS'] === 'all' ? 1 : 3

/** Every result of a calculator’s golden rows, each in its tax year, under each rule set of that year. */
const outcomesOf = (calculator: Calculator): Outcome[] =>
  rowsOf(calculator).flatMap((row) => {
    const taxYear = row.taxYear as TaxYear
    const { inputs } = calculator.parse(row.in, taxYear) as { inputs: Outcome['inputs'] }
    return ruleSetsOffered(calculator, taxYear).map((ruleSet) => ({
      result: calculator.calculate(inputs, { ruleSet, taxYear }),
      inputs,
    }))
  })

const rowsOf = ({ slug }: Calculator) => readGolden(slug).filter((_, index) => index % ONE_IN === 0)

/** The single figures of law that a result was worked out with. Those in a table of bands have no text of their own. */
const figuresIn = ({ steps, bandTables }: Result): Figure[] =>
  [...steps.flatMap(figuresOf), ...bandTables.flatMap(({ slices }) => slices.flatMap(({ band }) => band.figures))].filter(
    ({ entry }) => provenance[entry]?.kind !== 'bands',
  )

/** The heading that each row stands under, by its key. */
function headingsOf(rows: Result['rows']): ReadonlyMap<string, string | undefined> {
  let heading: string | undefined
  return new Map(rows.map(({ key, layout }) => [key, (heading = layout?.group ?? heading)]))
}

/** One sentence or more: it begins and ends as a sentence does, and nothing in it is missing. */
const SENTENCES = /^[A-Z£−\d].*[.]$/
const BROKEN = /undefined|NaN|null|\[object|\{|\}| {2}|\.\./

/** As the specification writes labels: short words inside one are small, and the others are not. */
const TITLE_CASE = /^[A-Z(]\S*(?: (?:a|after|and|as|at|by|for|from|in|of|on|or|per|the|to|with|within|[^a-z\s]\S*))*$/

/** A capital at the start, and otherwise in names alone. */
const SENTENCE_CASE =
  /^(?:National Insurance|Gift Aid|[A-Z]\S*)(?: (?:National Insurance|State Pension|Child Benefit|Gift Aid|[A-Z]+\d|LGPS|X|\d+|[a-z]\S*))*$/

describe.each(answers)('what $calculator.slug says', ({ calculator }) => {
  // Only those of one calculator at a time: all together they fill the memory.
  let outcomes: readonly Outcome[] = []
  let results: readonly Result[] = []
  beforeAll(() => {
    outcomes = outcomesOf(calculator)
    results = outcomes.map(({ result }) => result)
  })
  afterAll(() => {
    outcomes = []
    results = []
  })

  it('is whole sentences: every note, assumption and meaning, the answer and the footnote', () => {
    const said = new Set(
      results.flatMap(({ leads, notes, assumptions, steps, large, footnote = [] }) =>
        [
          ...[...leads, ...notes, ...assumptions].map(({ says }) => says),
          ...steps.map(({ means = [] }) => means),
          large.announced,
          footnote,
        ]
          .filter((sentence) => sentence.length > 0)
          .map(textOf),
      ),
    )
    expect(said.size).toBeGreaterThan(3)
    expect([...said].filter((sentence) => !SENTENCES.test(sentence) || BROKEN.test(sentence))).toEqual([])
  })

  it('gives one amount as the large answer, which is in the record', () => {
    for (const { large, rows, record, slug } of results) {
      const row = rows.find(({ key }) => key === large.field)
      expect(large.amount.value.toFixed(2)).toBe((row?.shown.pence ?? amountIn(record, large.field, slug)).toFixed(2))
      expect(amountText(large.amount)).toMatch(/^−?£[\d,]+\.\d\d$/)
      expect(textOf(large.about)).not.toMatch(BROKEN)
      expect(large.about).not.toEqual([])
    }
  })

  it('has each label of a result in title case, and each of a form in title case, as specified, or in sentence case', () => {
    const rows = new Set(results.flatMap((result) => [...result.rows, ...result.lines].map(({ label }) => label)))
    expect([...rows].filter((label) => !TITLE_CASE.test(label))).toEqual([])
    const asked = Object.values(calculator.fields).map(({ label }) => label)
    expect(asked.filter((label) => !TITLE_CASE.test(label) && !SENTENCE_CASE.test(label))).toEqual([])
  })

  it('says what each answer is to its visitor', () => {
    const compared = [...headlinesOf(calculator), ...results.map(({ large }) => large)].map((answer) => answer.compared)
    expect(compared.filter((words) => !/^\S.* be$|^\S.* would \w+( \w+)*$/.test(words))).toEqual([])
  })

  it('says what another £100 is if the calculator is about an income', () => {
    const { of, ifMore } = calculator.margin ?? {}
    expect({ isOf: of !== undefined, isKnown: (of ?? ifMore) !== undefined }).toEqual({
      isOf: calculator.margin !== undefined && headlinesOf(calculator).some(({ isKept }) => isKept),
      isKnown: calculator.margin !== undefined,
    })
  })

  it('names in a few words what each assumption leaves out', () => {
    const said = new Set(outcomes.flatMap(({ result, inputs }) => calculator.notCovered(inputs, result)).map(({ words }) => words))
    expect([...said].filter((text) => !/^[A-Z].*[^.:]$/.test(text) || BROKEN.test(text))).toEqual([])
  })

  it('shows no relief in the colour of a deduction, but for the exempt amount, which the specification calls one', () => {
    const deducted = results
      .flatMap(({ rows }) => rows)
      .filter(({ isDeduction, label }) => isDeduction && /Relief|Allowance Used/.test(label))
    expect(deducted.filter(({ layout }) => !layout?.isRelief)).toEqual([])
  })

  it('loses no line and no heading where the ledger leaves out rows of £0', () => {
    const lost = results.flatMap(({ rows, lines }) => {
      const [headings, shown] = [headingsOf(rows), headingsOf(rowsShown(rows))]
      const misplaced = [...shown].filter(([key, heading]) => headings.get(key) !== heading)
      return [...lines.filter(({ after }) => !shown.has(after)), ...misplaced.map(([key]) => ({ key }))].map(({ key }) => key)
    })
    expect([...new Set(lost)]).toEqual([])
  })

  it('has no more shares than the bar has colours', () => {
    const colours = readFileSync(new URL('../styles/results.css', import.meta.url), 'utf8').match(/^ {2}\.share-\d+ \{$/gm) ?? []
    for (const { shares } of results) expect(shares.length).toBeLessThanOrEqual(colours.length)
  })

  it('names the day whose values the working shows', () => {
    const wrong = results.flatMap((result) => {
      const on = result.ratesOn ?? taxYears[result.taxYear].starts
      return figuresIn(result).flatMap((figure) => {
        const value = provenanceOf(provenance, figure.entry, dayOfFigure(figure, on), figure.reading)?.reading.value
        const isSame = figure.unit === 'percent' ? value === rate(figure.value) : typeof value === 'string' && figure.value.equals(value)
        return isSame ? [] : [`${figure.entry} of ${figure.value.toFixed()} on ${on}`]
      })
    })
    expect([...new Set(wrong)]).toEqual([])
  })
})
