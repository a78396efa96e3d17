import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { copyOfProject, runScript } from '../../lib/tests/run-script.ts'

it('golden:tidy names the files that it wrote, and says if there was nothing to do', { timeout: 60_000 }, async () => {
  const folder = copyOfProject(['scripts', 'engine', 'rates', 'golden'])
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'golden/vat.csv')
  const kept = readFileSync(path, 'utf8')
  writeFileSync(path, kept.replaceAll(',true,', ',TRUE,').replaceAll('\n', '\r\n'))
  const tidy = () => runScript('scripts/golden/tidy.ts', [], '', { folder })
  expect(await tidy()).toEqual({ stdout: 'golden/vat.csv: tidied\n', stderr: '', code: 0 })
  expect(readFileSync(path, 'utf8')).toBe(kept)
  expect(await tidy()).toEqual({ stdout: 'golden: nothing to tidy; every file is in its usual form\n', stderr: '', code: 0 })
})
