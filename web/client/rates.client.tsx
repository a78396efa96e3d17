import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { clearStarter } from '../form/take-over.ts'
import { RatesIsland, readTyped } from '../pages/rates/island.tsx'

/** Brings the form above the tables to life. Called by the starter. */
export function start(): void {
  const root = document.querySelector<HTMLElement>('[data-island]')
  const form = root?.querySelector('form')
  if (!root || !form) return
  const published = root.querySelector('.rates-tables > div')?.innerHTML ?? ''
  const typed = readTyped(form)
  clearStarter()
  flushSync(() => hydrateRoot(root, <RatesIsland published={published} typed={typed} />))
}
