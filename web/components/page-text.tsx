import { type ComponentProps, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { EntryId } from '#engine/rates/figure.ts'
import type { HowTo } from '../site/page.ts'
import { FiguresTable } from './figures-table.tsx'
import { NewTabLink } from './new-tab-link.tsx'
import { Rate } from './rate.tsx'
import { RateTable } from './rate-table.tsx'
import { Section } from './section.tsx'
import { WordsTable } from './words-table.tsx'

/** Words of a page: a string, or a template with figures and links in it. */
export type Wording = string | ReactElement

/** A sentence or more. Of two parts, the first is in bold and leads to the second. */
export type Item = Wording | readonly [lead: Wording, rest: Wording]

/** A paragraph, or what stands in place of one. `body` is for what has a form of its own. */
export type Block =
  | Item
  | { readonly list: readonly Item[] }
  | { readonly steps: readonly Item[] }
  | { readonly hint: Wording }
  | { readonly table: Table }
  | { readonly tables: readonly Table[] }
  | { readonly wordsTable: ComponentProps<typeof WordsTable> }
  | { readonly body: ReactElement }

type Table = ComponentProps<typeof FiguresTable> | ComponentProps<typeof RateTable>

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
  /** Under the heading: what the page answers, and who it is for. */
  readonly lead: string
  /** The steps that the page shows, for search engines. */
  readonly howTo?: HowTo
  /** What to read straight after the calculator: how the answer is worked out. */
  readonly how: Omit<TextSection, 'id'>
  /** What to read after the examples: tables, rules and dates. */
  readonly sections: readonly TextSection[]
  readonly tips: List
  readonly notFor: Omit<TextSection, 'id'>
  readonly next: List
}

interface List {
  readonly title: string
  readonly list: readonly Item[]
}

/** Words with figures and links among them: says`You pay ${rateOf('incomeTax.basicRate')}.` */
export const says = (words: TemplateStringsArray, ...between: readonly ReactNode[]): ReactElement =>
  inOrder(words.flatMap((text, index) => [text, between[index]]))

/** A figure from the tables, on the first day of the tax year unless another is given. */
export const rateOf = (entry: EntryId, on?: string): ReactElement => <Rate of={entry} {...(on !== undefined && { on })} />

/** A link to another site. */
export const link = (href: string, words: Wording): ReactElement => <NewTabLink href={href}>{words}</NewTabLink>

/** Parts that never change places, so that they need no keys. */
const inOrder = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts)

/** A part of a page, from its words. */
export const TextSectionView = ({ text, ...section }: TextSection) => <Section {...section}>{inOrder(text.map(viewOf))}</Section>

function viewOf(block: Block): ReactElement {
  if (isItem(block)) return <p>{wordsOf(block)}</p>
  if ('body' in block) return block.body
  if ('hint' in block) return <p className="hint">{block.hint}</p>
  if ('list' in block) return <ul>{inOrder(block.list.map(listed))}</ul>
  if ('steps' in block) return <ol>{inOrder(block.steps.map(listed))}</ol>
  if ('wordsTable' in block) return <WordsTable {...block.wordsTable} />
  return 'table' in block ? tableOf(block.table) : <div className="rate-tables">{inOrder(block.tables.map(tableOf))}</div>
}

const listed = (item: Item) => <li>{wordsOf(item)}</li>

const tableOf = (table: Table) => ('bands' in table ? <RateTable {...table} /> : <FiguresTable {...table} />)

const isItem = (block: Block): block is Item => typeof block === 'string' || isPair(block) || isValidElement(block)

const isPair = (block: Block): block is readonly [Wording, Wording] => Array.isArray(block)

function wordsOf(item: Item): ReactNode {
  if (!isPair(item)) return item
  const [lead, rest] = item
  return (
    <>
      <b>{lead}</b> {rest}
    </>
  )
}
