// The privacy page says what this browser keeps for the visitor, and forgets it when asked.
import { isRemembered, readKnown } from '../form/known.ts'

/** The names of what is kept, as a visitor reads them. */
const WORDS: Readonly<Record<string, string>> = {
  pay: 'your income',
  profit: 'your profit',
  rent: 'your rent',
  dividends: 'your dividends',
  region: 'where you live',
  pension: 'your pension contribution',
  pensionMethod: 'how you pay it',
  publicServicePension: 'that its scheme is a public service one',
  loan: 'your student loan plan',
  postgraduateLoan: 'your postgraduate loan',
}

const place = document.querySelector<HTMLElement>('[data-kept]')
const write = (name: string, words: string) => place?.querySelector(`[${name}]`)?.replaceChildren(words)

/** Everything that the site has put into this browser, the choice of rules and the answer about counting included. */
function forgetAll(): void {
  sessionStorage.clear()
  localStorage.clear()
}

function show(): void {
  const things = Object.keys(readKnown()).map((what) => WORDS[what] ?? what)
  // The lines of a payslip (`form/kept-lines.ts`).
  const hasLines = sessionStorage.getItem('lines') !== null
  const inTab = sessionStorage.length - Number(hasLines)
  const list = new Intl.ListFormat('en-GB').format(things.length > 0 ? things : ['a choice you made'])
  const until = isRemembered() || inTab === 0 ? 'until you forget it' : 'until you close this tab'
  const isMore = inTab + localStorage.length > 0
  const kept = isMore ? `Your browser now keeps ${list}, ${until}.` : ''
  const lines = hasLines ? `${isMore ? 'It also' : 'Your browser now'} keeps the lines of your payslip, until you close this tab.` : ''
  write('data-kept-words', `${kept} ${lines}`.trim() || 'Your browser now keeps nothing that you typed here.')
  place?.querySelector('[data-forget]')?.toggleAttribute('hidden', !isMore && !hasLines)
}

try {
  show()
  place?.toggleAttribute('hidden', false)
} catch {
  // A browser that stores nothing has nothing to show.
}
place?.querySelector('[data-forget]')?.addEventListener('click', () => {
  forgetAll()
  show()
  place.focus()
  write('data-forgotten', 'Forgotten.')
})
// The address led here before there was anything to see.
if (location.hash === '#kept') place?.scrollIntoView()
