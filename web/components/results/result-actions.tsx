import { toast } from '../../lib/toast.ts'
import type { Outcome } from '../calculator-form.ts'

const copyAddress = () =>
  navigator.clipboard.writeText(location.href).then(
    () => toast('Link copied. It holds your figures, so share it with people you trust.'),
    () => toast('The link could not be copied. It is in your browser’s address bar.'),
  )

/** The specified record of a calculation: its inputs and results as JSON text. It is made for this file and kept nowhere. */
const calculationRecord = ({ result, inputs }: Outcome) => ({
  id: crypto.randomUUID(),
  calculatorType: result.slug,
  inputs: JSON.stringify(inputs),
  results: JSON.stringify(result.record),
  createdAt: new Date().toISOString(),
})

function download(outcome: Outcome): void {
  const record = calculationRecord(outcome)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }))
  link.download = `${record.calculatorType}-${record.createdAt.slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** What to do with a result: keep it as a link, on paper or in a file. */
export const ResultActions = ({ outcome, onPrint }: { outcome: Outcome; onPrint: () => void }) => (
  <p className="result-actions">
    <button type="button" onClick={() => void copyAddress()}>
      Copy link to this result
    </button>
    <button type="button" onClick={onPrint}>
      Print
    </button>
    <button type="button" onClick={() => download(outcome)}>
      Download result
    </button>
  </p>
)
