import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { project } from '../project.ts'

export interface Ran {
  readonly stdout: string
  readonly stderr: string
  readonly code: number | null
}

/** The folder to run in, options for node itself, and whether to stop reading stdout after the first piece. */
export interface Surroundings {
  readonly folder?: string
  readonly node?: readonly string[]
  readonly leaveEarly?: boolean
}

/** Runs a script of the project, such as `scripts/calc/calc.ts`, as npm does. */
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
  // A command that needs no more input closes its stdin.
  child.stdin.on('error', () => {})
  Readable.from(typeof stdin === 'string' ? [stdin] : stdin).pipe(child.stdin)
  const [code] = (await once(child, 'close')) as [number | null]
  return { ...ran, code }
}

/** A copy of the project that a test can change, as npm ci leaves it: without generated files. */
export function copyOfProject(folders: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'project-'))
  for (const name of [...folders, 'package.json']) {
    cpSync(join(project, name), join(copy, name), { recursive: true, filter: (path) => !path.includes('generated') })
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
