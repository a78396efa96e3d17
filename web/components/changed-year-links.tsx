import type { TaxYear } from '#engine/rates/rates-at.ts'
import { inYear } from '../site/addresses.ts'
import { taxYear } from '../text/dates.ts'
import { changedYears, pathOf } from '../years/changed-years.ts'
import { LinksInSentence } from './links-in-sentence.tsx'

/** The tax years with a page of what changed, as links within a sentence. The page itself leaves its own out. */
export const ChangedYearLinks = ({ except }: { except?: TaxYear }) => (
  <LinksInSentence
    links={changedYears.filter(({ year }) => year !== except).map(({ year }) => ({ name: taxYear(year), href: inYear(pathOf(year)) }))}
  />
)
