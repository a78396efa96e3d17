import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { provenance } from '#engine/rates/generated/provenance/index.ts'
import { Changes } from './changes.tsx'
import { changesIn } from './changes-in.ts'

const html = parse(
  renderToStaticMarkup(<Changes changes={changesIn(provenance, { starts: '2024-04-06', ends: '2024-04-06' })} id="changed" />).replace(
    /<\/(p|li)>/g,
    ' $&',
  ),
)
for (const arrow of html.querySelectorAll('[aria-hidden]')) arrow.remove()

/** What a screen reader says of a rate or rule that changed on 6 April 2024: the change, since when, and by which law. */
const said = (title: string) =>
  html
    .querySelectorAll('tbody tr')
    .find((row) => row.querySelector('th')?.text.startsWith(title))
    ?.querySelectorAll('td')
    .map(({ text }) => text.replace(/\s+/g, ' ').trim())

// Each from its Act, and one of each kind: a rule, an amount that was abolished, one that is new, a rate and bands.
it.each([
  ['Is there a lifetime allowance?', 'Before: Yes. Since then: No. Two allowances for lump sums replace it.', /^FA 2024 s\.14 and Sch\.9/],
  ['Lifetime allowance', '£1,073,100 to no longer applies', /^FA 2024 s\.14 and Sch\.9/],
  ['Lump sum allowance', 'new: £268,275 of tax-free lump sums in a lifetime', /^FA 2024 s\.14 and Sch\.9/],
  [
    'Higher rate on residential property',
    '28% to 24% of gains above the basic rate band 24%: The rate of 28% ended on 5 April 2024.',
    /F\(No\.2\)A 2024 s\.6/,
  ],
  [
    'Scottish Income Tax bands',
    'Starter: up to £2,162 to up to £2,306 Basic: £2,162 to £13,118 to £2,306 to £13,991 Intermediate: £13,118 to £31,092 to £13,991 to £31,092 Higher: £31,092 to £125,140 to £31,092 to £62,430 Advanced: new: 45%, £62,430 to £125,140 Top: 47% to 48%',
    /Scottish Rate Resolution 2024-25/,
  ],
])('what changed is told from what to what, since when and by which law: %s', (title, change, law) => {
  expect(said(title)).toEqual([change, '6 April 2024', expect.stringMatching(law)])
})
