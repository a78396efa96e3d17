import { describe, expect, it } from 'vitest'
import { sentencesOf } from './sentences.ts'

const textOf = (html: string) =>
  sentencesOf(html)
    .get('text')
    ?.map(({ text }) => text)

describe('the sentences of a page', () => {
  it('are split, whatever markup is inside them, with entities decoded', () => {
    expect(textOf('<p>You pay <b>8%</b> on it. Then <a href="/x">2%</a> &amp; no more.</p><p>It&#x27;s so.</p>')).toEqual([
      'You pay 8% on it.',
      'Then 2% & no more.',
      "It's so.",
    ])
  })

  it('are one for each table row, and one for each term with its description', () => {
    expect(textOf('<table><tr><th>Main rate</th><td>£1 to £2</td><td>8%</td></tr><tr><td>a</td><td>b</td></tr></table>')).toEqual([
      'Main rate · £1 to £2 · 8%',
      'a · b',
    ])
    expect(textOf('<dl><div><dt>Employees</dt><dd><span>8%</span></dd></div><div><dt>VAT</dt><dd>20%</dd></div></dl>')).toEqual([
      'Employees · 8%',
      'VAT · 20%',
    ])
  })

  it('have the heading that they are under', () => {
    expect(sentencesOf('<h2>Rates <b>now</b></h2><p>One.</p><h3>Later</h3><ul><li>Two</li></ul>').get('text')).toEqual([
      { text: 'Rates now', under: '' },
      { text: 'One.', under: 'Rates now' },
      { text: 'Later', under: 'Rates now' },
      { text: 'Two', under: 'Later' },
    ])
  })

  it('include structured data and labels for screen readers', () => {
    const html =
      '<head><title>VAT | Site</title><meta name="description" content="At 20%. Or 5%."/><meta property="og:title" content="VAT"/>' +
      '<script type="application/ld+json">{"@type":"FAQPage","mainEntity":[{"name":"How much?","text":"8%."}]}</script></head>' +
      '<body><svg aria-label="A bar of 8%"></svg><input placeholder="30000"/></body>'
    const places = [...sentencesOf(html)].map(([place, sentences]) => [place, sentences.map(({ text }) => text)])
    expect(Object.fromEntries(places)).toEqual({
      title: ['VAT | Site'],
      description: ['At 20%.', 'Or 5%.'],
      'og:title': ['VAT'],
      'structured data (FAQPage)': ['FAQPage', 'How much?', '8%.'],
      label: ['A bar of 8%', '30000'],
    })
  })
})
