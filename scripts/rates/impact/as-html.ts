import { readFileSync } from 'node:fs'
import { signedText, whole } from './as-text.ts'
import { type Block, type Cell, type Chart, type Document, type Sentence, samplesOf, type Table } from './document.ts'

/** The colours and sizes of the site, read from its style sheet so that the two always match. */
const tokens = () => readFileSync(new URL('../../../web/styles/tokens.css', import.meta.url), 'utf8')

/** A report as one HTML page without scripts or anything to fetch, for phones and for light and dark. */
export const asHtml = ({ title, blocks }: Document): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>
${tokens()}${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${contentsHtml(blocks)}${blocks.map(blockHtml).join('\n')}
</main>
</body>
</html>
`

const STYLE = `
@layer base {
  * { box-sizing: border-box }
  body { margin: 0; background: var(--paper); color: var(--ink); font: var(--size-body)/1.5 var(--sans); font-variant-numeric: tabular-nums lining-nums; overflow-wrap: break-word }
  main { max-width: var(--wide); margin: 0 auto; padding: var(--space-5) var(--space-4) var(--space-7) }
  h1, h2 { font-family: var(--serif); font-weight: 600; line-height: 1.2 }
  h1 { font-size: var(--size-title); margin: 0 0 var(--space-4) }
  h2 { font-size: var(--size-heading); margin: var(--space-7) 0 var(--space-3); padding-top: var(--space-4); border-top: 1px solid var(--hairline) }
  h3 { font-size: var(--size-body); margin: var(--space-5) 0 var(--space-2) }
  nav a { display: inline-block; padding: var(--space-1) 0; color: var(--accent) }
  nav ul { margin: 0 0 var(--space-5); padding-left: var(--space-4) }
  p { max-width: var(--measure); margin: 0 0 var(--space-4) }
  .scroll { overflow-x: auto; margin: 0 0 var(--space-5) }
  .scroll:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
  table { border-collapse: collapse; width: 100% }
  caption { text-align: left; font-weight: 600; padding-bottom: var(--space-2) }
  th, td { text-align: left; vertical-align: top; padding: var(--space-2) var(--space-3) var(--space-2) 0; border-bottom: 1px solid var(--hairline); font-weight: 400; min-width: 6rem }
  thead th { font-size: var(--size-small); color: var(--ink-soft); vertical-align: bottom }
  tbody th { min-width: 12rem }
  .number { text-align: right; padding-right: 0; padding-left: var(--space-3) }
  td.number > span:first-child { white-space: nowrap }
  .hint { display: block; color: var(--ink-soft); font-size: var(--size-small) }
  figure { margin: 0 0 var(--space-5) }
  figcaption { font-weight: 600; margin-bottom: var(--space-2) }
  svg { display: block; width: 100%; max-width: 40rem; height: auto }
  .axis { stroke: var(--line); stroke-width: 1 }
  .gain { fill: var(--positive) }
  .loss { fill: var(--deduction) }
  summary { cursor: pointer; color: var(--accent); padding: var(--space-2) 0 }
  .sentences { list-style: none; margin: 0 0 var(--space-5); padding: 0; max-width: var(--measure) }
  .sentences li { padding: var(--space-3) 0; border-bottom: 1px solid var(--hairline) }
  .sentences p { margin: 0 }
  .side { color: var(--ink-soft); font-size: var(--size-small) }
  /* Not struck through, because the line would look like a minus. */
  del, ins { font-weight: 600; text-underline-offset: 0.2em }
  del { color: var(--deduction); text-decoration: underline dotted }
  ins { color: var(--positive); text-decoration: underline }
  @media (max-width: 40rem) {
    .stacks, .stacks caption, .stacks tbody, .stacks tr, .stacks th { display: block }
    .stacks thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    .stacks tr { padding: var(--space-2) 0; border-bottom: 1px solid var(--hairline) }
    .stacks th, .stacks td { padding: 0; border: 0 }
    .stacks tbody th { padding-bottom: var(--space-1) }
    .stacks td { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--space-3); text-align: right }
    .stacks td::before { content: attr(data-label); color: var(--ink-soft); font-size: var(--size-small); text-align: left }
    .stacks td .hint { flex-basis: 100% }
  }
}
`

/** Links to the parts of the page, if it has more than one. */
function contentsHtml(blocks: readonly Block[]): string {
  const parts = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []))
  if (parts.length < 2) return ''
  const items = parts.map((text) => `<li><a href="#${idOf(text)}">${escaped(text)}</a></li>`)
  return `<nav aria-label="Contents"><ul>\n${items.join('\n')}\n</ul></nav>\n`
}

const idOf = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]+/g, '-')

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}${block.level === 2 ? ` id="${idOf(block.text)}"` : ''}>${escaped(block.text)}</h${block.level}>`
    case 'paragraph':
      return `<p>${escaped(block.text)}</p>`
    case 'table':
      return tableHtml(block)
    case 'chart':
      return chartHtml(block)
    case 'sentences':
      return `<ul class="sentences">\n${block.changes.map(sentenceHtml).join('\n')}\n</ul>`
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const cellHtml = (cell: Cell) =>
  typeof cell === 'string'
    ? `<span>${escaped(cell)}</span>`
    : `<span>${escaped(cell.text)}</span><span class="hint">${escaped(cell.hint)}</span>`

