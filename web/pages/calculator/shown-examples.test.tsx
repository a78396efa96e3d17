import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, it, vi } from 'vitest'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { readGolden } from '#golden/code/read-golden.ts'
import { calculators } from '../../calculators/index.ts'
import { answerFor } from '../../calculators/tests/answers.ts'
import type { WorkedExample } from '../../text/worked-examples.ts'
import { WorkedExamples } from './shown-examples.tsx'

const examples = import.meta.glob<readonly WorkedExample[]>('../../calculators/*/examples.ts', { import: 'examples' })

// The card prints the address of its page.
vi.stubGlobal('location', { href: '', hash: '', pathname: '/' })
afterAll(() => vi.unstubAllGlobals())

/** What each row of a ledger looks like, by its key: a total, a subtotal, a relief, a deduction or nothing of these. */
const looksIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    parse(html)
      .querySelectorAll('tr[data-row]')
      .map(({ attributes }) => [attributes['data-row'] ?? '', attributes['class'] ?? '']),
  )

/** What is said below rows that do not add up as they are shown. */
const ROUNDED = 'Rounded to the pound'

it.each(calculators.map(({ slug }) => slug))('a row of %s looks the same in a worked example as in the result card', async (slug) => {
  const cases = await examples[`../../calculators/${slug}/examples.ts`]?.()
  if (!cases) throw new Error(`${slug} has no examples`)
  const { calculator, ResultCard } = answerFor(slug)
  for (const example of cases) {
    const row = readGolden(slug).find((one) => one.case === example.case)
    const { inputs } = calculator.parse(row?.in ?? {}, row?.taxYear as TaxYear) as { inputs: Parameters<typeof calculator.calculate>[0] }
    const result = calculator.calculate(inputs, { taxYear: row?.taxYear as TaxYear })
    const cardHtml = renderToStaticMarkup(<ResultCard result={result} inputs={inputs} isStale={false} chooseRuleSet={() => undefined} />)
    const shownHtml = renderToStaticMarkup(<WorkedExamples examples={[{ ...example, story: '', given: [], result, fragment: '' }]} />)
    const [card, shown] = [looksIn(cardHtml), looksIn(shownHtml)]
    expect(shownHtml.includes(ROUNDED), example.case).toBe(cardHtml.includes(ROUNDED))
    expect(Object.keys(card).length, example.case).toBeGreaterThan(2)
    expect(shown, example.case).toMatchObject(card)
    // The card may show some rows apart from its ledger.
    const inLedger = new Set(result.rows.flatMap(({ key, layout }) => (layout?.place === undefined ? [key] : [])))
    expect(Object.keys(shown).filter((key) => inLedger.has(key))).toEqual(Object.keys(card))
  }
})
