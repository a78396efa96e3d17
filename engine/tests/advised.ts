import type { Advice } from '../explain/advice/advice.ts'
import { textOfChange } from '../explain/advice/advice.ts'
import { adviceFor } from '../explain/advice/advice-for.ts'
import { defaultTaxYear, taxYears } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import { calculatorNamed } from './calculators.ts'
import { inputsOf } from './questions.ts'
import { saidText } from './said-text.ts'

/** The advice about inputs as they are typed, on a day: without one, on the first of the tax year. */
export async function advised(
  slug: string,
  raw: Readonly<Record<string, string>>,
  today: string = taxYears[(raw['taxYear'] as TaxYear | undefined) ?? defaultTaxYear].starts,
): Promise<Advice[]> {
  const calculator = await calculatorNamed(slug)
  const inputs = inputsOf(calculator, { ruleSet: 'statute', inputs: raw })
  return adviceFor(calculator, inputs, calculator.calculate(inputs), today)
}

/** The advice with this key: what to enter, what it is worth, and what it says. Undefined where it is not given. */
export async function adviceNamed(key: string, ...asked: Parameters<typeof advised>) {
  const found = (await advised(...asked)).find((advice) => advice.key === key)
  return found && { enter: found.changes.map(textOfChange).join(', '), worth: found.worth.toFixed(2), says: saidText(found.says) }
}
