import { ComparedTables } from './compared-tables.tsx'
import type { PublishedRates } from './published.ts'
import { RateTables } from './tables.tsx'

/** Fetched tables: of one year, or of several side by side. It loads only with them, because the page is sent with its own tables. */
export const FetchedTables = ({ years }: { years: readonly PublishedRates[] }) =>
  years.length > 1 ? <ComparedTables years={years} /> : years.map((rates) => <RateTables key={rates.taxYear} rates={rates} />)
