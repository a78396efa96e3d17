import { type ComponentProps, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { EntryId } from '#engine/rates/figure.ts'
import { inYear } from '../site/addresses.ts'
import type { HowTo } from '../site/page.ts'
import { FiguresTable } from './figures-table.tsx'
import { NewTabLink } from './new-tab-link.tsx'
import { Rate } from './rate.tsx'
import { RateTable } from './rate-table.tsx'
import { Section } from './section.tsx'
import { WordsTable } from './words-table.tsx'

/** Words of a page: a string, or a template with figures and links in it. */
export type Wording = string | ReactElement

/** Paragraphs below each other, each led by words in bold. */
export type Points = Readonly<Record<string, Wording>>

type List = readonly Wording[] | Points

/** A paragraph, or what stands in place of one: `points` are paragraphs too. `body` is for what has a form of its own. */
export type Block =
  | Wording
  | { readonly points: Points }
  | { readonly list: List }
  | { readonly steps: List }
  | { readonly hint: Wording }
  | { readonly table: TextTable }
  | { readonly tables: readonly TextTable[] }
  | { readonly wordsTable: ComponentProps<typeof WordsTable> }
  | { readonly body: ReactElement }

type TextTable = ComponentProps<typeof FiguresTable> | ComponentProps<typeof RateTable>

/** A part of a page to read. Tables take the full width. */
export interface TextSection {
  readonly id: string
  readonly title: string
  readonly isWide?: boolean
  readonly isFolded?: boolean
  readonly text: readonly Block[]
}

/** What a calculator’s page says, apart from its form, examples and questions. */
export interface Content {
  /** For search engines: the title, what the page answers, and what people search for. */
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Under the heading: what the page answers, in one line on a phone. */
  readonly lead: string
  /** What comes after it: of which year, with what, and who it is for. On a phone it follows the calculator. */
  readonly forWhom: Wording
  /** The steps that the page shows, for search engines. */
  readonly howTo?: HowTo
  /** What to read straight after the calculator: how the answer is worked out. */
  readonly how: Omit<TextSection, 'id'>
  /** What to read after the examples: tables, rules and dates. */
  readonly sections: readonly TextSection[]
  readonly tips: { readonly title: string; readonly list: List }
  /** “Who this is not for”, unless it has another title. */
  readonly notFor: { readonly title?: string; readonly text: TextSection['text'] }
  /** “What to do next”, unless it has another title. */
  readonly next: { readonly title?: string; readonly list: List }
}

/** Words with figures and links among them: says`You pay ${rateOf('incomeTax.basicRate')}.` */
export const says = (words: TemplateStringsArray, ...between: readonly ReactNode[]): ReactElement =>
  inOrder(words.flatMap((text, index) => [text, between[index]]))

/** A figure from the tables, on the first day of the tax year unless another is given. */
export const rateOf = (entry: EntryId, on?: string): ReactElement => <Rate of={entry} {...(on !== undefined && { on })} />

/** A link to a page of this site, in the tax year of the page that it is on. */
export const to = (path: `/${string}`, words: string): ReactElement => <a href={inYear(path)}>{words}</a>

/** A link to another site. */
export const link = (href: string, words: Wording): ReactElement => <NewTabLink href={href}>{words}</NewTabLink>

/** Parts that never change places, so that they need no keys. */
const inOrder = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts)

/** A part of a page, from its words. */
export const TextSectionView = ({ text, ...section }: TextSection) => <Section {...section}>{inOrder(text.map(viewOf))}</Section>

/** Parts of a page, one below the other. */
export const TextSections = ({ sections }: { sections: readonly TextSection[] }) =>
  sections.map((section) => <TextSectionView key={section.id} {...section} />)

function viewOf(block: Block): ReactElement {
  if (typeof block === 'string' || isValidElement(block)) return <p>{block}</p>
  if ('body' in block) return block.body
  if ('hint' in block) return <p className="hint">{block.hint}</p>
  if ('points' in block) return eachAs('p', block.points)
  if ('list' in block) return <ul>{eachAs('li', block.list)}</ul>
  if ('steps' in block) return <ol>{eachAs('li', block.steps)}</ol>
  if ('wordsTable' in block) return <WordsTable {...block.wordsTable} />
  return 'table' in block ? tableOf(block.table) : <div className="rate-tables">{inOrder(block.tables.map(tableOf))}</div>
}

const eachAs = (tag: 'p' | 'li', list: List) => inOrder(wordsOf(list).map((words) => createElement(tag, null, words)))

const tableOf = (table: TextTable) => ('bands' in table ? <RateTable {...table} /> : <FiguresTable {...table} />)

const wordsOf = (list: List): readonly Wording[] => (Array.isArray(list) ? list : Object.entries(list).map(ledBy))

const ledBy = ([lead, rest]: readonly [string, Wording]) => says`${<b>{lead}</b>} ${rest}`
