import { createInterface } from 'node:readline/promises'

/** Asks a question and gives the answer without spaces at its ends; undefined once the answers have ended. */
export type NextAnswer = (question: string) => Promise<string | undefined>

/** Questions at the terminal, or to whoever writes to stdin. */
export function terminal(): { readonly ask: NextAnswer; readonly close: () => void } {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answers = lines[Symbol.asyncIterator]()
  const ask: NextAnswer = async (question) => {
    lines.setPrompt(question)
    // What is piped in may have ended, and closed the terminal, before all of it is asked for.
    if (process.stdin.isTTY) lines.prompt()
    else console.log(question)
    const answer = await answers.next()
    return answer.done === true ? undefined : answer.value.trim()
  }
  return { ask, close: () => lines.close() }
}
