import type { Impact } from './impact.ts'
import { escaped, heading } from './markdown.ts'
import type { SentenceChange } from './page-changes.ts'
import { askedPart, editsPart, goldenPart, heldPart } from './report-cases.ts'
import { edgesPart, sweepPart, waterfallsPart } from './report-incomes.ts'
import { count, list, sum } from './words.ts'

/**
 * The report of an impact in Markdown, which a pull request, an editor and a terminal show. Its parts are in the order of a reviewer’s
 * questions: what was edited, who is affected, how much, why, and what pages will say.
 */
export function reportOf(impact: Impact): string {
  const { base, edits, settings, touched, golden, pages } = impact
  const answers =
    golden.length === 0
      ? 'no calculator gives a different answer'
      : `${sum(golden, ({ changes }) => changes.length)} of ${count(
          sum(golden, ({ cases }) => cases),
          'golden case',
        )} in ${count(touched.length, 'calculator')} with a different answer`
  const sentences = count(
    sum(pages, ({ changes }) => changes.length),
    'sentence or row',
    'sentences or rows',
  )
  const parts =
    edits.length + settings.length === 0
      ? [`Nothing changes: the tables are the same as in ${escaped(base)}.`]
      : [
          `Compared with ${escaped(base)}: ${count(edits.length, 'entry', 'entries')} edited, ${answers}, ${sentences} on ${count(pages.length, 'page')} that will read differently.`,
          ...[editsPart, askedPart, goldenPart, heldPart, edgesPart, sweepPart, waterfallsPart, pagesPart].flatMap((part) => part(impact)),
        ]
  return `${['# What the edit of the rate tables changes', ...parts].join('\n\n')}\n`
}

function pagesPart({ pages, files, pagesFailed }: Impact): string[] {
  return [
    heading('What pages will say'),
    ...(pagesFailed === undefined ? [] : [`The pages cannot be rendered with these tables: ${escaped(pagesFailed)}`]),
    ...(pagesFailed === undefined && pages.length === 0 ? ['No sentence reads differently.'] : []),
    ...pages.flatMap(({ path, changes }) => [heading(path, 3), ...changes.flatMap(sentenceLines)]),
    ...(files.length > 0 ? [`${count(files.length, 'published file differs', 'published files differ')}: ${list(files)}.`] : []),
  ]
}

/** A sentence, with its heading above the first of those under it. */
function sentenceLines({ places, under, text }: SentenceChange, index: number, all: readonly SentenceChange[]): string[] {
  const also = places.filter((place) => place !== 'text')
  return [
    ...(under === '' || under === all[index - 1]?.under ? [] : [`Under “${escaped(under)}”:`]),
    `- ${text}${also.length > 0 ? ` _(in ${list(also)})_` : ''}`,
  ]
}