/** A table of more than two columns stacks its cells on a phone. The roles keep it a table there for screen readers. */
function tableHtml({ caption, headings, figures, rows }: Table): string {
  const side = (column: number) => (column < headings.length - figures ? '' : ' class="number"')
  const head = headings.map((text, column) => `<th role="columnheader" scope="col"${side(column)}>${escaped(text)}</th>`).join('')
  const body = rows.map((row) => {
    const cells = row.map((cell, column) =>
      column === 0
        ? `<th role="rowheader" scope="row">${cellHtml(cell)}</th>`
        : `<td role="cell" data-label="${escaped(headings[column] ?? '')}"${side(column)}>${cellHtml(cell)}</td>`,
    )
    return `<tr role="row">${cells.join('')}</tr>`
  })
  return `<div class="scroll" role="region" tabindex="0" aria-label="${escaped(caption)}">
<table role="table"${headings.length > 2 ? ' class="stacks"' : ''}><caption>${escaped(caption)}</caption>
<thead role="rowgroup"><tr role="row">${head}</tr></thead>
<tbody role="rowgroup">
${body.join('\n')}
</tbody></table></div>`
}

const [WIDTH, HEIGHT] = [600, 140]

/** A bar chart by income, with gains upwards and losses downwards, and its figures as a table. */
function chartHtml(chart: Chart): string {
  const { caption, points } = chart
  const amounts = points.map(({ amount }) => amount)
  const [top, bottom] = [Math.max(0, ...amounts), Math.min(0, ...amounts)]
  const scale = HEIGHT / (top - bottom || 1)
  const zero = top * scale
  const bar = WIDTH / points.length
  const bars = points.flatMap(({ amount }, index) => {
    if (amount === 0) return []
    const height = Math.abs(amount) * scale
    const y = amount > 0 ? zero - height : zero
    return `<rect class="${amount > 0 ? 'gain' : 'loss'}" x="${(index * bar).toFixed(1)}" y="${y.toFixed(1)}" width="${(bar + 0.5).toFixed(1)}" height="${height.toFixed(1)}"/>`
  })
  const [first, last] = [points[0]?.income ?? 0, points.at(-1)?.income ?? 0]
  const range = `From ${signedText(bottom)} to ${signedText(top)}`
  const said = `${range}, over ${whole.format(first)} to ${whole.format(last)}. The table below has the figures.`
  const samples: Table = {
    caption: 'The figures of the chart',
    headings: ['Income', 'Better off by'],
    figures: 1,
    rows: samplesOf(chart).map(({ income, amount }) => [whole.format(income), signedText(amount)]),
  }
  return `<figure><figcaption>${escaped(caption)}</figcaption>
<svg role="img" shape-rendering="crispEdges" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>${escaped(caption)}</title><desc>${escaped(said)}</desc>
${bars.join('')}<line class="axis" x1="0" x2="${WIDTH}" y1="${zero.toFixed(1)}" y2="${zero.toFixed(1)}"/></svg>
<p class="hint">${escaped(`${range}; ${whole.format(first)} on the left, ${whole.format(last)} on the right.`).replaceAll('+£', '+&#8288;£')}</p>
<details><summary>The figures of this chart</summary>
${tableHtml(samples)}
</details></figure>`
}

function sentenceHtml({ where, before, after }: Sentence): string {
  const side = (label: string, tag: 'del' | 'ins', words: Sentence['before']) => {
    const text = words.map((word) => (word.isChanged ? `<${tag}>${escaped(word.text)}</${tag}>` : escaped(word.text))).join('')
    return `<p><span class="side">${label}</span> ${text === '' ? '<span class="side">nothing</span>' : text}</p>`
  }
  const place = where === '' ? '' : `<p class="side">${escaped(where.charAt(0).toUpperCase() + where.slice(1))}</p>`
  return `<li>${place}${side('Before', 'del', before)}${side('After', 'ins', after)}</li>`
}
