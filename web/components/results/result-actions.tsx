import { toast } from '../../lib/toast.ts'

const copyAddress = () =>
  navigator.clipboard.writeText(location.href).then(
    () => toast('Link copied. It holds your figures, so share it with people you trust.'),
    () => toast('The link could not be copied. It is in your browser’s address bar.'),
  )

/** What to do with a result: keep it as a link or on paper. */
export const ResultActions = ({ onPrint }: { onPrint: () => void }) => (
  <p className="result-actions">
    <button type="button" onClick={() => void copyAddress()}>
      Copy link to this result
    </button>
    <button type="button" onClick={onPrint}>
      Print
    </button>
  </p>
)
