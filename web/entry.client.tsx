import { createRoot, hydrateRoot } from 'react-dom/client'
import { CalculatorIsland } from './components/calculator/calculator-island.tsx'
import { NotLoaded } from './components/not-loaded.tsx'
import { openFolds } from './components/open-folds.ts'
import type { CalculatorForm } from './form/calculator-form.ts'
import { keepFragment, openNamed } from './form/keep-fragment.ts'

const forms = import.meta.glob<{ form: CalculatorForm }>('./calculators/*/form.tsx')

const root = document.querySelector<HTMLElement>('[data-island]')
const load = root && forms[`./calculators/${root.dataset['island']}/form.tsx`]
if (root && load) void bringToLife(root, load)

openFolds()
openNamed()
keepFragment()

/** The form as it was sent stays, with what was typed in it, until its script has loaded. */
async function bringToLife(island: HTMLElement, loadForm: () => Promise<{ form: CalculatorForm }>, isAgain = false): Promise<void> {
  const module = await loadForm().catch(() => undefined)
  if (module) {
    hydrateRoot(island, <CalculatorIsland calculator={module.form} />)
    return
  }
  const place = document.createElement('div')
  island.before(place)
  const notice = createRoot(place)
  const retry = () => {
    notice.unmount()
    place.remove()
    void bringToLife(island, loadForm, true)
  }
  notice.render(<NotLoaded what="The calculator" isAgain={isAgain} retry={retry} />)
}
