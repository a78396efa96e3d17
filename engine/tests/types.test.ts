import { describe, expect, it } from 'vitest'
import type { Answer } from '../answer/answer.ts'
import { note } from '../answer/answer.ts'
import { calculatorOf } from '../answer/calculator-of.ts'
import { paid } from '../answer/ledger.ts'
import type { fields } from '../calculators/income-tax/fields.ts'
import { zero } from '../expression/amount.ts'
import { Sentence, say } from '../expression/sentence.ts'
import type { InputsOf } from '../inputs/field.ts'
import { Decimal } from '../money/decimal.ts'
import type { EntryId } from '../rates/figure.ts'
import { NO_WORDS } from './no-words.ts'
import { ratesOf } from './rates.ts'
import { inputsOf, NOTHING } from './take-home-cases.ts'

// tsc checks this file: a @ts-expect-error is itself an error if the line below it compiles. The tests also check what that line gives at
// run time, so they fail too if the tables change.
const { incomeTax, methods } = ratesOf('statute')

describe('a misspelt name does not compile', () => {
  it('of an entry', () => {
    expect(incomeTax.basicRate.value.toFixed()).toBe('0.2')
    // @ts-expect-error basicRat is not an entry of the table
    expect(incomeTax.basicRat).toBeUndefined()
    // @ts-expect-error taper is not an entry of the branch
    expect(incomeTax.personalAllowance.taper).toBeUndefined()
  })

  it('of an option of a method', () => {
    const taper = methods.incomeTax.personalAllowanceTaper
    const isNotTapered: boolean = taper.value === 'not-tapered'
    expect(isNotTapered).toBe(false)
    // @ts-expect-error "taperd" is not an option of the method
    expect(taper.value === 'taperd').toBe(false)
    // @ts-expect-error and neither is one with a capital letter
    expect(taper.value === 'Tapered').toBe(false)
  })

  it('of an entry’s id', () => {
    const right: EntryId = 'incomeTax.basicRate'
    // @ts-expect-error the name of a table in an id starts with a small letter
    const wrong: EntryId = 'IncomeTax.basicRate'
    expect(incomeTax.basicRate.entry).toBe(right)
    expect(incomeTax.basicRate.entry).not.toBe(wrong)
  })
})

/** The field that an answer says first. */
const fieldOf = (answer: () => Answer) => calculatorOf({ slug: 'example', fields: {}, tables: {}, answer }).calculate({}).large.field

describe('an answer does not compile', () => {
  const tax = zero.named('tax', 'Tax')
  const said: Omit<Answer, 'headline'> = { ledger: [], ...NO_WORDS }

  it('that does not say whether it is kept or paid', () => {
    expect(fieldOf(() => ({ ...said, headline: paid(tax, 'the tax would be') }))).toBe('tax')
    // @ts-expect-error an amount alone does not say
    expect(() => fieldOf(() => ({ ...said, headline: tax }))).toThrow(TypeError)
    // @ts-expect-error neither does a key
    expect(() => fieldOf(() => ({ ...said, headline: 'tax' }))).toThrow(TypeError)
  })

  it('whose sentence was not made by `say`, so that an amount in it would be lost', () => {
    expect(note('taxed', true, say`You pay ${tax}.`).says).toBeInstanceOf(Sentence)
    // @ts-expect-error a text holds no amounts
    expect(note('taxed', true, 'You pay £20.').says).not.toBeInstanceOf(Sentence)
    // @ts-expect-error nor does what a step means
    expect(() => tax.means('What you pay.')).not.toThrow()
  })
})

describe('a wrong kind of value does not compile', () => {
  it('of an entry: a method is not an amount and an amount has no bands', () => {
    expect(incomeTax.basicRateLimit.value).toBeInstanceOf(Decimal)
    // @ts-expect-error an option is text
    const amount: Decimal = methods.incomeTax.personalAllowanceTaper.value
    expect(amount).toBe('tapered')
    // @ts-expect-error an amount has a value, not bands
    expect(incomeTax.basicRateLimit.bands).toBeUndefined()
  })

  it('of an input: a choice is one of its options and money is a decimal', () => {
    const right = inputsOf(NOTHING)
    // @ts-expect-error plan3 does not exist
    const plan: InputsOf<typeof fields>['studentLoanPlan'] = 'plan3'
    // @ts-expect-error money is never a binary number
    const salary: InputsOf<typeof fields>['annualSalary'] = 0.1
    expect(right.studentLoanPlan).not.toBe(plan)
    expect(right.annualSalary).not.toBe(salary)
  })

  it('of a rate: the tables cannot be changed', () => {
    // @ts-expect-error every settled value is read-only
    const write = () => (incomeTax.basicRate.unit = 'GBP')
    expect(typeof write).toBe('function')
    expect(incomeTax.basicRate.unit).toBe('percent')
  })
})
