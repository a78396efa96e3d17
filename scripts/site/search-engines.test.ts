import { describe, expect, it } from 'vitest'
import type { Page, PageRoute } from '../../web/site/page.ts'
import { headersFile, securityHeaders } from './headers.ts'
import { isOrigin, isPublished, listedPaths, robotsFile, sitemap } from './search-engines.ts'

const page = (path: `/${string}`, more: Partial<Page> = {}): PageRoute => ({
  path,
  handle: { title: '', description: '', ...more },
  Component: () => null,
})
const SITE = 'https://example.org'

describe('the sitemap', () => {
  it('lists the pages that may be listed, without duplicates of other pages or the not-found page', () => {
    const pages = [
      page('/'),
      page('/business-tools'),
      page('/business-tax', { canonical: '/business-tools' }),
      page('/vat', { canonical: '/vat' }),
      page('/404', { status: 404 }),
    ]
    expect(sitemap(listedPaths(pages), SITE)).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<url><loc>https://example.org/</loc></url>',
        '<url><loc>https://example.org/business-tools</loc></url>',
        '<url><loc>https://example.org/vat</loc></url>',
        '</urlset>',
        '',
      ].join('\n'),
    )
  })
})

describe('robots.txt', () => {
  it('names the sitemap if there is one, and forbids nothing', () => {
    expect(robotsFile(undefined)).toBe('User-agent: *\nAllow: /\n')
    expect(robotsFile(SITE)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://example.org/sitemap.xml\n')
  })
})

describe('the published host', () => {
  it('is only the one that the site was built for, including the port', () => {
    expect(isPublished('example.org', SITE)).toBe(true)
    expect(isPublished('localhost:4000', 'http://localhost:4000')).toBe(true)
    for (const host of ['www.example.org', 'preview.example.net', 'example.org:8080', 'example.org.evil.net', '', undefined]) {
      expect(isPublished(host, SITE), host).toBe(false)
    }
    expect(isPublished('example.org', undefined)).toBe(false)
  })

  it('is written as a scheme and a host', () => {
    for (const good of [SITE, 'http://localhost:4000']) expect(isOrigin(good), good).toBe(true)
    for (const bad of ['example.org', 'https://example.org/path', 'https://example.org/', 'mailto:a@example.org', '']) {
      expect(isOrigin(bad), bad).toBe(false)
    }
  })
})

describe('the _headers file', () => {
  it('has every security header, and asks not to be listed unless the site is built for an address', () => {
    for (const file of [headersFile(undefined), headersFile(SITE)]) {
      for (const [name, value] of Object.entries(securityHeaders())) expect(file).toContain(`\n  ${name}: ${value}\n`)
    }
    expect(headersFile(undefined)).toContain('\n  x-robots-tag: noindex\n')
    expect(headersFile(SITE)).not.toContain('x-robots-tag')
  })

  it('sets no header twice for an address, because hosts disagree on what that means', () => {
    const names = [...headersFile(undefined, 'https://tag.example/t.js').matchAll(/^ {2}(\S+):/gm)].map(([, name]) => name)
    expect(names).toContain('cache-control')
    expect(new Set(names).size).toBe(names.length)
  })

  it('binds no other host of its publisher to HTTPS', () => {
    expect(headersFile(SITE)).toMatch(/strict-transport-security: max-age=\d{8}\n/)
  })
})

describe('the policy', () => {
  it('lets nothing in from elsewhere, and nobody frame a page', () => {
    expect(securityHeaders()['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(securityHeaders()['x-frame-options']).toBe('DENY')
  })

  it('lets in what the frame of an analytics tag needs, which only the site may frame', () => {
    const { 'content-security-policy': policy, 'x-frame-options': framed } = securityHeaders('https://tag.example/t.js')
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=' https:\/\/tag\.example; /)
    expect(policy).toContain("connect-src 'self' https://tag.example; ")
    expect(policy).toContain("frame-src 'self'; frame-ancestors 'self'")
    expect(framed).toBe('SAMEORIGIN')
  })
})
