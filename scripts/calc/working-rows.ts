import type { Calculator } from '../../engine/calculator.ts'
import { ONE_HUNDRED } from '../../engine/money/decimal.ts'
import type { Figure } from '../../engine/rates/figure.ts'
import { provenance } from '../../engine/rates/generated/provenance/index.ts'
import type { Operand, Step } from '../../engine/result/step.ts'
import type { RowAnswers } from './calculate-rows.ts'

const COLUMNS = ['out.step', 'out.label', 'out.value', 'out.unit', 'out.formula', 'out.law']

/** How each answer comes about: a line for each step of its working, in order, with the formula in words. */
export const workingAnswers = (calculator: Calculator): RowAnswers => ({
  columns: COLUMNS,
  of: (inputs, choice) =>
    calculator.calculate(inputs, choice).steps.map((step) => ({
      'out.step': step.key,
      'out.label': step.label,
      'out.value': step.value.toFixed(2),
      'out.unit': step.unit,
      'out.formula': inWords(step, calculator),
      'out.law': step.law ?? '',
    })),
})

/** The formula of a step with the name and the value of each part. A charge by bands says only what falls in them: 0 where that is left out. */
function inWords({ formula, operands, bandTable }: Step, { fields }: Calculator): string {
  const said = (operand: Operand): string => {
    if ('figure' in operand) return `${provenance[operand.figure.entry]?.title ?? operand.figure.entry} (${asText(operand.figure)})`
    const label = 'step' in operand ? operand.label : (fields[operand.input]?.label ?? operand.input)
    return `${label} (${operand.unit === 'percent' ? `${operand.value.toFixed()}%` : operand.value.toFixed(2)})`
  }
  if (bandTable !== undefined) return `${Object.values(operands).map(said).join(', ') || '0'}, by bands`
  return formula.replaceAll(/\{([^{}]+)\}/g, (name, key: string) => {
    const operand = operands[key]
    return operand ? said(operand) : name
  })
}

const asText = ({ unit, value }: Figure) => (unit === 'percent' ? `${value.times(ONE_HUNDRED).toFixed()}%` : value.toFixed(2))
