/**
 * How long a pointer rests on a tip before it opens, and how long after one has closed the next opens at once. In milliseconds, as
 * specified.
 */
const DELAY = 700
const SKIP_WINDOW = 300

/**
 * Makes the tips of a page (`tip.tsx`) open: after a delay on hover, at once on keyboard focus or a tap. One stays open while the pointer
 * is on its text. Escape, leaving it or pressing elsewhere closes it.
 */
export function openTips(): void {
  let open: Element | undefined
  let lastClosed = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Opens a tip instead of the one that is open, if any. */
  const show = (tip?: Element) => {
    clearTimeout(timer)
    if (open === tip) return
    if (open) {
      textOf(open)?.toggleAttribute('hidden', true)
      lastClosed = performance.now()
    }
    open = tip
    if (!tip) return
    textOf(tip)?.toggleAttribute('hidden', false)
    // It opens above its field so as not to cover it, so it may go off the screen.
    textOf(tip)?.scrollIntoView({ block: 'nearest' })
  }

  on('pointerover', ({ pointerType, relatedTarget }, tip) => {
    if (!tip || pointerType === 'touch' || tip === tipAround(relatedTarget)) return
    timer = setTimeout(() => show(tip), performance.now() - lastClosed < SKIP_WINDOW ? 0 : DELAY)
  })
  on('pointerout', ({ pointerType, relatedTarget }, tip) => {
    if (!tip || pointerType === 'touch' || tip === tipAround(relatedTarget)) return
    clearTimeout(timer)
    if (tip === open) show()
  })
  on('focusin', ({ target }, tip) => {
    if (tip && target instanceof Element && target.matches(':focus-visible')) show(tip)
  })
  on('focusout', (_, tip) => {
    if (tip && tip === open) show()
  })
  on('click', ({ target }, tip) => {
    if (tip && target instanceof HTMLButtonElement) show(tip === open ? undefined : tip)
  })
  on('keydown', ({ key }) => {
    if (key === 'Escape') show()
  })
  on('pointerdown', (_, tip) => {
    if (open && tip !== open) show()
  })
}

const on = <Name extends keyof DocumentEventMap>(name: Name, hear: (event: DocumentEventMap[Name], tip: Element | undefined) => void) =>
  document.addEventListener(name, (event) => hear(event, tipAround(event.target)))
const tipAround = (target: EventTarget | null) => (target instanceof Element ? (target.closest('.tip') ?? undefined) : undefined)
const textOf = (tip: Element) => tip.querySelector('.tip-text')
