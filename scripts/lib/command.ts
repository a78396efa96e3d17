import { relative } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { CsvError } from 'csv-parse/sync'
import { RatesError } from '../rates/problem.ts'
import { didYouMean } from './nearest.ts'
import { quoted } from './quoted.ts'

/** Thrown when a command is asked for something it cannot do. The message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The options of a command: a `string` option takes a value, `strings` takes one each time that it is given, a `boolean` is its name alone. */
type OptionKinds = Readonly<Record<string, keyof OptionValues>>

/** What the value of each kind of option is. */
interface OptionValues {
  readonly string: string
  readonly strings: readonly string[]
  readonly boolean: boolean
}

/** The arguments of a command: its words, and the values of its options. */
export interface CommandLine<Known extends OptionKinds> {
  readonly words: readonly string[]
  readonly options: { readonly [Name in keyof Known]?: OptionValues[Known[Name]] }
}

/** What a command reads and writes: that of the process, or what a test gives it. */
export interface Streams {
  readonly stdin: Readable & AtTerminal
  readonly stdout: Writable & AtTerminal
  readonly stderr: Writable & AtTerminal
}

interface AtTerminal {
  readonly isTTY?: boolean
}

/** Answers arguments and returns the exit status. */
export type Command = (args: readonly string[], streams: Streams) => Promise<number>

type Main<Known extends OptionKinds> = (asked: CommandLine<Known>, streams: Streams) => void | number | Promise<void | number>

/**
 * Makes a command of what it does, which may return an exit status other than 0. A UsageError prints its message and exits with 1, as does
 * a file that cannot be read or written. Mistakes in the tables print a line each, with the place. Any other error is a bug and is thrown
 * on. `--help` and a wrong option print how to use the command and do nothing else. Help that depends on the words of `--help`, or reads a
 * file, is a function.
 */
export function command<const Known extends OptionKinds>(name: string, help: Help<Known>, options: Known, main: Main<Known>): Command {
  return async (args, streams) => {
    const say = (line: string) => void streams.stderr.write(`${line}\n`)
    try {
      const { isHelp, ...asked } = await parsed(args, help, options)
      if (!isHelp) return (await main(asked, streams)) ?? 0
      streams.stdout.write(`${await helpOn(asked, help)}\n`)
      return 0
    } catch (error) {
      if (error instanceof UsageError) say(`${name}: ${error.message}`)
      else if (error instanceof RatesError)
        say(
          `${error.message}\n\n${name}: ${error.problems.length} ${error.problems.length === 1 ? 'mistake' : 'mistakes'} to correct first`,
        )
      else if (error instanceof CsvError) say(`${name}: a CSV that it reads is malformed: ${error.message}`)
      else if (isOfTheSystem(error)) say(`${name}: ${systemFault(error, 'the input')}`)
      else throw error
      return 1
    }
  }
}

/** Runs a command on the arguments of the process. The reader of its output may stop early, as `head` does. */
export async function runAsProcess(name: string, answer: Command): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    console.error(`${name}: ${systemFault(error, 'the output')}`)
    process.exit(1)
  })
  const status = await answer(process.argv.slice(2), process)
  if (status !== 0) process.exitCode = status
}

/** Makes a command and runs it. */
export const runCommand = <const Known extends OptionKinds>(
  name: string,
  help: Help<Known>,
  options: Known,
  main: Main<Known>,
): Promise<void> => runAsProcess(name, command(name, help, options, main))

type Help<Known extends OptionKinds> = string | ((asked: CommandLine<Known>) => string | Promise<string>)

const helpOn = <Known extends OptionKinds>(asked: CommandLine<Known>, help: Help<Known>) => (typeof help === 'string' ? help : help(asked))

async function parsed<Known extends OptionKinds>(
  args: readonly string[],
  help: Help<Known>,
  options: Known,
): Promise<CommandLine<Known> & { readonly isHelp: boolean }> {
  const known = Object.fromEntries(
    Object.entries(options).map(([name, type]) => [name, type === 'strings' ? { type: 'string' as const, multiple: true } : { type }]),
  )
  try {
    const { values, positionals } = parseArgs({
      // npm takes the first -- away; whoever calls Node directly may have left it.
      args: args[0] === '--' ? args.slice(1) : [...args],
      allowPositionals: true,
      options: { ...known, help: { type: 'boolean', short: 'h' } },
    })
    const { help: isHelp = false, ...given } = values
    return { words: positionals, options: given, isHelp }
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${await helpOn({ words: [], options: {} }, help)}`, { cause: error })
  }
}

/** Checks that a word is one of the names and returns it. @throws UsageError that suggests the nearest names, or lists all if few. */
export function oneOf<Name extends string>(what: string, word: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === word)
  if (found !== undefined) return found
  const all = `; choose from ${names.join(', ')}`
  throw new UsageError(`there is no ${what} ${quoted(word)}${names.length <= 5 ? all : didYouMean(word, names) || all}`)
}

const isOfTheSystem = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'syscall' in error

const MOST_SHOWN = 200
const SYSTEM_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder; expected a file',
  ENOTDIR: 'is a file; expected a folder',
  EACCES: 'cannot be opened: permission denied',
  EPERM: 'cannot be changed: permission denied',
  EROFS: 'cannot be changed: the disk is read-only',
  ENOSPC: 'cannot be written: the disk is full',
  ENAMETOOLONG: 'has a name that is too long',
}

/** A system error in one line: `rates does not exist`. */
function systemFault({ code = '', path, message }: NodeJS.ErrnoException, unnamed: string): string {
  const fault = SYSTEM_FAULTS[code]
  if (fault === undefined) return message
  return `${path === undefined ? unnamed : shortened(relative('', path) || path)} ${fault}`
}

const shortened = (path: string) => (path.length > MOST_SHOWN ? `${path.slice(0, MOST_SHOWN)}…` : path)
