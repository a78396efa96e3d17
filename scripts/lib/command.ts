import { parseArgs } from 'node:util'
import { RatesError } from '../rates/problem.ts'
import { didYouMean } from './nearest.ts'

/** A command was asked for something that it cannot do; the message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** What was written after the command: the words, and what follows each option that it has. */
export interface Asked<Option extends string> {
  readonly words: readonly string[]
  readonly options: Readonly<Partial<Record<Option, string>>>
}

/**
 * Runs a command on what was written after it. A fault of the asker’s, or of the tables, is one message and a bad end; any other is a bug
 * and shows where it is. `--help` and a wrong option show how to use it.
 */
export async function runCommand<Option extends string>(
  name: string,
  help: string,
  options: readonly Option[],
  main: (asked: Asked<Option>) => void | Promise<void>,
): Promise<void> {
  try {
    const asked = parsed(help, options)
    await (asked === 'help' ? console.log(help) : main(asked))
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof RatesError)) throw error
    console.error(`${name}: ${error.message}`)
    process.exitCode = 1
  }
}

function parsed<Option extends string>(help: string, names: readonly Option[]): Asked<Option> | 'help' {
  const known = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { ...known, help: { type: 'boolean', short: 'h' } } })
    if (values['help'] === true) return 'help'
    return { words: positionals, options: values as Partial<Record<Option, string>> }
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${help}`, { cause: error })
  }
}

/** The one of the names that a word is. @throws UsageError naming those nearest, or all where they are few or none is near. */
export function oneOf<Name extends string>(what: string, word: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === word)
  if (found !== undefined) return found
  const all = `; there are ${names.join(', ')}`
  throw new UsageError(`there is no ${what} "${word}"${names.length <= 5 ? all : didYouMean(word, names) || all}`)
}
