// What holds for each field of each form, as the server draws it.
import { type HTMLElement, parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Field } from '#engine/inputs/field.ts'
import { FormContext } from '../components/form-context.ts'
import type { CalculatorForm } from '../form/calculator-form.ts'
import type { FormIssue } from '../form/form-issues.ts'
import { blankValues, type FormValues } from '../form/form-values.ts'

const forms = Object.values(import.meta.glob<CalculatorForm>('./*/form.tsx', { eager: true, import: 'form' }))

/** A form that says these things, the rest as it is at first. */
function drawn({ fields, Fields }: CalculatorForm, values: FormValues, issues: readonly FormIssue[] = []): HTMLElement {
  return parse(
    renderToStaticMarkup(
      <FormContext value={{ fields, issues, values: { ...blankValues(fields), ...values } }}>
        <Fields />
      </FormContext>,
    ),
  )
}

const isHidden = (control: HTMLElement) => control.closest('[hidden]') !== null

/** The fields of a form that it does not show. */
const hiddenIn = (html: HTMLElement): string[] => [
  ...new Set(
    html
      .querySelectorAll('[name]')
      .filter(isHidden)
      .map((control) => control.getAttribute('name') ?? ''),
  ),
]

const PLANS = ['plan1', 'plan2', 'plan4', 'plan5']
/** A plan may have a postgraduate loan with it, whose box a link may have ticked already. */
const LOANS = [...PLANS.map((plan) => `studentLoanPlan=${plan}`), 'postgraduateLoan=true']
const OF_PENSION = { isPublicServicePension: ['pensionContribution=2'], pensionMethod: ['pensionContribution=2'] }
const OF_PENSION_A_MONTH = {
  isPublicServicePension: ['pensionContribution=2', 'pensionPerMonth=2'],
  pensionMethod: ['pensionContribution=2', 'pensionPerMonth=2'],
}
const OF_SECOND_INCOME = {
  secondIncomeKind: ['secondIncome=2'],
  secondIncomePaid: ['secondIncome=2'],
  secondTaxCode: ['secondIncome=2'],
}
const OF_LODGER = { lodgerExpenses: ['lodgerReceipts=2'], lodgerShared: ['lodgerReceipts=2'] }
const OF_BENEFIT = [
  'dbInputAmount',
  'dbOpeningPension',
  'dbClosingPension',
  'dbMemberContributions',
  'dbOpeningLumpSum',
  'dbClosingLumpSum',
]

/** The fields that a blank form does not show, each with every answer that shows it by itself. */
const SHOWN_BY: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'company-car': {
    // Only between 1 and 50 g/km does the electric range decide (ITEPA 2003 s.139).
    electricRange: ['fuelType=plugin-hybrid', 'co2Emissions=2'],
    meetsRDE2: ['fuelType=diesel'],
    plugInEasement: ['fuelType=plugin-hybrid'],
  },
  'income-tax': {
    ...OF_PENSION_A_MONTH,
    ...OF_SECOND_INCOME,
    postgraduateLoan: LOANS,
    otherLoanPlan: [...PLANS, 'postgraduate'].map((plan) => `studentLoanPlan=${plan}`).concat(PLANS.map((plan) => `otherLoanPlan=${plan}`)),
  },
  payslip: { ...OF_PENSION, pensionBasis: ['pensionContribution=2'], isSameBefore: ['payPeriod=2'] },
  'pension-allowance': Object.fromEntries(OF_BENEFIT.map((name) => [name, ['hasDBPension=true']])),
  'rental-income': OF_LODGER,
  'student-loan': { ...OF_PENSION_A_MONTH, ...OF_SECOND_INCOME },
  'tax-bill': {
    ...OF_LODGER,
    studentLoanDeducted: LOANS,
    // Employers and pension schemes deduct tax, and so do contractors.
    taxPaid: ['employmentIncome=2', 'taxPaid=2', 'tradingIncome=2', 'pensionIncome=2'],
  },
}

/** The fields that a form shows at first, each with every answer that hides it. */
const HIDDEN_BY: typeof SHOWN_BY = {
  'company-car': { co2Emissions: ['fuelType=electric'] },
  'student-loan': { postgraduateLoan: ['studentLoanPlan=postgraduate'] },
}

/** The answers to one question that may change what else is asked. */
const answersTo = (field: Field): readonly string[] =>
  field.kind === 'choice' ? field.options : field.kind === 'flag' ? ['true', 'false'] : ['0', '2']

