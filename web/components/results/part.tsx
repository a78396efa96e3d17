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

type Module<Of> = { default: ComponentType<Of> }

/** A component that is fetched when it is first shown, or a sentence in its place where it cannot be fetched. */
export const fetched = <Of,>(load: () => Promise<Module<Of>>) => lazy(() => load().catch((): Module<Of> => ({ default: Unfetched })))

/** The same for one that may have been fetched by `prepare` before: then it is drawn at once, as paper asks. */
export function prepared<Of extends object>(load: () => Promise<Module<Of>>) {
  let Ready: ComponentType<Of> | undefined
  const prepare = async () => {
    Ready = (await load()).default
  }
  const Fetched = fetched(load)
  const Prepared = (props: Of) => (Ready ? <Ready {...props} /> : <Fetched {...props} />)
  return { Prepared, prepare: () => prepare().catch(() => undefined) }
}

const Unfetched = () => <p className="warning">This could not be fetched. Check your connection and reload the page.</p>
