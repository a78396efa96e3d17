import { assume, notCoveredBy, note } from '../../answer/answer.ts'
import { calculatorOf } from '../../answer/calculator-of.ts'
import { kept, line, recorded, row } from '../../answer/ledger.ts'
import { figure, number, zero } from '../../expression/amount.ts'
import { all, isAbove, isEqual, isShownAsZero, not } from '../../expression/condition.ts'
import { asMoney, inUnits, say } from '../../expression/sentence.ts'
import { dayInWords } from '../../inputs/day.ts'
import { corporationTaxByYear } from '../../law/corporation-tax/by-financial-year.ts'
import { asCorporationTax } from '../../law/corporation-tax/corporation-tax.ts'
import { endOfFinancialYear } from '../../law/corporation-tax/financial-year.ts'
import { areLimitsShared, limitFor } from '../../law/corporation-tax/limits.ts'
import { afterPaying, effectiveRateNote } from '../../law/words.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import { corporationTax } from '../../rates/generated/corporation-tax.ts'
import { dividends } from '../../rates/generated/dividends.ts'
import { methods } from '../../rates/generated/methods.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import { fields } from './fields.ts'

/** Corporation Tax for a company, for an accounting period of up to a year. Pounds for the period. CTA 2010 ss.3, 18A, 18B and 18D. */
export const calculator = calculatorOf({
  slug: 'corporation-tax',
  isAdvised: true,
  fields,
  margin: {
    input: 'taxableProfit',
    rises: 'the profit rises',
    of: 'of profit',
    keeper: 'the company',
  },
  goalSeek: {
    find: 'taxableProfit',
    wanted: 'afterTaxProfit',
    wants: 'The company should keep',
    needs: 'It needs a profit of',
    use: 'this profit',
  },
  tables: { corporationTax, dividends, methods },
  answer({ taxableProfit, accountingPeriodLength: months, associatedCompanies, periodEnd }, rates, on, taxYear) {
    const dated = { months, associatedCompanies, end: periodEnd, on }
    const { starts } = taxYears[taxYear]
    const { tax: charged, ...worked } = corporationTaxByYear(taxableProfit, dated, rates, starts)
    const { limits, marginalRelief, period, isSplit, moreAtMainRates } = worked
    const tax = asCorporationTax(charged).means({
      words: say`What the company owes for the period.`,
      atZero: say`There is no profit to tax.`,
    })
    const afterTaxProfit = taxableProfit
      .less(tax)
      .named('afterTaxProfit', 'After-tax profit')
      .means(say`What the company can keep, invest or pay out.`)
    const effectiveRate = tax
      .asPercentOf(taxableProfit)
      .named('effectiveRate', 'Effective rate')
      .means(say`The tax as a percentage of the profit.`)

    const isRelieved = not(isEqual(marginalRelief, zero))
    const isReliefShown = not(isShownAsZero(marginalRelief))
    const hasAssociates = not(isEqual(associatedCompanies, zero))
    const afterTax = afterPaying(tax, 'Corporation Tax')
    return {
      headline: kept(afterTaxProfit, 'the company would keep'),
      large: {
        about: say`left of the profit ${afterTax}`,
        announced: say`The company keeps ${afterTaxProfit} of its profit ${afterTax}.`,
      },
      ledger: [
        row(taxableProfit),
        line('accountingPeriodLength', 'Accounting Period', say`${inUnits(months, 'months')}`),
        row(tax, { role: 'deduction' }),
        // It is already deducted from the tax, so it is not part of the sum.
        row(marginalRelief, {
          label: 'Marginal Relief, Already in the Tax Above',
          role: 'outside',
          where: isReliefShown,
          layout: { isRelief: true },
        }),
        row(afterTaxProfit, { role: 'total' }),
        recorded(effectiveRate),
        ...(limits ? [recorded(limits.lower, { key: 'lowerLimit' }), recorded(limits.upper, { key: 'upperLimit' })] : []),
      ],
      footnote: effectiveRateNote('Effective tax rate', effectiveRate, taxYear),
      notes: () => [
        note(
          'marginal-relief-applied',
          isReliefShown,
          say`The profit is between the two limits, so marginal relief takes ${marginalRelief} off the tax at the main rate. It has already been taken off the tax above. Enter it on the company’s tax return.`,
        ),
        note(
          'marginal-relief-below-a-penny',
          all(isRelieved, not(isReliefShown)),
          say`The profit is so close to the upper limit that marginal relief comes to less than a penny.`,
        ),
        note(
          'split-between-financial-years',
          isSplit,
          say`The rates changed on a day in this period. The profit is divided by days, and each part is taxed at the rates of its own financial year.`,
        ),
        ...(limits
          ? [
              note(
                'limits-for-a-short-period',
                isAbove(A_YEAR, months),
                say`The period is shorter than a year, so both limits are reduced in proportion: here they are ${asMoney(limits.lower)} and ${asMoney(limits.upper)}.`,
              ),
              areLimitsShared(rates)
                ? note(
                    'limits-shared-with-associated-companies',
                    hasAssociates,
                    say`The company shares both limits equally with its associated companies, whatever they earn. Here the limits are ${asMoney(limits.lower)} and ${asMoney(limits.upper)}.`,
                  )
                : note(
                    'relief-shared-with-associated-companies',
                    all(hasAssociates, isRelieved),
                    say`These rules divide the relief by the number of associated companies. The law divides the limits instead.`,
                  ),
            ]
          : []),
        note(
          'paid-in-instalments',
          isAbove(taxableProfit, limitFor(figure(rates.corporationTax.instalmentsLimit), period, rates)),
          say`With this much profit the company counts as large. It pays in quarterly instalments, which start before the period ends. In its first year as a large company it may still be able to pay in one go.`,
        ),
      ],
      assumptions: () => {
        const hasLimits = limits !== undefined
        return [
          assume(
            'no-associated-companies',
            say`The company has no associated companies: it controls no other company, none controls it, and the same people control no other. If it has any, the tax on this profit can be higher.`,
            { field: 'associatedCompanies', where: hasLimits && not(hasAssociates) },
          ),
          assume('full-year', say`The accounting period is a full year. A shorter period has lower limits.`, {
            field: 'accountingPeriodLength',
            where: hasLimits && isEqual(months, A_YEAR),
          }),
          assume(
            'period-end',
            say`The accounting period ends on ${dayInWords(endOfFinancialYear(starts))}.${hasLimits ? ' If it is shorter than a year, its limits are counted in months. Enter its last day to count days, as the law does.' : ''}`,
            { field: 'periodEnd', where: periodEnd === undefined },
          ),
          assume(
            'profit-for-tax',
            say`This is the profit on the tax return, not in the accounts. Start from the accounts, add back depreciation and entertaining, then take off tax relief for equipment (capital allowances), losses and other reliefs.`,
          ),
          assume(
            'not-close-investment-holding',
            say`The company trades, or lets property to people not connected with its owners. A company that a few people control and that mainly holds investments (a close investment-holding company) pays the main rate on all its profit.`,
            { where: hasLimits },
          ),
          assume(
            'no-loans-to-owners',
            say`The company has not lent its owners any money. If a loan is still unpaid ${figure(rates.corporationTax.paymentMonths)} after the period ends, the company pays tax of ${figure(rates.dividends.upperRate)} of what is owed. It gets that back once the loan is repaid.`,
          ),
          assume(
            'no-dividends-received',
            say`The company received no dividends from companies outside its group. These are usually free of tax, but they count towards the limits.`,
            { where: hasLimits },
          ),
          assume(
            'nothing-else',
            say`The company is resident in the UK. ${hasLimits ? 'Companies resident abroad do not automatically get the small profits rate or marginal relief. ' : ''}Not included: the rates for oil and gas extraction, and the surcharge on banks.`,
          ),
        ]
      },
      // A close investment-holding company pays the main rate on all of its profit.
      notCovered: () =>
        notCoveredBy('not-close-investment-holding', {
          name: 'closeInvestmentHolding',
          words: 'Profit left if it is a close investment-holding company',
          amount: moreAtMainRates,
          effect: 'less',
          law: 'CTA 2010 ss.18A and 18N',
        }),
    }
  },
})

const A_YEAR = number(MONTHS_IN_A_YEAR)
