import { describe, expect, it } from 'vitest'
import { Decimal } from '#engine/money/decimal.ts'
import { collectedOtherwise, collectedWithoutReturn, ifAskedForReturn, isWithinRounding, paidBack, type Settling } from './other-ways.ts'

const settling = (changed: Partial<Settling>): Settling => ({
  taxYear: '2025-26',
  ruleSet: 'statute',
  amount: new Decimal('162'),
  mustSend: true,
  hasPayroll: true,
  isFromPartner: false,
  isOnAccount: false,
  isEstimate: false,
  today: '2026-11-26',
  ...changed,
})

describe('what is left may be collected otherwise (SI 2003/2682 reg.186)', () => {
  const IN_TIME = 'Send the return online by 30 December 2026, and HMRC can take the £162.00 through your tax code instead.'
  const TOO_LATE = 'If you did not send the return online by 30 December 2026, it is too late to pay through your tax code.'
  const ASSESSED = 'If HMRC has not asked you for a return, it may write to you with a Simple Assessment instead.'
  const ASSESSED_OR_CODE =
    'If HMRC has not asked you for a return, it may take this through your tax code, or write to you with a Simple Assessment instead.'
  it.each<[why: string, changed: Partial<Settling>, words: string]>([
    ['a month before the day', {}, IN_TIME],
    ['with payments on account', { isOnAccount: true }, `${IN_TIME} You then pay nothing towards the next year in advance.`],
    ['on the day', { today: '2026-12-30' }, IN_TIME],
    ['on the day after', { today: '2026-12-31' }, TOO_LATE],
    ['a year that is not over yet', { taxYear: '2026-27' }, IN_TIME.replace('2026', '2027')],
    ['a year that is long over', { taxYear: '2024-25' }, TOO_LATE.replace('2026', '2025')],
    ['a penny below the limit', { amount: new Decimal('2999.99') }, IN_TIME.replace('162.00', '2,999.99')],
    ['the limit itself', { amount: new Decimal('3000') }, ''],
    ['the limit itself, when it is too late', { amount: new Decimal('3000'), today: '2027-01-02' }, ''],
    ['no pay and no pension', { hasPayroll: false }, ''],
    ['a pension and interest', { mustSend: false }, `${ASSESSED_OR_CODE} If it does, send${IN_TIME.slice('Send'.length)}`],
    [
      'a pension and interest, too late',
      { mustSend: false, today: '2026-12-31' },
      `${ASSESSED_OR_CODE} If it has, and${TOO_LATE.slice('If'.length)}`,
    ],
    ['a pension and much interest', { mustSend: false, amount: new Decimal('3000') }, ASSESSED_OR_CODE],
    ['interest alone', { mustSend: false, hasPayroll: false }, ASSESSED],
  ])('%s', (_, changed, words) => {
    expect(collectedOtherwise(settling(changed))).toBe(words)
  })
})

describe('somebody who need not send a return is first told what happens without one (TMA 1970 s.28H)', () => {
  const [first, january] = [new Decimal('101.85'), '2028-01-31']
  const pensioner = (changed: Partial<Settling>) => settling({ taxYear: '2026-27', mustSend: false, amount: first, ...changed })
  it.each<[why: string, changed: Partial<Settling>, words: string]>([
    ['a pension', {}, 'through your tax code, or by a Simple Assessment, which'],
    ['interest alone', { hasPayroll: false }, 'return: by a Simple Assessment, which'],
  ])('%s', (_, changed, words) => {
    expect(collectedWithoutReturn(pensioner(changed))).toContain(words)
  })

  const CODE = 'If it does, send the return online by 30 December 2027, and HMRC can take the £101.85 through your tax code instead.'
  const PAY = 'Only if HMRC asks you for a return, send it online and pay £101.85 by 31 January 2028.'
  it.each<[why: string, changed: Partial<Settling>, words: string]>([
    ['the amount of a P60', {}, `${PAY} ${CODE}`],
    ['an estimate', { isEstimate: true }, `${PAY} ${CODE}`.replace('£101.85', 'about £102').replace('£101.85', '£102')],
    ['no pension', { hasPayroll: false }, PAY],
    [
      'too late',
      { today: '2028-02-01' },
      'If HMRC did ask you for a return, £101.85 had to be paid by 31 January 2028. Pay as soon as you can.',
    ],
  ])('and then of a return: %s', (_, changed, words) => {
    expect(ifAskedForReturn(pensioner(changed), { first, january })).toBe(words)
  })

  it('with the payments on account that come with a return', () => {
    const second = { onAccount: new Decimal('600'), july: '2028-07-31' }
    expect(ifAskedForReturn(pensioner({ hasPayroll: false }), { first: new Decimal('1800'), january, second })).toBe(
      'Only if HMRC asks you for a return, send it online and pay £1,800.00 by 31 January 2028. That includes £600.00 towards the next year, which is due again by 31 July 2028.',
    )
  })
})

describe('what was paid too much comes back (TMA 1970 s.43 and Sch.1AB para.3)', () => {
  const AFTER = 'HMRC pays back £162.00 once you have sent your return'
  const CLAIM = `${AFTER}, if you send one. If you do not, claim it online at any time up to 5 April 2030.`
  it.each<[why: string, changed: Partial<Settling>, words: string]>([
    ['with a profit', {}, `${AFTER}.`],
    ['with a pension alone', { mustSend: false }, CLAIM],
    [
      'with Marriage Allowance',
      { mustSend: false, isFromPartner: true },
      `${CLAIM} Your partner is the one who claims Marriage Allowance.`,
    ],
    ['with Marriage Allowance and a profit', { isFromPartner: true }, `${AFTER}.`],
    ['on the last day', { mustSend: false, today: '2030-04-05' }, CLAIM],
    [
      'on the day after',
      { mustSend: false, today: '2030-04-06' },
      `${AFTER}, if you send one. Without one, it had to be claimed by 5 April 2030.`,
    ],
  ])('%s', (_, changed, words) => {
    expect(paidBack(settling(changed))).toBe(words)
  })
})

it.each<[why: string, changed: Partial<Settling>, isWithin: boolean]>([
  // £9 more at 40% is 3.60, and a pound a year for rounding down.
  ['a few pounds on a pension', { mustSend: false, amount: new Decimal('2.07') }, true],
  ['the most', { mustSend: false, amount: new Decimal('5') }, true],
  ['a penny more', { mustSend: false, amount: new Decimal('5.01') }, false],
  ['a profit, which needs a return', { amount: new Decimal('2.07') }, false],
  ['no code to round', { mustSend: false, hasPayroll: false, amount: new Decimal('2.07') }, false],
])('what the rounding of codes explains is probably nothing to pay: %s', (_, changed, isWithin) => {
  expect(isWithinRounding(settling(changed))).toBe(isWithin)
})
