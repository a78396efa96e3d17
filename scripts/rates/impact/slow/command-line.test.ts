import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { calculatorSlugs } from '../../../lib/calculators.ts'
import { project } from '../../../lib/project.ts'
import { callCommand } from '../../../lib/tests/call-command.ts'
import { copyOfProject, runScript } from '../../../lib/tests/run-script.ts'
import { gitIn } from '../../tests/git.ts'
import { makeMistake } from '../../tests/mistake.ts'
import { ratesImpact } from '../command.ts'

const LONG = 240_000
const STANDARD_RATE = { file: 'vat.yaml', entry: 'standardRate', right: 'value: 20%', written: 'value: ‸21' }
/** Pages are rendered in `report.test.ts`. Here they cannot be, without a `tsconfig.json`, which saves the time. */
const folder = copyOfProject(['engine', 'golden', 'rates', 'schemas', 'scripts', 'web'])
const rates = join(folder, 'rates')
for (const step of ['init', 'add rates', 'commit --no-verify -m then']) gitIn(folder, ...step.split(' '))

/** In a copy of the project, as `npm run -s rates:impact` does. */
const run = () => runScript('scripts/rates/impact.ts', [], '', { folder })

afterAll(() => rmSync(folder, { recursive: true }))

describe('the command', () => {
  it('refuses what it does not know', async () => {
    expect(await callCommand(ratesImpact, ['--rules', 'mine'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('choose from statute, constants, text') as string,
    })
    expect(await callCommand(ratesImpact, ['--income', '30,000'])).toMatchObject({
      code: 1,
      stderr: 'rates:impact: "30,000" is not an income; write it like 30000 or 30000.50\n',
    })
  })

  it('can load the examples of every calculator, as Node cannot load a page', () => {
    const script = `for (const slug of ${JSON.stringify(calculatorSlugs())}) await import('#web/calculators/' + slug + '/examples.ts')`
    expect(spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: project, encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    })
  })

  it(
    'says that nothing changed, and succeeds',
    async () => {
      expect(await run()).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('Nothing changes: the tables are the same as in HEAD.') as string,
      })
    },
    LONG,
  )

  it(
    'watches: reports a mistake as the compiler does, then, once it is corrected, what the edit changes',
    async () => {
      const place = makeMistake(rates, STANDARD_RATE)
      const child = spawn(process.execPath, [join(folder, 'scripts/rates/impact.ts'), '--watch', '--out', 'impact.md'], { cwd: folder })
      const said = { stdout: '', stderr: '' }
      child.stdout.setEncoding('utf8').on('data', (piece: string) => (said.stdout += piece))
      child.stderr.setEncoding('utf8').on('data', (piece: string) => (said.stderr += piece))
      const until = async (text: string) => {
        while (!`${said.stdout}${said.stderr}`.includes(text)) await new Promise((done) => setTimeout(done, 50))
      }
      try {
        await until('waiting for a save')
        expect(said).toEqual({
          stdout: '\nrates:impact: waiting for a save in rates/\n',
          stderr: `${place} standardRate: "21" is not a percentage; write 21%\n\nrates:impact: 1 mistake to correct first\n`,
        })
        makeMistake(rates, { ...STANDARD_RATE, right: 'value: 21', written: 'value: 21%' })
        await until('written to impact.md')
        // By hand: 1% of the largest amount.
        expect(readFileSync(join(folder, 'impact.md'), 'utf8')).toContain('−£2,000.00 at £200,000.00')
      } finally {
        child.kill()
      }
    },
    LONG,
  )
})
