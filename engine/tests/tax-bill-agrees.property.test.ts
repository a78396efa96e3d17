import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Calculator } from '../calculator.ts'
import type { LoanPlan, MarriageAllowance } from '../inputs/common-fields.ts'
import { isYearByMonth } from '../law/national-insurance/class-1-by-month.ts'
import { Decimal, ZERO } from '../money/decimal.ts'
import { tables } from '../rates/generated/index.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import { ratesAt, type TaxYear } from '../rates/rates-at.ts'
import { BILL_YEARS, type BillInputs, billOf, inBill } from './bill-page.ts'
import { calculatorNamed } from './calculators.ts'
import { questionsFor } from './questions.ts'
import { runs } from './runs.ts'
import { amountOf, regionOf, same } from './take-home-page.ts'

// Allows for a busy machine, which is slow but not wrong.
vi.setConfig({ testTimeout: 60_000 })

type Raw = Readonly<Record<string, string>>

/** An answer of another calculator by the law of a year. */
class Answered {
  readonly inputs: Readonly<Record<string, unknown>>
  readonly taxYear: TaxYear
  readonly #calculator: Calculator
  readonly #raw: Raw
  readonly #amounts: ReadonlyMap<string, Decimal>

  constructor(calculator: Calculator, raw: Raw, taxYear: TaxYear) {
    const parsed = calculator.parse(raw, taxYear)
    if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
    const { rows, steps } = calculator.calculate(parsed.inputs, { ruleSet: 'statute', taxYear })
    this.inputs = parsed.inputs
    this.taxYear = taxYear
    this.#calculator = calculator
    this.#raw = raw
    this.#amounts = new Map([...steps, ...rows].map(({ key, value }) => [key, value]))
  }

  /** The salary of a year, which is all of gross income where there is no other row for it. */
  get salary(): Decimal {
    return this.#amounts.get('annualSalary') ?? this.amount('grossIncome')
  }

  /** The exact amount of a row or of a step, nothing where it has neither. */
  amount(key: string): Decimal {
    return this.#amounts.get(key) ?? ZERO
  }

  typed(name: string): Decimal {
    return amountOf(this.inputs, name)
  }

