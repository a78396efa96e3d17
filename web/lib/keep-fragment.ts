/** Makes a link within the page lead to its place without replacing what the address’s fragment carries. A link that carries inputs itself replaces it. */
export function keepFragment(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    const target = link && !link.hash.includes('=') ? document.getElementById(link.hash.slice(1)) : null
    if (!target || event.defaultPrevented) return
    event.preventDefault()
    target.focus()
    target.scrollIntoView()
  })
}
