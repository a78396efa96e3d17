import { provenance } from '#engine/rates/generated/provenance/index.ts'
import { research } from '#engine/rates/generated/provenance/sources.ts'
import { Banner } from '../../components/banner.tsx'
import { ChangedYearLinks } from '../../components/changed-year-links.tsx'
import { Section } from '../../components/section.tsx'
import { inYear } from '../../site/addresses.ts'
import type { PageRoute } from '../../site/page.ts'
import { date, taxYear } from '../../text/dates.ts'
import { type ChangedYear, changedYears, earlierPeriodOf, pathOf, periodOf } from '../../years/changed-years.ts'
import { Changes } from './changes.tsx'
import { changesIn, type LawChange } from './changes-in.ts'
import { extremes, inShort } from './gains.ts'
import { mostFelt } from './most-felt.ts'
import { MostFeltList } from './most-felt-list.tsx'
import { compare, people } from './people.ts'
import { PeopleTable } from './people-table.tsx'
import { Unchanged } from './unchanged.tsx'

/** A page for each tax year that has one before it: what changed in law, and what that did to some typical people. */
export const whatChangedPages: readonly PageRoute[] = changedYears.map((of) => {
  const name = `What changed in ${taxYear(of.year)}`
  return {
    path: pathOf(of.year),
    handle: {
      crumb: { name, path: pathOf(of.year) },
      title: `${name}: UK tax rates and thresholds`,
      description: `Every UK tax rate, threshold and rule that changed in ${taxYear(of.year)}, from what to what and by which law, and how much better or worse off it left ${people.length} typical people.`,
      keywords: ['tax changes', 'new tax year', 'tax rates', 'tax thresholds', taxYear(of.year)],
      sheet: 'rates',
    },
    Component: () => <WhatChanged of={of} name={name} />,
  }
})

function WhatChanged({ of, name }: { of: ChangedYear; name: string }) {
  const compared = people.map((person) => compare(person, of.before, of.year))
  const period = periodOf(of.year)
  const changes = changesIn(provenance, period)
  const earlier = earlierPeriodOf(of)
  return (
    <>
      <Banner title={name} lead={inShort(compared, of)} />
      <Section id="most-felt" title="What most people feel" isWide>
        <p>
          The changes that touch the most of our typical people, in pounds a year on the same income. Choose the person to see the working.
        </p>
        <MostFeltList felt={mostFelt(compared)} changes={changes} of={of} />
      </Section>
      <Section id="people" title={`What changed for ${people.length} typical people`} isWide>
        <p>
          {extremes(compared)} Our calculators worked out both years: choose an amount to open its calculator with everything filled in, and
          change it to suit you.
        </p>
        <div className="people">
          <PeopleTable compared={compared} of={of} />
        </div>
      </Section>
      <Section id="changes" title="Every rate and rule that changed" isWide>
        <p>
          {changes.length} of the figures and rules that we use changed in {taxYear(of.year)}
          {daysOf(changes)}. We found each in a source in {research}, unless its row says otherwise.
        </p>
        <Changes changes={changes} id="changed" />
      </Section>
      {earlier && (
        <Section id="year-before" title={`What changed during ${taxYear(of.before)}`} isWide>
          <p>Our tables begin with {taxYear(of.before)}, so that year has no page of its own. These changed after it began.</p>
          <Changes changes={changesIn(provenance, earlier)} id="earlier" />
        </Section>
      )}
      <Unchanged of={of} />
      <Section id="other-years" title="Other years">
        <p>
          See what changed in <ChangedYearLinks except={of.year} />, or{' '}
          <a href={inYear('/rates', of.year)}>every rate and threshold of {taxYear(of.year)}</a>.
        </p>
      </Section>
    </>
  )
}

const list = new Intl.ListFormat('en-GB')

/** On which days some changes came into force: `, all on 6 April 2026` or `: 20 on 6 April 2024 and 2 on 30 October 2024`. */
function daysOf(changes: readonly LawChange[]): string {
  const days = [...new Set(changes.map(({ on }) => on))].sort()
  const [first = '', ...others] = days
  if (others.length === 0) return `, all on ${date(first)}`
  return `: ${list.format(days.map((day) => `${changes.filter(({ on }) => on === day).length} on ${date(day)}`))}`
}
