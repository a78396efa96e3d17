import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

/** The folder of the project. */
export const project = fileURLToPath(new URL('../..', import.meta.url))

export interface Ran {
  readonly stdout: string
  readonly stderr: string
  readonly code: number | null
}

/** The project to run in, what node itself is told, and whether the reader of stdout leaves after the first piece. */
interface Surroundings {
  readonly folder?: string
  readonly node?: readonly string[]
  readonly leaveEarly?: boolean
}

/** Runs `node scripts/calc.ts` as `npm run -s calc` does. For tests. */
export async function run(
  args: readonly string[],
  stdin: string | Iterable<string> = '',
  { folder = project, node = [], leaveEarly = false }: Surroundings = {},
): Promise<Ran> {
  const child = spawn(process.execPath, [...node, join(folder, 'scripts/calc.ts'), ...args])
  const ran = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    ran.stdout += piece
    if (leaveEarly) child.stdout.destroy()
  })
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    ran.stderr += piece
  })
  // A command that has seen enough closes its stdin.
  child.stdin.on('error', () => {})
  Readable.from(typeof stdin === 'string' ? [stdin] : stdin).pipe(child.stdin)
  const [code] = (await once(child, 'close')) as [number | null]
  return { ...ran, code }
}

/** Runs the command, sure that it refuses with one line on stderr. */
export async function refusal(args: readonly string[], stdin = '') {
  const { stdout, stderr, code } = await run(args, stdin)
  expect({ stderr, code }).toEqual({ stderr: expect.stringMatching(/^calc: .+\n$/) as string, code: 1 })
  return { stdout, line: stderr }
}
