import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A line of a source file, `web/calculators/vat/faq.ts:12`. */
type Place = string

/**
 * The lines in the source of the pages that ask the tables for an entry: by its name, by a name with a part worked out (`${plan}`), from a
 * branch that contains it, or by the last part of its name in a file that goes through the tables itself.
 */
export function placesOnPages(entry: string): Place[] {
  const { byName, byLastName } = patternsOf(entry)
  return linesOf('web/**/*.{ts,tsx}', (line, source) => {
    const asks = GOES_THROUGH_TABLES.test(source) ? [...byName, byLastName] : byName
    return asks.some((pattern) => pattern.test(line))
  })
}

const GOES_THROUGH_TABLES = /\bratesAt\(|\bratesOn\(|\/rates\/generated\/(?!tax-years|rule-sets|provenance)/

/** The lines of shipped source that match a pattern. */
export const placesInSources = (pattern: RegExp): Place[] => linesOf('{engine,web}/**/*.{ts,tsx}', (line) => pattern.test(line))

const IS_COMMENT = /^\s*(\/?\*|\/\/)/

function linesOf(files: string, isMeant: (line: string, source: string) => boolean): Place[] {
  return globSync(files, { cwd: root, exclude: ['engine/rates/generated/**', 'engine/tests/**', 'web/e2e/**', '**/*.test.*'] })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(`${root}/${file}`, 'utf8')
      return source.split('\n').flatMap((line, index) => (!IS_COMMENT.test(line) && isMeant(line, source) ? [`${file}:${index + 1}`] : []))
    })
}

function patternsOf(entry: string) {
  const parts = entry.split('.')
  const [table = '', ...names] = parts
  const named = [table, ...names.map((name) => `(?:${name}|\\$\\{[^}]*\\})`)].join('\\.')
  const takenOff = names.map((name, depth) => `\\{[^}]*\\b${name}\\b[^}]*\\} = .*\\b${parts.slice(0, depth + 1).join('\\.')}\\b(?!\\.)`)
  return {
    byName: [`(?<![\\w.])(?:\\w+\\.)?${named}(?![\\w.]*\\w)`, ...takenOff].map((pattern) => new RegExp(pattern)),
    byLastName: new RegExp(`\\.${names.at(-1) ?? ''}\\b`),
  }
}
