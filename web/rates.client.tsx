import { hydrateRoot } from 'react-dom/client'
import { keepFragment, openAround } from './lib/keep-fragment.ts'
import { RatesIsland } from './pages/rates/island.tsx'

const root = document.querySelector<HTMLElement>('[data-island]')
if (root) hydrateRoot(root, <RatesIsland published={root.querySelector('.rates-tables > div')?.innerHTML ?? ''} />)
keepFragment()

/** Opens the table that the address names, or the table of an entry. Some browsers do only the second, and some neither. */
function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1))
  if (!named) return
  openAround(named)
  named.scrollIntoView()
}
addEventListener('hashchange', openNamed)
openNamed()
