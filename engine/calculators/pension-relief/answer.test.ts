import { describe, expect, it } from 'vitest'
import type { RuleSet } from '../../rates/rates-at.ts'
import { answerOf, itNotes, sharesOf, toldBy, valuesOf } from '../../tests/page.ts'
import { saidText, saidUnder } from '../../tests/said-text.ts'
import { calculator } from './answer.ts'

const PAID = { annualEarnings: '55000', pensionContribution: '10000' }
const TICKED = { isHigherRateTaxpayer: 'true' }
const tell = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => toldBy(answerOf(calculator, raw, ruleSet))
const values = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => valuesOf(answerOf(calculator, raw, ruleSet))

const paid = (annualEarnings: string, pensionContribution: string, box = 'false') => ({
  annualEarnings,
  pensionContribution,
  isHigherRateTaxpayer: box,
})

describe('the pension relief calculator', () => {
  it('gives relief on £10,000 out of £55,000: 20% of it, and another 20% of the £4,730 taxed at 40% (FA 2004 s.192)', () => {
    const answer = answerOf(calculator, { ...PAID, ...TICKED })
    expect(valuesOf(answer)).toMatchObject({ basicRateRelief: '2000.00', 'before.incomeTax': '9432.00', 'after.incomeTax': '8486.00' })
    expect(valuesOf(answer)).toMatchObject({ higherRateRelief: '946.00', netCost: '7054.00', remainingAllowance: '45000.00' })
    expect(sharesOf(answer)).toEqual({ netCost: '70.5', basicRateRelief: '20.0', higherRateRelief: '9.5' })
  })

  it('gives 20% relief, and another 20% when the box is ticked, under constants', () => {
    expect(values({ ...PAID, ...TICKED }, 'constants')).toMatchObject({ higherRateRelief: '2000.00', netCost: '6000.00' })
    const unticked = tell(PAID, 'constants')
    expect(unticked.assumptions[1]).toBe('higher-rate by isHigherRateTaxpayer')
    expect(unticked.steps[3]).toBe('Net cost (netCost) = “Contribution that gets tax relief” − “Basic rate relief” = 8000.00')
    expect(unticked.rows).toContain('·− Total Tax Relief 2000.00 (totalRelief)')
    expect(unticked.bandTables).toEqual([])
  })

  it('shows what HMRC pays on £6,000 out of £5,000 in a net pay arrangement: relief on no more than the pay, 5,000 × 20% (FA 2004 s.193A)', () => {
    expect(tell(paid('5000', '6000')).steps.at(-1)).toMatch(/\(netPayRelief\) = .* = 1000\.00 \[FA 2004 s\.193A\]$/)
  })

  it('caps a contribution at earnings under constants, and says so; the law gives no relief on the rest', () => {
    const above = { annualEarnings: '5000', pensionContribution: '6000' }
    expect(tell(above, 'constants').rows[0]).toBe('+ Pension Contribution (capped) 5000.00 (pensionContribution)')
    expect(tell({ ...above, pensionContribution: '5000' }, 'constants').rows[0]).toBe(
      '+ Pension Contribution 5000.00 (pensionContribution)',
    )
    expect(tell(above).rows[0]).toBe('+ Pension Contribution 6000.00 (pensionContribution)')
    expect(values(above)['relievable']).toBe('5000.00')
  })
})

const said = (earnings: string, contribution: string, key: string) => saidUnder(answerOf(calculator, paid(earnings, contribution)), key)
const setBy = (earnings: string, contribution: string) =>
  saidText(answerOf(calculator, paid(earnings, contribution)).lines.find(({ key }) => key === 'setBy')?.text ?? [])

describe('what the pension relief calculator says', () => {
  const EXCESS = 'contribution-above-annual-allowance'

  it('of a charge that comes to nothing: 40% of a penny is 0.4p, and of two it is 0.8p', () => {
    const owed = 'Unless you can carry forward unused allowance from earlier years, you owe an annual allowance charge of 0.01 (pence)'
    expect(said('120000', '60000.01', EXCESS)).toContain('The charge on so little comes to nothing.')
    expect(said('120000', '60000.01', EXCESS)).not.toContain('you owe')
    expect(said('120000', '60000.02', EXCESS)).toContain(owed)
  })

  it('of a taper that is rounded down to nothing, £1 above the limit of £260,000 (FA 2004 s.228ZA(2))', () => {
    expect([setBy('260001', '1000'), setBy('260002', '1000')]).toEqual(['The annual allowance', 'Your tapered annual allowance'])
    expect(said('260001', '1000', 'maxAllowance')).toMatch(/^The annual allowance is less than you could get tax relief on/)
  })

  it('of earnings that are the allowance exactly, or a penny less', () => {
    expect(said('60000', '1000', 'maxAllowance')).toMatch(
      /^Your earnings are exactly the same as your annual allowance, so they set the limit\./,
    )
    expect(said('59999.99', '1000', 'maxAllowance')).toMatch(/^Your earnings are less than your annual allowance, so they set the limit\./)
    expect([setBy('60000', '1000'), setBy('59999.99', '1000')]).toEqual(['Your earnings', 'Your earnings'])
  })

  it('of the relief that the tick box gives under constants, which is no difference of tax', () => {
    expect(saidUnder(answerOf(calculator, { ...PAID, ...TICKED }, 'constants'), 'higherRateRelief')).toBe(
      'You ticked “Higher Rate Taxpayer”, so this rule set gives the basic rate relief a second time.',
    )
    expect(said('55000', '10000', 'higherRateRelief')).toBe(
      'The tax on your earnings is this much lower with the contribution than without it.',
    )
  })
})

