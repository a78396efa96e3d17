import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RatesError } from '../rates/problem.ts'
import { type Asked, runCommand, UsageError } from './command.ts'

const OPTIONS = { out: 'string', quick: 'boolean' } as const
const written = process.argv

let complained = vi.spyOn(console, 'error')
beforeEach(() => {
  complained = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  process.argv = written
  process.exitCode = 0
})

/** Runs a command with these words. */
const run = (words: readonly string[], main: (asked: Asked<typeof OPTIONS>) => void) => {
  process.argv = [...written.slice(0, 2), ...words]
  return runCommand('tea', 'npm run tea', OPTIONS, main)
}

it('passes on the words and the options, with and without values', async () => {
  const main = vi.fn()
  await run(['green', '--out', 'pot.txt', '--quick'], main)
  expect(main).toHaveBeenCalledExactlyOnceWith({ words: ['green'], options: { out: 'pot.txt', quick: true } })
  expect(complained).not.toHaveBeenCalled()
})

it.each([
  [['--quik'], /^tea: Unknown option '--quik'[^]*\n\nnpm run tea$/],
  [['--quick=yes'], /^tea: Option '--quick' does not take an argument[^]*\n\nnpm run tea$/],
  [['--out'], /^tea: Option '--out <value>' argument missing[^]*\n\nnpm run tea$/],
])('%j is refused with how to use the command, and nothing is done', async (words, told) => {
  const main = vi.fn()
  await run(words, main)
  expect(main).not.toHaveBeenCalled()
  expect(complained.mock.calls).toEqual([[expect.stringMatching(told)]])
  expect(process.exitCode).toBe(1)
})

it.each([
  [['--help'], 'how to make tea'],
  [['green', '--help', '--out', 'pot.txt'], 'how to make green tea in pot.txt'],
])('%j prints help made for those words, and does nothing else', async (words, told) => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const main = vi.fn()
  process.argv = [...written.slice(0, 2), ...words]
  const help = ({ words: kinds, options: { out } }: Asked<typeof OPTIONS>) =>
    `how to make ${[...kinds, 'tea'].join(' ')}${out === undefined ? '' : ` in ${out}`}`
  await runCommand('tea', help, OPTIONS, main)
  expect(said.mock.calls).toEqual([[told]])
  expect(main).not.toHaveBeenCalled()
})

it.each([
  [new UsageError('no such leaf'), 'tea: no such leaf'],
  [
    new RatesError([{ file: 'rates/tea.yaml', line: 3, column: 7, entry: 'duty', message: 'write 8%' }]),
    'rates/tea.yaml:3:7 duty: write 8%\n\ntea: 1 mistake to correct first',
  ],
  [systemError('ENOENT', 'pot.txt'), 'tea: pot.txt does not exist'],
  [systemError('EISDIR', 'pots'), 'tea: pots is a folder; expected a file'],
  [systemError('EISDIR'), 'tea: the input is a folder; expected a file'],
  [systemError('ENAMETOOLONG', 'x'.repeat(5000)), `tea: ${'x'.repeat(200)}… has a name that is too long`],
  [systemError('EBREW', 'pot.txt'), 'tea: EBREW'],
])('%s gives a message and a failing exit code', async (error, told) => {
  await run([], () => {
    throw error
  })
  expect(complained.mock.calls).toEqual([[told]])
  expect(process.exitCode).toBe(1)
})

/** The error that Node throws when it cannot open a file. */
function systemError(code: string, path?: string): Error {
  return Object.assign(new Error(code), { code, syscall: 'open', ...(path !== undefined && { path }) })
}

it('a bug is not hidden', async () => {
  const bug = new TypeError('pot is undefined')
  const ran = run([], () => {
    throw bug
  })
  await expect(ran).rejects.toBe(bug)
})
