import type { Block, Document, Sentence } from './document.ts'
import type { Impact } from './impact.ts'
import type { SentenceChange } from './page-changes.ts'
import { askedBlocks, editBlocks, goldenBlocks, heldBlocks } from './report-cases.ts'
import { edgeBlocks, sweepBlocks, waterfallBlocks } from './report-incomes.ts'
import { count, heading, list, paragraph } from './report-words.ts'

/** The report of an impact, in the order of a reviewer’s questions: what was edited, who is affected, how much, why, and what pages will say. */
export function reportOf(impact: Impact): Document {
  const { base, edits, settings, touched, golden, pages } = impact
  const changes = golden.reduce((sum, each) => sum + each.changes.length, 0)
  const cases = golden.reduce((sum, each) => sum + each.cases, 0)
  const sentences = pages.reduce((sum, page) => sum + page.changes.length, 0)
  const isNothing = edits.length + settings.length === 0
  if (isNothing) return { title: TITLE, blocks: [paragraph(`Nothing changes: the tables are the same as in ${base}.`)] }
  return {
    title: TITLE,
    blocks: [
      paragraph(
        `Compared with ${base}: ${count(edits.length, 'entry', 'entries')} edited, ` +
          (golden.length === 0
            ? 'no calculator gives a different answer, '
            : `${changes} of ${count(cases, 'golden case')} in ${count(touched.length, 'calculator')} with a different answer, `) +
          `${count(sentences, 'sentence or row', 'sentences or rows')} on ${count(pages.length, 'page')} that will read differently.`,
      ),
      ...editBlocks(impact),
      ...askedBlocks(impact),
      ...goldenBlocks(impact),
      ...heldBlocks(impact),
      ...edgeBlocks(impact),
      ...sweepBlocks(impact),
      ...waterfallBlocks(impact),
      ...pageBlocks(impact),
    ],
  }
}

const TITLE = 'What the edit of the rate tables changes'

function pageBlocks({ pages, files, pagesFailed }: Impact): Block[] {
  return [
    heading('What pages will say'),
    ...(pagesFailed === undefined ? [] : [paragraph(`The pages cannot be rendered with these tables: ${pagesFailed}`)]),
    ...(pagesFailed === undefined && pages.length === 0 ? [paragraph('No sentence reads differently.')] : []),
    ...pages.flatMap(({ path, changes }): Block[] => [heading(path, 3), { kind: 'sentences', changes: changes.map(placed) }]),
    ...(files.length > 0 ? [paragraph(`${count(files.length, 'published file differs', 'published files differ')}: ${list(files)}.`)] : []),
  ]
}

/** Adds the place of each sentence, once for all those under one heading. */
function placed(change: SentenceChange, index: number, all: readonly SentenceChange[]): Sentence {
  const { places, under, before, after } = change
  const also = places.filter((place) => place !== 'text')
  const where = [
    ...(under === '' || under === all[index - 1]?.under ? [] : [`under “${under}”`]),
    ...(also.length > 0 ? [`in ${list(also)}`] : []),
  ]
  return { where: where.join(', '), before, after }
}
