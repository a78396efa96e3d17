// Slips in what stands beside the figures: words, sections and days, which nobody has read as they now are.
import { type Slip, slips } from './slips.ts'

const verified = (what: string) =>
  new RegExp(`^${what} is .*, but .* was verified; put .* back, or, if the law changed, run npm run rates:accept$`)

const typedInWords = slips(/\n( +)(about|base|note): ([^\n"{|>-][^\n{]*)(?=\n)/g, ([, space, name, words]) => ({
  written: `\n${space}${name}: ‸${words} Up to £1,234`,
  says: /^"£1,234" is typed in words, where it stays when its entry changes; write the entry in braces, /,
}))

const falseNotes = slips(/\n( +)note: .*(?=\n)/g, ([, space]) => ({
  written: `\n${space}note: ‸Nobody pays this.`,
  says: verified(String.raw`note from \S+ \(\w+\)`),
}))

const otherBases = slips(/\n( +)base: .*(?=\n)/g, ([, space]) => ({
  written: `\n${space}base: ‸of something else`,
  says: verified('base'),
}))

const otherSections = slips(/\n( +)law: ([A-Z][^\n;,"]* s\.)\d+[A-Z]*(?=[\n;(,])/g, ([, space, law]) => ({
  written: `\n${space}law: ‸${law}9999`,
  says: verified(String.raw`(?:law from \S+ \(\w+\)|frozen law|ends law)`),
}))

const longerFreezes = slips(/until: (\d{4})(-0[34]-\d\d)/g, ([, year, day], { data }) => {
  // Where the law changes the figure after its freeze, a longer one is refused as a contradiction of that.
  if (data.values.at(-1)?.frozen?.until !== `${year}${day}`) return undefined
  const later = `${Number(year) + 1}${day}`
  return {
    written: `until: ‸${later}`,
    says: new RegExp(`^${later} is not the end of the last year that its law names \\(.*\\); write ${year}${day}, or, `),
  }
})

/** Kinds of mistake that leave the figures as they are. */
export const UNREAD: Readonly<Record<string, readonly Slip[]>> = {
  'a figure typed in words': typedInWords,
  'a false note': falseNotes,
  'another base': otherBases,
  'another section': otherSections,
  'a longer freeze': longerFreezes,
}
