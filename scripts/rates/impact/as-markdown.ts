import { barsOf } from './as-text.ts'
import type { Block, Cell, Document, Sentence, Table } from './document.ts'

/** A report in Markdown, for a pull request. Words that go are struck through, and new words are bold. */
export const asMarkdown = ({ title, blocks }: Document): string => [`# ${escaped(title)}`, ...blocks.map(blockText)].join('\n\n') + '\n'

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${escaped(block.text)}`
    case 'paragraph':
      return escaped(block.text)
    case 'table':
      return tableText(block)
    case 'chart':
      return `${escaped(block.caption)}\n\n\`\`\`\n${barsOf(block)}\n\`\`\``
    case 'sentences':
      return block.changes.map(sentenceText).join('\n\n')
  }
}

const escaped = (text: string) => text.replace(/[\\`*_~|<>[\]]/g, (character) => `\\${character}`).replaceAll('\n', ' ')

const cellText = (cell: Cell) =>
  typeof cell === 'string' ? escaped(cell) : `${escaped(cell.text)}${cell.hint === '' ? '' : `<br><sub>${escaped(cell.hint)}</sub>`}`

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function tableText({ caption, headings, figures, rows }: Table): string {
  const rule = headings.map((_, column) => (column < headings.length - figures ? '---' : '--:'))
  return [`**${escaped(caption)}**`, '', line(headings.map(escaped)), line(rule), ...rows.map((row) => line(row.map(cellText)))].join('\n')
}

function sentenceText({ where, before, after }: Sentence): string {
  const side = (mark: string, words: Sentence['before']) =>
    words.map(({ text, isChanged }) => (isChanged && text.trim() !== '' ? marked(text, mark) : escaped(text))).join('') || '_nothing_'
  const place = where === '' ? [] : [`_${escaped(where)}:_`, '']
  return [...place, `- ${side('~~', before)}<br>${side('**', after)}`].join('\n')
}

/** Markdown marks must touch the words that they mark. */
const marked = (text: string, mark: string) =>
  text.replace(/^(\s*)(.*?)(\s*)$/s, (_, start, words, end) => `${start}${mark}${escaped(String(words))}${mark}${end}`)
