import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Calculator } from '#engine/calculator.ts'
import { headlinesOf } from '#engine/explain/outputs-of.ts'
import { Decimal } from '#engine/money/decimal.ts'
import type { Figure } from '#engine/rates/figure.ts'
import { provenance } from '#engine/rates/generated/provenance/index.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { provenanceOf } from '#engine/rates/provenance.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { ruleSetsOffered } from '#engine/rates/rule-sets-offered.ts'
import type { Result } from '#engine/result/result.ts'
import { figuresOf } from '#engine/result/step.ts'
import { holdsFor, inputsOf } from '#engine/tests/questions.ts'
import { readGolden } from '#golden/code/read-golden.ts'
import { answerFieldOf } from '../components/results/answer-words.ts'
import type { AnswerWords } from '../components/results/answers-in-words.ts'
import { assumptionsOf, leftOutWords } from '../components/results/assumptions.tsx'
import { amountOf } from '../components/results/common-words.ts'
import { announcedOf, headlineOf } from '../components/results/headline.ts'
import { rowsShown } from '../components/results/ledger.tsx'
import { answerOf, notesOf } from '../components/results/result-card.tsx'
import { dayOfFigure } from '../components/results/source-line.tsx'
import type { Outcome } from '../form/answer.ts'
import { rate } from '../text/format.ts'
import { textOf } from '../text/said.ts'
import { calculators } from './index.ts'

const answers = import.meta.glob<ReturnType<typeof answerOf>>('./*/answer.tsx', { import: 'answer' })

/** Every result of a calculator’s golden rows, each in its tax year, under each rule set of that year. */
async function outcomesOf(slug: string): Promise<{ calculator: Calculator; words: AnswerWords; outcomes: Outcome[] }> {
  const answer = await answers[`./${slug}/answer.tsx`]?.()
  if (!answer) throw new Error(`there is no web/calculators/${slug}/answer.tsx`)
  const { calculator, words } = answer
  const outcomes = readGolden(slug).flatMap((row) => {
    const taxYear = row.taxYear as TaxYear
    const { inputs } = calculator.parse(row.in, taxYear) as { inputs: Outcome['inputs'] }
    return ruleSetsOffered(calculator.fields, taxYear).map((ruleSet) => ({
      result: calculator.calculate(inputs, { ruleSet, taxYear }),
      inputs,
    }))
  })
  return { calculator, words, outcomes }
}

/** The single figures of law that a result was worked out with. Those in a table of bands have no text of their own. */
const figuresIn = ({ steps, bandTables }: Result): Figure[] =>
  [...steps.flatMap(figuresOf), ...bandTables.flatMap(({ slices }) => slices.flatMap(({ band }) => band.figures))].filter(
    ({ entry }) => provenance[entry]?.kind !== 'bands',
  )

