import { diffArrays } from 'diff'
import { changed, escaped } from './markdown.ts'
import type { RenderedSite } from './render-site.ts'
import { type PagePart, type PageSentence, sentencesOf } from './sentences.ts'

/** A sentence that changes. */
export interface SentenceChange {
  readonly places: readonly PagePart[]
  /** The new heading above it; empty if there is none. */
  readonly under: string
  /** The sentence in Markdown: words that go are struck through, and new words are bold. */
  readonly text: string
}

/** The pages that change, in the order of the site, with what changes on each. */
export const pageChanges = (before: RenderedSite, after: RenderedSite) =>
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
  const found: { places: Set<PagePart>; under: string; one: string; other: string }[] = []
  // Visible text comes first, because structured data mostly repeats it and is reported with it.
  for (const place of new Set(['text', ...now.keys(), ...old.keys()])) {
    for (const change of replaced(old.get(place) ?? [], now.get(place) ?? [])) {
      const { one, other, under } = change
      const known = found.find((each) => each.one === one && each.other === other && (place !== 'text' || each.under === under))
      if (known) known.places.add(place)
      else found.push({ places: new Set([place]), ...change })
    }
  }
  return found.map(({ places, under, one, other }) => ({ places: [...places], under, text: marked(one, other) }))
}

/** Pairs the sentences that replace others. One of a pair is empty if the sentence replaces none. */
function replaced(before: readonly PageSentence[], after: readonly PageSentence[]): { one: string; other: string; under: string }[] {
  const parts = diffArrays([...before], [...after], { comparator: (one, other) => one.text === other.text })
  return parts.flatMap(({ added, removed, value }, index) => {
    // Added sentences that replace removed ones come directly after them.
    if (added && parts[index - 1]?.removed === true) return []
    const next = parts[index + 1]
    if (removed) return pairsOf(value, next?.added === true ? next.value : [])
    return added ? pairsOf([], value) : []
  })
}

const pairsOf = (old: readonly PageSentence[], now: readonly PageSentence[]) =>
  Array.from({ length: Math.max(old.length, now.length) }, (_, index) => ({
    one: old[index]?.text ?? '',
    other: now[index]?.text ?? '',
    under: (now[index] ?? old[index])?.under ?? '',
  }))

/** A sentence before and after as one, in Markdown. If most of it differs, the whole of each is shown. */
export function marked(before: string, after: string): string {
  // The words are compared from the end, so that a space after different words does not part them.
  const parts = diffArrays(wordsIn(after).toReversed(), wordsIn(before).toReversed())
    .toReversed()
    .map(({ added, removed, value }) => ({ mark: added ? GOES : removed ? COMES : '', text: value.toReversed().join('') }) as const)
  const kept = parts.reduce((length, { mark, text }) => length + (mark === '' ? text.length : 0), 0)
  if (kept * 2 < Math.min(before.length, after.length)) return `${changed(before, GOES)} ${changed(after, COMES)}`
  return parts
    .map(({ mark, text }) => (mark === '' ? escaped(text) : changed(text, mark)))
    .join('')
    .replaceAll(`${GOES}${COMES}`, `${GOES} ${COMES}`)
}

const GOES = '~~'
const COMES = '**'

/** Words and the text between them. A full stop after a figure is not part of the figure. */
const wordsIn = (sentence: string): string[] => sentence.match(/\s+|[\p{L}\p{N}£%−+]+(?:[.,’'/-][\p{L}\p{N}%]+)*%?|[^\s]/gu) ?? []
