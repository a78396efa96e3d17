import type { Progress } from './report.ts'

/** An element with a text and attributes. */
export function made(tag: string, text: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

/** A bill as a row of a table with these headings of amounts. */
export function rowOf({ row, who, cells, notes }: Progress['bills'][number], headings: readonly string[]): HTMLElement {
  const name = made('th', `Row ${row}`, { scope: 'row' })
  if (who !== '') name.append(' ', made('span', who, { class: 'hint' }))
  name.append(...notes.map((note) => made('span', note, { class: 'many-note' })))
  const line = made('tr', '')
  const missing = [made('td', 'No bill: it has a fault', { colspan: `${headings.length}` })]
  line.append(name, ...(cells.length > 0 ? cells.map((cell, index) => made('td', cell, { 'data-label': headings[index] ?? '' })) : missing))
  return line
}

/** What is wrong, as an item of a list. */
export function faultOf({ row, column, wrong }: Progress['faults'][number]): HTMLElement {
  const item = made('li', '')
  item.append(made('b', `Row ${row}${column === undefined ? '' : `, ${column}`}:`), ` ${wrong}`)
  return item
}
