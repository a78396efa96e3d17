import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const project = fileURLToPath(new URL('../..', import.meta.url))

export interface Ran {
  readonly stdout: string
  readonly stderr: string
  readonly code: number | null
}

/** The project to run in, what node itself is told, and whether the reader of stdout leaves after the first piece. */
export interface Surroundings {
  readonly folder?: string
  readonly node?: readonly string[]
  readonly leaveEarly?: boolean
}

/** Runs a script of the project, such as `scripts/calc.ts`, as npm does. For tests. */
export async function runScript(
  script: string,
  args: readonly string[],
  stdin: string | Iterable<string> = '',
  { folder = project, node = [], leaveEarly = false }: Surroundings = {},
): Promise<Ran> {
  const child = spawn(process.execPath, [...node, join(folder, script), ...args])
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

/** A copy of the project to change, as npm ci leaves it: what is generated is not in it. */
export function copyOfProject(folders: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'project-'))
  for (const name of [...folders, 'package.json']) {
    cpSync(join(project, name), join(copy, name), { recursive: true, filter: (path) => !path.includes('generated') })
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
