import { aligned } from '../../lib/aligned.ts'
import { type Block, type Cell, type Chart, type Document, type Sentence, samplesOf, type Table } from './document.ts'

/** A report as text for a terminal. Words that changed are in [brackets]. */
export const asText = ({ title, blocks }: Document): string => [underlined(title, '='), ...blocks.map(blockText)].join('\n\n') + '\n'

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return underlined(block.text, block.level === 2 ? '-' : '.')
    case 'paragraph':
      return block.text
    case 'table':
      return tableText(block)
    case 'chart':
      return `${block.caption}\n\n${barsOf(block)}`
    case 'sentences':
      return block.changes.map(sentenceText).join('\n\n')
  }
}

const underlined = (text: string, line: string) => `${text}\n${line.repeat(text.length)}`

const plain = (cell: Cell) => (typeof cell === 'string' ? cell : cell.text)
/** A first cell longer than this gets a line to itself. */
const WIDEST = 56
const isLong = (cell: string, column: number) => column === 0 && cell.length > WIDEST

function tableText({ caption, headings, figures, rows }: Table): string {
  const cells = rows.map((row) => row.map(plain))
  const short = cells.map((row) => row.map((cell, column) => (isLong(cell, column) ? '' : cell)))
  const right = headings.map((_, column) => column).slice(headings.length - figures)
  const [heading = '', rule = '', ...lines] = aligned([headings, headings.map((text) => '-'.repeat(text.length)), ...short], right).split(
    '\n',
  )
  const body = rows.flatMap((row, index) => {
    const [first = ''] = cells[index] ?? []
    const hints = row.flatMap((cell, column) => {
      if (typeof cell === 'string' || cell.hint === '') return []
      return [`    ${column === 0 ? '' : `${headings[column] ?? ''}: `}${cell.hint}`]
    })
    return [...(isLong(first, 0) ? [first] : []), lines[index] ?? '', ...hints]
  })
  return [caption, '', heading, rule, ...body].join('\n')
}

const BAR = 24

/** A chart as bars of text, one line for each of eleven incomes, with its amount. */
export function barsOf(chart: Chart): string {
  const samples = samplesOf(chart)
  const most = Math.max(...chart.points.map(({ amount }) => Math.abs(amount)), 0.01)
  const lines = samples.map(({ income, amount }) => ({
    income: whole.format(income),
    bar: (amount < 0 ? '░' : '█').repeat(Math.round((Math.abs(amount) / most) * BAR)),
    amount: signedText(amount),
  }))
  const width = Math.max(...lines.map(({ income }) => income.length))
  return lines.map(({ income, bar, amount }) => `${income.padStart(width)}  ${bar.padEnd(BAR)}  ${amount}`).join('\n')
}

/** Formats an amount in whole pounds: £12,570. */
export const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
const signed = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', signDisplay: 'exceptZero' })

/** How much better off somebody is: +£174.30, −£130.80, or no change. */
export const signedText = (amount: number): string => (amount === 0 ? 'no change' : signed.format(amount).replace('-', '−'))

const sentenceText = ({ where, before, after }: Sentence): string =>
  [...(where === '' ? [] : [`${where}:`]), ...side('-', before), ...side('+', after)].join('\n')

const side = (sign: string, words: Sentence['before']) =>
  words.length === 0 ? [] : [`${sign} ${words.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')}`]
