import type { About } from './about.ts'
import { amountIn, inputsFor } from './question.ts'

/** A calculator that may answer a question, and the inputs that the question gives, as the fragment of its address. */
export interface Found {
  readonly about: About
  readonly inputs: Readonly<Record<string, string>>
}

/** Words that say nothing of what is asked. */
const EMPTY = new Set(
  'a an and the my me i im ive do does is are am be how much many what when will would should can of on in at to for from with by per if it need want get have has had work out calculate calculator uk gbp hmrc or plus up pay paid tax'.split(
    ' ',
  ),
)

/** How much a word counts, by where a calculator has it. */
const WEIGHTS = { finds: 1, name: 1, summary: 0.4 }
/** Of the best score, what another calculator must have to be offered too. */
const CLOSE = 0.35
const MOST = 5

/** The plain words of a text: small, without accents, endings or marks. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? stemOf(word) : word))

/** A word without its ending, however it is spelt then: `sel` for both sell and selling. */
const stemOf = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?<=...)ing$/, '')
    .replace(/(?<=([^aeiou]))\1$/, '')

const told = (text: string) => wordsOf(text).filter((word) => !EMPTY.has(word))

interface Indexed {
  readonly about: About
  /** How much each of its words counts. */
  readonly words: ReadonlyMap<string, number>
  readonly phrases: readonly (readonly string[])[]
}

/** Finds calculators by people’s own words for them. Make it once: it reads all there is to find. */
export class Finder {
  readonly #all: readonly Indexed[]
  readonly #has = new Map<string, number>()

  constructor(calculators: readonly About[]) {
    this.#all = calculators.map((about) => {
      const words = new Map<string, number>()
      const add = (text: string, weight: number) => {
        for (const word of told(text)) words.set(word, Math.max(words.get(word) ?? 0, weight))
      }
      add(about.summary, WEIGHTS.summary)
      add(about.name, WEIGHTS.name)
      for (const phrase of about.finds) add(phrase, WEIGHTS.finds)
      return { about, words, phrases: about.finds.map(told).filter((phrase) => phrase.length > 0) }
    })
    for (const { words } of this.#all) for (const word of words.keys()) this.#has.set(word, (this.#has.get(word) ?? 0) + 1)
  }

  /**
   * The calculators that a question may mean, the likeliest first: none where no word of it is known. An amount alone is pay, which most
   * people ask about.
   */
  find(question: string): Found[] {
    const { amount, rest } = amountIn(question)
    const words = [...new Set(told(rest).flatMap((word) => this.#known(word)))]
    const asked = new Set(words)
    const scored = this.#all
      .map(({ about, words: its, phrases }) => {
        const single = words.reduce((sum, word) => sum + (its.get(word) ?? 0) * this.#rarity(word), 0)
        const whole = phrases.filter((phrase) => phrase.every((word) => asked.has(word)))
        const bonus = Math.max(0, ...whole.map((phrase) => phrase.reduce((sum, word) => sum + this.#rarity(word), 0)))
        return { about, score: single + bonus }
      })
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
    if (scored.length === 0 && amount) {
      return this.#all
        .filter(({ about }) => about.fills?.per === 'any')
        .map(({ about }) => ({ about, inputs: inputsFor(about, amount, rest) }))
    }
    const least = (scored[0]?.score ?? 0) * CLOSE
    return scored
      .filter(({ score }) => score >= least)
      .slice(0, MOST)
      .map(({ about }) => ({ about, inputs: inputsFor(about, amount, rest) }))
  }

  /** A word that few calculators have says more than one that most have. */
  #rarity(word: string): number {
    return Math.log(1 + this.#all.length / (this.#has.get(word) ?? this.#all.length))
  }

  /** The known words that a typed one stands for: itself, those that it begins, or those that it is one slip away from. */
  #known(word: string): string[] {
    if (this.#has.has(word)) return [word]
    const all = [...this.#has.keys()]
    const begun = word.length >= 3 ? all.filter((known) => known.startsWith(word)) : []
    if (begun.length > 0) return begun
    return word.length >= 4 ? all.filter((known) => known.length >= 4 && isOneSlip(word, known)) : []
  }
}

/** Whether one letter too many, too few, wrong or swapped with its neighbour makes one word of another. */
export function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1 || one === other) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  return isSwapped || short.slice(at + 1) === long.slice(at + 1)
}
