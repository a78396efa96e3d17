import type { BrowserFrame, BrowserWindow } from 'happy-dom'
import { isSeen } from './seen.ts'

/** Makes a window of happy-dom’s do what a browser’s does, where it has something else or nothing. Before the page’s scripts run. */
export function mend(window: BrowserWindow): void {
  giveDefaultSelected(window)
  keepQuietOnReplace(window)
  focusOnlyWhatTakesIt(window)
  shareTheClock(window)
}

/** What an option of a list is at first. React asks for it, and so do tests. */
function giveDefaultSelected({ HTMLOptionElement }: BrowserWindow): void {
  Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
    configurable: true,
    get(this: Element) {
      return this.hasAttribute('selected')
    },
    set(this: Element, isWanted: boolean) {
      this.toggleAttribute('selected', isWanted)
    },
  })
}

const TAKES_FOCUS = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]'

/** The focus stays where it is when something is given it that takes none, or that nobody can see. */
function focusOnlyWhatTakesIt({ HTMLElement }: BrowserWindow): void {
  const { focus } = Object.getOwnPropertyDescriptors(HTMLElement.prototype)
  HTMLElement.prototype.focus = function (...how) {
    const element = this as unknown as Element
    if (element.matches(TAKES_FOCUS) && !element.matches(':disabled') && isSeen(element)) focus.value?.apply(this, how)
  }
}

/** A second or more that something waits by the window’s own timer passes with the clock of the tests. happy-dom waits by it too, for less. */
function shareTheClock(window: BrowserWindow): void {
  const own = window.setTimeout.bind(window)
  const ownEnd = window.clearTimeout.bind(window)
  const shared = new Set<NodeJS.Timeout>()
  window.setTimeout = (call, milliseconds = 0, ...args) => {
    if (milliseconds < 1000) return own(call, milliseconds, ...args)
    const timer = setTimeout(call as () => void, milliseconds, ...args) as unknown as NodeJS.Timeout
    shared.add(timer)
    return timer
  }
  window.clearTimeout = (timer) => (shared.has(timer) ? clearTimeout(timer) : ownEnd(timer))
}

/** Only a visitor or a link changes the fragment with an event. A page that replaces its own address is not told of it. */
function keepQuietOnReplace(window: BrowserWindow): void {
  const { history, location } = window
  const replace = history.replaceState.bind(history)
  const replaced = new Set<string>()
  history.replaceState = (state, title, url) => {
    const before = location.hash
    replace(state, title, url)
    if (location.hash !== before) replaced.add(location.href)
  }
  window.addEventListener('hashchange', (event) => {
    if (replaced.delete((event as unknown as HashChangeEvent).newURL)) event.stopImmediatePropagation()
  })
}

async function leave(end: () => void): Promise<void> {
  await new Promise(setImmediate)
  end()
}

/**
 * Lets whatever asks for another page have its turn to the end, as in a browser, then ends what lives on the page, and says when it goes. A
 * link to where the address is already leads nowhere.
 */
export function leaveLater(frame: BrowserFrame, end: () => void, going: (way: Promise<unknown>) => void): void {
  const goto = frame.goto.bind(frame)
  frame.goto = (address, options) => {
    const [there, here] = [new URL(address, frame.url), new URL(frame.url)]
    const isWithinPage = there.pathname === here.pathname && there.hash !== ''
    if (isWithinPage && there.hash === here.hash) return Promise.resolve(null)
    const way = isWithinPage ? goto(address, options) : leave(end).then(() => goto(address, options))
    going(way)
    return way
  }
}
