import type { Outcome } from '../../form/answer.ts'
import { downloadCsv, downloadJson } from './download-record.ts'

/** Hands out the record of an answer as a file. It is fetched when somebody may want one. */
export default function RecordButtons({ result, inputs }: Outcome) {
  const outcome = { result, inputs }
  return (
    <p className="result-actions">
      <button type="button" onClick={() => downloadJson(outcome)}>
        Download the record as JSON
      </button>
      <button type="button" onClick={() => downloadCsv(outcome)}>
        Download the record as CSV
      </button>
    </p>
  )
}