describe('a contribution above a tapered annual allowance (FA 2004 ss.227, 228 and 228ZA)', () => {
  const passed = tell(paid('280000', '60000', 'true'))

  it('shows the charge below the sum, not in it', () => {
    expect(passed.rows.slice(-4)).toEqual([
      '= Net Cost 33000.00 (netCost)',
      '· Contribution Limit 50000.00 (maxAllowance)',
      '· Left Within This Limit 0.00 (remainingAllowance)',
      '· Annual Allowance Charge 4500.00 (annualAllowanceCharge)',
    ])
    expect(passed.bandTables.at(-1)).toBe(
      'Annual allowance charge by band (annualAllowanceCharge): basic 20% of 0.00; higher 40% of 0.00; additional 45% of 10000.00',
    )
  })

  it('works the charge out from threshold and adjusted income: 60,000 − 20,000 ÷ 2 is 50,000, and 45% of the 10,000 above it is 4,500', () => {
    const charged = values(paid('280000', '60000', 'true'))
    expect(charged).toMatchObject({ adjustedIncomeAboveLimit: '20000.00', thresholdIncomeAboveLimit: '20000.00' })
    expect(charged).toMatchObject({ taperReduction: '10000.00', availableAllowance: '50000.00', excessContributions: '10000.00' })
    expect(passed.steps.at(-1)).toMatch(/\(annualAllowanceCharge\) = .* = 4500\.00 \[FA 2004 s\.227\(4\) to \(4C\)\]$/)
  })

  it('has no charge under constants, which cap the contribution and have no taper', () => {
    const { rows, steps } = tell(paid('280000', '70000'), 'constants')
    expect(rows.slice(-2)).toEqual(['· Contribution Limit 60000.00 (maxAllowance)', '· Left Within This Limit 0.00 (remainingAllowance)'])
    expect(steps.filter((step) => step.includes('228ZA'))).toEqual([])
  })
})

describe('a note on pension relief', () => {
  const FURTHER = 'relief-above-basic-rate-claimed'
  itNotes(calculator, [
    ['nothing', {}, []],
    ['a contribution equal to earnings', paid('5000', '5000'), ['net-pay-relief-from-hmrc']],
    ['a contribution above earnings', paid('5000', '6000'), ['contribution-above-relief-limit', 'net-pay-relief-from-hmrc']],
    ['the same under constants', paid('5000', '6000'), ['contribution-capped', 'net-pay-relief-from-hmrc'], 'constants'],
    ['a contribution from pay above the allowance (FA 2004 s.193A)', paid('13570', '1000'), []],
    ['two pence less pay: 0.02 × 20% is nothing to the penny', paid('13569.98', '1000'), []],
    ['three pence less: 0.03 × 20% is a penny', paid('13569.97', '1000'), ['net-pay-relief-from-hmrc']],
    ['£3,600 without earnings', paid('0', '3600'), ['relieved-without-earnings']],
    ['£60,000', paid('100000', '60000', 'true'), [FURTHER]],
    ['a penny more', paid('100000', '60000.01', 'true'), ['contribution-above-annual-allowance', FURTHER]],
    ['£70,000 under constants', paid('100000', '70000'), ['contribution-capped'], 'constants'],
    ['threshold income of £200,000', paid('200000', '0', 'true'), ['allowance-used-up']],
    ['threshold income a penny higher', paid('200000.01', '0', 'true'), ['allowance-used-up']],
    ['the same under constants, which do not test the allowance', paid('200000.01', '0'), ['annual-allowance-may-taper'], 'constants'],
    ['adjusted income of £260,001, where the taper rounds down to nothing', paid('260001', '0', 'true'), ['allowance-used-up']],
    ['a pound more (FA 2004 s.228ZA)', paid('260002', '0', 'true'), ['annual-allowance-tapered', 'allowance-used-up']],
    ['adjusted income of £359,999', paid('359999', '0', 'true'), ['annual-allowance-tapered', 'allowance-used-up']],
    ['a pound more, where the taper stops', paid('360000', '0', 'true'), ['annual-allowance-at-minimum', 'allowance-used-up']],
    [
      'a contribution a pound above the tapered allowance',
      paid('280000', '50001', 'true'),
      ['annual-allowance-tapered', 'contribution-above-annual-allowance', FURTHER, 'allowance-used-up'],
    ],
    ['the box ticked at the basic rate', paid('50270', '0', 'true'), ['box-ticked-but-below-higher-rate']],
    ['the box ticked at the higher rate', paid('50271', '0', 'true'), []],
    ['the box not ticked at the higher rate', paid('50271', '0'), ['box-not-ticked-but-higher-rate']],
    ['the box ticked without income', paid('0', '0', 'true'), ['box-ticked-but-below-higher-rate']],
    ['the box ticked under constants', paid('30000', '0', 'true'), [], 'constants'],
    ['£5,000 out of £110,000', paid('110000', '5000', 'true'), [FURTHER, 'allowance-tapered', 'personal-allowance-restored']],
    ['£10,000 out of £110,000', paid('110000', '10000', 'true'), [FURTHER, 'personal-allowance-restored']],
    ['Scotland', { region: 'scotland' }, []],
    ['Scotland under constants', { region: 'scotland' }, ['scotland-on-uk-bands'], 'constants'],
  ])
})
