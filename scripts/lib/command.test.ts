import { expect, it, vi } from 'vitest'
import { RatesError } from '../rates/problem.ts'
import { type CommandLine, command, UsageError } from './command.ts'
import { callCommand } from './tests/call-command.ts'

const OPTIONS = { out: 'string', quick: 'boolean' } as const

type Main = (asked: CommandLine<typeof OPTIONS>) => void | number

/** Calls a command with these words. */
const call = (words: readonly string[], main: Main) => callCommand(command('tea', 'npm run tea', OPTIONS, main), words)

it('passes on the words and the options, with and without values', async () => {
  const main = vi.fn<Main>()
  expect(await call(['green', '--out', 'pot.txt', '--quick'], main)).toEqual({ stdout: '', stderr: '', code: 0 })
  expect(main).toHaveBeenCalledTimes(1)
  expect(main.mock.calls[0]?.[0]).toEqual({ words: ['green'], options: { out: 'pot.txt', quick: true } })
})

it('leaves out a first --, which npm would have taken away', async () => {
  const main = vi.fn<Main>()
  await call(['--', 'green', '--quick'], main)
  expect(main.mock.calls[0]?.[0]).toEqual({ words: ['green'], options: { quick: true } })
})

it('exits with the status that it returns', async () => {
  expect(await call([], () => 2)).toEqual({ stdout: '', stderr: '', code: 2 })
})

it.each([
  [['--quik'], /^tea: Unknown option '--quik'[^]*\n\nnpm run tea\n$/],
  [['--quick=yes'], /^tea: Option '--quick' does not take an argument[^]*\n\nnpm run tea\n$/],
  [['--out'], /^tea: Option '--out <value>' argument missing[^]*\n\nnpm run tea\n$/],
])('%j is refused with how to use the command, and nothing is done', async (words, told) => {
  const main = vi.fn<Main>()
  expect(await call(words, main)).toEqual({ stdout: '', stderr: expect.stringMatching(told) as string, code: 1 })
  expect(main).not.toHaveBeenCalled()
})

it.each([
  [['--help'], 'how to make tea'],
  [['green', '--help', '--out', 'pot.txt'], 'how to make green tea in pot.txt'],
])('%j prints help made for those words, and does nothing else', async (words, told) => {
  const main = vi.fn<Main>()
  const help = ({ words: kinds, options: { out } }: CommandLine<typeof OPTIONS>) =>
    `how to make ${[...kinds, 'tea'].join(' ')}${out === undefined ? '' : ` in ${out}`}`
  expect(await callCommand(command('tea', help, OPTIONS, main), words)).toEqual({ stdout: `${told}\n`, stderr: '', code: 0 })
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
  const called = call([], () => {
    throw error
  })
  expect(await called).toEqual({ stdout: '', stderr: `${told}\n`, code: 1 })
})

/** The error that Node throws when it cannot open a file. */
function systemError(code: string, path?: string): Error {
  return Object.assign(new Error(code), { code, syscall: 'open', ...(path !== undefined && { path }) })
}

it('a bug is not hidden', async () => {
  const bug = new TypeError('pot is undefined')
  const called = call([], () => {
    throw bug
  })
  await expect(called).rejects.toBe(bug)
})
