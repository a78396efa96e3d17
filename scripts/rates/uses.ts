import { globSync, readFileSync } from 'node:fs'
import { project } from '../lib/project.ts'
import { type Asked, type Use, usesIn } from './uses-in.ts'

/** What the rules, the calculators and the pages ask the tables for. The page of all rates asks for no entry by name. */
export function askedOfTables(tables: readonly string[]): Asked {
  const files = globSync(['engine/{inputs,rules,calculators,explain}/**/*.ts', 'web/**/*.{ts,tsx}'], { cwd: project })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.') && !file.startsWith('web/e2e/'))
  const ways = new Map<string, Use[]>()
  const words = new Set<string>()
  for (const file of files.sort()) {
    const asked = usesIn(readFileSync(`${project}/${file}`, 'utf8'), file, tables)
    for (const [way, uses] of asked.ways) ways.set(way, [...(ways.get(way) ?? []), ...uses])
    for (const word of asked.words) words.add(word)
  }
  return { ways, words }
}

/** The places that ask for an entry, by its name or by a name that the code puts together, in the order of the files. */
export function usesOf({ ways, words }: Asked, entry: string): Use[] {
  const path = entry.split('.')
  const places = [...ways].flatMap(([way, uses]) => {
    const names = way.split('.')
    return path.every((part, index) => names[index] === part || (names[index] === '*' && words.has(part))) ? uses : []
  })
  const once = new Map(places.map((use) => [`${use.file}:${use.line}`, use]))
  return [...once.values()].sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
}
