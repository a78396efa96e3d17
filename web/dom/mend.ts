import type { BrowserFrame, BrowserWindow } from 'happy-dom'

/** Makes a window of happy-dom’s do what a browser’s does, where it has something else or nothing. Before the page’s scripts run. */
export function mend(window: BrowserWindow): void {
  giveDefaultSelected(window)
  keepQuietOnReplace(window)
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
