import { describe, expect, it } from 'vitest'
import type { Calculator } from '../../calculator.ts'
import { marginOf } from '../../explain/margin-of.ts'
import type { RuleSet } from '../../rates/rates-at.ts'
import { answerOf, askedBy, itNotes, sharesOf, toldBy, valuesOf } from '../../tests/page.ts'
import { inputsOf } from '../../tests/questions.ts'
import { saidText, saidUnder } from '../../tests/said-text.ts'
import { calculator } from './answer.ts'

const HOME = { annualRentalIncome: '20000', allowableExpenses: '3000', mortgageInterest: '5000', otherIncome: '40000' }
const tell = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => toldBy(answerOf(calculator, raw, ruleSet))
const values = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => valuesOf(answerOf(calculator, raw, ruleSet))

describe('the rental income calculator', () => {
  it('asks about the property allowance, and for an answer that it does not use', () => {
    expect(askedBy(calculator)).toContain('isBasicRateTaxpayer: Basic Rate Taxpayer, text, basic when blank')
    expect(askedBy(calculator)).toContain('propertyAllowance: Property Allowance, automatic | claim | opt-out, automatic when blank')
  })

  it('taxes £17,000 on top of £40,000 (£10,270 at 20% and £6,730 at 40%), less 20% of £5,000 (ITTOIA 2005 s.274AA)', () => {
    const answer = answerOf(calculator, HOME)
    expect(valuesOf(answer)).toMatchObject({ 'incomeTax.after': '10232.00', 'incomeTax.before': '5486.00', taxOnRentalProfit: '4746.00' })
    expect(valuesOf(answer)).toMatchObject({ mortgageReliefBasicRate: '1000.00', totalTaxDue: '3746.00', netAfterInterest: '8254.00' })
    expect(valuesOf(answer)).toMatchObject({ netRentalIncomeAfterTax: '13254.00', taxRate: '40.00', effectiveRate: '22.04' })
    expect(sharesOf(answer)).toEqual({ netAfterInterest: '41.3', mortgageInterest: '25.0', allowableExpenses: '15.0', totalTaxDue: '18.7' })
    expect(toldBy(answer).assumptions).toEqual([
      'region by region',
      'property-allowance by propertyAllowance',
      'rent-a-room-not-claimed by lodgerReceipts',
      'other-income-is-earned',
      'residential-letting',
      'one-owner',
      'nothing-brought-forward',
      'no-student-loan',
    ])
  })

  it('both deducts the interest and gives relief on it under constants, at the single rate for £52,000', () => {
    const answer = answerOf(calculator, HOME, 'constants')
    expect(answer.bandTables).toEqual([])
    expect(tell({ ...HOME, otherIncome: '' }).assumptions[1]).toBe('no-other-income by otherIncome')
    expect(valuesOf(answer)).toMatchObject({ netRentalProfit: '12000.00', slabIncome: '52000.00', taxOnRentalProfit: '4800.00' })
    expect(valuesOf(answer)).toMatchObject({ relievedFinanceCosts: '5000.00', taxRate: '40.00' })
  })

  it('limits relief to the profit, and carries the rest forward (s.274A)', () => {
    const unused = { annualRentalIncome: '4000', mortgageInterest: '5000', otherIncome: '40000' }
    expect(tell(unused).rows.at(-1)).toBe('· Unused Interest Carried Forward 1000.00 (unusedFinanceCosts)')
    expect(values(unused)['relievedFinanceCosts']).toBe('4000.00')
  })

  it('ignores both rent and costs when the rent is within the property allowance (ss.783BE and 783BF)', () => {
    const { rows, steps } = tell({ annualRentalIncome: '900', allowableExpenses: '100', mortgageInterest: '50', otherIncome: '30000' })
    expect(rows.slice(4, 7)).toEqual([
      '· Rent Less Expenses 800.00 (grossRentalProfit)',
      '· Property Allowance Used 900.00 (propertyAllowanceUsed)',
      '· Rental Profit 0.00 (netRentalProfit)',
    ])
    expect(steps[1]).toMatch(/ = 900\.00 \[ITTOIA 2005 ss\.783BE and 783BF\]$/)
    expect(steps).toContain('Interest that gets tax relief (relievedFinanceCosts) = 0 = 0.00 [ITTOIA 2005 s.783BL]')
    expect(steps.join()).not.toContain('unusedFinanceCosts')
  })

  it('deducts the property allowance when it is claimed: £5,000 less £1,000 (ss.783BH and 783BK)', () => {
    const claim = { annualRentalIncome: '5000', allowableExpenses: '300', otherIncome: '30000', propertyAllowance: 'claim' }
    expect(tell(claim).steps[1]).toMatch(/ = 1000\.00 \[ITTOIA 2005 ss\.783BH and 783BK\]$/)
    // 4,700 less 20% of 4,000.
    expect(values(claim)).toMatchObject({ netRentalProfit: '4000.00', netRentalIncomeAfterTax: '3900.00' })
  })

  it('sets the relief left over from the tax on Scottish rent against the tax on other income: £200 less £190 (s.274A)', () => {
    const facts = { annualRentalIncome: '1000', mortgageInterest: '1000', otherIncome: '13000', propertyAllowance: 'opt-out' }
    const { rows, steps } = tell({ ...facts, region: 'scotland' })
    expect(rows.at(-1)).toBe('· Relief Against Tax on Other Income 10.00 (reductionOfOtherTax)')
    expect(steps.find((step) => step.includes('(reductionOfOtherTax)'))).toMatch(/\[ITTOIA 2005 s\.274A; ITA 2007 s\.23 step 6\]$/)
  })

  it('ignores the property allowance under constants', () => {
    const { assumptions, rows } = tell({ annualRentalIncome: '900' }, 'constants')
    expect(assumptions.filter((code) => /property-allowance|earned/.test(code))).toEqual([])
    expect(rows.join()).not.toContain('propertyAllowanceUsed')
  })

  it('calls a loss a loss', () => {
    const { rows, steps } = tell({ annualRentalIncome: '1200', allowableExpenses: '3000' })
    expect(rows).toContain('· Rental Loss -1800.00 (netRentalProfit)')
    expect(steps).toContain('Taxable profit (taxedProfit) = “Rental loss”, not below nothing = 0.00')
  })

  it('gives no tax rate for a loss', () => {
    const keys = answerOf(calculator, { annualRentalIncome: '1200', allowableExpenses: '3000' }).steps.map(({ key }) => key)
    expect(keys.slice(-3)).toEqual(['totalTaxDue', 'netRentalIncomeAfterTax', 'netAfterInterest'])
  })

  it('gives no effective rate for no rent', () => {
    expect(answerOf(calculator, {}).steps.at(-1)?.key).toBe('netAfterInterest')
  })
})

