import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyOfProject, runScript } from '../../../lib/tests/run-script.ts'
import { edit } from '../../tests/own-tables.ts'

it('npm run rates:accept reads piped answers, and writes the line and the note', { timeout: 120_000 }, async () => {
  const copy = copyOfProject(['scripts', 'engine', 'rates', 'schemas', 'golden', 'web', 'CHANGELOG.md'])
  try {
    const run = (answers: string) => runScript('scripts/rates/accept.ts', [], answers, { folder: copy })
    const vat = readFileSync(join(copy, 'rates/vat.yaml'), 'utf8')
    // Changes two rates to something else, whatever they are.
    const [rate, other] = ['standardRate', 'reducedRate'].map((name) => new RegExp(`${name}:[^]*?value: (\\d+)%`).exec(vat)?.[1] ?? '')
    const raised = `${Number(rate) + 1}%`
    edit(join(copy, 'rates'), 'vat.yaml', `value: ${rate}%`, `value: ${raised}`)
    edit(join(copy, 'rates'), 'vat.yaml', `value: ${other}%`, `value: ${Number(other) + 1}%`)
    const { stdout, stderr, code } = await run([`A. Adviser`, '', raised, '', ''].join('\n'))
    expect({ stderr, code }).toEqual({ stderr: '', code: 1 })
    expect(stdout).toMatch(/\nrates:accept: 1 accepted, 1 left; npm run rates:check lists them\n$/)
    expect(readFileSync(join(copy, 'CHANGELOG.md'), 'utf8')).toMatch(
      new RegExp(`\n## Unreleased\n\n- \\*\\*vat\\*\\*, from .*: Standard rate is ${raised}, not ${rate}%. Source: VATA`),
    )
    edit(join(copy, 'rates'), 'vat.yaml', `value: ${Number(other) + 1}%`, `value: ${other}%`)
    expect(await run('')).toEqual({ stdout: '\nrates:accept: nothing differs\n', stderr: '', code: 0 })
  } finally {
    rmSync(copy, { recursive: true })
  }
})
