import { hydrateRoot } from 'react-dom/client'
import type { CalculatorForm } from './components/calculator-form.ts'
import { CalculatorIsland } from './components/calculator-island.tsx'
import { keepFragment } from './lib/keep-fragment.ts'

const forms = import.meta.glob<{ form: CalculatorForm }>('./calculators/*/form.tsx')

const root = document.querySelector<HTMLElement>('[data-island]')
const load = root && forms[`./calculators/${root.dataset['island']}/form.tsx`]
if (root && load) {
  const { form } = await load()
  hydrateRoot(root, <CalculatorIsland calculator={form} />)
}

keepFragment()
