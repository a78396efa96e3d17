import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { provenance } from '#engine/rates/generated/provenance/index.ts'
import { changedYears, periodOf } from '../../years/changed-years.ts'
import { changesIn, type LawChange } from './changes-in.ts'
import { mostFelt } from './most-felt.ts'
import { MostFeltList } from './most-felt-list.tsx'
import { compare, people } from './people.ts'

const of = changedYears.find(({ year }) => year === '2026-27')
if (!of) throw new Error('2026/27 has no page')
const changes = changesIn(provenance, periodOf('2026-27'))
const felt = mostFelt(people.map((one) => compare(one, of.before, of.year)))
const said = (all: readonly LawChange[]) =>
  renderToStaticMarkup(<MostFeltList felt={felt} changes={all} of={of} />)
    .replaceAll('</p>', '\n')
    .replace(/<[^>]*>/g, '')
    .split('\n')

it('says what changed, a figure or a rule, and since when', () => {
  expect(said(changes)).toEqual([
    'Dividend ordinary rate, from 8.75% to 10.75%, since 6 April 2026.',
    'The pensioner with dividends of £5,000 is £90 worse off.',
    'Have repayments of Plan 5 loans started? Yes, since 6 April 2026.',
    'The new graduate on £28,000 is £270 worse off.',
    'Percentage for a zero-emission car, from 3% to 4%, since 6 April 2026.',
    'The driver of an electric company car is £160 worse off.',
    '',
  ])
})

it('names no day where an entry changed twice in the year', () => {
  const twice = changes.flatMap((change) =>
    change.entry === 'dividends.ordinaryRate' ? [change, { ...change, on: '2026-10-01' }] : [change],
  )
  expect(said(twice)[0]).toBe('Dividend ordinary rate, from 8.75% to 10.75%')
})