/** One sentence or more: it begins and ends as a sentence does, and nothing in it is missing. */
const SENTENCES = /^[A-Z£−\d].*[.]$/
const BROKEN = /undefined|NaN|null|\[object|\{|\}| {2}|\.\./

/** As the specification writes labels: short words inside one are small, and the others are not. */
const TITLE_CASE = /^[A-Z(]\S*(?: (?:a|after|and|as|at|by|for|from|in|of|on|per|the|to|with|within|[^a-z\s]\S*))*$/

describe.each(calculators.map(({ slug }) => slug))('the words of %s', (slug) => {
  it('say every note, every assumption, the answer and the footnote in whole sentences', async () => {
    const { words, outcomes } = await outcomesOf(slug)
    const said = new Set(
      outcomes.flatMap((outcome) => [
        ...notesOf(words, outcome),
        ...(words.lead?.(outcome) ?? []).map((lead) => (typeof lead === 'string' ? lead : lead.text)),
        ...assumptionsOf(words, outcome),
        announcedOf(words, outcome),
        ...(words.footnote ? [words.footnote(outcome)] : []),
        ...(outcome.result.footnote ? [textOf(outcome.result.footnote)] : []),
      ]),
    )
    expect(said.size).toBeGreaterThan(3)
    expect([...said].filter((sentence) => !SENTENCES.test(sentence) || BROKEN.test(sentence))).toEqual([])
  })

  it('never give the amount of a row differently from the row itself', async () => {
    const { calculator, words } = await outcomesOf(slug)
    holdsFor(calculator, (question, result) => {
      const outcome = { result, inputs: inputsOf(calculator, question) }
      const { amount, about } = headlineOf(words, outcome)
      const said = [amount, about, announcedOf(words, outcome), ...notesOf(words, outcome)].flatMap(
        (text) => text.match(/£[\d,]+(\.\d\d)?/g) ?? [],
      )
      // A row that took a balancing penny is the only one whose figure is not the record’s.
      const moved = result.rows.filter(({ key, shown }) => result.record[key] instanceof Decimal && !shown.pence.equals(result.record[key]))
      const off = said.filter((text) => {
        const pounds = new Decimal(text.replace(/[£,]/g, ''))
        const isShown = result.rows.some(({ shown }) => shown.pence.abs().equals(pounds))
        return !isShown && moved.some(({ key }) => pounds.equals(new Decimal(String(result.record[key])).abs()))
      })
      expect(off).toEqual([])
    })
  })

  it('give one amount as the large answer, which is in the record', async () => {
    const { words, outcomes } = await outcomesOf(slug)
    const headlines = outcomes.map((outcome) => headlineOf(words, outcome))
    expect(headlines.map(({ amount }) => amount)).toEqual(outcomes.map(({ result }) => amountOf(result, answerFieldOf(words, result))))
    expect(headlines.filter(({ amount }) => !/^−?£[\d,]+\.\d\d$/.test(amount))).toEqual([])
    expect(headlines.filter(({ about }) => about === '' || BROKEN.test(about))).toEqual([])
  })

  it('write every label of a form or a result in title case', async () => {
    const { calculator, words, outcomes } = await outcomesOf(slug)
    const labels = new Set([
      ...Object.values(calculator.fields).map(({ label }) => label),
      ...outcomes.flatMap((outcome) => [...outcome.result.rows, ...(words.lines?.(outcome) ?? [])].map(({ label }) => label)),
    ])
    expect([...labels].filter((label) => !TITLE_CASE.test(label))).toEqual([])
  })

  it('say what each answer is that the calculator can give, and no other', async () => {
    const { calculator, words, outcomes } = await outcomesOf(slug)
    const given = new Set([...headlinesOf(calculator).map(({ key }) => key), ...outcomes.map(({ result }) => answerFieldOf(words, result))])
    const said = outcomes.flatMap(({ result }) => [
      ...(result.compared ? [result.headline] : []),
      ...(result.large ? [result.large.field] : []),
    ])
    expect([...new Set([...Object.keys(words.answers ?? {}), ...said])].sort()).toEqual([...given].sort())
  })

  it('say what another £100 is if the calculator is about an income, and only of changes that it can have', async () => {
    const { calculator, words, outcomes } = await outcomesOf(slug)
    const { of, ifMore } = { ...calculator.margin, ...words.margin }
    expect({ isOf: of !== undefined, isKnown: (of ?? ifMore) !== undefined }).toEqual({
      isOf: calculator.margin !== undefined && headlinesOf(calculator).some(({ isKept }) => isKept),
      isKnown: calculator.margin !== undefined,
    })
    const { taxes, names, alsoPaid, appears, disappears, taperedOut } = words.margin ?? {}
    const rows = new Set(outcomes.flatMap(({ result }) => result.rows.map(({ key }) => key)))
    const tables = new Set(outcomes.flatMap(({ result }) => result.bandTables.flatMap(({ key }) => key.split('.'))))
    const changing = new Set(outcomes.flatMap(({ result }) => [...result.notes, ...result.steps].map(({ key }) => key)))
    const named = [{ ...names, ...alsoPaid }, { ...taxes }, { ...appears, ...disappears, ...taperedOut }].map(Object.keys)
    expect(named.map((keys, index) => keys.filter((key) => ![rows, tables, changing][index]?.has(key)))).toEqual([[], [], []])
  })

  it('have no words for a note that the calculator never gives', async () => {
    const { words, outcomes } = await outcomesOf(slug)
    const given = new Set(
      outcomes.flatMap(({ result }) => [...result.notes.map(({ key }) => key), ...result.assumptions.map(({ code }) => code)]),
    )
    expect([...Object.keys(words.notes ?? {}), ...Object.keys(words.assumptions ?? {})].filter((code) => !given.has(code))).toEqual([])
  })

  it('have no words for a step that no working has', async () => {
    const { words, outcomes } = await outcomesOf(slug)
    const given = new Set(outcomes.flatMap(({ result }) => result.steps.map(({ key }) => key)))
    expect(Object.keys(words.steps ?? {}).filter((key) => !given.has(key))).toEqual([])
  })

  it('say in a few words what each assumption leaves out, and have no words for anything else', async () => {
    const { calculator, words, outcomes } = await outcomesOf(slug)
    const leftOut = outcomes.flatMap(({ result, inputs }) => calculator.leftOut(inputs, result))
    const said = new Set(leftOut.map((thing) => leftOutWords(words, thing)))
    expect([...said].filter((text) => !/^[A-Z].*[^.:]$/.test(text) || BROKEN.test(text))).toEqual([])
    const named = new Set(leftOut.map(({ name }) => name))
    expect(Object.keys(words.leftOut ?? {}).filter((name) => !named.has(name))).toEqual([])
  })

  it('show no relief in the colour of a deduction, and set out only rows that there are', async () => {
    const { words, outcomes } = await outcomesOf(slug)
    const rows = outcomes.flatMap(({ result }) => result.rows)
    const { reliefs = [], subtotals = [], groups = {}, onlyWith = {}, inHeadline = [] } = words.ledger ?? {}
    const deducted = rows.filter(({ isDeduction, label }) => isDeduction && /Relief|Allowance Used|Exempt Amount/.test(label))
    expect(deducted.filter(({ key, layout }) => !layout?.isRelief && !reliefs.includes(key))).toEqual([])
    const keys = new Set(rows.map(({ key }) => key))
    const named = [
      ...reliefs,
      ...subtotals,
      ...Object.keys(groups),
      ...Object.entries(onlyWith).flat(),
      ...inHeadline,
      ...(words.inAside ?? []),
    ]
    expect(named.filter((key) => !keys.has(key))).toEqual([])
  })

  it('lose no line and no heading where the ledger leaves out rows of £0', async () => {
    const { words, outcomes } = await outcomesOf(slug)
    const { groups = {} } = words.ledger ?? {}
    const lost = outcomes.flatMap((outcome) => {
      const shown = new Set(rowsShown(outcome.result.rows, words.ledger ?? {}).map(({ key }) => key))
      const headless = outcome.result.rows.flatMap(({ key }, index, rows) => {
        if (groups[key] === undefined || shown.has(key)) return []
        const next = rows.slice(index + 1).find((row) => shown.has(row.key))
        return next && groups[next.key] === undefined ? [next.key] : []
      })
      return [...(words.lines?.(outcome) ?? []).filter(({ after }) => !shown.has(after)).map(({ key }) => key), ...headless]
    })
    expect([...new Set(lost)]).toEqual([])
  })

  it('have no more shares than the bar has colours', async () => {
    const colours = readFileSync(new URL('../styles/results.css', import.meta.url), 'utf8').match(/^ {2}\.share-\d+ \{$/gm) ?? []
    const { outcomes } = await outcomesOf(slug)
    for (const { result } of outcomes) expect(result.shares.length).toBeLessThanOrEqual(colours.length)
  })

  it('name the day whose values the working shows', async () => {
    const { words, outcomes } = await outcomesOf(slug)
    const wrong = outcomes.flatMap((outcome) => {
      const { result } = outcome
      const on = result.ratesOn ?? words.ratesOn?.(outcome) ?? taxYears[result.taxYear].starts
      return figuresIn(result).flatMap((figure) => {
        const value = provenanceOf(provenance, figure.entry, dayOfFigure(figure, on), figure.reading)?.reading.value
        return value === (figure.unit === 'percent' ? rate(figure.value) : figure.value.toFixed())
          ? []
          : [`${figure.entry} of ${figure.value.toFixed()} on ${on}`]
      })
    })
    expect([...new Set(wrong)]).toEqual([])
  })
})
