/**
 * Fetches the form’s own script at once where the starter has not come or could not run, so that the form answers all the same: what has been
 * typed is still in it. Where that does not come either, the form says so, and a press asks again.
 */
export function startWithoutStarter(): void {
  const { entry } = document.querySelector<HTMLScriptElement>('[data-entry]')?.dataset ?? {}
  if (entry === undefined || document.documentElement.dataset['watched'] !== undefined) return
  import(/* @vite-ignore */ entry)
    .then(({ start }: { readonly start: () => unknown }) => start())
    .catch(() => document.querySelector('form .not-loaded')?.toggleAttribute('hidden', false))
}
