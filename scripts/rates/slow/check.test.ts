import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyOfRates, makeMistake, removeCopy } from '../tests/mistake.ts'

const script = fileURLToPath(new URL('../check.ts', import.meta.url))

let folder = ''
beforeEach(() => {
  folder = copyOfRates()
})
afterEach(() => removeCopy(folder))

it('npm run rates:check checks again with --watch when a file is saved', { timeout: 60_000 }, async () => {
  const watching = spawn(process.execPath, [script, '--watch', folder])
  try {
    const told: string[] = []
    for await (const line of createInterface(watching.stdout)) {
      told.push(line)
      if (line.startsWith('rates: checking again on each save'))
        makeMistake(folder, { file: 'vat.yaml', entry: 'standardRate', right: 'value: 20%', written: 'value: ‸20' })
      if (line.startsWith('rates: 1 error')) break
    }
    expect(told.find((line) => line.startsWith('rates: '))).not.toContain('error')
    expect(told).toContain('── vat.yaml was saved')
    expect(told).toContainEqual(expect.stringMatching(/^rates\/vat\.yaml:\d+:\d+ standardRate: "20" is not a percentage; write 20%$/))
  } finally {
    watching.kill()
    if (watching.exitCode === null) await once(watching, 'exit')
  }
})
