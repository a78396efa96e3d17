import { expect, it } from 'vitest'
import { siteDefaultTaxYear, taxYears } from '#engine/rates/generated/tax-years.ts'
import { taxYear } from '../text/dates.ts'
import { box, textOf, visit } from './visit.ts'

it('a visitor of the rates can compare a year with any other, or with all, which an address may ask for', async () => {
  await visit('/rates#compare=all')
  const { options, selectedOptions } = box('Compare with') as HTMLSelectElement
  const others = Object.keys(taxYears).filter((year) => year !== siteDefaultTaxYear)
  expect([...options].map(textOf)).toEqual(['No year', ...others.map(taxYear), 'All years'])
  expect([...selectedOptions].map(textOf)).toEqual(['All years'])
})
