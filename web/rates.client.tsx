import { hydrateRoot } from 'react-dom/client'
import { keepFragment, openAround } from './lib/keep-fragment.ts'
import { RatesIsland } from './pages/rates/island.tsx'

const root = document.querySelector<HTMLElement>('[data-island]')
if (root) hydrateRoot(root, <RatesIsland published={root.querySelector('.rates-tables > div')?.innerHTML ?? ''} />)
keepFragment()

// Not every browser opens the table around an entry that the address names.
function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1))
  if (!named || named.checkVisibility()) return
  openAround(named)
  named.scrollIntoView()
}
addEventListener('hashchange', openNamed)
openNamed()
