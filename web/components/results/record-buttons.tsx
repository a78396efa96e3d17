import type { Outcome } from '../../form/answer.ts'
import { downloadCsv, downloadJson } from './download-record.ts'

/** Hands out the record of an answer as a file. */
export function RecordButtons({ result, inputs }: Outcome) {
  const outcome = { result, inputs }
  return (
    <p className="result-foot">
      <button type="button" className="text-button" onClick={() => downloadJson(outcome)}>
        Download the record as JSON
      </button>
      <button type="button" className="text-button" onClick={() => downloadCsv(outcome)}>
        Download the record as CSV
      </button>
    </p>
  )
}
