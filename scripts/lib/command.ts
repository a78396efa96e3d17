import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { CsvError } from 'csv-parse/sync'
import { RatesError } from '../rates/problem.ts'
import { didYouMean } from './nearest.ts'
import { quoted } from './quoted.ts'

/** Thrown when a command is asked for something it cannot do. The message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The options of a command: a `string` option takes a value, a `boolean` is given by its name alone. */
type Options = Readonly<Record<string, 'string' | 'boolean'>>

/** The arguments of a command: its words, and the values of its options. */
export interface Asked<Known extends Options> {
  readonly words: readonly string[]
  readonly options: { readonly [Name in keyof Known]?: Known[Name] extends 'string' ? string : boolean }
}

/**
 * Runs a command on its arguments. A UsageError prints its message and exits with 1, as does a file that cannot be read or written.
 * Mistakes in the tables print a line each, with the place. Any other error is a bug and is thrown on. `--help` and a wrong option print
 * how to use the command and do nothing else. Help that depends on the words of `--help`, or reads a file, is a function. The reader of the
 * output may stop early, as `head` does.
 */
export async function runCommand<const Known extends Options>(
  name: string,
  help: Help<Known>,
  options: Known,
  main: (asked: Asked<Known>) => void | Promise<void>,
): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    console.error(`${name}: ${systemFault(error, 'the output')}`)
    process.exit(1)
  })
  try {
    const { isHelp, ...asked } = await parsed(help, options)
    if (isHelp) console.log(await helpOn(asked, help))
    else await main(asked)
  } catch (error) {
    if (error instanceof UsageError) console.error(`${name}: ${error.message}`)
    else if (error instanceof RatesError)
      console.error(
        `${error.message}\n\n${name}: ${error.problems.length} ${error.problems.length === 1 ? 'mistake' : 'mistakes'} to correct first`,
      )
    else if (error instanceof CsvError) console.error(`${name}: a CSV that it reads is malformed: ${error.message}`)
    else if (isOfTheSystem(error)) console.error(`${name}: ${systemFault(error, 'the input')}`)
    else throw error
    process.exitCode = 1
  }
}

type Help<Known extends Options> = string | ((asked: Asked<Known>) => string | Promise<string>)

const helpOn = <Known extends Options>(asked: Asked<Known>, help: Help<Known>) => (typeof help === 'string' ? help : help(asked))

async function parsed<Known extends Options>(help: Help<Known>, options: Known): Promise<Asked<Known> & { readonly isHelp: boolean }> {
  const known = Object.fromEntries(Object.entries(options).map(([name, type]) => [name, { type }]))
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { ...known, help: { type: 'boolean', short: 'h' } } })
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
