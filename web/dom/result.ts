// What a visitor reads in the results card.
import type { Card } from '../e2e/support/card-faults.ts'
import { cardIn } from '../e2e/support/read-page.ts'
import { all, click, isSeen, one, textOf, tick } from './visit.ts'

/** The results card of the page. @throws Error for a page without one. */
export function card(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.results-card')
  if (!found) throw new Error(`${location.href} has no results`)
  return found
}

export const readCard = (): Card => cardIn(card())

/** The amount of the answer, without its period. */
export const answer = (): string => textOf(card().querySelector('.answer-large .figure'))

/** The amount of a row of the ledger, by its key. */
export const row = (key: string): string => textOf(card().querySelector(`.ledger [data-row="${key}"] td`))

/** What a screen reader is told of the result. */
export const said = (): string => textOf(card().querySelector('output'))

/** What is wrong with the form, in the words of its summary. */
export const mistakes = (): string[] => all('alert').flatMap((alert) => all('link', undefined, alert).map((link) => textOf(link)))

/** The address of the page, without the site. */
export const address = (): string => `${location.pathname}${location.hash}`

/** The inputs that an address, or the part of it after the page, has. */
export const inputsIn = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text.replace(/^.*#/, '')))

export async function showPence(): Promise<void> {
  if (all('checkbox', 'Show pence', card()).length > 0) await tick('Show pence', true, card())
}

/** A part of the card by its heading. */
export const part = (name: string | RegExp): HTMLElement => one('region', name, card())

/** Opens what is folded under some words, and returns it. */
export async function unfold(words: string | RegExp, within: Element = card()): Promise<HTMLDetailsElement> {
  const summary = [...within.querySelectorAll('summary')].find((each) => isSeen(each) && textOf(each).search(words) >= 0)
  const fold = summary?.closest('details')
  if (!summary || !fold) throw new Error(`nothing is folded under “${String(words)}”`)
  if (!fold.open) await click(summary)
  return fold
}

/** The words of each element that a selector finds and somebody can see. */
export const textsOf = (within: Element, selector: string): string[] => [...within.querySelectorAll(selector)].filter(isSeen).map(textOf)

/** The words of each cell of the row with this name. */
export const cellsOf = (table: Element, name: string | RegExp): string[] => all('cell', undefined, one('row', name, table)).map(textOf)
