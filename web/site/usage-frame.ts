// The frame in which an owner’s analytics tag runs. It is sandboxed without an origin, so that the tag sees neither the page nor its
// address, whose fragment holds what the visitor typed: only the events that it is handed.

/** The one inline script of the site, let through by its hash: events that arrive are queued where tags look for them. */
export const FRAME_SCRIPT = 'window.dataLayer=window.dataLayer||[];onmessage=function(e){dataLayer.push(e.data)}'

/** The HTML of the frame. */
export const frameHtml = (tagUrl: string): string =>
  `<!doctype html><script>${FRAME_SCRIPT}</script><script async src="${tagUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></script>`

/** Below this many pounds, amounts are not told apart. */
const FIRST_BAND = 100

/**
 * An amount as a band in pounds: `20000 to 49999`, never the amount itself. Bands run from 1, 2 or 5 times a power of ten to the next.
 * Everything below the end of the first is one band, and negative amounts are another.
 */
export function amountBand(amount: number): string {
  if (amount < 0) return 'negative'
  if (amount < FIRST_BAND) return `under ${FIRST_BAND}`
  const power = 10 ** (String(Math.floor(amount)).length - 1)
  const [from = 1, to = 2] =
    [
      [5, 10],
      [2, 5],
      [1, 2],
    ].find(([least = 1]) => amount >= least * power) ?? []
  return `${from * power} to ${to * power - 1}`
}
