import { readFileSync } from 'node:fs'
import { signedText, whole } from './as-text.ts'
import { type Block, type Cell, type Chart, type Document, type Sentence, samplesOf, type Table } from './document.ts'

/** The colours and sizes of the site, read from its style sheet so that the two always match, and the style of the report. */
const styles = () =>
  ['../../../web/styles/tokens.css', 'report.css'].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('')

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
${styles()}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${contentsHtml(blocks)}${blocks.map(blockHtml).join('\n')}
</main>
</body>
</html>
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
