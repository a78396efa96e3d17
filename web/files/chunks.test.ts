import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SHARED } from './chunks.ts'

/** Every way through the alternatives of a pattern: `a.(b|c)` is `a.b` and `a.c`. What may be left out, and what must not follow, stays. */
function ways(pattern: string): string[] {
  const group = /\((?!\?)([^()]*)\)(?!\?)/.exec(pattern)
  if (!group) return [pattern]
  const [all, inside = ''] = group
  return inside.split('|').flatMap((one) => ways(pattern.replace(all, () => one)))
}

it('takes a pattern apart', () => {
  expect(ways('a.(b|c.(d|e))')).toEqual(['a.b', 'a.c.d', 'a.b', 'a.c.e'])
})

it('every pattern of a shared file names a module, so that none is forgotten when modules move', () => {
  const ours = globSync('{engine,web}/**/*.{ts,tsx}').map((path) => `/${path.replaceAll('\\', '/')}`)
  const paths = [
    ...ours.filter((path) => !path.includes('.test.')),
    ...globSync('node_modules/{react,react-dom,scheduler,zod,decimal.js}/package.json'),
  ]
  const patterns = SHARED.flatMap(({ modules }) => modules).flatMap(ways)
  expect(patterns.length).toBeGreaterThan(80)
  expect(patterns.filter((pattern) => pattern !== 'preload-helper' && !paths.some((path) => new RegExp(pattern).test(path)))).toEqual([])
})
