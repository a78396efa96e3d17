import { toast } from '../toast.ts'

const copyAddress = () =>
  navigator.clipboard.writeText(location.href).then(
    () => toast('Link copied. It contains your figures, so share it only with people you trust.'),
    () => toast('We could not copy the link. You can copy it from your browser’s address bar.'),
  )

/** Ways to keep a result: as a link or on paper. */
export const ResultActions = ({ onPrint }: { onPrint: () => void }) => (
  <>
    <button type="button" className="text-button" onClick={() => void copyAddress()}>
      Copy link to this result
    </button>
    <button type="button" className="text-button" onClick={onPrint}>
      Print
    </button>
  </>
)
