import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { CsvError } from 'csv-parse/sync'
import { RatesError } from '../rates/problem.ts'
import { didYouMean } from './nearest.ts'
import { quoted } from './quoted.ts'

/** A command was asked for something that it cannot do; the message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The options of a command: a `string` follows one, a `boolean` is asked for by its name alone. */
type Options = Readonly<Record<string, 'string' | 'boolean'>>

/** What was written after the command: the words, and what follows each option that it has. */
export interface Asked<Known extends Options> {
  readonly words: readonly string[]
  readonly options: { readonly [Name in keyof Known]?: Known[Name] extends 'string' ? string : boolean }
}

/**
 * Runs a command on what was written after it. A fault of the asker’s is one message and a bad end, as is a file that cannot be read or
 * written; one of the tables is a line for each with its place; any other is a bug and shows where it is. `--help` and a wrong option show
 * how to use it, and do nothing else. Whoever reads the output may stop early, as `head` does.
 */
export async function runCommand<const Known extends Options>(
  name: string,
  help: string,
  options: Known,
  main: (asked: Asked<Known>) => void | Promise<void>,
): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    console.error(`${name}: ${systemFault(error, 'the output')}`)
    process.exit(1)
  })
  try {
    const asked = parsed(help, options)
    await (asked === 'help' ? console.log(help) : main(asked))
  } catch (error) {
    if (error instanceof UsageError) console.error(`${name}: ${error.message}`)
    else if (error instanceof RatesError) console.error(`${error.message}\n\n${name}: ${error.problems.length} to mend first`)
    else if (error instanceof CsvError) console.error(`${name}: a CSV that it reads is not in order: ${error.message}`)
    else if (isOfTheSystem(error)) console.error(`${name}: ${systemFault(error, 'the input')}`)
    else throw error
    process.exitCode = 1
  }
}

function parsed<Known extends Options>(help: string, options: Known): Asked<Known> | 'help' {
  const known = Object.fromEntries(Object.entries(options).map(([name, type]) => [name, { type }]))
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { ...known, help: { type: 'boolean', short: 'h' } } })
    if (values['help'] === true) return 'help'
    return { words: positionals, options: values as Asked<Known>['options'] }
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${help}`, { cause: error })
  }
}

/** The one of the names that a word is. @throws UsageError naming those nearest, or all where they are few or none is near. */
export function oneOf<Name extends string>(what: string, word: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === word)
  if (found !== undefined) return found
  const all = `; there are ${names.join(', ')}`
  throw new UsageError(`there is no ${what} ${quoted(word)}${names.length <= 5 ? all : didYouMean(word, names) || all}`)
}

const isOfTheSystem = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'syscall' in error

const MOST_SHOWN = 200
const SYSTEM_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EISDIR: 'is a folder; expected a file',
  ENOTDIR: 'is a file; expected a folder',
  EACCES: 'may not be opened',
  EPERM: 'may not be changed',
  EROFS: 'may not be changed',
  ENOSPC: 'has no room: the disk is full',
  ENAMETOOLONG: 'has too long a name',
}

/** What the system would not do, in a line: `rates is not there`. */
function systemFault({ code = '', path, message }: NodeJS.ErrnoException, unnamed: string): string {
  const fault = SYSTEM_FAULTS[code]
  if (fault === undefined) return message
  return `${path === undefined ? unnamed : shortened(relative('', path) || path)} ${fault}`
}

const shortened = (path: string) => (path.length > MOST_SHOWN ? `${path.slice(0, MOST_SHOWN)}…` : path)
