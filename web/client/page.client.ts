// What a page with a form can do before the form’s own script has come, and without it: tips, folded parts, links within the page, what is
// known from another form, and a reload that keeps what was typed.
import { openAtFirstBox } from '../components/open-at-first-box.ts'
import { openFolds } from '../components/open-folds.ts'
import { openTips } from '../components/tips.ts'
import { keepFragment, openNamed } from '../form/keep-fragment.ts'
import { offerKnown } from '../form/offer-known.ts'
import { reloadKeeping } from '../form/reload-keeping.ts'
import { startWithoutStarter } from '../form/without-starter.ts'

openFolds()
openNamed()
openAtFirstBox()
openTips()
keepFragment()
offerKnown()
startWithoutStarter()
addEventListener('hashchange', openNamed)
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  if (target.closest('[data-reload]')) reloadKeeping()
  const notice = target.closest('[data-again]')?.closest('.not-loaded')
  if (notice) askAgain(notice)
})

/**
 * Reloads the page, because browsers do not fetch a module again that has failed. Only if the site can be reached: otherwise the browser’s
 * own error page would take the place of this one.
 */
function askAgain(notice: Element): void {
  notice.toggleAttribute('hidden', true)
  const onerror = () => notice.toggleAttribute('hidden', false)
  Object.assign(new Image(), { onload: reloadKeeping, onerror, src: `/favicon.svg?${Date.now()}` })
}
