// The privacy page says what this browser keeps for the visitor, and forgets it when asked.
import { isRemembered, readKnown } from './form/known.ts'

/** What the kept things are called. */
const WORDS: Readonly<Record<string, string>> = {
  pay: 'your income',
  profit: 'your profit',
  rent: 'your rent',
  dividends: 'your dividends',
  region: 'where you live',
  pension: 'your pension contribution',
  pensionMethod: 'how you pay it',
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
  const isAny = sessionStorage.length + localStorage.length > 0
  const list = new Intl.ListFormat('en-GB').format(things.length > 0 ? things : ['a choice you made'])
  const until = isRemembered() || sessionStorage.length === 0 ? 'until you forget it' : 'until you close this tab'
  write('data-kept-words', isAny ? `Your browser now keeps ${list}, ${until}.` : 'Your browser now keeps nothing that you typed here.')
  place?.querySelector('[data-forget]')?.toggleAttribute('hidden', !isAny)
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
