import { describe, expect, it } from 'vitest'
import { changedFiles, marked, pageChanges } from './page-changes.ts'

const site = (html: string, text = '') => ({
  pages: [
    { path: '/a', html },
    { path: '/b', html: '<p>Same.</p>' },
  ],
  files: [{ path: '/rates.csv', text }],
})
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
    expect(page?.changes).toEqual([{ text: 'You pay ~~8%~~ **7%**, or ~~£1,394.40~~ **£1,220.10**.', under: 'Pay', places: ['text'] }])
  })

  it('report a sentence once if it is also in structured data', () => {
    const [page] = pageChanges(site(html('8%')), site(html('7%')))
    expect(page?.changes.map(({ places, under }) => [places, under])).toEqual([[['text', 'structured data (FAQPage)'], 'How?']])
  })

  it('report sentences that are added and removed', () => {
    const [page] = pageChanges(site('<p>One. Gone. Two.</p>'), site('<p>One. Two. New.</p>'))
    expect(page?.changes.map(({ text }) => text)).toEqual(['~~Gone.~~', '**New.**'])
  })

  it('include the files that differ', () => {
    expect(changedFiles(site('', 'a'), site('', 'b'))).toEqual(['/rates.csv'])
    expect(changedFiles(site('', 'a'), site('', 'a'))).toEqual([])
  })
})

describe('a sentence before and after', () => {
  it.each([
    ['It is 13.8% above £9,100.', 'It is 15% above £5,000.', 'It is ~~13.8%~~ **15%** above ~~£9,100~~ **£5,000**.', 'a figure as a whole'],
    ['Class 1 main rate', 'The main rate of pay', '~~Class 1~~ **The** main rate **of pay**', 'not the spaces'],
    ['It is nothing.', 'We add a_b to <it>.', '~~It is nothing.~~ **We add a\\_b to \\<it>.**', 'all of it if most of it differs'],
  ])('%s → %s marks %s, %s', (before, after, text) => {
    expect(marked(before, after)).toBe(text)
  })
})
