import { describe, expect, it } from 'vitest'
import { type Decimal, ZERO } from '../money/decimal.ts'
import type { EntryId } from '../rates/figure.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import { RULE_SETS, type RuleSet } from '../rates/rates-at.ts'
import type { Result } from '../result/result.ts'
import { entriesOf } from './operands.ts'
import { CALCULATORS, exact, holdsFor, inputsOf, type Question, resultKept } from './questions.ts'
import { readingsOf } from './reading-of.ts'
import { ALL_ENTRIES, plain } from './take-home-cases.ts'

type Used = (question: Question, result: Result) => readonly (EntryId | false)[]

const isTapered = ({ steps }: Result) => steps.some(({ key, operands }) => key.includes('personalAllowance') && 'taper' in operands)
/** The methods that a computation of Income Tax uses: the taper where income passes its limit, and the bands for a Scottish taxpayer. */
const incomeTax: Used = ({ inputs }, result) => [
  isTapered(result) && 'methods.incomeTax.personalAllowanceTaper',
  isTapered(result) && 'methods.incomeTax.personalAllowanceRounding',
  isScottish(inputs) && 'methods.incomeTax.scottishTaxpayers',
]
const isScottish = ({ region, taxCode, secondTaxCode }: Question['inputs']) =>
  region === 'scotland' || [taxCode, secondTaxCode].some((code) => code?.startsWith('S'))
/** The lowest profit on which any rule set charges Class 2 is 6,515. */
const class2 = (profit: Decimal): EntryId | false => profit.gt(6515) && 'methods.nationalInsurance.class2Charge'
const methodsUnder = (branch: string): EntryId[] =>
  ALL_ENTRIES.flatMap(({ entry }) => (entry.startsWith(`methods.${branch}.`) ? [entry] : []))
/** What Income Tax uses, the methods of a branch, and any more entries. */
const taxedUnder =
  (branch: string, ...more: EntryId[]): Used =>
  (question, result) => [...incomeTax(question, result), ...methodsUnder(branch), ...more]

const plansIn = ({ inputs: { studentLoanPlan, otherLoanPlan } }: Question) => [studentLoanPlan, otherLoanPlan]

const ANNUAL_ALLOWANCE = 'methods.pensions.annualAllowance'
/** The salary, which is all of gross income where there is neither a bonus nor a second income. */
const salaryIn = (result: Result) => result.rows.find(({ key }) => key === 'annualSalary')?.value ?? exact(result, 'grossIncome')
/** The most that goes into a pension in a year. Up to £10,000 is within the annual allowance, tapered or not. */
const contributionOf = ({ inputs: { bonus, pensionContribution, employerContribution, pensionPerMonth } }: Question, result: Result) =>
  salaryIn(result)
    .plus(bonus || 0)
    .times(ZERO.plus(pensionContribution || 0).plus(employerContribution || 0))
    .dividedBy(100)
    .plus(ZERO.plus(pensionPerMonth || 0).times(12))

/** The methods and thresholds that each calculator uses without showing them, and when it does. */
const ASKED_FOR: Readonly<Record<string, Used>> = {
  'capital-gains': taxedUnder('capitalGains'),
  cis: () => [],
  'company-car': taxedUnder('companyCars'),
  'corporation-tax': ({ inputs: { associatedCompanies, accountingPeriodLength, periodEnd } }) => [
    Number(associatedCompanies) > 0 && 'methods.corporationTax.associatedCompanies',
    periodEnd !== '' && Number(accountingPeriodLength || 12) < 12 && 'methods.corporationTax.limits',
  ],
  'dividend-tax': (question, result) => [
    ...incomeTax(question, result),
    'allowanceAgainstDividends' in result.record && 'methods.dividends.personalAllowance',
  ],
  'employer-ni': () => [],
  ir35: taxedUnder('ir35'),
  'national-insurance': ({ inputs }, result) => [inputs['employmentType'] === 'self-employed' && class2(exact(result, 'earnings'))],
  'part-year': taxedUnder('partYear', ANNUAL_ALLOWANCE),
  'pension-allowance': taxedUnder('pensionAllowance', 'pensions.annualAllowance', 'pensions.taper.adjustedIncome'),
  'pension-relief': taxedUnder('pensionRelief', ANNUAL_ALLOWANCE),
  'rental-income': taxedUnder('rental'),
  'self-employed': (question, result) => [...incomeTax(question, result), class2(exact(result, 'netProfit'))],
  'side-hustle': taxedUnder('sideHustle'),
  'student-loan': (question, result) => [
    ...incomeTax(question, result),
    ...ALL_ENTRIES.flatMap(({ entry }) => (plansIn(question).some((plan) => entry === `studentLoans.${plan}.threshold`) ? [entry] : [])),
    plansIn(question).includes('plan5') && 'methods.studentLoans.plan5',
    contributionOf(question, result).gt(10000) && ANNUAL_ALLOWANCE,
  ],
  vat: () => [],
}

/** Every entry that could have affected a result: those it shows, and those it uses without showing them. */
function entriesUsed(slug: string, question: Question, result: Result): EntryId[] {
  const slices = result.bandTables.flatMap((table) => table.slices.filter(({ amount }) => !amount.isZero()))
  return [
    ...result.steps.flatMap(entriesOf),
    ...slices.flatMap(({ band }) => band.figures.map(({ entry }) => entry)),
    ...(ASKED_FOR[slug]?.(question, result) ?? []).flatMap((entry) => entry || []),
  ]
}

// If only one of a pair tapers the allowance, it comes first, because its working shows the taper.
const PAIRS = [
  ['statute', 'constants'],
  ['statute', 'text'],
  ['text', 'constants'],
] as const satisfies readonly (readonly [RuleSet, RuleSet])[]
/** Where the statute has its own method for every question, so it never agrees with the others, and only those two can be compared. */
const OWN_METHOD = 'capital-gains company-car ir35 part-year pension-allowance pension-relief rental-income side-hustle'.split(' ')

const WITH_RULE_SETS = CALCULATORS.filter(({ isLawAlone }) => !isLawAlone)

describe.each(WITH_RULE_SETS.map((calculator) => ({ slug: calculator.slug, calculator })))(
  'the rule sets of $slug',
  ({ slug, calculator }) => {
    it.each(PAIRS)('%s and %s agree wherever they read every entry the same way', (one, other) => {
      let agreed = 0
      holdsFor(calculator, (question) => {
        const result = resultKept(calculator, { ...question, ruleSet: one })
        const day = taxYears[result.taxYear].starts
        const differs = (entry: EntryId) => {
          const readings = readingsOf(entry, day)
          return readings[RULE_SETS.indexOf(one)] !== readings[RULE_SETS.indexOf(other)]
        }
        if (entriesUsed(slug, question, result).some(differs)) return
        agreed++
        expect(plain(calculator.record(inputsOf(calculator, question), { ruleSet: other }))).toEqual(plain(result.record))
      })
      // A run’s own questions may all touch an entry that the two read differently.
      if (process.env['SEED'] !== 'random') expect(agreed > 0).toBe(one !== 'statute' || !OWN_METHOD.includes(slug))
    })
  },
)
