import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calculator } from '#engine/calculators/income-tax/answer.ts'
import { defaultRuleSet } from '#engine/rates/generated/rule-sets.ts'
import { defaultTaxYear, taxYears } from '#engine/rates/generated/tax-years.ts'
import { fromFragment } from '../../form/fragment.ts'
import { keptIn } from '../../form/kept.ts'
import { ASKED_AS, readKnown } from '../../form/known.ts'
import { otherYearOf } from '../../form/other-year-of.ts'
import { rememberedRuleSet } from '../../form/remembered-rules.ts'
import { viewIn } from '../../pages/rates/choice.ts'
import { answerKept, calculatorsOf } from './compared-answers.ts'

// Everything that reads an address or what a browser has stored, given what every object has and nobody means.

const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf', '__defineGetter__']
const inherited = fc.constantFrom(...INHERITED)
const year = fc.constantFrom(...Object.keys(taxYears))
const amount = fc.constantFrom('50000', '', 'NaN', '∞', '-5', '1e9', '0x10', '1'.repeat(400), '<b>', '__proto__')
const named = (...names: string[]) => fc.oneof(inherited, fc.constantFrom(...names), fc.string())
const pair = fc.tuple(
  named('annualSalary', 'region', 'taxYear', 'rules', 'movedBy', 'year', 'compare', 'a', 'b'),
  fc.oneof(inherited, amount, year),
)
const kept = fc
  .record({
    year: fc.oneof(year, inherited),
    slug: fc.oneof(inherited, fc.constantFrom('', 'nope', 'self-employed')),
    asks: fc.array(pair),
  })
  .map((one): [string, string] => ['a', `${one.year}/${one.slug}:${new URLSearchParams(one.asks)}`])
const address = fc.array(fc.oneof(pair, kept), { maxLength: 8 }).map((pairs) => `#${new URLSearchParams(pairs)}`)

const EXAMPLES = INHERITED.map((name): [string] => [`#annualSalary=60000&a=2024-25%2F${name}%3AannualSalary%3D50000`])

it('an address is read for what it says itself', async () => {
  const here = calculator
  await fc.assert(
    fc.asyncProperty(address, async (hash) => {
      const values = fromFragment(hash, (name) => Object.hasOwn(here.fields, name)) ?? {}
      expect(Object.entries(values).filter(([name, value]) => !Object.hasOwn(here.fields, name) || typeof value !== 'string')).toEqual([])
      expect(Object.keys(taxYears)).toContain(otherYearOf(values, here.fields)?.year ?? defaultTaxYear)
      const view = viewIn(hash, { year: defaultTaxYear, rules: defaultRuleSet, compare: '', show: 'changes' })
      expect(['', 'all', ...Object.keys(taxYears)]).toContain(view.compare)
      const questions = keptIn(hash)
      const calculators = await calculatorsOf(here, questions)
      for (const one of questions) {
        const asked = calculators.get(one.slug ?? here.slug)
        if (INHERITED.includes(one.slug ?? '')) expect(asked).toBeUndefined()
        if (asked) answerKept(asked, one, 'A')
      }
    }),
    { examples: EXAMPLES },
  )
})

const stored = new Map<string, string>()
beforeEach(() => {
  for (const storage of ['sessionStorage', 'localStorage']) vi.stubGlobal(storage, { getItem: (key: string) => stored.get(key) ?? null })
})
afterEach(() => {
  vi.unstubAllGlobals()
  stored.clear()
})

const value = fc.oneof(amount, inherited, fc.constantFrom('scotland', 'true', '60.5', '101'), fc.jsonValue())
const memory = fc.array(fc.tuple(named(...Object.keys(ASKED_AS)), value)).map((pairs) => JSON.stringify(Object.fromEntries(pairs)))

it('what a browser has stored is read only where the site could have written it', () => {
  fc.assert(
    fc.property(fc.oneof(memory, fc.json(), fc.string()), named('statute'), (known, rules) => {
      stored.set('known', known).set('rules', rules)
      expect(['statute', 'constants', 'text', defaultRuleSet]).toContain(rememberedRuleSet())
      for (const [what, text] of Object.entries(readKnown())) {
        expect(Object.keys(ASKED_AS)).toContain(what)
        expect(text).toBeTypeOf('string')
        if (['pay', 'profit', 'rent', 'dividends', 'pension'].includes(what)) expect(text).toMatch(/^\d+(\.\d+)?$/)
      }
    }),
  )
})

it.each([
  ['pay', '60000', true],
  ['pay', '999999999999.99', true],
  ['pay', '1000000000000', false],
  ['pay', 'NaN', false],
  ['rent', '∞', false],
  ['profit', '-5', false],
  ['dividends', ' 5', false],
  ['pension', '100', true],
  ['pension', '100.5', false],
  ['region', 'scotland', true],
  ['constructor', '5', false],
])('of %s, %j is kept: %s', (what, text, isKept) => {
  stored.set('known', JSON.stringify({ [what]: text }))
  expect(readKnown()).toEqual(isKept ? { [what]: text } : {})
})
