import { diffArrays } from 'diff'
import type { RenderedSite } from './render-site.ts'
import { type Place, type Sentence, sentencesOf } from './sentences.ts'

/** A part of a sentence. `isChanged` marks words that are not in the other version. */
export interface Words {
  readonly text: string
  readonly isChanged: boolean
}

/** A sentence that changes, before and after. One of the two is empty if the sentence is added or removed. */
export interface SentenceChange {
  readonly places: readonly Place[]
  /** The new heading above it; empty if there is none. */
  readonly under: string
  readonly before: readonly Words[]
  readonly after: readonly Words[]
}

export interface PageChanges {
  readonly path: string
  readonly changes: readonly SentenceChange[]
}

/** The pages that change, in the order of the site, with what changes on each. */
export const pageChanges = (before: RenderedSite, after: RenderedSite): PageChanges[] =>
  after.pages.flatMap(({ path, html }) => {
    const earlier = before.pages.find((page) => page.path === path)?.html ?? ''
    const changes = earlier === html ? [] : sentenceChanges(earlier, html)
    return changes.length === 0 ? [] : [{ path, changes }]
  })

/** The published files that differ. */
export const changedFiles = (before: RenderedSite, after: RenderedSite): string[] =>
  after.files.flatMap(({ path, text }) => (before.files.find((file) => file.path === path)?.text === text ? [] : [path]))

function sentenceChanges(before: string, after: string): SentenceChange[] {
  const [old, now] = [sentencesOf(before), sentencesOf(after)]
  const found: { places: Set<Place>; under: string; one: string; other: string }[] = []
  // Visible text comes first, because structured data mostly repeats it and is reported with it.
  for (const place of new Set(['text', ...now.keys(), ...old.keys()])) {
    for (const change of replaced(old.get(place) ?? [], now.get(place) ?? [])) {
      const { one, other, under } = change
      const known = found.find((each) => each.one === one && each.other === other && (place !== 'text' || each.under === under))
      if (known) known.places.add(place)
      else found.push({ places: new Set([place]), ...change })
    }
  }
  return found.map(({ places, under, one, other }) => ({ places: [...places], under, ...marked(one, other) }))
}

/** Pairs the sentences that replace others. One of a pair is empty if the sentence replaces none. */
function replaced(before: readonly Sentence[], after: readonly Sentence[]): { one: string; other: string; under: string }[] {
  const parts = diffArrays([...before], [...after], { comparator: (one, other) => one.text === other.text })
  return parts.flatMap(({ added, removed, value }, index) => {
    // What takes the place of removed sentences comes directly after them.
    if (added && parts[index - 1]?.removed === true) return []
    const next = parts[index + 1]
    if (removed) return pairsOf(value, next?.added === true ? next.value : [])
    return added ? pairsOf([], value) : []
  })
}

const pairsOf = (old: readonly Sentence[], now: readonly Sentence[]) =>
  Array.from({ length: Math.max(old.length, now.length) }, (_, index) => ({
    one: old[index]?.text ?? '',
    other: now[index]?.text ?? '',
    under: (now[index] ?? old[index])?.under ?? '',
  }))

/** Two sentences, each with the words marked that the other does not have. */
export function marked(before: string, after: string): Pick<SentenceChange, 'before' | 'after'> {
  // From the end, so that a space after different words does not part them.
  const parts = diffArrays(wordsIn(before).toReversed(), wordsIn(after).toReversed()).toReversed()
  const side = (not: 'added' | 'removed') =>
    parts.flatMap((part) => (part[not] ? [] : [{ text: part.value.toReversed().join(''), isChanged: part.added || part.removed }]))
  return { before: side('added'), after: side('removed') }
}

/** Words and the text between them. A full stop after a figure is not part of the figure. */
const wordsIn = (sentence: string): string[] => sentence.match(/\s+|[\p{L}\p{N}£%−+]+(?:[.,’'/-][\p{L}\p{N}%]+)*%?|[^\s]/gu) ?? []
