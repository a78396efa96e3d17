import { answerOf } from '../../components/results/result-card.tsx'
import type { FormAnswer } from '../../form/answer.ts'
import type { CalculatorForm } from '../../form/calculator-form.ts'

const forms = Object.values(import.meta.glob<CalculatorForm>('../*/form.tsx', { eager: true, import: 'form' }))

/** What the form of each calculator loads, with its card. */
export const answers: readonly FormAnswer[] = await Promise.all(forms.map(async (form) => answerOf(await form.load(), form)))

/** The same for one calculator. @throws Error for a name that none has. */
export function answerFor(slug: string): FormAnswer {
  const answer = answers.find(({ calculator }) => calculator.slug === slug)
  if (!answer) throw new Error(`there is no calculator ${slug}`)
  return answer
}
