// The command, in a copy of the project: what it writes passes format, types, lint and every test that needs no further writing.

import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { project } from '../../lib/project.ts'
import { callCommand } from '../../lib/tests/call-command.ts'
import { newCalculator } from '../command.ts'

vi.setConfig({ testTimeout: 300_000 })

const FOLDERS = new Set(['engine', 'golden', 'rates', 'schemas', 'scripts', 'web'])

const folder = mkdtempSync(join(tmpdir(), 'new-calculator-'))
for (const entry of readdirSync(project, { withFileTypes: true })) {
  const isWanted = entry.isFile() || FOLDERS.has(entry.name)
  if (isWanted) cpSync(join(project, entry.name), join(folder, entry.name), { recursive: true })
}
symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a script of the copy, or a tool of its packages, there. */
const run = (script: string, ...args: string[]) =>
  new Promise<{ code: number; said: string }>((done) => {
    const isScript = script.endsWith('.ts')
    const [program, first] = isScript ? [process.execPath, [script]] : [join(project, 'node_modules/.bin', script), []]
    execFile(program, [...first, ...args], { cwd: folder }, (error, stdout, stderr) =>
      done({ code: typeof error?.code === 'number' ? error.code : Number(error !== null), said: stdout + stderr }),
    )
  })

const registry = () => readFileSync(join(folder, 'web/calculators/index.ts'), 'utf8')
const calculators = () => readdirSync(join(folder, 'engine/calculators'))
const [untouched, known] = [registry(), calculators()]

it.each([
  [[], 'expected one slug'],
  [['one', 'two'], 'expected one slug'],
  [['HighIncome'], '"HighIncome" is not a slug: write it in small letters, like high-income-charge'],
  [['high--income'], '"high--income" is not a slug'],
  // It would be `import { about as new }` in the registry.
  [['new'], '"new" cannot be a slug: its name in the code is "new", which already has a meaning there; add a word, like new-tax'],
  [['await'], '"await" cannot be a slug: its name in the code is "await"'],
  [['calculators'], '"calculators" cannot be a slug: its name in the code is "calculators"'],
  [['income-tax'], 'there is a calculator "income-tax": engine/calculators/income-tax/'],
  [['self-employed-tax'], '/self-employed-tax-calculator is the page of self-employed'],
  [['--force'], "Unknown option '--force'"],
])('%j is refused, and nothing is written', async (args, expected) => {
  const { code, stderr } = await callCommand(newCalculator(folder), args)
  expect(code).toBe(1)
  expect(stderr.split('\n')[0]).toContain(`new-calculator: ${expected}`)
  expect(registry()).toBe(untouched)
  expect(calculators()).toEqual(known)
})

it('explains itself with --help', async () => {
  expect(await callCommand(newCalculator(folder), ['--help'])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^npm run new-calculator -- <slug>\n/) as string,
  })
})

/** Type check settings of the project, for some files alone. */
const only = (include: readonly string[], settings: string, name: string) => {
  writeFileSync(join(folder, name), JSON.stringify({ extends: settings, include }))
  return ['-p', name]
}

describe('a new calculator', () => {
  it('is in the registry, and the command says what to do next', async () => {
    const { code, said } = await run('scripts/new-calculator/new-calculator.ts', 'high-income-charge')
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('Now write, in this order') as string })
    expect(registry()).toContain("import { about as highIncomeCharge } from './high-income-charge/about.ts'\n")
    expect(registry()).toMatch(/ {2}highIncomeCharge,\n\]\n$/)
    expect(
      ['npm run rates:check', 'engine/calculators/high-income-charge/', 'content.tsx'].filter(
        (name) => !said.slice(said.indexOf('Now write')).includes(name),
      ),
    ).toEqual([])
    expect(said).not.toMatch(/example[- ]?tax/i)
  })

  it('has golden rows that agree', async () => {
    const { code, said } = await run('scripts/golden/check.ts', 'high-income-charge')
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('every row agrees') as string })
  })

  // Files that the command leaves alone are formatted, linted and checked for types with the project itself. No type depends on the registry,
  // which is a list.
  const ENGINE = ['engine/calculators/high-income-charge']
  const WRITTEN = [...ENGINE, 'web/calculators/high-income-charge', 'web/calculators/index.ts']

  describe.concurrent('passes', () => {
    it.each([
      ['format', 'biome', ['check', ...WRITTEN]],
      ['types', 'tsc', only(WRITTEN, './tsconfig.json', 'tsconfig.new.json')],
      ['types of the engine', 'tsc', only(ENGINE, './engine/tsconfig.json', 'tsconfig.new-engine.json')],
      ['lint', 'oxlint', ['--type-aware', '--deny-warnings', ...WRITTEN]],
      [
        'its own tests, and those of all calculators',
        'vitest',
        [
          'run',
          'calculators/high-income-charge',
          'calculators/answers',
          'calculators/cards',
          'calculators/sentences',
          'calculators/structure',
          'tests/structure',
          'tests/compared',
          'tests/goal-seek',
          'tests/golden-results',
          '-t',
          'high.income.charge',
        ],
      ],
    ])('%s', async (_, tool, args) => {
      const { code, said } = await run(tool, ...args)
      expect(code, said).toBe(0)
    })
  })
})
