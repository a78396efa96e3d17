import { fields } from '#engine/calculators/capital-gains/fields.ts'
import { everyYear } from '#engine/inputs/known-years.ts'
import { RadioField } from '../../components/fields/choice-fields.tsx'
import { DateField } from '../../components/fields/date-field.tsx'
import { MoneyField } from '../../components/fields/number-field.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'
import { date } from '../../text/dates.ts'

const ASSET_TYPES_EXPLAINED = {
  residential: 'A second home or a house you let out, but not the home you live in.',
  other: 'Shares, funds, crypto, land, business premises, valuables.',
}

/** For a sale after the last day that the form takes. On the page of an earlier year, such a day leads to the page of the year after it. */
const { last } = fields.disposalDate
const LATER_SALES =
  last === everyYear.ends ? ` To sell after ${date(last)}, enter a day up to then: the answer shows the tax before and after it.` : ''

function CapitalGainsFields() {
  return (
    <>
      <MoneyField
        name="salePrice"
        hint="What you sold it for, or your share."
        tip="Its value if you gave it away. If you own it with somebody, enter only your own share of each amount, such as half."
      />
      <MoneyField
        name="purchasePrice"
        hint="What you paid for it, or for your share."
        tip="With stamp duty and fees. If you inherited it, what it was worth then."
      />
      <MoneyField
        name="improvementCosts"
        hint="Leave blank for shares."
        tip="For a property, such as an extension or a loft conversion, but not repairs."
      />
      <MoneyField
        name="sellingCosts"
        hint="Leave blank if nothing."
        tip="What you paid agents, solicitors, auctioneers or brokers for the sale."
      />
      <MoneyField
        name="knownGain"
        hint="In place of the prices and costs above."
        tip="If you know your gain already, for example from your broker, enter it here and leave the prices and costs blank."
      />
      <RadioField name="assetType" explained={ASSET_TYPES_EXPLAINED} />
      <MoneyField
        name="otherIncome"
        hint="Before tax. Enter 0 if you have none."
        tip="Your income for the tax year. It affects the rate you pay."
      />
      <DateField
        name="disposalDate"
        hint="The day it became binding."
        tip={`Not the day you were paid. The rates are those of the day of the contract.${LATER_SALES}`}
      />
    </>
  )
}

export const form: CalculatorForm = {
  slug: 'capital-gains',
  fields,
  title: 'Your sale',
  button: 'Calculate Capital Gains Tax',
  prompt: 'Enter asset sale details to calculate Capital Gains Tax',
  resultsTitle: 'Capital Gains Tax Calculation',
  Fields: CapitalGainsFields,
  load: () => import('./aside.tsx'),
}
