import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'

interface Props {
  /** What is shown until it is ready. */
  readonly waiting: string
  readonly children: ReactNode
}

/** A part of a result that is worked out when it is opened. If it fails, the result and the form around it carry on. */
export class Part extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override render() {
    if (this.state.isBroken) return <p className="warning">We could not work this out. Your result is not affected.</p>
    return <Suspense fallback={<p className="hint">{this.props.waiting}</p>}>{this.props.children}</Suspense>
  }
}

type Module<Of> = { default: ComponentType<Of> }

/** A component that is loaded when it is first shown, or a sentence in its place if it cannot be. */
export const fetched = <Of,>(load: () => Promise<Module<Of>>) => lazy(() => load().catch((): Module<Of> => ({ default: Unfetched })))

/** The same, for one that `prepare` may have loaded already. It is then drawn at once, as printing needs. */
export function prepared<Of extends object>(load: () => Promise<Module<Of>>) {
  let Ready: ComponentType<Of> | undefined
  const prepare = async () => {
    Ready = (await load()).default
  }
  const Fetched = fetched(load)
  const Prepared = (props: Of) => (Ready ? <Ready {...props} /> : <Fetched {...props} />)
  return { Prepared, prepare: () => prepare().catch(() => undefined) }
}

const Unfetched = () => <p className="warning">We could not load this. Check your connection and reload the page.</p>
