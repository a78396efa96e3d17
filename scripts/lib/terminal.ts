import { createInterface } from 'node:readline/promises'
import { UsageError } from './command.ts'

/** Asks a question and returns the trimmed answer, or undefined once there are no more answers. */
export type NextAnswer = (question: string) => Promise<string | undefined>

/** Asks questions at the terminal, or reads the answers from a pipe. */
export function terminal(): { readonly ask: NextAnswer; readonly close: () => void } {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answers = lines[Symbol.asyncIterator]()
  const ask: NextAnswer = async (question) => {
    lines.setPrompt(question)
    // A pipe may end, and close the terminal, before all of its answers have been asked for.
    if (process.stdin.isTTY) lines.prompt()
    else console.log(question)
    const answer = await answers.next()
    return answer.done === true ? undefined : answer.value.trim()
  }
  return { ask, close: () => lines.close() }
}

/** Asks until `accept` returns, and says each time what is wrong: `accept` throws UsageError for a wrong answer. */
export async function askUntil(
  ask: (question: string) => Promise<string>,
  say: (text: string) => void,
  question: string,
  accept: (answer: string) => string,
): Promise<string> {
  for (;;) {
    const answer = await ask(question)
    try {
      return accept(answer)
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      say(`  ${error.message}`)
    }
  }
}
