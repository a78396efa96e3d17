import { widthOf, wrapped } from './picture-text.ts'
import { LINE, type Plot, TYPE } from './plot.ts'

/** Words above a picture, with a line down to where they apply. */
export interface Flag {
  /** The place on the lower axis. */
  readonly at: number
  readonly amount: string
  /** What happens there, in lines. */
  readonly words: readonly string[]
  /** The bottom of its last line, in pixels above the picture. */
  readonly lift: number
  /** Where its text starts and ends, in pixels. It ends at its place where it would otherwise leave the picture. */
  readonly start: number
  readonly end: number
}

interface NamedFlag {
  readonly at: number
  readonly amount: string
  readonly words: string
}

/** How flags say what happens: in the room up to the next one, above the next one too, or not at all. */
type Manner = 'above' | 'within' | 'amounts'

/** The least and the most room for words, and the most lines of them. */
const LEAST_ROOM = 76
const MOST_ROOM = 180
const MOST_LINES = 4
/** The room for words that stand above those of the next flag. */
const ROOM_ABOVE = 136
/** The most lines above a picture. With more, words are left to the table. */
const MOST_HIGH = 9
const GAP = 8

/** Flags for the vertices of a picture: none hides another. Those further to the left stand above those that they would run into. */
export function flagsFor(named: readonly NamedFlag[], plot: Pick<Plot, 'x' | 'isNarrow' | 'right'>): Flag[] {
  const manners: readonly Manner[] = plot.isNarrow ? ['amounts'] : ['above', 'within', 'amounts']
  const tries = manners.map((manner) => raised(named, plot, manner))
  return tries.find((flags) => heightOf(flags) <= HIGHEST) ?? (tries.at(-1) ?? []).filter(({ lift }) => lift < HIGHEST)
}

/** The room that flags need above a picture. */
export const heightOf = (flags: readonly Flag[]): number => Math.max(0, ...flags.map(({ lift, words }) => lift + LINE * (words.length + 1)))

const HIGHEST = MOST_HIGH * LINE

function raised(named: readonly NamedFlag[], { x, right }: Pick<Plot, 'x' | 'right'>, manner: Manner): Flag[] {
  const flags: Flag[] = []
  for (const [index, { at, amount, words: said }] of [...named.entries()].toReversed()) {
    const next = named[index + 1]
    const words = manner === 'amounts' ? [] : wordsIn((next ? x(next.at) : right) - x(at) - GAP, said, manner)
    const wide = Math.max(...[amount, ...words].map((text) => widthOf(text, TYPE))) + GAP
    const start = x(at) + wide > right + GAP ? x(at) - wide : x(at)
    const below = flags.filter((flag) => flag.start < start + wide && start < flag.end)
    flags.unshift({ at, amount, words, lift: heightOf(below), start, end: start + wide })
  }
  return flags
}

/** Words in few lines, in the room that there is, or above the next flag. None where that is not enough. */
function wordsIn(room: number, said: string, manner: Manner): string[] {
  const fit = (width: number) => {
    const lines = said === '' || width < LEAST_ROOM ? [] : wrapped(said, Math.min(width, MOST_ROOM), TYPE)
    return lines.length <= MOST_LINES ? lines : []
  }
  const within = fit(room)
  return within.length === 0 && manner === 'above' ? fit(ROOM_ABOVE) : within
}
