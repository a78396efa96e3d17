import { onForget } from './forget.ts'

/** A function that remembers its answers by what it was asked, for those that are asked the same several times. */
export function remembering<Asked extends readonly unknown[], Made extends object | string>(
  answer: (...asked: Asked) => Made,
  answers = new Map<string, Made>(),
): (...asked: Asked) => Made {
  return (...asked) => {
    const key = asked.join(' ')
    const known = answers.get(key) ?? answer(...asked)
    answers.set(key, known)
    return known
  }
}

/** The same for a function that stays, such as one of a module: `forgetAll` empties what it remembers. */
export function rememberingAlways<Asked extends readonly unknown[], Made extends object | string>(
  answer: (...asked: Asked) => Made,
): (...asked: Asked) => Made {
  const answers = new Map<string, Made>()
  onForget(() => answers.clear())
  return remembering(answer, answers)
}
