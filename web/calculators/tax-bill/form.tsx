import { fields } from '#engine/calculators/tax-bill/fields.ts'
import { dayOfNewGainRates } from '#engine/inputs/day-of-gain-rates.ts'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import { CheckboxField, RadioField, SelectField } from '../../components/fields/choice-fields.tsx'
import { LodgerFields } from '../../components/fields/lodger-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { MoneyField } from '../../components/fields/number-field.tsx'
import { hasAmount, ShownWhen } from '../../components/fields/shown-when.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'
import type { FormValues } from '../../form/form-values.ts'
import { date } from '../../text/dates.ts'

const hasLoan = ({ studentLoanPlan = 'none', postgraduateLoan }: FormValues) => studentLoanPlan !== 'none' || postgraduateLoan === 'true'

const mayHaveTaxDeducted = ({ employmentIncome, pensionIncome, tradingIncome, taxPaid }: FormValues) =>
  [employmentIncome, pensionIncome, tradingIncome, taxPaid].some((text) => hasAmount(text))

/** Every kind of income, each folded until the visitor has some. */
function TaxBillFields() {
  const newRatesFrom = dayOfNewGainRates(defaultTaxYear)
  return (
    <>
      <SelectField name="taxYear" hint="Another year opens with what you typed." />
      <p className="hint">Open what you have, and leave the rest closed.</p>
      <MoreOptions isFilledInAtOnce title="A job" inside="Pay, a company car or other benefits">
        <MoneyField
          name="employmentIncome"
          hint="Before tax, as on your P60."
          tip="That figure already leaves out pension contributions taken before tax."
        />
        <MoneyField
          name="taxableBenefits"
          hint="The cash equivalents on your P11D."
          tip="For a company car or medical insurance, for example."
        />
      </MoreOptions>
      <MoreOptions isFilledInAtOnce title="Self-employment" inside="A business, freelance work, a side hustle">
        <MoneyField name="tradingIncome" hint="All you were paid, before expenses." />
        <MoneyField
          name="tradingExpenses"
          hint="Of the business alone."
          tip="If the trading allowance is better for you, we use that instead."
        />
        <MoneyField name="tradingLosses" hint="Those you have not used yet." tip="Losses of the same business." />
      </MoreOptions>
      <MoreOptions isFilledInAtOnce title="Rent" inside="A home, a lodger or land that you let">
        <MoneyField name="rentalIncome" hint="For the year, or your share of it." tip="Leave out what a lodger in your own home pays." />
        <MoneyField
          name="rentalExpenses"
          hint="Your share, without mortgage interest."
          tip="Repairs, insurance, agents’ fees and the like."
        />
        <MoneyField
          name="financeCosts"
          hint="Your share of the interest."
          tip="With any that got no relief in earlier years. Leave out your own home’s, unless only lodgers pay you rent."
        />
        <MoneyField name="rentalLosses" hint="Those you have not used yet." />
        <LodgerFields />
      </MoreOptions>
      <MoreOptions isFilledInAtOnce title="Savings and dividends" inside="Interest, shares, your own company">
        <MoneyField name="savingsInterest" hint="Leave out ISAs and Premium Bonds." tip="Before tax." />
        <MoneyField name="dividendIncome" hint="Leave out any in an ISA." tip="From shares and funds, and from your own company." />
      </MoreOptions>
      <MoreOptions isFilledInAtOnce title="Pensions that you receive" inside="State, workplace and private pensions">
        <MoneyField name="statePension" hint="For the tax year, before tax." tip="Your weekly amount times the weeks in it." />
        <MoneyField name="pensionIncome" hint="Before tax, as on your P60." tip="Leave out a tax-free lump sum." />
        <CheckboxField name="isOverStatePensionAge" hint="No National Insurance is then due." tip="On your pay or profits." />
      </MoreOptions>
      <MoreOptions isFilledInAtOnce title="Something that you sold" inside="A second home, shares, crypto, valuables">
        <MoneyField
          name="residentialGains"
          hint="Gains less losses."
          tip="On second homes and homes that you let. Leave out what relief for your own home covers."
        />
        <MoneyField
          name="otherGains"
          hint={newRatesFrom === undefined ? 'Gains less losses.' : 'Sold before the rates rose? See below.'}
          tip="Gains less losses, on shares, crypto, land and valuables."
        />
        <ShownWhen
          field="otherGainsBeforeBudget"
          is={(values) => newRatesFrom !== undefined || hasAmount(values['otherGainsBeforeBudget'])}
        >
          <MoneyField
            name="otherGainsBeforeBudget"
            hint={`Sold before ${newRatesFrom === undefined ? 'that day' : date(newRatesFrom)}.`}
            tip="Gains less losses, on what you sold when the rates were lower."
          />
        </ShownWhen>
      </MoreOptions>
      <MoreOptions isFilledInAtOnce title="Paid into a pension or given to charity" inside="Personal pensions, Gift Aid">
        <MoneyField
          name="reliefAtSourcePension"
          hint="With the basic rate tax relief."
          tip="What you pay into a personal pension, and the tax relief that the provider adds."
        />
        <MoneyField name="giftAid" hint="What you gave." tip="With a Gift Aid declaration. We add the tax that the charity claims." />
      </MoreOptions>
      <MoreOptions title="Married, children, sight or Scotland" inside="Scotland, Child Benefit">
        <RadioField
          name="marriageAllowance"
          hint="For a married couple or civil partners."
          tip="One of the two can give a tenth of the Personal Allowance to the other."
        />
        <MoneyField
          name="childBenefit"
          hint="What your household got in the year."
          tip="Leave it empty if your partner’s income is higher than yours."
        />
        <CheckboxField
          name="blindPersonsAllowance"
          hint="If you are severely sight impaired."
          tip="You are registered as severely sight impaired or, in Scotland and Northern Ireland, cannot do any work that needs eyesight."
        />
        <RadioField name="region" hint="It decides the bands of most income." tip="For your pay, profits, rent and pensions." />
      </MoreOptions>
      <MoreOptions title="A student loan" inside="Any plan, or a postgraduate loan">
        <SelectField name="studentLoanPlan" hint="Your online loan account says which." />
        <CheckboxField name="postgraduateLoan" hint="If you have both, you repay both." />
        <ShownWhen field="studentLoanDeducted" is={hasLoan}>
          <MoneyField name="studentLoanDeducted" hint="By your employer, as on your P60." />
        </ShownWhen>
      </MoreOptions>
      <MoreOptions isFilledInAtOnce title="Payments on account" inside="Paid in January and July">
        <MoneyField
          name="paymentsOnAccount"
          hint="Both payments together."
          tip="Add any Capital Gains Tax that you have paid already, after selling a home."
        />
      </MoreOptions>
      <ShownWhen field="taxPaid" is={mayHaveTaxDeducted}>
        <MoneyField
          name="taxPaid"
          hint="From every P60. Enter 0 if none."
          tip="Add up the tax on the P60 of every job and pension, and Construction Industry Scheme deductions."
        />
      </ShownWhen>
    </>
  )
}

export const form: CalculatorForm = {
  slug: 'tax-bill',
  fields,
  isLawAlone: true,
  title: 'Your year',
  button: 'Calculate My Tax Bill',
  prompt: 'Enter any income to see your whole bill, and when to pay it',
  resultsTitle: 'Your Self Assessment Bill',
  Fields: TaxBillFields,
  load: () => import('./aside.tsx'),
}
