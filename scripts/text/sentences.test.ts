import { expect, it } from 'vitest'
import { calculators } from '../../web/calculators/index.ts'
import { answer } from '../../web/entry.server.tsx'
import type { About } from '../../web/site/about.ts'
import { elementsOf } from '../lib/html.ts'
import { saidIn, textsIn } from './tests/texts-in.ts'

const shared = import.meta.glob<string>('../../web/components/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' })

const engine = import.meta.glob<string>('../../engine/calculators/*/*.ts', { eager: true, query: '?raw', import: 'default' })

const NO_ASSETS = { styles: [], scripts: [], preloads: [] }

/** A sentence with more words than this may appear on one page only. */
const WORDS = 8

const sentencesIn = (text: string) =>
  text
    // The mark that a tip opens by has no space after it.
    .split(/(?<=[.?!:])\s+|(?<=\?)(?=\p{Lu})|\n+/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence.split(' ').length > WORDS)

const saidByComponents = new Set(
  Object.entries(shared).flatMap(([file, source]) => textsIn(source, file).flatMap(({ text }) => sentencesIn(text))),
)

/** The sentences of a calculator’s page as it is sent, and those that its answers can use. */
async function sentencesOf({ slug, path }: About): Promise<Set<string>> {
  const page = await (await answer(path, () => NO_ASSETS)).text()
  const body = elementsOf(page).querySelector('main')?.structuredText ?? ''
  const own = Object.entries(engine).filter(([file]) => file.includes(`/calculators/${slug}/`))
  const said = own.flatMap(([file, source]) => saidIn(source, file).flatMap(({ text }) => sentencesIn(text)))
  return new Set([...sentencesIn(body), ...said].filter((sentence) => !saidByComponents.has(sentence)))
}

it.each(calculators)('$slug has more than twenty sentences of its own', async (about) => {
  const told = `write more in content.tsx and faq.ts of web/calculators/${about.slug}, and in the notes of its answer`
  expect((await sentencesOf(about)).size, told).toBeGreaterThan(20)
})

it('no long sentence is on the pages of two calculators', async () => {
  const places = new Map<string, string[]>()
  for (const about of calculators) {
    const { slug } = about
    for (const sentence of await sentencesOf(about)) places.set(sentence, [...(places.get(sentence) ?? []), slug])
  }
  // The related panel has the names and summaries of other calculators.
  const summaries = new Set(calculators.map(({ name, summary }) => `${name}${summary}`))
  expect([...places].filter(([sentence, slugs]) => slugs.length > 1 && !summaries.has(sentence))).toEqual([])
})
