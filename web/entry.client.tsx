import { hydrateRoot } from 'react-dom/client'
import type { CalculatorForm } from './components/calculator-form.ts'
import { CalculatorIsland } from './components/calculator-island.tsx'

const forms = import.meta.glob<{ form: CalculatorForm }>('./calculators/*/form.tsx')

const root = document.querySelector<HTMLElement>('[data-island]')
const load = root && forms[`./calculators/${root.dataset['island']}/form.tsx`]
if (root && load) {
  const { form } = await load()
  hydrateRoot(root, <CalculatorIsland calculator={form} />)
}

// A link within the page must not replace the inputs that the address’s fragment carries; one that fills the form must.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
  const target = link && !link.hash.includes('=') ? document.getElementById(link.hash.slice(1)) : null
  if (!target || event.defaultPrevented) return
  event.preventDefault()
  target.focus()
  target.scrollIntoView()
})
