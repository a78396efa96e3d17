import { nearestName } from '../lib/nearest.ts'
import type { ReadTable, SettingsFiles } from './examination.ts'
import type { Problem } from './problem.ts'
import { problemAt } from './report.ts'

/** The sources that no reading cites. A misspelt citation counts. */
export function unusedSources({ sources, sourcesFile }: SettingsFiles, tables: readonly ReadTable[]): Problem[] {
  const written = tables.flatMap(({ table: { entries } }) =>
    Object.values(entries).flatMap(({ values }) =>
      values.flatMap(({ readings }) => Object.values(readings).flatMap((reading) => reading.sources)),
    ),
  )
  const cited = new Set(written.map((name) => (Object.hasOwn(sources, name) ? name : nearestName(name, Object.keys(sources)))))
  return Object.keys(sources)
    .filter((name) => !cited.has(name))
    .map((name) => problemAt(sourcesFile, ['sources', name], name, 'no reading cites this source; cite it or remove it', { key: true }))
}

/** Where each publisher of the government has its pages: a host, or a host with the folder of an organisation. */
const OFFICIAL: Readonly<Record<string, readonly string[]>> = {
  'legislation.gov.uk': ['legislation.gov.uk'],
  'GOV.UK': ['www.gov.uk'],
  HMRC: ['www.gov.uk', 'github.com/hmrc'],
  'Government Digital Service': ['github.com/alphagov'],
  'Childcare Choices (HM Government)': ['childcarechoices.gov.uk'],
  'Office for National Statistics': ['ons.gov.uk'],
  'Scottish Government': ['gov.scot'],
  'The Pensions Regulator': ['thepensionsregulator.gov.uk'],
}

/** The sources of the government whose address is not one of their publisher: visitors are told the publisher, and the link must lead there. */
export const misplacedSources = ({ sources, sourcesFile }: Pick<SettingsFiles, 'sources' | 'sourcesFile'>): Problem[] =>
  Object.entries(sources).flatMap(([name, { publisher, url }]) => {
    const places = OFFICIAL[publisher]
    if (url === undefined || !places || places.some((place) => isAt(url, place))) return []
    const message = `this is not an address of ${publisher}; write one at ${places.join(' or ')}, or the publisher that has this page`
    return [problemAt(sourcesFile, ['sources', name, 'url'], name, message)]
  })

/** Whether an address is at a host, or at a folder of one. */
function isAt(url: string, place: string): boolean {
  const { protocol, host, pathname } = new URL(url)
  const [wanted = '', folder = ''] = place.split('/')
  const isHost = host === wanted || host === `www.${wanted}`
  return protocol === 'https:' && isHost && (folder === '' || pathname.startsWith(`/${folder}/`))
}

/** The sources that nobody has compared with the tables for over a year. */
export function staleSources({ sources, sourcesFile, research }: SettingsFiles, today: Date): Problem[] {
  const month = today.toISOString().slice(0, 7)
  const yearAgo = `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
  // The product’s own documents change only when we change them.
  const stale = Object.entries(sources).filter(([, { kind, checked = research }]) => kind !== 'specification' && checked < yearAgo)
  return stale.map(([name, { checked = research }]) => {
    const told = `last checked in ${checked}, over a year ago; read it again and write the month, for example checked: ${month}`
    return problemAt(sourcesFile, ['sources', name], name, told, { key: true })
  })
}
