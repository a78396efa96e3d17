import { expect, it } from 'vitest'
import { siteDefaultTaxYear, taxYears } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { folderOf, inYear } from './addresses.ts'

const other = (Object.keys(taxYears) as TaxYear[]).find((year) => year !== siteDefaultTaxYear) ?? siteDefaultTaxYear

it('the year at the root of the site has no folder, and any other is in its own', () => {
  expect([folderOf(siteDefaultTaxYear), folderOf(other)]).toEqual(['', `/${other}`])
})

it.each([
  ['/', `/${other}`],
  ['/#all-tools', `/${other}#all-tools`],
  ['/rates', `/${other}/rates`],
  ['/rates#vat.standardRate', `/${other}/rates#vat.standardRate`],
  ['/about', '/about'],
  ['/contact#elsewhere', '/contact#elsewhere'],
  ['/what-changed', '/what-changed'],
  ['/what-changed/2026-27', '/what-changed/2026-27'],
] as const)('%s is %s in another year', (path, expected) => {
  expect(inYear(path, other)).toBe(expected)
  expect(inYear(path, siteDefaultTaxYear)).toBe(path)
})
