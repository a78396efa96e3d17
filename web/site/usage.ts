/** Something a visitor did that an owner’s analytics may count. The exact value never leaves this page; see `usage.client.ts`. */
export interface UsageEvent {
  readonly name: string
  readonly category: string
  readonly label: string
  /** The main amount of a result, in pounds. */
  readonly value?: number
}

const USAGE = 'usage'

/** Says that something happened. It goes nowhere unless the site’s owner configured a tag and the visitor agreed to it. */
export const recordUsage = (event: UsageEvent): void => void document.dispatchEvent(new CustomEvent(USAGE, { detail: event }))

/** Listens to every usage event from now on. */
export const onUsage = (hear: (event: UsageEvent) => void): void =>
  document.addEventListener(USAGE, (event) => hear((event as CustomEvent<UsageEvent>).detail))

/** The file, at the root of a build with a tag, in which the owner’s tag runs. */
export const USAGE_FRAME = '/usage-frame.html'