it('offers to deduct expenses above the property allowance that was claimed, in place of it: £1,500 and £1,000 of £5,000', () => {
  const claim = { annualRentalIncome: '5000', otherIncome: '30000', propertyAllowance: 'claim' }
  expect(answerOf(calculator, { ...claim, allowableExpenses: '1500' }).leads.map(({ link }) => link)).toContainEqual({
    words: 'Deduct your expenses instead',
    field: 'propertyAllowance',
    enter: 'automatic',
    better: 'with your expenses deducted',
  })
  expect(leads({ ...claim, allowableExpenses: '1000' })).not.toContain('propertyAllowance')
  expect(leads({ ...claim, allowableExpenses: '1500', otherIncome: '0' })).not.toContain('propertyAllowance')
  expect(leads({ ...claim, allowableExpenses: '1500', propertyAllowance: 'automatic' })).not.toContain('propertyAllowance')
})

const leads = (raw: Readonly<Record<string, string>>) => answerOf(calculator, raw).leads.map(({ link }) => link?.field)

/** What more is asked about, and what is found backwards. */
function movedFor(raw: Readonly<Record<string, string>>) {
  const asked: Calculator = calculator
  const inputs = inputsOf(asked, { ruleSet: 'statute', inputs: raw })
  return [marginOf(asked, inputs)?.input, asked.goalSeek?.(inputs)?.find]
}

const keysOf = (raw: Readonly<Record<string, string>>) =>
  answerOf(calculator, raw)
    .rows.filter(({ layout }) => !layout?.isHidden)
    .slice(0, 3)
    .map(({ key }) => key)

