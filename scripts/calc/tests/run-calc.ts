import { expect } from 'vitest'
import { useTestFigures } from '../../../engine/tests/test-figures.ts'
import { callCommand } from '../../lib/tests/call-command.ts'
import { calc } from '../command.ts'

// These tests are about the command, so they have tables that do not change with the law.
useTestFigures()

/** Calls the command as `npm run -s calc` does, with the test figures in its tables. */
export const run = (args: readonly string[], stdin?: string) => callCommand(calc, args, stdin)

/** Calls the command and checks that it refuses with one line on stderr. */
export async function refusal(args: readonly string[], stdin?: string) {
  const { stdout, stderr, code } = await run(args, stdin)
  expect({ stderr, code }).toEqual({ stderr: expect.stringMatching(/^calc: .+\n$/) as string, code: 1 })
  return { stdout, line: stderr }
}
