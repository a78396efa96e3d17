// For text that is rendered when the site is built.
import { hasFigure } from '../figures.ts'

/** Whether every company pays Corporation Tax at the same rate, as until 31 March 2023, when small profits had no rate of their own. CTA 2010 s.18A. */
export const isOneRate = !hasFigure('corporationTax.smallProfitsRate')

/** The rate on a small profit. */
export const lowestCompanyRate = isOneRate ? 'corporationTax.mainRate' : 'corporationTax.smallProfitsRate'
