// Only in builds with SITE_TAG: asks once, keeps the answer in this browser, and passes events to the owner’s tag if the visitor agreed.
import { amountBand } from '../site/amount-band.ts'
import { onUsage, recordUsage, USAGE_FRAME, type UsageEvent } from '../site/usage.ts'

const ANSWER = 'usage-consent'

const bar = document.querySelector<HTMLElement>('[data-usage-consent]')
const answer = localStorage.getItem(ANSWER)
if (answer === 'agreed') count()
else if (answer === null && bar) bar.hidden = false

bar?.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return
  localStorage.setItem(ANSWER, target.value)
  bar.hidden = true
  if (target.value === 'agreed') count()
})

document.querySelector('[data-usage-again]')?.addEventListener('click', () => {
  localStorage.removeItem(ANSWER)
  location.reload()
})

/**
 * Opens the frame that the tag runs in, and hands it the view of this page and every event from now on. The frame is a file of its own,
 * without an origin and without a referrer: nothing in it tells which page is around it, or what its address holds.
 */
function count(): void {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.hidden = true
  frame.title = 'Usage counter'
  frame.referrerPolicy = 'no-referrer'
  frame.src = USAGE_FRAME
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  const hand = ({ value, ...event }: UsageEvent) =>
    frame.contentWindow?.postMessage({ event: event.name, ...event, ...(value !== undefined && { value: amountBand(value) }) }, '*')
  onUsage((event) => void loaded.then(() => hand(event)))
  document.body.append(frame)
  recordUsage({ name: 'page_view', category: 'page', label: location.pathname })
}
