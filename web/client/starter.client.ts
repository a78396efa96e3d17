// Watches a form until its own script has come. At the first use of the form, or at once for an address with inputs, it fetches that script.
// Until the script takes over (`form/take-over.ts`), it notes what the visitor asks for, and shows that the answer has to wait. It is a classic
// script and not a module, so that it runs before anything is painted and nothing is missed. It imports nothing.
const { entry, needs } = document.querySelector<HTMLScriptElement>('[data-entry]')?.dataset ?? {}
const state = document.documentElement.dataset
let isOnItsWay = false
let hasFailed = false

/** Says that an answer has to wait for the script, or that the script did not come. */
const show = (isWaiting: boolean) => {
  const place = document.querySelector<HTMLElement>('[data-waiting]')
  if (place) place.textContent = isWaiting ? (place.dataset['waiting'] ?? '') : ''
  document.querySelector('form .not-loaded')?.toggleAttribute('hidden', isWaiting)
}

const load = async () => {
  if (isOnItsWay || entry === undefined) return
  isOnItsWay = true
  // All at once: otherwise a browser learns what to fetch only from what it has fetched.
  for (const href of needs?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }))
  try {
    await ((await import(/* @vite-ignore */ entry)) as { start: () => Promise<void> }).start()
  } catch {
    isOnItsWay = false
    hasFailed = true
    show(false)
  }
}

const onUse = ({ type, target }: Event) => {
  const form = target instanceof Element && target.closest('form')
  if (!form || state['live'] !== undefined) return
  const isAsking = type === (form.dataset['asks'] ?? 'submit')
  if (isAsking) {
    state['asked'] = type
    show(true)
  }
  // After a failure only if asked to, and not with every key.
  if (isAsking || !hasFailed) void load()
}
for (const type of ['pointerdown', 'focusin', 'input', 'submit']) document.addEventListener(type, onUse, true)
// Where this is missing, the page’s own script does without us (`form/without-starter.ts`).
state['watched'] = ''

const hasInputs = () => location.hash.includes('=')
addEventListener('hashchange', () => {
  if (!hasInputs()) return
  state['asked'] ??= 'link'
  void load()
})
if (hasInputs()) void load()
// What another form knows is offered above this one. Its place is kept from the start, so that nothing moves when the offer comes.
try {
  const known = hasInputs() ? null : (sessionStorage.getItem('known') ?? localStorage.getItem('known'))
  const told: unknown = JSON.parse(known ?? '{}')
  if (known !== null) state['known'] = Object.keys(told ?? {}).join(' ')
} catch {}
// A choice of rules made earlier in the visit is shown above the form, and the lines of a payslip in their boxes, so they cannot wait for a
// touch. Some browsers store nothing.
try {
  if (sessionStorage.getItem('rules') ?? sessionStorage.getItem('lines')) void load()
} catch {}
