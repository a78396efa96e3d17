import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A line of a source file, `web/calculators/vat/faq.ts:12`. */
export type Place = string

/**
 * The lines of the pages’ sources that ask the tables for an entry: by its name, by a name with a part worked out (`${plan}`), off a branch
 * that holds it, or by its last name in a file that goes through the tables itself.
 */
export function placesOnPages(entry: string): Place[] {
  const asks = patternsOf(entry)
  return globSync('web/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.') && !file.startsWith('web/e2e/'))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(`${root}/${file}`, 'utf8')
      const patterns = /\bratesAt\(|\bratesOn\(|\/rates\/generated\/(?!tax-years|rule-sets|provenance)/.test(source)
        ? [...asks.byName, asks.byLastName]
        : asks.byName
      return source.split('\n').flatMap((line, index) => (patterns.some((pattern) => pattern.test(line)) ? [`${file}:${index + 1}`] : []))
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