  /** The answer to the same question with some inputs changed. */
  with(raw: Raw): Answered {
    return new Answered(this.#calculator, { ...this.#raw, ...raw }, this.taxYear)
  }

  /** The bill of the same year and region. */
  bill(inputs: Partial<BillInputs>) {
    return billOf({ taxYear: this.taxYear, region: regionOf(this.inputs['region']), ...inputs })
  }
}

/** Compares what the bill says with what another calculator says. */
type Agree = (what: string, inTheBill: Decimal, elsewhere: Decimal) => void

/** Tests on many questions for a calculator in all years, with some inputs as given, that the bill says the same, and not just nothing. */
async function agreesInAllYears(
  slug: string,
  given: (taxYear: TaxYear) => fc.Arbitrary<Raw>,
  check: (other: Answered, agree: Agree) => void,
) {
  const calculator = await calculatorNamed(slug)
  const compared: Record<string, number> = {}
  const agree: Agree = (what, inTheBill, elsewhere) => {
    same(inTheBill, elsewhere)
    compared[what] = (compared[what] ?? 0) + (elsewhere.isZero() ? 0 : 1)
  }
  const asked = fc
    .constantFrom(...BILL_YEARS)
    .chain((taxYear) => fc.record({ taxYear: fc.constant(taxYear), question: questionsFor(calculator), own: given(taxYear) }))
  fc.assert(
    fc.property(asked, ({ taxYear, question, own }) => {
      const year = 'taxYear' in calculator.fields ? { taxYear } : {}
      check(new Answered(calculator, { ...question.inputs, ...year, ...own }, taxYear), agree)
    }),
    { numRuns: runs(300) },
  )
  expect(Object.entries(compared).filter(([, times]) => times < 10)).toEqual([])
}

const asItIs = () => fc.constant({})
const blank = (...names: readonly string[]): Raw => Object.fromEntries(names.map((name) => [name, '']))

/** Receipts and expenses that leave a profit, and that an allowance of £1,000 cannot make any lower. */
const fromTrade = (profit: Decimal) => ({ tradingIncome: Decimal.max(0, profit).plus(1000), tradingExpenses: new Decimal(1000) })

/** The first or the last day of a year, or a day on either side of the one on which the rates of gains rose. */
function aDayOfSale(taxYear: TaxYear) {
  const { starts, ends } = taxYears[taxYear]
  const days = [starts, '2024-10-29', '2024-10-30', ends].filter((each) => starts <= each && each <= ends)
  return fc.record({ disposalDate: fc.constantFrom(...days) })
}

// What only payroll knows, and other ways to say what the pay is.
const PAYROLL = blank('taxCode', 'secondTaxCode', 'niCategory', 'isDirector', 'bonus', 'payPer', 'otherLoanPlan', 'studentLoanPlan')
const NO_PENSION = blank('pensionContribution', 'pensionMethod', 'pensionBasis', 'pensionPerMonth', 'employerContribution')

// A calculator is here only where it puts the year’s law together in its own way. The others ask a function that one of these asks too:
// part-year and company-car, as income-tax does, taxOnIncome; pension-allowance, as pension-relief does, taxSaved; ir35, as dividend-tax does,
// taxWithDividends; national-insurance, as self-employed does, selfEmployedContributions. What they ask it with is in their golden rows.
describe('the bill agrees', () => {
  it('with income-tax on pay, benefits, another job or pension, and every way to pay into a pension', async () => {
    const allowances = { ...PAYROLL, ...blank('postgraduateLoan', 'marriageAllowance', 'blindPersonsAllowance', 'children') }
    const given = fc.record({ taxableBenefits: fc.constantFrom('', '5000.55'), secondIncome: fc.constantFrom('', '9876.54') })
    await agreesInAllYears(
      'income-tax',
      () => given.map((raw) => ({ ...allowances, ...raw })),
      (pay, agree) => {
        const isAtSource = pay.inputs['pensionMethod'] === 'relief-at-source' && pay.inputs['isPublicServicePension'] !== true
        const isJob = pay.inputs['secondIncomeKind'] === 'job'
        const second = pay.typed('secondIncome')
        const bill = pay.bill({
          employmentIncome: pay.salary.minus(isAtSource ? ZERO : pay.amount('pension')).plus(isJob ? second : ZERO),
          pensionIncome: isJob ? ZERO : second,
          taxableBenefits: pay.typed('taxableBenefits'),
          reliefAtSourcePension: isAtSource ? pay.amount('pensionGross') : ZERO,
        })
        agree('incomeTax', inBill(bill, 'incomeTax'), pay.amount('incomeTax'))
      },
    )
  })

  it('with income-tax on Marriage Allowance, the Blind Person’s Allowance and the Child Benefit charge', async () => {
    const given = fc.record({
      region: fc.constantFrom('england', 'scotland'),
      marriageAllowance: fc.constantFrom('none', 'received', 'given'),
      blindPersonsAllowance: fc.constantFrom('true', 'false'),
      children: fc.constantFrom('1', '3'),
    })
    await agreesInAllYears(
      'income-tax',
      () => given.map((raw) => ({ ...PAYROLL, ...NO_PENSION, ...blank('postgraduateLoan', 'taxableBenefits', 'secondIncome'), ...raw })),
      (pay, agree) => {
        const { marriageAllowance, blindPersonsAllowance } = pay.inputs
        const bill = pay.bill({
          employmentIncome: pay.amount('grossIncome'),
          childBenefit: pay.amount('childBenefit'),
          marriageAllowance: marriageAllowance as MarriageAllowance,
          blindPersonsAllowance: blindPersonsAllowance === true,
        })
        agree('incomeTax', inBill(bill, 'incomeTax'), pay.amount('incomeTax'))
        agree('childBenefitCharge', inBill(bill, 'childBenefitCharge'), pay.amount('childBenefitCharge'))
      },
    )
  })

  it('with student-loan on pay alone', async () => {
    const given = {
      ...PAYROLL,
      ...NO_PENSION,
      ...blank('region', 'secondIncome', 'marriageAllowance', 'blindPersonsAllowance', 'children'),
    }
    const plans = fc.record({ studentLoanPlan: fc.constantFrom('plan1', 'plan2', 'plan4', 'plan5', 'postgraduate') })
    await agreesInAllYears(
      'student-loan',
      () => plans.map((raw) => ({ ...given, ...raw, ...(raw.studentLoanPlan === 'postgraduate' && blank('postgraduateLoan')) })),
      (pay, agree) => {
        const plan = pay.inputs['studentLoanPlan'] as LoanPlan
        const bill = pay.bill({
          employmentIncome: pay.amount('grossIncome'),
          taxableBenefits: pay.typed('taxableBenefits'),
          studentLoanPlan: plan === 'postgraduate' ? 'none' : plan,
          postgraduateLoan: plan === 'postgraduate' || pay.inputs['postgraduateLoan'] === true,
        })
        agree('studentLoan', inBill(bill, 'studentLoan').plus(inBill(bill, 'postgraduateLoan')), pay.amount('studentLoan'))
      },
    )
  })

  it('with self-employed on a profit', async () => {
    await agreesInAllYears('self-employed', asItIs, (trade, agree) => {
      const bill = trade.bill(fromTrade(trade.amount('netProfit')))
      agree('incomeTax', inBill(bill, 'incomeTax'), trade.amount('incomeTax'))
      agree('class2', inBill(bill, 'class2'), trade.amount('class2NI'))
      agree('class4', inBill(bill, 'class4'), trade.amount('class4NI'))
    })
  })

  it('with side-hustle on what side income adds', async () => {
    await agreesInAllYears('side-hustle', asItIs, (side, agree) => {
      const [employmentIncome, sideIncome] = [side.typed('mainJobSalary'), side.typed('sideHustleIncome')]
      const trade =
        side.inputs['useTradingAllowance'] === true
          ? { tradingIncome: sideIncome }
          : fromTrade(sideIncome.minus(side.typed('sideHustleExpenses')))
      const [bill, without] = [side.bill({ employmentIncome, ...trade }), side.bill({ employmentIncome })]
      agree('incomeTax', inBill(bill, 'incomeTax').minus(inBill(without, 'incomeTax')), side.amount('additionalIncomeTax'))
      const insurance = inBill(bill, 'class2').plus(inBill(bill, 'class4'))
      // In a year whose Class 1 changes by the month, the bill counts that of each month towards the annual maxima, and side-hustle the rates
      // that the law has for the whole year, as it says. They agree wherever neither reaches a maximum.
      if (isYearByMonth(ratesAt(tables, side.taxYear, 'statute'))) {
        const alone = side.bill(trade)
        const isBelowMaxima = insurance.equals(inBill(alone, 'class2').plus(inBill(alone, 'class4')))
        if (!isBelowMaxima || !side.amount('additionalNI').equals(side.with({ mainJobSalary: '' }).amount('additionalNI'))) return
      }
      agree('insurance', insurance, side.amount('additionalNI'))
    })
  })

  it('with dividend-tax on dividends, and on what they add to the tax on other income', async () => {
    await agreesInAllYears('dividend-tax', asItIs, (other, agree) => {
      const employmentIncome = other.typed('otherIncome')
      const bill = other.bill({ employmentIncome, dividendIncome: other.typed('dividendIncome') })
      agree('taxOnDividends', inBill(bill, 'taxOnDividends'), other.amount('dividendTax'))
      const extra = inBill(bill, 'taxOnOtherIncome').minus(inBill(other.bill({ employmentIncome }), 'incomeTax'))
      agree('extra', extra, other.amount('extraTaxOnOtherIncome'))
    })
  })

  it('with rental-income on what rent adds, with the choice about the property allowance that leaves the least tax', async () => {
    await agreesInAllYears('rental-income', asItIs, (rent, agree) => {
      const employmentIncome = rent.typed('otherIncome')
      const bill = rent.bill({
        employmentIncome,
        rentalIncome: rent.typed('annualRentalIncome'),
        rentalExpenses: rent.typed('allowableExpenses'),
        financeCosts: rent.typed('mortgageInterest'),
        lodgerReceipts: rent.typed('lodgerReceipts'),
        lodgerExpenses: rent.typed('lodgerExpenses'),
        lodgerShared: rent.inputs['lodgerShared'] === true,
      })
      const added = inBill(bill, 'incomeTax').minus(inBill(rent.bill({ employmentIncome }), 'incomeTax'))
      const all = ['automatic', 'claim', 'opt-out'].map((propertyAllowance) => rent.with({ propertyAllowance }))
      agree('added', added, Decimal.min(...all.map((each) => each.amount('totalTaxDue').minus(each.amount('reductionOfOtherTax')))))
    })
  })

  it('with capital-gains on one sale', async () => {
    await agreesInAllYears('capital-gains', aDayOfSale, (sale, agree) => {
      const { assetType, disposalDate } = sale.inputs
      const gain = Decimal.max(0, sale.amount('gain'))
      const isBefore = sale.taxYear === '2024-25' && String(disposalDate) < '2024-10-30'
      const kind = assetType === 'residential' ? 'residentialGains' : isBefore ? 'otherGainsBeforeBudget' : 'otherGains'
      const bill = sale.bill({ employmentIncome: sale.typed('otherIncome'), [kind]: gain })
      agree('capitalGainsTax', inBill(bill, 'capitalGainsTax'), sale.amount('capitalGainsTax'))
    })
  })

  it('with pension-relief on the tax that a contribution saves besides basic rate relief', async () => {
    await agreesInAllYears('pension-relief', asItIs, (pension, agree) => {
      const employmentIncome = pension.typed('annualEarnings')
      const bill = pension.bill({ employmentIncome, reliefAtSourcePension: pension.typed('pensionContribution') })
      const saved = inBill(pension.bill({ employmentIncome }), 'incomeTax').minus(inBill(bill, 'incomeTax'))
      agree('saved', saved, pension.amount('higherRateRelief'))
    })
  })
})