describe('lodgers', () => {
  const LODGERS = { lodgerReceipts: '10000', otherIncome: '30000' }

  it('leave £2,500 above the Rent a Room limit to tax, and no property allowance (ITTOIA 2005 s.783BB(2))', () => {
    const { rows, steps, assumptions } = tell(LODGERS)
    expect(values(LODGERS)).toMatchObject({ netRentalProfit: '2500.00', totalTaxDue: '500.00', netRentalIncomeAfterTax: '9500.00' })
    expect(rows).toContain('· Rent a Room Relief Used 7500.00 (rentARoomUsed)')
    expect(steps.find((step) => step.includes('(lodgerProfit)'))).toMatch(/ = 2500\.00 \[ITTOIA 2005 ss\.784 to 802\]$/)
    expect(assumptions).toContain('lodgers-live-in-your-home')
    expect(assumptions.join()).not.toMatch(/rent-a-room-not-claimed|property-allowance/)
  })

  it('come first where nothing else is let, without rows of nothing', () => {
    expect(keysOf(LODGERS)).toEqual(['lodgerReceipts', 'grossRentalProfit', 'rentARoomUsed'])
    expect(keysOf({ ...LODGERS, allowableExpenses: '1' })).toEqual(['annualRentalIncome', 'allowableExpenses', 'lodgerReceipts'])
    expect(keysOf({})).toEqual(['annualRentalIncome', 'allowableExpenses', 'grossRentalProfit'])
  })

  it('are offered in place of a rent that is taxed', () => {
    expect(leads({ annualRentalIncome: '9000', otherIncome: '30000' })).toEqual(['lodgerReceipts'])
    expect(leads({ annualRentalIncome: '900', otherIncome: '30000' })).toEqual([])
    expect(leads({ annualRentalIncome: '9000', otherIncome: '30000', mortgageInterest: '0.01' })).toEqual([])
    expect(leads(LODGERS)).toEqual([])
  })

  it('have a rate on all that they pay, and are what is asked about where there is no other rent', () => {
    // £500 of the £10,000 that they pay.
    const { footnote = [] } = answerOf(calculator, LODGERS)
    expect(saidText(footnote)).toMatch(/^Effective tax rate on the rent less expenses: 5 \(/)
    expect(movedFor(LODGERS)).toEqual([undefined, 'lodgerReceipts'])
    expect(movedFor({ ...LODGERS, annualRentalIncome: '1' })).toEqual(['annualRentalIncome', 'annualRentalIncome'])
    expect(movedFor({})).toEqual(['annualRentalIncome', 'annualRentalIncome'])
  })

  it('keep an election for the limit only while they pay more than it (ITTOIA 2005 s.800(6))', () => {
    expect(saidUnder(answerOf(calculator, LODGERS), 'rent-a-room-limit-used')).toMatch(
      /until you withdraw it or your lodgers pay no more than the limit in a year\.$/,
    )
  })

  it.each([
    [{ annualRentalIncome: '1001' }, true],
    [{ annualRentalIncome: '1001', lodgerExpenses: '8000' }, false],
    [{ annualRentalIncome: '1001', lodgerExpenses: '8000', propertyAllowance: 'claim' }, true],
    [{ annualRentalIncome: '1001', lodgerExpenses: '8000', propertyAllowance: 'opt-out' }, true],
    [{ propertyAllowance: 'claim' }, false],
  ])('beside %o leave the property allowance to assume: %s', (raw, isAssumed) => {
    expect(tell({ ...LODGERS, ...raw }).assumptions.includes('property-allowance by propertyAllowance')).toBe(isAssumed)
  })

  it('say what the other way would cost: 8,800 at 20% is 1,760, and less 20% of 8,000 it is 160, against 500', () => {
    const WITH_COSTS = { ...LODGERS, lodgerExpenses: '1200' }
    expect(saidUnder(answerOf(calculator, WITH_COSTS), 'rent-a-room-limit-used')).toContain(
      'With your expenses you would pay 1260 (pence) more.',
    )
    expect(saidUnder(answerOf(calculator, { ...WITH_COSTS, mortgageInterest: '8000' }), 'lodger-expenses-used')).toContain(
      'With the limit you would pay 340 (pence) more.',
    )
    expect(saidUnder(answerOf(calculator, { lodgerReceipts: '10000', lodgerExpenses: '1200' }), 'rent-a-room-limit-used')).not.toContain(
      'instead, you',
    )
  })

  it('are left out under constants', () => {
    expect(values(LODGERS, 'constants')).toEqual(values({ otherIncome: '30000' }, 'constants'))
  })
})

describe('what the rental income calculator says of the interest that gets relief', () => {
  it.each([
    ['statute', 'The lowest of three: your interest, your rental profit, and your income above the Personal Allowance.'],
    ['constants', 'This rule set gives relief for all of your interest.'],
  ] as const)('under %s', (ruleSet, expected) => {
    expect(saidUnder(answerOf(calculator, HOME, ruleSet), 'relievedFinanceCosts')).toBe(expected)
  })
})

describe('a note on a letting', () => {
  const WITHIN = 'rent-within-property-allowance'
  itNotes(calculator, [
    ['nothing', {}, []],
    ['a loss', { annualRentalIncome: '1200', allowableExpenses: '3000' }, ['expenses-above-income']],
    ['a loss within the allowance', { annualRentalIncome: '1000', allowableExpenses: '3000' }, [WITHIN, 'loss-not-counted']],
    [
      'the same, opted out',
      { annualRentalIncome: '1000', allowableExpenses: '3000', propertyAllowance: 'opt-out' },
      ['expenses-above-income'],
    ],
    [
      'interest above the rent',
      { annualRentalIncome: '4000', mortgageInterest: '5000', otherIncome: '40000' },
      ['unused-finance-costs', 'interest-above-what-is-left'],
    ],
    [
      'Scottish profit taxed at 19% with interest relieved at 20%, and no other tax',
      { annualRentalIncome: '2000', mortgageInterest: '2000', otherIncome: '12570', region: 'scotland' },
      // 20% of 2,000 is 400 and the tax 380; a claim would leave 190.
      ['relief-above-tax'],
    ],
    [
      'the same with other tax of £5.70, less than the £20',
      { annualRentalIncome: '2000', mortgageInterest: '2000', otherIncome: '12600', region: 'scotland' },
      ['relief-lowers-other-tax', 'relief-above-tax'],
    ],
    [
      'the same with other tax of £81.70',
      { annualRentalIncome: '1800', mortgageInterest: '1800', otherIncome: '13000', region: 'scotland' },
      ['relief-lowers-other-tax'],
    ],
    ['£4,000 on top of £99,000', { annualRentalIncome: '5000', allowableExpenses: '1000', otherIncome: '99000' }, ['allowance-tapered']],
    ['£4,000 on top of £130,000', { annualRentalIncome: '5000', allowableExpenses: '1000', otherIncome: '130000' }, ['allowance-used-up']],
    ['the same under text, at a single rate', { annualRentalIncome: '5000', allowableExpenses: '1000', otherIncome: '130000' }, [], 'text'],
    [
      'a claim with interest',
      { annualRentalIncome: '5000', mortgageInterest: '100', otherIncome: '40000', propertyAllowance: 'claim' },
      ['interest-without-relief'],
    ],
    ['rent of £1,000', { annualRentalIncome: '1000', otherIncome: '40000' }, [WITHIN]],
    [
      'rent of £1,000 with interest',
      { annualRentalIncome: '1000', mortgageInterest: '100', otherIncome: '40000' },
      [WITHIN, 'interest-without-relief'],
    ],
    ['rent on which no tax is due', { annualRentalIncome: '1001' }, []],
    ['a claim under constants', { annualRentalIncome: '5000', propertyAllowance: 'claim' }, ['property-allowance-not-given'], 'constants'],
    ['rent of £900 under constants', { annualRentalIncome: '900' }, [], 'constants'],
    ['lodgers at the limit', { lodgerReceipts: '7500', otherIncome: '40000' }, ['lodgers-within-rent-a-room']],
    ['a penny above it', { lodgerReceipts: '7500.01', otherIncome: '40000' }, ['rent-a-room-limit-used']],
    ['expenses at the limit', { lodgerReceipts: '9000', lodgerExpenses: '7500', otherIncome: '40000' }, ['rent-a-room-limit-used']],
    ['a penny more', { lodgerReceipts: '9000', lodgerExpenses: '7500.01', otherIncome: '40000' }, ['lodger-expenses-used']],
    ['a loss on lodgers', { lodgerReceipts: '8000', lodgerExpenses: '8000.01' }, ['expenses-above-income', 'lodger-expenses-used']],
    ['a loss within the limit', { lodgerReceipts: '7000', lodgerExpenses: '8000' }, ['lodgers-within-rent-a-room']],
    [
      'expenses of letting with lodgers alone',
      { lodgerReceipts: '10000', allowableExpenses: '1500', otherIncome: '30000' },
      ['expenses-of-letting-without-rent', 'rent-a-room-limit-used'],
    ],
    [
      'interest on the home of lodgers',
      { lodgerReceipts: '10000', lodgerExpenses: '1200', mortgageInterest: '4000', otherIncome: '30000' },
      ['rent-a-room-limit-used', 'interest-on-own-home'],
    ],
    [
      'interest that makes their expenses better',
      { lodgerReceipts: '10000', lodgerExpenses: '1200', mortgageInterest: '8000', otherIncome: '30000' },
      ['lodger-expenses-used'],
    ],
    ['lodgers under constants', { lodgerReceipts: '9000' }, ['lodgers-not-used'], 'constants'],
    ['somebody else who lets there, under constants', { lodgerShared: 'true' }, ['lodgers-not-used'], 'constants'],
    ['Scotland', { region: 'scotland' }, []],
    ['Scotland under constants', { region: 'scotland' }, ['scotland-on-uk-bands'], 'constants'],
    ['Scotland under text, at a single UK rate', { region: 'scotland' }, ['scotland-on-uk-bands'], 'text'],
    ['an answer of “higher”', { isBasicRateTaxpayer: 'higher' }, ['taxpayer-answer-not-used']],
  ])
})
