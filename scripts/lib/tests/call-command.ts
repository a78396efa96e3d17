import { Readable, Writable } from 'node:stream'
import type { Command } from '../command.ts'
import type { Ran } from './run-script.ts'

/** Calls a command in this process. What a process alone proves, such as a pipe that breaks, is for `runScript`. */
export async function callCommand(command: Command, args: readonly string[], stdin = ''): Promise<Ran> {
  const printed = { stdout: '', stderr: '' }
  const into = (name: keyof typeof printed) =>
    new Writable({
      decodeStrings: false,
      write(piece: string, _encoding, done) {
        printed[name] += piece
        done()
      },
    })
  const code = await command(args, { stdin: Readable.from([Buffer.from(stdin)]), stdout: into('stdout'), stderr: into('stderr') })
  return { ...printed, code }
}
