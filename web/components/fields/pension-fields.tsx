import { RadioField } from './choice-fields.tsx'
import { MoreOptions } from './more-options.tsx'
import { MoneyField, PercentField } from './number-field.tsx'

const BASES_EXPLAINED = {
  'all-pay': 'The percentage is of your whole salary.',
  'qualifying-earnings': 'Only pay between two limits counts, as in most schemes that employers must offer.',
}

/** Further questions about a pension contribution: the pay that a percentage is of, an amount in pounds, and the employer’s part. */
const PensionFields = () => (
  <>
    <RadioField name="pensionBasis" explained={BASES_EXPLAINED} />
    <MoneyField
      name="pensionPerMonth"
      hint="If you pay in pounds."
      tip="With any tax relief your scheme claims. It is added to any percentage."
    />
    <PercentField
      name="employerContribution"
      hint="What your employer adds."
      tip="As a percentage of the same pay. It does not come out of your salary."
    />
  </>
)

/** What most employees need not say about where they live and what they pay into a pension. */
export const RegionAndPension = () => (
  <MoreOptions inside="Scotland, more about your pension">
    <RadioField name="region" />
    <PensionFields />
  </MoreOptions>
)
