import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CHUNKS } from './chunks.ts'

/** Every way through the alternatives of a pattern: `a.(b|c)` is `a.b` and `a.c`. What may be left out, and what must not follow, stays. */
function ways(pattern: string): string[] {
  const group = /\((?!\?)([^()]*)\)(?!\?)/.exec(pattern)
  if (!group) return [pattern]
  const [all, inside = ''] = group
  return inside.split('|').flatMap((one) => ways(pattern.replace(all, () => one)))
}

/** The alternatives of a pattern that are in none of its groups. */
function alternatives(source: string): string[] {
  let depth = 0
  const isOutside = source.split('').map((character) => (depth += character === '(' ? 1 : character === ')' ? -1 : 0) === 0)
  return source
    .split('')
    .reduce<string[]>(
      ([last = '', ...before], character, index) =>
        character === '|' && isOutside[index] ? ['', last, ...before] : [last + character, ...before],
      [],
    )
}

it('takes a pattern apart', () => {
  expect(alternatives('a.(b|c)|d')).toEqual(['d', 'a.(b|c)'])
  expect(ways('a.(b|c.(d|e))')).toEqual(['a.b', 'a.c.d', 'a.b', 'a.c.e'])
})

it('every pattern of a shared file names a module, so that none is forgotten when modules move', () => {
  const ours = globSync('{engine,web}/**/*.{ts,tsx}').map((path) => `/${path.replaceAll('\\', '/')}`)
  const paths = [
    ...ours.filter((path) => !path.includes('.test.')),
    ...globSync('node_modules/{react,react-dom,scheduler,zod,decimal.js}/package.json'),
  ]
  const patterns = CHUNKS.flatMap(({ test }) => alternatives(test.source)).flatMap(ways)
  expect(patterns.length).toBeGreaterThan(80)
  expect(patterns.filter((pattern) => pattern !== 'preload-helper' && !paths.some((path) => new RegExp(pattern).test(path)))).toEqual([])
})
