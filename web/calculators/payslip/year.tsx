import { useMemo, useState } from 'react'
import type { calculator } from '#engine/calculators/payslip/answer.ts'
import { yearOfPaydays } from '#engine/calculators/payslip/year.ts'
import type { PayFrequency } from '#engine/inputs/pay-periods.ts'
import { incomeTax } from '#engine/rates/generated/income-tax.ts'
import { methods } from '#engine/rates/generated/methods.ts'
import { paye } from '#engine/rates/generated/paye.ts'
import { scottishIncomeTax } from '#engine/rates/generated/scottish-income-tax.ts'
import { ratesAt } from '#engine/rates/rates-at.ts'
import type { AsideProps } from '../../form/answer.ts'
import { poundsAndPence } from '../../text/format.ts'
import { changesIn, type Draft, YearChanges } from './year-changes.tsx'
import { YearComparison } from './year-comparison.tsx'
import { YearTable } from './year-table.tsx'

const TABLES = { incomeTax, scottishIncomeTax, methods, paye }

/** A tax year of payslips with what changes in it, and the year by the law next to it. */
export default function YearOfPaydays({ inputs, result: { taxYear, ruleSet } }: AsideProps) {
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  const asked = inputs as Parameters<typeof calculator.record>[0]
  const rates = useMemo(() => ratesAt(TABLES, taxYear, ruleSet), [taxYear, ruleSet])
  const year = useMemo(() => yearOfPaydays(asked, changesIn(drafts, taxYear), rates), [asked, drafts, taxYear, rates])
  const frequency: PayFrequency = asked.payFrequency
  return (
    <div className="paydays-inside">
      <p>
        Each payday of the tax year is taken to be like this payslip, with nothing paid before the first. Add what changes.
        {frequency !== 'monthly' && ' An extra payday, which not every year has, is left out.'}
      </p>
      <YearChanges drafts={drafts} change={setDrafts} frequency={frequency} taxYear={taxYear} />
      <output className="visually-hidden">Net pay of the year: {poundsAndPence(year.totals.netPay)}.</output>
      <YearTable year={year} isByMonth={year.paydays.length > MOST_ROWS} />
      <YearComparison year={year} rates={rates} isDirector={asked.isDirector} />
    </div>
  )
}

/** How many paydays are shown one below the other. More are folded into tax months. */
const MOST_ROWS = 13
