import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { CalculatorIsland } from '../components/calculator/calculator-island.tsx'
import type { CalculatorForm } from '../form/calculator-form.ts'
import { clearStarter } from '../form/take-over.ts'

const forms = import.meta.glob<{ form: CalculatorForm }>('../calculators/*/form.tsx')

/** Brings the page’s calculator to life. Called by the starter. @throws Error if the form’s script cannot be fetched. */
export async function start(): Promise<void> {
  const island = document.querySelector<HTMLElement>('[data-island]')
  const module = await forms[`../calculators/${island?.dataset['island']}/form.tsx`]?.()
  if (!island || !module) return
  clearStarter()
  // In one go, effects included, so that nobody submits between the starter and the form.
  flushSync(() => hydrateRoot(island, <CalculatorIsland calculator={module.form} />))
}
