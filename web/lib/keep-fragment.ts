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
    target.focus()
    target.scrollIntoView()
  })
}

/** Opens every closed disclosure that something is in. */
export function openAround(target: Element): void {
  for (let details = target.closest('details'); details; details = details.parentElement?.closest('details') ?? null) details.open = true
}
