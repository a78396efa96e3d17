import { type HTMLElement, parse } from 'node-html-parser'

/** The elements of a page, or of a part of one. The text for browsers without scripts is read like the rest. */
export function elementsOf(html: string): HTMLElement {
  const document = parse(html, { blockTextElements: { script: true, style: true } })
  return document.querySelector('html') ?? document
}
