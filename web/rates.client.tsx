import { hydrateRoot } from 'react-dom/client'
import { keepFragment, openNamed } from './form/keep-fragment.ts'
import { RatesIsland } from './pages/rates/island.tsx'

const root = document.querySelector<HTMLElement>('[data-island]')
if (root) hydrateRoot(root, <RatesIsland published={root.querySelector('.rates-tables > div')?.innerHTML ?? ''} />)
keepFragment()
addEventListener('hashchange', openNamed)
openNamed()
