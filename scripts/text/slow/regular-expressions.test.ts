// No regular expression in engine/ or web/ may take quadratic time: text that is twice as long may take twice as long, not four times.
import { globSync, readFileSync } from 'node:fs'
import { isSafe } from 'redos-detector'
import { expect, it } from 'vitest'
import { project } from '../../lib/project.ts'
import { expressionsIn } from '../tests/expressions-in.ts'

const files = globSync('{engine,web}/**/*.{ts,tsx}', { cwd: project })
  .filter((file) => !/\.test\.|^engine\/tests\/|^web\/(dom|e2e)\/|^web\/files\/chunks\.ts$|\/generated\//.test(file))
  .sort()
const found = files.flatMap((file) => expressionsIn(readFileSync(`${project}/${file}`, 'utf8'), file).map((one) => ({ file, ...one })))

it('finds regular expressions', () => {
  expect(found.length).toBeGreaterThan(15)
  expect(found.map(({ file }) => file)).toEqual(expect.arrayContaining(['engine/inputs/kinds.ts', 'engine/inputs/in-figures.ts']))
})

it('are all literals, so that they can be checked here', () => {
  expect(found.filter(({ expression }) => expression === undefined)).toEqual([])
})

// Safari before 16.4 does not know lookbehind, and then runs nothing of a file that has one.
it('never look behind', () => {
  expect(found.filter(({ expression }) => /\(\?<[=!]/.test(expression?.source ?? '')).map(({ file, line }) => `${file}:${line}`)).toEqual(
    [],
  )
})

it.each(found)('$file:$line $expression takes linear time on any text', ({ expression = /$^/ }) => {
  expect(isSafe(expression)).toMatchObject({ safe: true })
})

it.each([/^£?\s*0*\.?0+\s*%?$/, /\s*%$/, /^(a+)+$/])('%s, which does not take linear time, would be noticed', (expression) => {
  expect(isSafe(expression).safe).toBe(false)
})