it.each(forms)('$slug asks for a field where one answer makes it matter, and nowhere else', (form) => {
  const atFirst = hiddenIn(drawn(form, {}))
  const [shown, hidden]: [Record<string, string[]>, Record<string, string[]>] = [{}, {}]
  for (const [name, field] of Object.entries(form.fields)) {
    for (const answer of answersTo(field)) {
      const now = hiddenIn(drawn(form, { [name]: answer }))
      for (const one of atFirst) if (!now.includes(one)) shown[one] = [...(shown[one] ?? []), `${name}=${answer}`]
      for (const one of now) if (!atFirst.includes(one)) hidden[one] = [...(hidden[one] ?? []), `${name}=${answer}`]
    }
  }
  expect(shown).toEqual(SHOWN_BY[form.slug] ?? {})
  expect(hidden).toEqual(HIDDEN_BY[form.slug] ?? {})
})

it.each(forms)('each field of $slug that has a mistake is shown, and says which', (form) => {
  const names = Object.keys(form.fields).filter((name) => drawn(form, {}).querySelector(`[name="${name}"]`))
  expect(names.length).toBeGreaterThan(0)
  const html = drawn(
    form,
    {},
    names.map((field) => ({ field, code: 'custom', expected: 'another', typed: 'a lot' })),
  )
  for (const name of names) {
    const [control] = html.querySelectorAll(`[name="${name}"]`)
    const asked = control?.getAttribute('type') === 'radio' ? control.closest('[role="radiogroup"]') : control
    expect(asked?.getAttribute('aria-invalid'), name).toBe('true')
    const described = (asked?.getAttribute('aria-describedby') ?? '').split(' ').map((id) => html.querySelector(`[id="${id}"]`)?.text ?? id)
    expect(described.join(' '), name).toContain('Error: ')
    expect(asked && isHidden(asked), name).toBe(false)
    expect(asked?.hasAttribute('disabled'), name).toBe(false)
  }
})

/** What tells the explanation of each choice from those of the others, in every form that asks it. */
const EXPLAINED: Readonly<Record<string, string>> = {
  'assetType-residential': 'second home',
  'assetType-other': 'Shares',
  'employeeCategory-apprentice-under-25': 'approved government scheme',
  'employeeCategory-veteran': 'armed forces',
  'ir35Status-inside': 'taxed as pay',
  'ir35Status-outside': 'in business for yourself',
  'pensionBasis-all-pay': 'The percentage is of',
  'pensionBasis-qualifying-earnings': 'between two limits',
  'pensionMethod-salary-sacrifice': 'agree to lower pay',
  'pensionMethod-net-pay': 'before Income Tax but after National Insurance',
  'pensionMethod-relief-at-source': 'after tax, and your scheme claims',
  'propertyAllowance-automatic': 'Rent up to the allowance is tax-free',
  'propertyAllowance-claim': 'The allowance comes off the rent',
  'propertyAllowance-opt-out': 'even from a small rent',
  'studentLoanPlan-plan1': 'Northern Ireland',
  'studentLoanPlan-plan2': 'from England or Wales for a course that started on or after',
  'studentLoanPlan-plan4': 'from Scotland',
  'studentLoanPlan-plan5': 'from England for',
  'studentLoanPlan-postgraduate': 'master’s',
  'vatRate-20': 'Standard',
  'vatRate-5': 'Reduced',
  'vatRate-0': 'Zero',
}

it('each explanation stands under the choice that it explains, which leads to it', () => {
  const seen = new Set<string>()
  for (const form of forms) {
    const html = drawn(form, {})
    for (const about of html.querySelectorAll('.choice > [id$="-about"]')) {
      const choice = about.id.replace(/-about$/, '')
      seen.add(choice)
      expect(EXPLAINED, `${form.slug}: what tells it`).toHaveProperty([choice])
      expect(about.text, `${form.slug}: ${choice}`).toContain(EXPLAINED[choice])
      const control = about.closest('.choice')?.querySelector('input')
      expect(`${control?.getAttribute('name')}-${control?.getAttribute('value')}`).toBe(choice)
      expect(control?.getAttribute('aria-describedby')).toBe(about.id)
    }
  }
  expect([...seen].toSorted()).toEqual(Object.keys(EXPLAINED).toSorted())
})

it.each(['income-tax', 'student-loan'])('the second tax code in %s is that of the job or the pension, as chosen', (slug) => {
  const form = forms.find((one) => one.slug === slug)
  const hintFor = (secondIncomeKind: string) =>
    form && drawn(form, { secondIncome: '8000', secondIncomeKind }).querySelector('#secondTaxCode-hint')?.text
  expect([hintFor('job'), hintFor('pension')]).toEqual(['The code of that job.', 'The code of that pension.'])
})
