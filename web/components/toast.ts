const TOAST = 'toast'

/** Tells the visitor something in passing. The page’s `Toasts` shows it. */
export const toast = (message: string): void => void document.dispatchEvent(new CustomEvent(TOAST, { detail: message }))

/** Listens to every toast until the function that it returns is called. */
export function onToast(hear: (message: string) => void): () => void {
  const listener = (event: Event) => hear((event as CustomEvent<string>).detail)
  document.addEventListener(TOAST, listener)
  return () => document.removeEventListener(TOAST, listener)
}
