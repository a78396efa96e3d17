import { ComparedTables } from './compared-tables.tsx'
import type { PublishedRates } from './published.ts'
import { RateTables } from './tables.tsx'

/** Tables that were fetched: those of one year, or of several next to each other. The page needs it only then, because it is sent with its own. */
export const FetchedTables = ({ years }: { years: readonly PublishedRates[] }) =>
  years.length > 1 ? <ComparedTables years={years} /> : years.map((rates) => <RateTables key={rates.taxYear} rates={rates} />)
