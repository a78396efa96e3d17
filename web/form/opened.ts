/** The name in the address of the part of an answer that is open. No field of a form is called that. */
const OPEN = 'open'

/** The part of the answer that an address opens, if it names one. */
export const openedIn = (hash: string): string | undefined => new URLSearchParams(hash.replace(/^#/, '')).get(OPEN) ?? undefined

/** A fragment that opens this part of the answer, or none. */
export function withOpened(fragment: string, part: string | undefined): string {
  const address = new URLSearchParams(fragment.replace(/^#/, ''))
  if (part === undefined) address.delete(OPEN)
  else address.set(OPEN, part)
  return address.toString()
}

/** Puts a fragment into the address in place of the one there, without a new entry in the history. */
export function replaceFragment(fragment: string): void {
  history.replaceState(null, '', fragment === '' ? location.pathname : `${location.pathname}#${fragment}`)
}
