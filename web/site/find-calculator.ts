import type { TaxYear } from '#engine/rates/rates-at.ts'
import type { About } from './about.ts'
import { NEEDED } from './needed.ts'
import { type AskedAmount, amountFor, asked, chosenIn, needIn, type SearchQuestion, tellingIn } from './question.ts'

/** A calculator that may answer a question, and the inputs that the question gives, as the fragment of its address. */
export interface FoundCalculator {
  readonly about: About
  readonly inputs: Readonly<Record<string, string>>
  /** The part of its page that the question asks for, if there are no inputs. */
  readonly part?: string
  /** The tax year that the question names, if the site has it. */
  readonly year?: TaxYear
}

/** Words that make the amount after them a limit and not the visitor’s own: `over £100,000`. */
const LIMIT = /\b(?:over|above)\b/i

/** How much a word counts, by where a calculator has it. */
const WEIGHTS = { finds: 1, name: 1, summary: 0.4, beside: 0 }
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

/** Forms of a word that no ending explains. */
const IRREGULAR: Readonly<Record<string, string>> = { sold: 'sell', sale: 'sell', scottish: 'scotland' }

/** A word without its ending, however it is spelt then: `sel` for both sell and selling. */
const stemOf = (word: string) =>
  (IRREGULAR[word] ?? word)
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, kept)
    .replace(/(...)ing$/, kept)
    .replace(/([^aeiou])\1$/, kept)

/** The part of a match that stays: its first group. Some browsers in use have no lookbehind. */
const kept = (_: string, group: string) => group

/** Words that say nothing of what is asked. */
const EMPTY = new Set(
  wordsOf(
    'a an and the my me i im ive do does is are am be how much many what when will would should can of on in at to for from with by per if it need want get have has had work out calculate calculator uk gbp hmrc or plus up over above less pay paid tax england english wales welsh northern ireland three four five six seven eight nine ten eleven twelve',
  ),
)

const told = (text: string) => wordsOf(text).filter((word) => !EMPTY.has(word))

interface Indexed {
  readonly about: About
  /** How much each of its words counts. */
  readonly words: ReadonlyMap<string, number>
  readonly phrases: readonly (readonly string[])[]
  /** What an amount is called, and all the words that leave no doubt about one. */
  readonly called: readonly (readonly string[])[]
  readonly sure: ReadonlySet<string>
}

const phrasesOf = (texts: readonly string[]) => texts.map(told).filter((phrase) => phrase.length > 0)

function indexed(about: About): Indexed {
  const { called = [], beside = [] } = about.fills ?? {}
  const words = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const word of told(text)) words.set(word, Math.max(words.get(word) ?? 0, weight))
  }
  add(about.summary, WEIGHTS.summary)
  add(about.name, WEIGHTS.name)
  for (const phrase of [...about.finds, ...called]) add(phrase, WEIGHTS.finds)
  for (const phrase of beside) add(phrase, WEIGHTS.beside)
  return {
    about,
    words,
    phrases: phrasesOf(about.finds),
    called: phrasesOf(called),
    sure: new Set(told([...called, ...beside].join(' '))),
  }
}

/** Finds calculators by people’s own words for them. Make it once: it reads all there is to find. */
export class Finder {
  readonly #all: readonly Indexed[]
  readonly #has = new Map<string, number>()
  /** Two words of a phrase, by what they are written as one: `takehome`. */
  readonly #joined = new Map<string, readonly string[]>()

  constructor(calculators: readonly About[]) {
    this.#all = calculators.map(indexed)
    for (const { words, phrases } of this.#all) {
      for (const word of words.keys()) this.#has.set(word, (this.#has.get(word) ?? 0) + 1)
      for (const phrase of phrases)
        for (const [at, word] of phrase.slice(1).entries()) this.#joined.set(`${phrase[at]}${word}`, [phrase[at] ?? '', word])
    }
  }

