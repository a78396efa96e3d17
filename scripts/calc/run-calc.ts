import { expect } from 'vitest'
import { type Ran, runScript, type Surroundings } from '../lib/run-script.ts'

/** Runs `node scripts/calc.ts` as `npm run -s calc` does. For tests. */
export const run = (args: readonly string[], stdin: string | Iterable<string> = '', surroundings: Surroundings = {}): Promise<Ran> =>
  runScript('scripts/calc.ts', args, stdin, surroundings)

/** Runs the command, sure that it refuses with one line on stderr. */
export async function refusal(args: readonly string[], stdin = '') {
  const { stdout, stderr, code } = await run(args, stdin)
  expect({ stderr, code }).toEqual({ stderr: expect.stringMatching(/^calc: .+\n$/) as string, code: 1 })
  return { stdout, line: stderr }
}
