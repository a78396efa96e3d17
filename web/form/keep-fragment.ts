/**
 * Makes a link within the page go to its place without replacing the inputs in the address’s fragment. A link with inputs of its own
 * replaces them.
 */
export function keepFragment(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    const target = link && !link.hash.includes('=') ? document.getElementById(link.hash.slice(1)) : null
    if (!target || event.defaultPrevented) return
    event.preventDefault()
    openAround(target)
    moveTo(target)
  })
}

/** A heading takes no focus by itself, but the next Tab should start from it. One that opens its part does. */
function moveTo(target: HTMLElement): void {
  const place = target.closest('summary') ?? target
  place.focus()
  if (document.activeElement !== place) {
    place.tabIndex = -1
    place.focus()
  }
  place.scrollIntoView()
}

/** Opens every closed disclosure that something is in. */
function openAround(target: Element): void {
  for (let details = target.closest('details'); details; details = details.parentElement?.closest('details') ?? null) details.open = true
}

/** Opens what the address names, which may be the heading of a closed part. Some browsers open only what is inside one, and some neither. */
export function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1))
  if (!named) return
  openAround(named)
  named.scrollIntoView()
}
