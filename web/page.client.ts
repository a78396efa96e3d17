// What a page with a form can do before the form’s own script is there, and without it: tips, folded parts, links within the page, and a reload
// that keeps what was typed.
import { openFolds } from './components/open-folds.ts'
import { openTips } from './components/tips.ts'
import { keepFragment, openNamed } from './form/keep-fragment.ts'
import { reloadKeeping } from './form/reload-keeping.ts'

openFolds()
openNamed()
openTips()
keepFragment()
addEventListener('hashchange', openNamed)
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  if (target.closest('[data-reload]')) reloadKeeping()
  const notice = target.closest('[data-again]')?.closest('.not-loaded')
  if (notice) askAgain(notice)
})

/**
 * Asks for the page again, because browsers do not ask again for a module that they did not get. Only if the site can be reached: until then
 * the page, with what was typed, is worth more than what a browser shows instead.
 */
function askAgain(notice: Element): void {
  notice.toggleAttribute('hidden', true)
  const onerror = () => notice.toggleAttribute('hidden', false)
  Object.assign(new Image(), { onload: reloadKeeping, onerror, src: `/favicon.svg?${Date.now()}` })
}
