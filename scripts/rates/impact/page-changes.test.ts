import { describe, expect, it } from 'vitest'
import { changedFiles, marked, pageChanges } from './page-changes.ts'

const site = (html: string, text = '') => ({
  pages: [
    { path: '/a', html },
    { path: '/b', html: '<p>Same.</p>' },
  ],
  files: [{ path: '/rates.csv', text }],
})
const said = (words: readonly { text: string; isChanged: boolean }[]) =>
  words.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')

/** A page with structured data that repeats its text. */
const html = (rate: string) =>
  `<script type="application/ld+json">{"@type":"FAQPage","text":"Now ${rate}."}</script><h3>How?</h3><p>Now ${rate}.</p>`

describe('the pages that read differently', () => {
  it('are found, with each sentence before and after', () => {
    const [page, ...others] = pageChanges(
      site('<h2>Pay</h2><p>Stays. You pay 8%, or £1,394.40.</p>'),
      site('<h2>Pay</h2><p>Stays. You pay 7%, or £1,220.10.</p>'),
    )
    expect(others).toEqual([])
    expect(page?.path).toBe('/a')
    expect(page?.changes.map(({ before, after, under, places }) => [said(before), said(after), under, places])).toEqual([
      ['You pay [8%], or [£1,394.40].', 'You pay [7%], or [£1,220.10].', 'Pay', ['text']],
    ])
  })

  it('report a sentence once if it is also in structured data', () => {
    const [page] = pageChanges(site(html('8%')), site(html('7%')))
    expect(page?.changes.map(({ places, under }) => [places, under])).toEqual([[['text', 'structured data (FAQPage)'], 'How?']])
  })

  it('report sentences that are added and removed', () => {
    const [page] = pageChanges(site('<p>One. Gone. Two.</p>'), site('<p>One. Two. New.</p>'))
    expect(page?.changes.map(({ before, after }) => [said(before), said(after)])).toEqual([
      ['[Gone.]', ''],
      ['', '[New.]'],
    ])
  })

  it('include the files that differ', () => {
    expect(changedFiles(site('', 'a'), site('', 'b'))).toEqual(['/rates.csv'])
    expect(changedFiles(site('', 'a'), site('', 'a'))).toEqual([])
  })
})

it('words that differ are marked as a whole, without the full stop after them', () => {
  const { before, after } = marked('It is 13.8% above £9,100.', 'It is 15% above £5,000.')
  expect([said(before), said(after)]).toEqual(['It is [13.8%] above [£9,100].', 'It is [15%] above [£5,000].'])
})
