import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { calculators } from '../../calculators/index.ts'
import type { CalculatorCategory } from '../../site/about.ts'
import { RelatedCalculators } from './related-calculators.tsx'

/** As the specification names them for each panel. */
const FIRST: Readonly<Record<CalculatorCategory, readonly string[]>> = {
  personal: ['dividend-tax', 'capital-gains', 'student-loan', 'pension-relief'],
  business: ['employer-ni', 'corporation-tax', 'vat'],
  specialized: ['ir35', 'side-hustle', 'part-year'],
}

it.each(calculators)('the page of $slug leads first to the calculators that the specification names', ({ slug, category }) => {
  const html = parse(renderToStaticMarkup(<RelatedCalculators {...{ category, calculators }} current={slug} />))
  const linked = html.querySelectorAll('li a').map(({ text }) => calculators.find(({ name }) => name === text)?.slug)
  const first = FIRST[category].filter((one) => one !== slug)
  expect(linked.slice(0, first.length)).toEqual(first)
  const others = calculators.filter((one) => one.category === category && one.slug !== slug)
  expect(new Set(linked)).toEqual(new Set(others.map((one) => one.slug)))
  expect(linked).toHaveLength(others.length)
})
