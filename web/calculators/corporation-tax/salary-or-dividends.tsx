import { profitTakenOut } from '#engine/explain/profit-taken-out.ts'
import { Decimal, isAboveZero, MONTHS_IN_A_YEAR } from '#engine/money/decimal.ts'
import { corporationTax } from '#engine/rates/generated/corporation-tax.ts'
import { dividends } from '#engine/rates/generated/dividends.ts'
import { incomeTax } from '#engine/rates/generated/income-tax.ts'
import { methods } from '#engine/rates/generated/methods.ts'
import { nationalInsurance } from '#engine/rates/generated/national-insurance.ts'
import { scottishIncomeTax } from '#engine/rates/generated/scottish-income-tax.ts'
import { ratesAt } from '#engine/rates/rates-at.ts'
import { ChoiceTable } from '../../components/results/choice-table.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { money, poundsAndPence } from '../../text/format.ts'

const TABLES = { incomeTax, scottishIncomeTax, nationalInsurance, corporationTax, dividends, methods }

/** What an owner keeps of the profit of a whole year, paid out as a salary or mostly as dividends. */
export default function SalaryOrDividends({ result, inputs }: AsideProps) {
  const { taxableProfit, accountingPeriodLength, associatedCompanies } = inputs as Readonly<Record<string, unknown>>
  const isWholeYear = accountingPeriodLength instanceof Decimal && accountingPeriodLength.equals(MONTHS_IN_A_YEAR)
  const isAlone = associatedCompanies instanceof Decimal && associatedCompanies.isZero()
  if (!(taxableProfit instanceof Decimal) || !isAboveZero(taxableProfit) || !isWholeYear || !isAlone) return null
  const rates = ratesAt(TABLES, result.taxYear, result.ruleSet)
  const { asSalary, withSalary, even } = profitTakenOut(taxableProfit, rates)
  if (withSalary.length === 0) return null
  return (
    <ChoiceTable
      title={`Salary or dividends: what its owner keeps of ${money(taxableProfit)}`}
      best={{ is: 'most', words: 'leaves most' }}
      choices={[
        { name: 'All of it as salary', amount: asSalary },
        ...withSalary.map((mix) => ({
          name: `A salary of ${money(mix.salary)}, the rest as dividends`,
          about: `Dividends of ${money(mix.dividends)}, on which the tax is ${money(mix.dividendTax)}.`,
          amount: mix.kept,
        })),
      ]}
    >
      <p>
        {even.length > 0
          ? `All of it as salary leaves the same as the first of these mixes at a profit of ${even.map(poundsAndPence).join(' and at ')}.`
          : 'There is no larger profit at which all of it as salary leaves the same as the first of these mixes.'}
      </p>
      <p className="hint">
        This is the profit before the owner is paid anything, after the taxes of both the company and its owner. The owner is the only
        director and employee, lives outside Scotland and has no other income.
      </p>
    </ChoiceTable>
  )
}
