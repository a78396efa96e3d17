import { fields } from '#engine/calculators/company-car/fields.ts'
import { CheckboxField, RadioField, SelectField } from '../../components/fields/choice-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { CountField, MoneyField } from '../../components/fields/number-field.tsx'
import { ShownWhen } from '../../components/fields/shown-when.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'
import type { FormValues } from '../../form/form-values.ts'
import { EASEMENT_DAYS, EURO_6D, lowEmissionLimit } from './car-words.ts'

const isElectric = ({ fuelType }: FormValues) => fuelType === 'electric'

/**
 * We ask for the range of a plug-in hybrid, and of any car whose emissions are so low that the range decides. It makes no difference for an
 * electric car.
 */
function isRangeAsked(values: FormValues): boolean {
  const grams = Math.floor(Number(values['co2Emissions']))
  if (isElectric(values)) return false
  return values['fuelType'] === 'plugin-hybrid' || (grams >= 1 && grams <= Number(lowEmissionLimit))
}

function CompanyCarFields() {
  return (
    <>
      <MoneyField
        name="carListPrice"
        hint="When new, with VAT, delivery and extras."
        tip="The official price, not what was paid for it. Your employer knows it as the P11D value."
      />
      <SelectField name="fuelType" />
      <ShownWhen field="co2Emissions" is={(values) => !isElectric(values)}>
        <CountField name="co2Emissions" hint="On the registration document (V5C)." tip="Leave it blank only if the car has no figure." />
      </ShownWhen>
      <ShownWhen field="electricRange" is={isRangeAsked}>
        <CountField
          name="electricRange"
          hint="How far it goes on the battery alone."
          tip="Look in the brochure, or ask the dealer or leasing company."
        />
      </ShownWhen>
      <MoneyField name="personalContribution" hint="A one-off payment towards its price." />
      <MoneyField name="annualSalary" hint="Before tax, not counting the car." tip="Leave it blank to see the tax at each rate." />
      <SelectField name="taxYear" hint="Another year opens with what you typed." />
      <MoreOptions inside="Engine size, RDE2 diesel, Scotland">
        <CountField
          name="engineSize"
          hint="For a car without a CO2 figure."
          tip="We use this only if the car has no CO2 figure and is not a plug-in hybrid."
        />
        <ShownWhen field="meetsRDE2" is={({ fuelType }) => fuelType === 'diesel'}>
          <CheckboxField
            name="meetsRDE2"
            hint={`The emissions standard ${EURO_6D}.`}
            tip={`Most diesels of the last few years meet it. ${EURO_6D}-TEMP is not enough.`}
          />
        </ShownWhen>
        <ShownWhen field="plugInEasement" is={({ fuelType }) => fuelType === 'plugin-hybrid'}>
          <CheckboxField
            name="plugInEasement"
            hint="The dealer can tell you."
            tip={`The car was first registered ${EASEMENT_DAYS}, and was tested to a newer standard than Euro 6d-ISC-FCM or Euro 6e, such as Euro 6e-bis.`}
          />
        </ShownWhen>
        <RadioField name="region" />
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
  resultsTitle: 'Company Car Tax Calculation',
  Fields: CompanyCarFields,
  load: () => import('./aside.tsx'),
}
