import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { useTestFigures } from '../../engine/tests/test-figures.ts'
import { copyOfProject, type Ran, runScript, type Surroundings } from '../lib/tests/run-script.ts'
import { writeTestFigures } from '../rates/tests/write-test-figures.ts'

// These tests are about the command, so it gets its own tables, which do not change with the law.
useTestFigures()
const own = copyOfProject(['scripts', 'engine', 'rates', 'schemas'])
writeTestFigures(join(own, 'rates'))
afterAll(() => rmSync(own, { recursive: true }))

/** Runs `node scripts/calc.ts` as `npm run -s calc` does, with the test figures in its tables unless given another folder. */
export const run = (args: readonly string[], stdin: string | Iterable<string> = '', surroundings: Surroundings = {}): Promise<Ran> =>
  runScript('scripts/calc.ts', args, stdin, { folder: own, ...surroundings })

/** Runs the command and checks that it refuses with one line on stderr. */
export async function refusal(args: readonly string[], stdin = '') {
  const { stdout, stderr, code } = await run(args, stdin)
  expect({ stderr, code }).toEqual({ stderr: expect.stringMatching(/^calc: .+\n$/) as string, code: 1 })
  return { stdout, line: stderr }
}
