import { Section } from '../../components/section.tsx'
import { inYear } from '../../site/addresses.ts'
import { taxYear } from '../../text/dates.ts'
import { newestYear } from '../../text/figures.ts'
import { changedYears, pathOf } from '../../years/changed-years.ts'
import { textPage } from '../text-page.tsx'
import { extremes, inShort } from './gains.ts'
import { compare, people } from './people.ts'

/** What the changes of each tax year came to, and the way to the page that has them all. */
export const whatChangedIndex = textPage({
  path: '/what-changed',
  name: 'What changed from year to year',
  description: 'What changed in UK tax law in each tax year, and how much better or worse off it left typical people.',
  lead: `Every rate and rule that changed up to ${taxYear(newestYear)}, the newest year here, with the law behind it, and how much better or worse off it left ${people.length} typical people.`,
  children: <Years />,
})

function Years() {
  return changedYears.toReversed().map((of) => {
    const compared = people.map((person) => compare(person, of.before, of.year))
    return (
      <Section key={of.year} id={`in-${of.year}`} title={taxYear(of.year)}>
        <p>
          {inShort(compared, of)} {extremes(compared)}
        </p>
        <p>
          <a href={inYear(pathOf(of.year))}>What changed in {taxYear(of.year)}</a>
        </p>
      </Section>
    )
  })
}
