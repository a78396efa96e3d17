import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { copyOfProject } from '../../lib/tests/run-script.ts'
import { gitIn } from '../tests/git.ts'
import { type Mistake, makeMistake } from '../tests/mistake.ts'
import { writeTestFigures } from '../tests/write-test-figures.ts'

const LONG = 240_000
/** The dividend ordinary rate of 2026/27, which two calculators read. */
const RATE_11: Mistake = { file: 'dividends.yaml', entry: 'ordinaryRate', right: 'value: 10.75%', written: 'value: 11.75%' }
const folder = copyOfProject(['engine', 'golden', 'rates', 'schemas', 'scripts', 'web'])
const rates = join(folder, 'rates')
writeTestFigures(rates)
for (const step of ['init', 'add rates', 'commit --no-verify -m then']) gitIn(folder, ...step.split(' '))

/** Starts the command as `npm run -s rates:impact` does, in a copy of the project. */
function start(...parameters: string[]) {
  const child = spawn(process.execPath, [join(folder, 'scripts/rates/impact.ts'), ...parameters], { cwd: folder })
  const said = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (said.stdout += piece))
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (said.stderr += piece))
  return { child, said }
}

async function run(...parameters: string[]) {
  const { child, said } = start(...parameters)
  const [code] = (await once(child, 'close')) as [number | null]
  return { ...said, code }
}

afterAll(() => rmSync(folder, { recursive: true }))

describe('the command', () => {
  it(
    'refuses what it does not know',
    async () => {
      expect(await run('--rules', 'mine')).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('choose from statute, constants, text') as string,
      })
      expect(await run('--income', '30,000')).toMatchObject({
        code: 1,
        stderr: 'rates:impact: "30,000" is not an income; write it like 30000 or 30000.50\n',
      })
    },
    LONG,
  )

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
      const { child, said } = start('--watch', '--out', 'impact.md')
      const until = async (text: string) => {
        while (!`${said.stdout}${said.stderr}`.includes(text)) await new Promise((done) => setTimeout(done, 50))
      }
      try {
        await until('waiting for a save')
        const place = makeMistake(rates, { ...RATE_11, written: 'value: ‸11.75' })
        await until('rates:impact: 1 mistake to correct first')
        expect(said.stderr).toContain(`${place} ordinaryRate: "11.75" is not a percentage; write 11.75%\n`)
        expect(await run()).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(place) as string })
        said.stdout = ''
        makeMistake(rates, { ...RATE_11, right: 'value: 11.75', written: 'value: 11.75%' })
        await until('written to impact.md')
        // By hand: 1% of what the basic rate band holds above the dividend allowance, 37,700 − 500.
        expect(readFileSync(join(folder, 'impact.md'), 'utf8')).toContain('−£372.00')
      } finally {
        child.kill()
      }
    },
    LONG,
  )
})
