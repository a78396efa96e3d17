import { Component, type ComponentType, type ReactNode, Suspense, use, useState, useTransition } from 'react'
import { NotLoaded } from '../not-loaded.tsx'

interface Props {
  /** Shown until the part is ready. */
  readonly waiting: string
  readonly children: ReactNode
}

/** A part of a result that is worked out when it is opened. If it fails, the result and the form around it carry on. */
export class LazyPart extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override render() {
    if (this.state.isBroken) return <p className="warning">We could not work this out. Your result is not affected.</p>
    return <Suspense fallback={<p className="hint">{this.props.waiting}</p>}>{this.props.children}</Suspense>
  }
}

/** Loads a component. */
export type Load<Of> = () => Promise<{ default: ComponentType<Of> }>

/**
 * A component that is loaded when it is first shown, or at once. Where it cannot be, the visitor may try again, so `load` comes from
 * `askingAgain`. `what` names the component, at the start of a sentence.
 */
export function fetched<Of extends object>(load: Load<Of>, what = 'This part', isAtOnce = false) {
  let loading: Promise<ComponentType<Of> | undefined> | undefined
  const start = () => {
    loading = load().then(
      (module) => module.default,
      () => undefined,
    )
    return loading
  }
  if (isAtOnce) void start()
  return function Fetched(props: Of) {
    const [{ module, tries }, setAttempt] = useState(() => ({ module: loading ?? start(), tries: 1 }))
    const [isTrying, startTrying] = useTransition()
    const Loaded = use(module)
    const retry = () => startTrying(() => setAttempt({ module: start(), tries: tries + 1 }))
    if (!Loaded) return <NotLoaded what={what} isAgain={tries > 1} isTrying={isTrying} retry={retry} />
    if (tries === 1) return <Loaded {...props} />
    // The button that had the focus has gone.
    return (
      <div tabIndex={-1} ref={focus}>
        <Loaded {...props} />
      </div>
    )
  }
}

const focus = (element: HTMLElement | null) => element?.focus()

/** The same, for one that `prepare` may have loaded already. It is then drawn at once, as printing needs. */
export function prepared<Of extends object>(load: Load<Of>) {
  let Ready: ComponentType<Of> | undefined
  const prepare = async () => {
    Ready = (await load()).default
  }
  const Fetched = fetched(load)
  const Prepared = (props: Of) => (Ready ? <Ready {...props} /> : <Fetched {...props} />)
  return { Prepared, prepare: () => prepare().catch(() => undefined) }
}
