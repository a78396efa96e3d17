import { expect, it } from 'vitest'
import { frameHtml } from './usage-frame.ts'

it('an address cannot break out of its attribute', () => {
  expect(frameHtml('https://tag.example/t.js?a=1&b="><script>')).toContain('data-tag="https://tag.example/t.js?a=1&amp;b=&quot;>')
})

it('the policy of the frame stands before its script, and lets only that and the tag’s host in', () => {
  const html = frameHtml('https://tag.example/t.js')
  expect(html.indexOf('Content-Security-Policy')).toBeGreaterThan(0)
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
  expect(html).toMatch(/default-src 'none'; script-src 'sha256-[\w+/]{43}=' https:\/\/tag\.example; style-src 'none'/)
})
