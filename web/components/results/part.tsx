import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'

interface Props {
  /** What stands there until it has come. */
  readonly waiting: string
  readonly children: ReactNode
}

/** A part of a result that is worked out when it is opened. What goes wrong in it stays in it: the result and the form around it stand. */
export class Part extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override render() {
    if (this.state.isBroken) return <p className="warning">This could not be worked out. The result itself stands.</p>
    return <Suspense fallback={<p className="hint">{this.props.waiting}</p>}>{this.props.children}</Suspense>
  }
}

/** A component that is fetched when it is first shown, or a sentence in its place where it cannot be fetched. */
export const fetched = <Of,>(load: () => Promise<{ default: ComponentType<Of> }>) =>
  lazy(() => load().catch((): { default: ComponentType<Of> } => ({ default: Unfetched })))

const Unfetched = () => <p className="warning">This could not be fetched. Check your connection and reload the page.</p>
