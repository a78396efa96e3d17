import { readWith } from '#engine/inputs/parse.ts'
import { ComparedTables } from './compared-tables.tsx'
import type { PublishedRates } from './published.ts'
import { publishedRates } from './published-schema.ts'
import { RateTables } from './tables.tsx'

/** Fetched tables: of one year, or of several side by side. It loads only with them, because the page is sent with its own tables. */
export const FetchedTables = ({ years }: { years: readonly PublishedRates[] }) =>
  years.length > 1 ? <ComparedTables years={years} /> : years.map((rates) => <RateTables key={rates.taxYear} rates={rates} />)

/** The tables in a published file. @throws Error, with the place, for anything else: a browser may fetch it from another version of the site. */
export function tablesIn(file: unknown): PublishedRates {
  const read = readWith(publishedRates, file)
  if (read.issues) throw new Error(`no published tables: ${read.issues[0]?.path.join('.')} is not ${read.issues[0]?.message}`)
  return read.value
}
