import { createElement, Fragment } from 'react'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { inYear } from '../lib/addresses.ts'
import { changedYears, pathOf } from '../lib/changed-years.ts'
import { taxYear } from '../lib/dates.ts'

const list = new Intl.ListFormat('en-GB')

/** The tax years with a page of what changed, as part of a sentence. Each leads to its page; the page itself leaves its own out. */
export function ChangedYears({ except }: { except?: TaxYear }) {
  const years = changedYears.map(({ year }) => year).filter((year) => year !== except)
  const links = new Map(
    years.map((year) => [
      year as string,
      <a key={year} href={inYear(pathOf(year))}>
        {taxYear(year)}
      </a>,
    ]),
  )
  return createElement(Fragment, null, ...list.formatToParts(links.keys()).map(({ value }) => links.get(value) ?? value))
}
