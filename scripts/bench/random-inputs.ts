import type { Calculator } from '../../engine/calculator.ts'
import { daysFrom, daysLater } from '../../engine/inputs/day-sums.ts'
import { canBeUnknown, type Field } from '../../engine/inputs/field.ts'
import { defaultTaxYear } from '../../engine/rates/generated/tax-years.ts'

export type Random = () => number

/** Random numbers from 0 to 1, always the same for the same seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The largest value to try in a field whose form accepts far more than anybody would enter. */
const MOST: Readonly<Record<string, number>> = {
  dailyRate: 900,
  businessExpenses: 20_000,
  numberOfEmployees: 40,
  associatedCompanies: 4,
  personalContribution: 8000,
  co2Emissions: 200,
  electricRange: 150,
  engineSize: 3000,
  dbPensionAnnualIncrease: 4000,
  dbOpeningPension: 30_000,
  dbClosingPension: 35_000,
  dbInputAmount: 60_000,
}
const MOST_MONEY = 200_000

function textFor(name: string, field: Field, random: Random): string {
  const upTo = (most: number, step: number) => String((Math.floor((random() * most) / step) * Math.round(step * 100)) / 100)
  if (field.isRare) return ''
  if (canBeUnknown(field) && random() < 0.3) return ''
  switch (field.kind) {
    case 'money':
      // One amount in ten is blank, three in ten are whole pounds.
      return random() < 0.1 ? '' : upTo(MOST[name] ?? MOST_MONEY, random() < 0.3 ? 1 : 0.01)
    case 'percent':
      return random() < 0.3 ? '' : upTo(30, 0.5)
    case 'number':
      return String(field.least + Number(upTo(Math.min(field.most, MOST[name] ?? field.most) - field.least + field.step, field.step)))
    case 'choice':
      // Everything else is asked about the default tax year.
      return name === 'taxYear' ? defaultTaxYear : (field.options[Math.floor(random() * field.options.length)] ?? '')
    case 'flag':
      return String(random() < 0.5)
    case 'date':
      return daysLater(field.first, Math.floor(random() * (daysFrom(field.first, field.last) + 1)))
    case 'text':
      return ''
  }
}

/** Random inputs for a calculator, as text and parsed: always the same for the same seed, and none that it refuses. */
export function randomInputs(calculator: Calculator, count: number, seed: number) {
  const random = randomFrom(seed)
  const made = []
  while (made.length < count) {
    const raw = Object.fromEntries(Object.entries(calculator.fields).map(([name, field]) => [name, textFor(name, field, random)]))
    const parsed = calculator.parse(raw)
    if (!parsed.issues) made.push({ raw, inputs: parsed.inputs })
  }
  return made
}
