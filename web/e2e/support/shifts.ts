import type { Page } from '@playwright/test'

/** Records everything that moves by itself, from the first paint on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = []
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] })[]) {
        const names = entry.sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName))
        if (!entry.hadRecentInput) moved.push(`${entry.value} by ${names.join(', ')}`)
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      shiftsSoFar: () => {
        note(observer.takeRecords())
        return moved
      },
    })
  })

/** What moved, once two more frames have been painted. */
export const shifts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))
    return (window as unknown as { shiftsSoFar: () => string[] }).shiftsSoFar()
  })
