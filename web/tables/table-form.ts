// The form of a page that takes a table: a file that is chosen or dropped, or a text that is pasted.
import { download } from '../site/download.ts'

/** A longer text is not put into the box: the page would wait for it. */
const MOST_IN_BOX = 2 ** 14

/** A part of the page by its name. */
export const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement

/** Calls `start` with each table that somebody gives. The form works from then on. */
export function watchTableForm(start: (table: Blob) => void): void {
  const file = part('file') as HTMLInputElement
  const pasted = part('pasted') as HTMLTextAreaElement

  function begin(table: Blob): void {
    part('missing').hidden = true
    pasted.removeAttribute('aria-invalid')
    start(table)
  }

  file.addEventListener('change', () => {
    const [chosen] = file.files ?? []
    if (chosen) begin(chosen)
  })
  // So that the same file can be chosen again once it has been mended.
  file.addEventListener('click', () => (file.value = ''))

  pasted.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (text.length <= MOST_IN_BOX) return
    event.preventDefault()
    begin(new Blob([text]))
  })

  part('form').addEventListener('submit', (event) => {
    event.preventDefault()
    if (pasted.value.trim() !== '') return begin(new Blob([pasted.value]))
    part('missing').hidden = false
    pasted.setAttribute('aria-invalid', 'true')
    pasted.focus()
  })

  // Anywhere on the page: a browser would otherwise leave the page for a file that misses its place.
  document.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    part('drop').dataset['over'] = ''
  })
  document.addEventListener('dragleave', () => delete part('drop').dataset['over'])
  document.addEventListener('drop', (event) => {
    delete part('drop').dataset['over']
    if (!hasFiles(event)) return
    event.preventDefault()
    const { files } = event.dataTransfer ?? {}
    if (!files?.[0]) return
    file.files = files
    begin(files[0])
  })
  for (const name of ['file', 'start']) part(name).removeAttribute('disabled')
}

/** Hands over the sample of the page. */
export function watchSample(name: string): void {
  part('save-sample').addEventListener('click', () => download(part('sample').textContent, 'text/csv', name))
  part('save-sample').removeAttribute('disabled')
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
