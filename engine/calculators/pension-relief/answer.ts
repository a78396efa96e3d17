import { note } from '../../answer/answer.ts'
import { calculatorOf } from '../../answer/calculator-of.ts'
import { line, paid, recorded, row } from '../../answer/ledger.ts'
import { zero } from '../../expression/amount.ts'
import { isAbove, NEVER } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import { scotlandNote } from '../../law/income-tax/notes.ts'
import { allowanceInFull } from '../../law/pensions/annual-allowance.ts'
import { contributionAboveAllowance } from '../../law/pensions/contribution-above-allowance.ts'
import { isCutToLimit, reliefLimit, relievablePart, withinAnnualAllowance } from '../../law/pensions/contribution-limit.ts'
import { netPayRelief } from '../../law/pensions/net-pay-relief.ts'
import { chargeRow } from '../../law/pensions/rows.ts'
import { basicRateOn, basicRateRelief as basicRateReliefOn, FURTHER_RELIEF, taxSaved } from '../../law/pensions/tax-saved.ts'
import { testedIncome } from '../../law/pensions/tested-income.ts'
import { afterPaying } from '../../law/words.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { pensions } from '../../rates/generated/pensions.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { fields } from './fields.ts'
import { assumptionsOn, netPayNote, notesOnAllowance, notesOnTax } from './notes.ts'
import { limitSetBy } from './set-by.ts'

/**
 * The tax relief on a year’s gross pension contribution, which is what reaches the pension, its net cost, and any annual allowance charge.
 * Pounds a year. FA 2004 ss.188 to 192, 227, 228 and 228ZA.
 */
export const calculator = calculatorOf({
  slug: 'pension-relief',
  fields,
  margin: { input: 'pensionContribution', rises: 'your contribution rises', ifMore: (more) => `${more} went into your pension` },
  goalSeek: {
    find: 'pensionContribution',
    wanted: 'netCost',
    wants: 'I can afford a net cost of',
    needs: 'You can pay in',
    use: 'this contribution',
  },
  tables: { incomeTax, scottishIncomeTax, pensions, methods },
  answer({ annualEarnings, pensionContribution, isHigherRateTaxpayer, region }, rates) {
    const isCut = isCutToLimit(rates)
    const limit = reliefLimit(annualEarnings, rates)
    const relievable = relievablePart(pensionContribution, limit).means(say`The part of your contribution within that limit.`)
    // Under a method that cuts it, the rest of the contribution counts nowhere.
    const contribution = isCut ? relievable : pensionContribution
    const unrelieved = pensionContribution.less(relievable)

    const basicRateRelief = basicRateReliefOn(relievable, rates).means(say`Your scheme claims this from HMRC and adds it to your pension.`)
    const saved = taxSaved(
      { income: annualEarnings, relievable, region },
      'higherRateRelief',
      rates,
      say`Your Personal Allowance depends on this, and your contribution lowers it.`,
    )
    const isComputed = rates.methods.pensionRelief.amount.value === 'tax-saved'
    // By the other method a ticked box gives the basic rate relief once more.
    const flatRelief = (isHigherRateTaxpayer ? basicRateOn(relievable, rates) : zero).namedIfAny('higherRateRelief', FURTHER_RELIEF)
    const higherRateRelief = isComputed
      ? saved.furtherRelief.means(say`The tax on your earnings is this much lower with the contribution than without it.`)
      : flatRelief.means(say`You ticked “Higher Rate Taxpayer”, so this rule set gives the basic rate relief a second time.`)
    const totalRelief = basicRateRelief.plus(higherRateRelief).named('totalRelief', 'Total tax relief')
    const netCost = contribution
      .less(totalRelief)
      .named('netCost', 'Net cost')
      .means(say`What your contribution costs you after all the relief.`)

    const income = { netIncome: annualEarnings, reliefAtSource: pensionContribution }
    const above = contributionAboveAllowance(contribution, income, saved.taxed, rates)
    const { allowance, isReduced: isTapered } = above.tested ?? {
      allowance: allowanceInFull(rates),
      isReduced: NEVER,
    }
    const setBy = limitSetBy({ earnings: annualEarnings, relief: limit, allowance, isTapered, isCut })
    const maxAllowance = withinAnnualAllowance(limit, allowance).means(setBy.explained)
    const remainingAllowance = maxAllowance
      .excessOver(pensionContribution)
      .named('remainingAllowance', 'Left within this limit')
      .means(say`How much more you could pay in this year.`)

    const isAboveLimit = isAbove(pensionContribution, relievable)
    const cut = { condition: isAboveLimit, holding: 'Pension Contribution (capped)', otherwise: 'Pension Contribution' }
    const afterRelief = afterPaying(totalRelief, 'tax relief')
    return {
      headline: paid(netCost, 'your net cost would be'),
      large: {
        about: say`what your contribution costs you, ${afterRelief}`,
        announced: say`Your contribution costs you ${netCost} ${afterRelief}.`,
      },
      ledger: [
        row(contribution, { ...(isCut && { key: 'pensionContribution', label: cut }), isField: false }),
        row(basicRateRelief, { role: 'deduction', onlyWith: basicRateRelief, layout: { isRelief: true } }),
        row(higherRateRelief, { role: 'deduction', onlyWith: higherRateRelief, layout: { isRelief: true } }),
        row(totalRelief, { role: 'outside-deduction', layout: { isRelief: true } }),
        row(netCost, { role: 'total' }),
        row(maxAllowance, { role: 'outside' }),
        line('setBy', 'What Sets This Limit', setBy.name),
        row(remainingAllowance, { role: 'outside' }),
        chargeRow(above),
        recorded(relievable),
        recorded(unrelieved, { key: 'unrelievedContribution' }),
      ],
      notes: () => [
        isCut
          ? note(
              'contribution-capped',
              isAboveLimit,
              say`This rule set limits your contribution to ${relievable}. It leaves the other ${unrelieved} out of every figure here.`,
            )
          : note(
              'contribution-above-relief-limit',
              isAboveLimit,
              say`You can get tax relief on only ${relievable} of your contribution this year. You get none on the other ${unrelieved}, so think carefully before you pay it in.`,
              { starts: 'your contribution goes over the most you can get tax relief on' },
            ),
        note(
          'relieved-without-earnings',
          isAbove(relievable, annualEarnings),
          say`Your contribution is more than you earn. You can still get basic rate relief on a small amount, but only in a scheme that uses relief at source.`,
        ),
        ...notesOnAllowance(testedIncome(income), above, rates),
        ...(isComputed ? notesOnTax(saved, isHigherRateTaxpayer, rates) : []),
        scotlandNote(region, rates, isComputed),
      ],
      // The box alone decides by the other method.
      assumptions: () => assumptionsOn(region, !isComputed, isHigherRateTaxpayer, rates),
      aside() {
        // A net pay arrangement takes contributions out of pay, so they cannot be more than it.
        const fromHmrc = netPayRelief(annualEarnings, relievable.atMost(annualEarnings), rates).means(
          say`HMRC pays this after the tax year to somebody in a net pay arrangement. It is not in the answer, where your scheme claims the relief.`,
        )
        return { working: [fromHmrc], notes: [netPayNote(fromHmrc)] }
      },
    }
  },
})