  /**
   * The calculators that a question may mean, the likeliest first: none where no word of it is known. An amount alone is pay, which most
   * people ask about.
   */
  find(question: string): FoundCalculator[] {
    const said = asked(question)
    const { amount, year, rest } = said
    const asking = new Set(told(`${tellingIn(rest)} ${amount?.period === 'a day' ? 'day' : ''}`).flatMap((word) => this.#known(word)))
    const scored = this.#all
      .map((one) => ({ one, score: this.#score(one, asking) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
    const least = (scored[0]?.score ?? 0) * CLOSE
    const all = scored.length > 0 ? scored.filter(({ score }) => score >= least).slice(0, MOST) : this.#paidBy(said)
    const words = new Set(wordsOf(question))
    return all.map(({ one: { about, ...one } }) => {
      const inputs = this.#inputs({ about, ...one }, said)
      const isPart = Object.keys(inputs).length === 0 && about.part?.said.some((phrase) => wordsOf(phrase).every((word) => words.has(word)))
      return { about, inputs, ...(isPart && about.part && { part: about.part.at }), ...(year && { year }) }
    })
  }

  /** How well a calculator fits the words. Each counts by its rarity, and the words of the longest phrase that was said in full count twice. */
  #score({ words, phrases }: Indexed, asking: ReadonlySet<string>): number {
    const worth = (all: Iterable<string>) => [...all].reduce((sum, word) => sum + (words.get(word) ?? 0) * this.#rarity(word), 0)
    const whole = phrases.filter((phrase) => phrase.every((word) => asking.has(word)))
    return worth(asking) + Math.max(0, ...whole.map(worth))
  }

  /** The calculators that ask for pay, where a question is an amount and nothing else. */
  #paidBy(said: SearchQuestion): { readonly one: Indexed }[] {
    return this.#all.filter((one) => one.about.fills?.per === 'any' && this.#isMeant(one, said)).map((one) => ({ one }))
  }

  /** What a question fills in: the choices that it makes, and its amount if it can mean nothing else. */
  #inputs(one: Indexed, { amount, rest }: SearchQuestion): Readonly<Record<string, string>> {
    const { fills } = one.about
    const { chosen } = chosenIn(rest, fills?.also ?? one.about.chooses ?? [])
    if (!fills) return chosen
    const needed = amount && neededIn(one.about, amount, rest)
    if (needed !== undefined) return one.about.needed ? { [NEEDED]: needed, ...chosen } : chosen
    const filled = amount && this.#isMeant(one, { amount, rest }) ? amountFor(fills.per, amount) : undefined
    return filled === undefined ? chosen : { [fills.field]: filled, ...chosen }
  }

  /** Whether a question has an amount that can only be what the calculator fills in. */
  #isMeant({ about: { fills }, called, sure }: Indexed, { amount, rest }: SearchQuestion): boolean {
    if (!fills || !amount) return false
    // “Less tax over £100k” is about a salary of that much. On other forms it is a limit, and nothing to fill in.
    if (fills.per !== 'any' && LIMIT.test(rest)) return false
    const words = told(chosenIn(rest, fills.also ?? []).rest)
    if (words.length === 0) return fills.per === 'any' || fills.per === 'day'
    const meant = words.map((word) => this.#known(word).filter((known) => sure.has(known)))
    const all = new Set(meant.flat())
    return meant.every((known) => known.length > 0) && called.some((phrase) => phrase.every((word) => all.has(word)))
  }

  /** How much a word tells calculators apart: the fewer calculators have it, the higher. */
  #rarity(word: string): number {
    return Math.log(1 + this.#all.length / (this.#has.get(word) ?? this.#all.length))
  }

  /** The known words that a typed one stands for: itself, those that it begins, or those that it is one slip away from. */
  #known(word: string): string[] {
    if (this.#has.has(word)) return [word]
    const joined = this.#joined.get(word)
    if (joined) return [...joined]
    const all = [...this.#has.keys()]
    const begun = word.length >= 3 ? all.filter((known) => known.startsWith(word)) : []
    if (begun.length > 0) return begun
    return word.length >= 4 ? all.filter((known) => known.length >= 4 && isOneSlip(word, known)) : []
  }
}

/** Periods that an amount may be needed for. */
const NEEDED_FOR = new Set<string | undefined>([undefined, 'a year', 'a month', 'a week'])

/**
 * The amount that the visitor needs to be left with, with its period: `2500 a month`. A question that does not say so in full says what the
 * amount is for, and nothing but that or what the calculator is about.
 */
function neededIn({ needed = [], fills }: About, amount: AskedAmount, rest: string): string | undefined {
  const need = needIn(rest)
  if (!need || !NEEDED_FOR.has(amount.period)) return undefined
  const own = new Set(told(needed.join(' ')))
  const words = told(chosenIn(need.besides, fills?.also ?? []).rest)
  if (!words.every((word) => own.has(word))) return undefined
  const isClear = need.isSaid || (amount.period !== undefined && (words.length > 0 || fills?.per === 'any'))
  return isClear ? amountFor('any', amount) : undefined
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
