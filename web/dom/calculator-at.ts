import type { Calculator } from '#engine/calculator.ts'
import { siteDefaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { calculatorNamed } from '#engine/tests/calculators.ts'
import { calculators } from '../calculators/index.ts'

/** The calculator at a path of the site, and the tax year of its page; undefined for any other page. */
export async function calculatorAt(pathname: string): Promise<{ readonly calculator: Calculator; readonly taxYear: TaxYear } | undefined> {
  const [, year = siteDefaultTaxYear, path = ''] = /^(?:\/(\d{4}-\d\d))?(\/.*)$/.exec(pathname) ?? []
  const slug = calculators.find((one) => one.path === path)?.slug
  return slug === undefined ? undefined : { calculator: await calculatorNamed(slug), taxYear: year as TaxYear }
}
