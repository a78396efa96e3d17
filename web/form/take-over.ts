/** What a visitor asked for before the form’s script had come: an answer, or the inputs of a link on the page. */
export type EarlyRequest = 'submit' | 'link' | undefined

/** Takes back what the starter has shown meanwhile, so that the form is again as it was sent. Right before it is hydrated. */
export function clearStarter(): void {
  for (const place of document.querySelectorAll('[data-waiting]')) place.textContent = ''
  document.querySelector('form .not-loaded')?.toggleAttribute('hidden', true)
}

/** Takes the form over from the starter (`starter.client.ts`), which does nothing from now on. Returns what it has remembered. */
export function takeOver(): EarlyRequest {
  const { dataset } = document.documentElement
  dataset['live'] = ''
  return dataset['asked'] as EarlyRequest
}
