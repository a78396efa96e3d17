import { expect, it } from 'vitest'
import type { GoalSeek } from '#engine/calculator.ts'
import type { FoundAmounts } from '#engine/explain/goal-seek/seek-goal.ts'
import { ofSalary } from '#engine/law/take-home-pay/of-salary.ts'
import { Decimal } from '#engine/money/decimal.ts'
import { goalReplyTo } from './goal-seek-words.ts'

const SALARY: GoalSeek = ofSalary.goalSeek
const CONTRIBUTION: GoalSeek = {
  find: 'pensionContributions',
  wanted: 'excessContributions',
  isLargestAtNil: true,
  wants: 'The most I can pay in without a charge',
  needs: 'You can pay in up to',
  use: 'this contribution',
}

const pounds = (amount: string) => new Decimal(amount)
const ranges = (...all: readonly (readonly [from: string, to: string])[]): FoundAmounts => ({
  kind: 'exact',
  ranges: all.map(([from, to]) => ({ from: pounds(from), to: pounds(to) })),
})
const entered = (at: string, gives: string) => ({ at: pounds(at), gives: pounds(gives) })

/** What a visitor reads, a line for each sentence and button. */
function told(found: FoundAmounts, question = SALARY, amount = '30000'): string[] {
  const { says, offers } = goalReplyTo(found, { question, amount: pounds(amount), period: 'a year' })
  return [...(says === undefined ? [] : [says]), ...offers.flatMap((offer) => [offer.says, `[${offer.button}] ${offer.enter.toFixed()}`])]
}

it('tells the one amount to enter, however many pennies give the same', () => {
  const expected = ['You need a salary of £36,778.33 a year.', '[Use this salary] 36778.33']
  expect(told(ranges(['36778.33', '36778.33']))).toEqual(expected)
  expect(told(ranges(['36778.33', '36778.34']))).toEqual(expected)
})

it('tells how far a wide range goes', () => {
  expect(told(ranges(['64600', '64799.99']))[0]).toBe(
    'You need a salary of £64,600 a year. Anything up to £64,799.99 a year gives the same.',
  )
})

it('tells that several amounts give the answer, and lets somebody choose', () => {
  expect(told(ranges(['900', '900'], ['1125', '1125']), SALARY, '900')).toEqual([
    'More than one amount gives exactly £900 a year.',
    'You need a salary of £900 a year.',
    '[Use £900] 900',
    'You need a salary of £1,125 a year.',
    '[Use £1,125] 1125',
  ])
  expect(told(ranges(['1', '1'], ['3', '3'], ['5', '5'], ['7', '7']))).toHaveLength(7)
})

it('tells what comes closest on both sides', () => {
  expect(told({ kind: 'between', sides: [[entered('3064.86', '29999.99'), entered('3064.87', '30000.08')]] })).toEqual([
    'No whole penny gives exactly £30,000 a year. These come closest.',
    'You need a salary of £3,064.86 a year for £29,999.99 a year.',
    '[Use £3,064.86] 3064.86',
    'You need a salary of £3,064.87 a year for £30,000.08 a year.',
    '[Use £3,064.87] 3064.87',
  ])
})

it('tells what can be reached where no amount is enough', () => {
  expect(told({ kind: 'beyond', isMost: true, nearest: entered('0', '0') })).toEqual([
    'No amount gives £30,000 a year. The most that you can get is £0 a year.',
  ])
  expect(told({ kind: 'beyond', isMost: false, nearest: entered('500', '40000') })).toEqual([
    'No amount gives £30,000 a year. The least that you can get is £40,000 a year.',
    'You need a salary of £500 a year for £40,000 a year.',
    '[Use £500] 500',
  ])
})

it('tells the most that costs nothing, and where that begins again', () => {
  expect(told(ranges(['0', '60000']), CONTRIBUTION, '0')).toEqual(['You can pay in up to £60,000 a year.', '[Use this contribution] 60000'])
  expect(told(ranges(['0', '350'], ['500', '550']), CONTRIBUTION, '0')).toEqual([
    'You can pay in up to £350 a year, or from £500 to £550 a year.',
    '[Use £550] 550',
  ])
  expect(told({ kind: 'beyond', isMost: false, nearest: entered('0', '9000') }, CONTRIBUTION, '0')).toEqual([
    'With the other figures as they are, there is a charge whatever you pay in.',
  ])
})

it('says of a year that is over what could have gone in, and that the rest can be carried forward', () => {
  const question: GoalSeek = { ...CONTRIBUTION, needed: 'You could have paid in up to', afterYear: 'Carry the rest forward.' }
  const asked = { question, amount: pounds('0'), period: 'a year' }
  const says = (isOver: boolean) => goalReplyTo(ranges(['0', '4160']), { ...asked, isOver }).offers.map((offer) => offer.says)
  expect(says(true)).toEqual(['You could have paid in up to £4,160 a year. Carry the rest forward.'])
  expect(says(false)).toEqual(['You can pay in up to £4,160 a year.'])
})
