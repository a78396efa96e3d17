import type { calculator } from '#engine/calculators/part-year/answer.ts'
import { fields } from '#engine/calculators/part-year/fields.ts'
import { payOfMonth, takenByMonth } from '#engine/calculators/part-year/payroll.ts'
import { amountIn } from '#engine/explain/amount-in.ts'
import { incomeTax } from '#engine/rates/generated/income-tax.ts'
import { methods } from '#engine/rates/generated/methods.ts'
import { paye } from '#engine/rates/generated/paye.ts'
import { scottishIncomeTax } from '#engine/rates/generated/scottish-income-tax.ts'
import { ratesAt } from '#engine/rates/rates-at.ts'
import { FiguresTable } from '../../components/figures-table.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { poundsAndPence } from '../../text/format.ts'

const TABLES = { incomeTax, scottishIncomeTax, methods, paye }

/** The Income Tax that payroll takes on each payday, by the usual code and with M1 after it. */
export default function PayrollTable({ inputs, result }: AsideProps) {
  const { monthsWorked, firstMonth, region } = inputs as Parameters<typeof calculator.record>[0]
  const inRecord = (name: string) => amountIn(result.record, name, result.slug)
  const monthlyPay = payOfMonth(inRecord('actualEarnings'), inRecord('pension'), monthsWorked)
  const rates = ratesAt(TABLES, result.taxYear, result.ruleSet)
  return (
    <FiguresTable
      caption="Income Tax that payroll takes"
      headings={['Month', 'Usual code', 'With M1']}
      rows={takenByMonth(monthlyPay, monthsWorked.toNumber(), firstMonth, region, rates).map(({ month, cumulative, alone }) => ({
        name: fields.firstMonth.words[month],
        figures: [cumulative, alone].map(poundsAndPence),
      }))}
    />
  )
}
