import { fields } from '#engine/calculators/company-car/fields.ts'
import { companyCars } from '#engine/rates/generated/company-cars.ts'
import type { CalculatorForm } from '../../components/calculator-form.ts'
import { CheckboxField, RadioField, SelectField } from '../../components/fields/choice-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { CountField, MoneyField } from '../../components/fields/number-field.tsx'
import { ShownWhen } from '../../components/fields/shown-when.tsx'
import type { FormValues } from '../../lib/form-values.ts'
import { fuelTypeWords, regionWords, taxYearWords } from '../../lib/option-words.ts'

const isElectric = ({ fuelType }: FormValues) => fuelType === 'electric'

/** The table as data: the form loads no arithmetic. The same in every year and rule set. */
const rangeUpTo = Number(companyCars.lowEmissionLimit.values[0].statute)

/** Plug-in cars are asked for their range, and any car whose emissions are so low that range decides. It changes nothing for an electric one. */
function isRangeAsked(values: FormValues): boolean {
  const grams = Math.floor(Number(values['co2Emissions']))
  if (isElectric(values)) return false
  return values['fuelType'] === 'plugin-hybrid' || (grams >= 1 && grams <= rangeUpTo)
}

function CompanyCarFields() {
  return (
    <>
      <MoneyField name="carListPrice" hint="New, with VAT, delivery and extras. Not what anybody paid for it." />
      <SelectField name="fuelType" words={fuelTypeWords} />
      <ShownWhen field="co2Emissions" is={(values) => !isElectric(values)}>
        <CountField name="co2Emissions" hint="On the registration document (V5C). Leave blank only if it has none." />
      </ShownWhen>
      <ShownWhen field="electricRange" is={isRangeAsked}>
        <CountField name="electricRange" hint="On the battery alone, from the certificate of conformity." />
      </ShownWhen>
      <MoneyField name="personalContribution" hint="What you paid towards the price of the car, once." />
      <MoneyField name="annualSalary" hint="Before tax, without the car." />
      <SelectField name="taxYear" words={taxYearWords} />
      <MoreOptions inside="Engine size, diesel standard, Scotland">
        <CountField name="engineSize" hint="Used only where the car has no CO2 figure." />
        <ShownWhen field="meetsRDE2" is={({ fuelType }) => fuelType === 'diesel'}>
          <CheckboxField
            name="meetsRDE2"
            hint="The second step of Real Driving Emissions. Most diesels registered in the last few years meet it."
          />
        </ShownWhen>
        <RadioField name="region" words={regionWords} />
      </MoreOptions>
    </>
  )
}

export const form: CalculatorForm = {
  slug: 'company-car',
  fields,
  title: 'Your car and your pay',
  button: 'Calculate Company Car Tax',
  prompt: 'Enter your car details to calculate the benefit and the tax on it',
  resultsTitle: 'Company Car Tax Results',
  Fields: CompanyCarFields,
  load: () => import('./answer.tsx'),
}
