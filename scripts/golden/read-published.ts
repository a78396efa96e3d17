import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { type GoldenRow, parseGolden } from '../../golden/code/parse-golden.ts'
import { goldenFile, goldenSlugs } from '../../golden/code/read-golden.ts'

/** A published case: the figures that somebody else printed for some inputs, as they printed them. */
export interface PublishedRow extends Pick<GoldenRow, 'line' | 'case' | 'rules' | 'taxYear' | 'in' | 'source'> {
  /** The printed figures by column, such as `out.incomeTax`. The engine must agree with each. */
  readonly figures: Readonly<Record<string, string>>
  /** Other figures of the same publication, by name, that a worked figure uses. */
  readonly given: Readonly<Record<string, string>>
  /** How the publication rounds: to the penny where blank, to the pound, or down to the pound. */
  readonly rounded: string
}

const ABOUT = new Set(['case', 'rules', 'taxYear', 'rounded', 'source'])

/** The rows of a published file’s text. */
export function parsePublished(text: string): PublishedRow[] {
  const cells = parse<Record<string, string>>(text, { columns: true, bom: true })
  return parseGolden(text).map(({ line, case: name, rules, taxYear, in: inputs, source }, index) => {
    const printed = Object.entries(cells[index] ?? {}).filter(
      ([column, cell]) => cell !== '' && !ABOUT.has(column) && !column.startsWith('in.'),
    )
    const given = printed.filter(([column]) => column.startsWith('given.'))
    return {
      line,
      case: name,
      rules,
      taxYear,
      in: inputs,
      source,
      figures: Object.fromEntries(printed.filter(([column]) => !column.startsWith('given.'))),
      given: Object.fromEntries(given.map(([column, cell]) => [column.slice('given.'.length), cell])),
      rounded: cells[index]?.['rounded'] ?? '',
    }
  })
}

/** The address of `golden/published/<slug>.csv`. */
export const publishedFile = (slug: string): URL => goldenFile(`published/${slug}`)

/** The slugs of the calculators with published cases. */
export const publishedSlugs = (): string[] => goldenSlugs('published')

/** The rows of `golden/published/<slug>.csv`; none if nobody has published anything. */
export function readPublished(slug: string): PublishedRow[] {
  const file = publishedFile(slug)
  return existsSync(file) ? parsePublished(readFileSync(file, 'utf8')) : []
}
