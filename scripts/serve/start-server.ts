import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { project } from '../lib/project.ts'

/** A running server, started as `npm run serve` starts it. */
export interface Started {
  /** The address that it prints. */
  readonly address: string
  readonly port: number
  readonly process: ChildProcess
}

/** Starts the server for a build, on any free port. */
export async function startServer(build: string, options: readonly string[] = []): Promise<Started> {
  const child = spawn(process.execPath, ['scripts/serve/serve.ts', '--port', '0', '--build', build, ...options], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const address = line.split(' ').at(-1) ?? ''
  return { address, port: Number(new URL(address).port), process: child }
}
