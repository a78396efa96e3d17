import type { Answer } from '../answer/answer.ts'
import { choicesIn, type Headline, isRecorded } from '../answer/ledger.ts'
import type { Calculator } from '../calculator.ts'
import { onForget } from '../forget.ts'
import { canBeUnknown, type Field, isNumeric } from '../inputs/field.ts'
import { defaultTaxYear, taxYears } from '../rates/generated/tax-years.ts'
import { allRatesOn, NoRateError, RULE_SETS, type TaxYear, unlessMissing } from '../rates/rates-at.ts'
import { optionsOf } from './alternatives.ts'
import { asOneLedger } from './marginal-lines.ts'

/**
 * The names of the fields that a calculator’s record can have, in the order of its ledger. Choices, tax years and rule sets decide which of
 * them a record has, so the ledgers of all of them are read. That is too slow for a page.
 */
export function outputsOf(calculator: Calculator): readonly string[] {
  const known =
    outputs.get(calculator) ?? asOneLedger(answersOf(calculator).map(({ ledger }) => ledger.filter(isRecorded))).map(({ key }) => key)
  outputs.set(calculator, known)
  return known
}

/** What a calculator can answer first. */
export const headlinesOf = (calculator: Calculator): readonly Headline[] =>
  asOneLedger([answersOf(calculator).flatMap(({ headline }) => choicesIn(headline))])

/** What was found before. The formulas that it was found in are not kept: those of all calculators take hundreds of megabytes. */
let outputs = new WeakMap<Calculator, readonly string[]>()
onForget(() => (outputs = new WeakMap()))

/** What may be given in a field so that it decides the formula: each option, an amount where there may be none, one text of its kind. */
const waysToFill = (field: Field): readonly string[] => {
  if (field.kind === 'text') return field.examples?.slice(0, 1) ?? []
  return canBeUnknown(field) && isNumeric(field) ? ['1'] : optionsOf(field)
}

/** A calculator’s formulas in each tax year and rule set: with all boxes left blank, and in the default year with each choice in turn. */
function answersOf(calculator: Calculator): readonly Answer[] {
  const choices = Object.entries(calculator.fields).flatMap(([name, field]) => waysToFill(field).map((choice) => ({ [name]: choice })))
  return (Object.keys(taxYears) as TaxYear[]).flatMap((taxYear) =>
    RULE_SETS.flatMap((ruleSet) =>
      [{}, ...(taxYear === defaultTaxYear ? choices : [])].flatMap((given) => {
        const { inputs } = { inputs: undefined, ...calculator.parse(given, taxYear) }
        const one =
          inputs && unlessMissing(() => calculator.answerOn(inputs, (date) => allRatesOn(calculator.tables, date, ruleSet), taxYear))
        return !one || one instanceof NoRateError ? [] : [one.answer]
      }),
    ),
  )
}
