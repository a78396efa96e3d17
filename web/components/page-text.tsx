import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { EntryId } from '#engine/rates/figure.ts'
import { NewTabLink } from './new-tab-link.tsx'
import { Rate } from './rate.tsx'
import { Section } from './section.tsx'

/** Words of a page: a string, or a template with figures and links in it. */
export type Said = string | ReactElement

/** A sentence or more. Of two parts, the first is in bold and leads to the second. */
export type Item = Said | readonly [lead: Said, rest: Said]

/** A paragraph, a list or small print. An element that does not come from `says`, such as a table, stands for itself. */
export type Block = Item | { readonly list: readonly Item[] } | { readonly hint: Said } | ReactElement

/** A part of a page to read. Tables take the full width. */
export interface TextSection {
  readonly id: string
  readonly title: string
  readonly isWide?: boolean
  readonly text: readonly Block[]
}

/** Words with figures and links among them: says`You pay ${rateOf('incomeTax.basicRate')}.` */
export const says = (words: TemplateStringsArray, ...between: readonly ReactNode[]): ReactElement =>
  createElement(Fragment, null, ...words.flatMap((text, index) => [text, between[index]]))

/** A figure from the tables, on the first day of the tax year unless another is given. */
export const rateOf = (entry: EntryId, on?: string): ReactElement => <Rate of={entry} {...(on !== undefined && { on })} />

/** A link to another site. */
export const link = (href: string, words: Said): ReactElement => <NewTabLink href={href}>{words}</NewTabLink>

/** A part of a page, from its words. */
export const TextSectionView = ({ id, title, isWide = false, text }: TextSection) => (
  <Section id={id} title={title} isWide={isWide}>
    {text.map((block, index) => (
      <BlockView key={index} block={block} />
    ))}
  </Section>
)

function BlockView({ block }: { block: Block }) {
  if (isItem(block)) return <p>{wordsOf(block)}</p>
  if (isValidElement(block)) return block
  if ('hint' in block) return <p className="hint">{block.hint}</p>
  return (
    <ul>
      {block.list.map((item, index) => (
        <li key={index}>{wordsOf(item)}</li>
      ))}
    </ul>
  )
}

const isItem = (block: Block): block is Item =>
  typeof block === 'string' || isPair(block) || (isValidElement(block) && block.type === Fragment)

const isPair = (block: Block): block is readonly [Said, Said] => Array.isArray(block)

function wordsOf(item: Item): ReactNode {
  if (!isPair(item)) return item
  const [lead, rest] = item
  return (
    <>
      <b>{lead}</b> {rest}
    </>
  )
}
