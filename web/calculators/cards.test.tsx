// Cards of golden rows, rendered without a browser: each calculator’s figures as its visitors read them.
import { type HTMLElement, parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { answerInOtherYear } from '#engine/explain/between-years.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import type { RuleSet, TaxYear } from '#engine/rates/rates-at.ts'
import { ruleSetsOffered } from '#engine/rates/rule-sets-offered.ts'
import { changed } from '#engine/result/made-when-read.ts'
import { readChecked } from '#golden/code/questions.ts'
import type { GoldenRow } from '#golden/code/read-golden.ts'
import { Ledger } from '../components/results/ledger.tsx'
import Waterfall from '../components/results/waterfall.tsx'
import Working from '../components/results/working.tsx'
import YearWaterfall from '../components/results/year-waterfall.tsx'
import {
  type Card,
  faultsAround,
  faultsInAnswer,
  faultsInPence,
  faultsInPounds,
  faultsWhereGolden,
  type ShownRow,
} from '../e2e/support/card-faults.ts'
import { AT_ROOT, choiceRows, coveringRows, fullestRow, inPounds, noughtsOf, shownFigures, visitorRows } from '../e2e/support/golden.ts'
import { amountsIn, penceOf, penceShown, poundsAndPence } from '../e2e/support/money.ts'
import type { Outcome } from '../form/answer.ts'
import { calculators } from './index.ts'
import { Aside } from './ir35/comparison.tsx'
import { answerFor } from './tests/answers.ts'

vi.setConfig({ testTimeout: 60_000 })
// A card names the address that it is printed from.
vi.stubGlobal('location', new URL('https://example.org/'))

/** The checked figures of the law. */
const lawfulFigures = readChecked().filter(({ rules }) => rules === 'statute')

/** What comes of a row’s inputs, with a 0 in each main amount that it leaves blank, as a visitor must type one. */
function outcomeOf(slug: string, row: Pick<GoldenRow, 'in'>, ruleSet: RuleSet = 'statute', taxYear: TaxYear = AT_ROOT): Outcome {
  const { calculator } = answerFor(slug)
  const { inputs } = calculator.parse({ ...noughtsOf(slug), ...row.in }, taxYear) as { inputs: Outcome['inputs'] }
  return { inputs, result: calculator.calculate(inputs, { ruleSet, taxYear }) }
}

function rowsIn(html: HTMLElement): ShownRow[] {
  const ledger = html.querySelectorAll('.ledger tr[data-row]')
  const total = ledger.findIndex((row) => row.classList.contains('total'))
  return ledger.map((row, index) => ({
    key: row.getAttribute('data-row') ?? '',
    label: row.querySelector('.row-label')?.text ?? '',
    amount: row.querySelector('td')?.text ?? '',
    isTotal: index === total,
    isOutsideSum: total < 0 || index > total || row.hasAttribute('data-outside-sum'),
  }))
}

function rendered(slug: string, outcome: Outcome): HTMLElement {
  const { ResultCard } = answerFor(slug)
  return parse(renderToStaticMarkup(<ResultCard {...outcome} isStale={false} chooseRuleSet={() => {}} />))
}

/**
 * The card as it comes, in pounds unless the calculator always has pence. Without its assumptions, which have no golden figure, and for each of
 * which it would work out every other choice.
 */
function cardOf(slug: string, outcome: Outcome): Card {
  const { announce } = answerFor(slug)
  const html = rendered(slug, { ...outcome, result: changed(outcome.result, { assumptions: [] }) })
  const textOf = (selector: string) => html.querySelector(selector)?.text ?? ''
  return {
    rows: rowsIn(html),
    said: { answer: textOf('.answer'), status: announce(outcome.result, false, false), foot: textOf('.ledger-foot') },
  }
}

/** Its ledger once “Show pence” is ticked. */
function rowsInPence({ result }: Outcome): ShownRow[] {
  const rows = result.rows.filter(({ layout }) => layout?.place !== 'comparison')
  return rowsIn(parse(renderToStaticMarkup(<Ledger rows={rows} showsPence />)))
}

/** Its working, opened. */
function workingOf(slug: string, outcome: Outcome): HTMLElement {
  const { calculator } = answerFor(slug)
  const on = outcome.result.ratesOn ?? taxYears[outcome.result.taxYear].starts
  const context = { result: outcome.result, on, fields: calculator.fields, goTo: () => {}, asked: undefined }
  return parse(renderToStaticMarkup(<Working {...context} />))
}

const HOW_SURE =
  /\((source checked|worked out from sources checked|as reported by [^,]+, read|we have not yet checked this against a source)( \w+ \d{4})?\)$|Not set by law\. /

describe.each(calculators)('the card of $slug', ({ slug }) => {
  it('has golden figures to the penny and to the pound, in its answer and around it', () => {
    const faultsInRows = answerFor(slug).calculator.isPrice ? faultsInPence : faultsInPounds
    const faults = coveringRows(slug).flatMap((row) => {
      const outcome = outcomeOf(slug, row, 'statute', row.taxYear as TaxYear)
      const expected = shownFigures(slug, row)
      const card = cardOf(slug, outcome)
      const rows = rowsInPence(outcome)
      const found = [
        ...faultsInPence(rows, expected),
        ...faultsInRows(card.rows, expected),
        ...faultsInAnswer({ ...card, rows }, row),
        ...faultsAround(card, row),
      ]
      return found.map((fault) => `${row.case}: ${fault}`)
    })
    expect(faults).toEqual([])
  })

  it.each(['constants', 'text'] as const)('has the golden figures of %s to the penny', (ruleSet) => {
    const faults = choiceRows(slug, ruleSet).flatMap((row) => {
      const rows = rowsInPence(outcomeOf(slug, row, ruleSet, row.taxYear as TaxYear))
      return faultsWhereGolden(rows, shownFigures(slug, row)).map((fault) => `${row.case}: ${fault}`)
    })
    expect(faults).toEqual([])
  })

  it.each(lawfulFigures.filter(({ calculator }) => calculator === slug))('has the checked figures of $inputs', ({ inputs, answers }) => {
    const rows = rowsInPence(outcomeOf(slug, { in: inputs }))
    for (const [key, amount] of Object.entries(answers)) {
      // A row may be left out where it comes to nothing.
      const shown = rows.find((row) => row.key === key)?.amount ?? '£0.00'
      expect(shown, key).toMatch(new RegExp(`^−?${poundsAndPence(penceOf(amount))}$`))
    }
  })

  it('does not speak of the specification outside the part for reviewers', () => {
    const card = rendered(slug, outcomeOf(slug, fullestRow(slug)))
    expect(card.text).not.toMatch(/specification/i)
  })

  it('numbers every step of its working, and gives each figure of law its day, its source and how sure we are of it', () => {
    const steps = workingOf(slug, outcomeOf(slug, fullestRow(slug))).querySelectorAll('[data-step]')
    expect(steps.length).toBeGreaterThan(1)
    for (const [index, step] of steps.entries()) {
      expect(step.querySelector('h3')?.text).toMatch(new RegExp(`^${index + 1}\\. \\S`))
      expect(step.querySelector('.step-head .figure')?.text).toMatch(/^(−?£[\d,]+\.\d{2}|−?[\d,.]+%|[\d,]+)$/)
    }
    const figures = steps.flatMap((step) => step.querySelectorAll('[data-entry]'))
    expect(figures.length).toBeGreaterThan(0)
    for (const figure of figures) {
      expect(figure.text).toMatch(HOW_SURE)
      expect(figure.text).toMatch(/in force (on|until) \d+ \w+ \d{4}/)
      const [toRates, toLaw] = figure.querySelectorAll('a')
      expect(toRates?.getAttribute('href')).toMatch(/^\/rates#\w/)
      if (/not yet checked|Not set by law\./.test(figure.text)) continue
      expect(toLaw?.attributes).toMatchObject({
        href: expect.stringMatching(/^https:\/\//) as string,
        rel: expect.stringContaining('noopener') as string,
        target: '_blank',
        'aria-describedby': 'new-tab',
      })
    }
  })

  it('has band tables that mark the last band reached and add up to their steps', () => {
    for (const step of workingOf(slug, outcomeOf(slug, fullestRow(slug))).querySelectorAll('[data-step]:has(table)')) {
      const bands = step.querySelectorAll('tbody tr')
      const isReached = bands.at(-1)?.querySelector('td')?.text !== '£0.00'
      expect(bands.map((band) => band.hasAttribute('data-active'))).toEqual(bands.map((band) => isReached && band === bands.at(-1)))
      expect(bands.at(-1)?.querySelector('th')?.text.includes('(your highest band)')).toBe(isReached)
      const total = step.querySelector('tfoot td')?.text ?? ''
      expect(total).toBe(step.querySelector('.step-head .figure')?.text)
      const charges = bands.map((band) => penceShown(band.querySelector('td:last-child')?.text ?? ''))
      // Each charge is rounded on its own, so a band may be half a penny out.
      const off = charges.reduce((sum, charge) => sum + charge, 0n) - penceShown(total)
      expect(Math.abs(Number(off))).toBeLessThanOrEqual(charges.length / 2)
    }
  })

  it('is compared with another year by changes that add up exactly to the difference', () => {
    const { calculator } = answerFor(slug)
    const { inputs, result } = outcomeOf(slug, fullestRow(slug))
    const { tables } = calculator
    const compared = { calculator, inputs, from: AT_ROOT, to: '2026-27', field: result.large.field, tables } as const
    const html = renderToStaticMarkup(<YearWaterfall compared={compared} />)
    if (html.includes('waterfall')) expectToAddUp(html)
    else expect(answerInOtherYear(compared)).toEqual(result.record[compared.field])
  })
})

/** The calculators whose visitors can choose other rules than the law. */
const withOtherRules = calculators.filter(({ slug }) => ruleSetsOffered(answerFor(slug).calculator, AT_ROOT).length > 1)

it.each(withOtherRules)('the card of $slug is compared with other rules by reasons that add up exactly to the difference', ({ slug }) => {
  const { calculator } = answerFor(slug)
  const outcome = outcomeOf(slug, fullestRow(slug))
  const { field } = outcome.result.large
  const amountUnder = (ruleSet: RuleSet) => String(calculator.record(outcome.inputs, { ruleSet, taxYear: AT_ROOT })[field])
  for (const from of ['constants', 'text'] as const) {
    if (amountUnder(from) === amountUnder('statute')) continue
    expectToAddUp(renderToStaticMarkup(<Waterfall {...outcome} calculator={calculator} field={field} from={from} />))
  }
})

/** Expects that a table of differences leads from its first amount to its last. */
function expectToAddUp(html: string): void {
  const cells = parse(html).querySelectorAll('.waterfall tr:not(.readings) td')
  const amounts = cells.map(({ text }) => penceShown(text.replace('+', '')))
  expect(amounts.length).toBeGreaterThan(2)
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0n)).toBe(amounts.at(-1))
}

/** A golden figure in pence. */
const wanted = ({ out }: GoldenRow, key: string) => penceOf(out[key] ?? '')

describe('the card of a contract', () => {
  const rows = visitorRows('ir35')
  /** Golden cases that are in the file for both statuses, in pence. */
  const pairs = rows.flatMap((inside) => {
    const asked = JSON.stringify({ ...inside.in, ir35Status: 'outside' })
    const outside = rows.find((row) => JSON.stringify({ ...row.in, ir35Status: row.in['ir35Status'] }) === asked)
    return inside.in['ir35Status'] === 'inside' && outside ? [{ inside, outside }] : []
  })
  const NAMED = [
    ['Income Tax', 'incomeTax'],
    ['National Insurance', 'nationalInsurance'],
    ['Corporation Tax', 'corporationTax'],
    ['Dividend Tax', 'dividendTax'],
    ['Take-Home Pay', 'takeHome'],
  ] as const

  it('there are cases for both statuses to compare', () => {
    expect(pairs.length).toBeGreaterThan(10)
  })

  it.each(pairs.flatMap(({ inside, outside }) => [[inside.case, inside, outside] as const, [outside.case, outside, inside] as const]))(
    'has the other status next to its own: %s',
    (_, asked, other) => {
      const outcome = outcomeOf('ir35', asked)
      const cellsOf = (name: string, showsPence: boolean) => {
        const html = parse(renderToStaticMarkup(<Aside {...outcome} showsPence={showsPence} />))
        const row = html.querySelectorAll('tr').find((each) => each.querySelector('th')?.text === name)
        return (row?.querySelectorAll('td') ?? []).map(({ text }) => penceShown(text.replace('+', '')))
      }
      for (const [name, key] of NAMED) {
        const cells = cellsOf(name, true)
        expect(cells).toHaveLength(3)
        const [one = 0n, two = 0n, difference = 0n] = cells
        // A row that makes the others add up may be a penny out.
        const most = key === 'takeHome' ? 0 : 1
        expect(Math.abs(Number(one - wanted(asked, key)))).toBeLessThanOrEqual(most)
        expect(Math.abs(Number(two - wanted(other, key)))).toBeLessThanOrEqual(most)
        // Rounded once, from the exact amounts.
        expect(Math.abs(Number(difference - (one - two)))).toBeLessThanOrEqual(1)
      }
      // In whole pounds the difference is rounded from the pence, not from two rounded amounts, which would be up to a pound out.
      const whole = cellsOf('Take-Home Pay', false).at(-1) ?? 0n
      expect(Math.abs(Number(whole - (wanted(asked, 'takeHome') - wanted(other, 'takeHome'))))).toBeLessThanOrEqual(51)
      const isInside = asked.in['ir35Status'] === 'inside'
      const amounts = (isInside ? [asked, other] : [other, asked]).map((row) => inPounds(poundsAndPence(wanted(row, 'takeHome'))))
      const card = cardOf('ir35', outcome)
      // The third is what lies between them.
      expect(amountsIn(card.said.answer).slice(0, 2)).toEqual(amounts)
      expect(card.rows.map(({ key }) => key)).not.toContain('otherScenarioTakeHome')
    },
  )
})

it('there are checked figures for every calculator of the specification', () => {
  const specified = calculators.filter(({ slug }) => !answerFor(slug).calculator.isLawAlone)
  expect(new Set(lawfulFigures.map(({ calculator }) => calculator))).toEqual(new Set(specified.map(({ slug }) => slug)))
})
