import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WordsTable } from './words-table.tsx'

it('names each cell after the heading of its own column, for a phone shows no headings', () => {
  const table = parse(
    renderToStaticMarkup(
      <WordsTable
        caption="Actions"
        headings={['Action', 'What for', 'What to give']}
        rows={[{ name: 'Buy', cells: ['a purchase', 'a price'] }]}
      />,
    ),
  )
  expect(table.querySelectorAll('tbody td').map((cell) => [cell.getAttribute('data-label'), cell.text])).toEqual([
    ['What for', 'a purchase'],
    ['What to give', 'a price'],
  ])
})
