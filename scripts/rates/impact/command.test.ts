import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { project } from '../../lib/project.ts'
import { callCommand } from '../../lib/tests/call-command.ts'
import { ratesImpact } from './command.ts'

// What it reports is tested in the folder `slow`. A name that git does not know ends a report before it starts.
const UNKNOWN = ['--base', 'no-such-commit']

it('reports once without --watch', async () => {
  expect(await callCommand(ratesImpact, UNKNOWN)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('git does not know "no-such-commit"') as string,
  })
})

it('waits for a save with --watch', async () => {
  const watching = spawn(process.execPath, [join(project, 'scripts/rates/impact.ts'), '--watch', ...UNKNOWN])
  try {
    const told: string[] = []
    for await (const line of createInterface(watching.stdout)) {
      told.push(line)
      if (line.includes('waiting')) break
    }
    expect(told).toContain('rates:impact: waiting for a save in rates/')
    expect(watching.exitCode).toBeNull()
  } finally {
    watching.kill()
    if (watching.exitCode === null) await once(watching, 'exit')
  }
})
