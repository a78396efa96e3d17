import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { siteDefaultTaxYear, taxYears } from '../../engine/rates/generated/tax-years.ts'
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import { calculators } from '../calculators/index.ts'
import type * as Island from '../components/calculator/calculator-island.tsx'
import type { CalculatorForm } from '../form/calculator-form.ts'
import { folderOf } from '../site/addresses.ts'
import { ofBrowser, open } from './browser.ts'

const newest = Object.keys(taxYears).at(-1) as TaxYear

// React takes over what it would have rendered itself, and says nothing where an attribute is another. So all of it is compared.
it.each([siteDefaultTaxYear, newest] as const)('every form of %s is in a browser what the server has sent', async (year) => {
  const { CalculatorIsland } = await ofBrowser<typeof Island>('/web/components/calculator/calculator-island.tsx', year)
  for (const { slug, path } of calculators) {
    await open(`${folderOf(year)}${path}`)
    const island = document.querySelector('[data-island]') as Element
    // A sample answer is left as it was sent.
    island.querySelector('.sample')?.replaceChildren()
    const sent = island.innerHTML
    const { form } = await ofBrowser<{ form: CalculatorForm }>(`/web/calculators/${slug}/form.tsx`, year)
    island.innerHTML = renderToString(createElement(CalculatorIsland, { calculator: form }))
    expect(island.innerHTML, slug).toBe(sent)
  }
})
