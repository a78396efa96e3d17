// The page of shares hands a table of trades to a worker, which is fetched only now, and shows what comes back.
import { openFolds } from '../components/open-folds.ts'
import { MOST_SHOWN } from '../pages/many/limits.ts'
import { made } from '../pages/many/shown.ts'
import type { SharesNews, SharesOrder, SharesReport, ShownDisposal, ShownHolding, ShownYear } from '../pages/shares/report.ts'
import { download } from '../site/download.ts'
import { part, watchSample, watchTableForm } from '../tables/table-form.ts'

const boxed = (name: string) => part(name) as HTMLInputElement

openFolds()
if (document.querySelector('[data-shares]')) bringToLife()

function bringToLife(): void {
  let worker: Worker | undefined
  let given = new Blob()
  let csv = ''
  /** What the present sheets were chosen from: another table has others. */
  let sheetsOf: Blob | undefined

  function start(table: Blob): void {
    given = table
    boxed('rates').value = ''
    part('rates-field').hidden = true
    work()
    part('results').scrollIntoView()
  }

  function work(): void {
    worker?.terminate()
    worker = new Worker(new URL('../pages/shares/worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<SharesNews>) => hear(data))
    worker.addEventListener('error', () => refuse('The calculator did not load. Check your connection and try again.'))
    const sheet = sheetsOf === given ? boxed('sheet').value : ''
    const order: SharesOrder = { file: given, rates: boxed('rates').value, losses: boxed('losses').value, ...(sheet !== '' && { sheet }) }
    show([])
    say('Reading the table')
    worker.postMessage(order, [])
  }

  function hear(news: SharesNews): void {
    for (const name of ['rates', 'losses']) mark(name, '')
    if ('refused' in news) return refuse(news.refused)
    if ('wrong' in news) {
      show(['more'])
      say('Something is not right yet', news.wrong.says)
      mark(news.wrong.field, news.wrong.says)
      return boxed(news.wrong.field).focus()
    }
    sheets(news.sheets)
    if ('faults' in news) {
      show(['fault-list', ...(news.sheets.length > 1 ? ['more'] : [])])
      list('fault-list', news.faults)
      return say(news.faults.length === 1 ? 'One thing to put right' : `${news.faults.length} things to put right`, news.faults[0])
    }
    if ('ratesNeeded' in news) {
      part('rates-field').hidden = false
      part('why-rates').textContent = news.why
      boxed('rates').value = [boxed('rates').value.trimEnd(), ...news.ratesNeeded].filter((line) => line !== '').join('\n')
      show(['more'])
      say('Exchange rates are needed', news.why)
      return boxed('rates').focus()
    }
    answer(news.report)
  }

  function sheets(names: readonly string[]): void {
    part('sheet-field').hidden = names.length < 2
    if (sheetsOf === given) return
    sheetsOf = given
    part('sheet').replaceChildren(...names.map((name) => made('option', name)))
  }

  function answer(report: SharesReport): void {
    ;({ csv } = report)
    part('read').textContent = report.read
    part('years').replaceChildren(...report.years.map(yearOf))
    part('sale-list').replaceChildren(...report.disposals.map(saleOf))
    part('more-sales').textContent = report.more > 0 ? `${report.more.toLocaleString('en-GB')} earlier ones are in the download.` : ''
    part('held-rows').replaceChildren(...report.held.map(heldOf))
    list('to-check-list', report.toCheck)
    list('passed-list', report.passedOver)
    part('passed-title').textContent = `Rows that were passed over: ${report.passedOver.length.toLocaleString('en-GB')}`
    const isAny = report.disposals.length > 0
    show([
      'read',
      ...(report.toCheck.length > 0 ? ['to-check'] : []),
      ...(isAny ? ['years', 'more', 'sales', 'buttons'] : []),
      ...(report.held.length > 0 ? ['held'] : []),
      ...(report.passedOver.length > 0 ? ['passed'] : []),
    ])
    say(report.title)
  }

  const again = (event: Event) => {
    event.preventDefault()
    work()
  }
  watchTableForm(start)
  watchSample('trades-sample.csv')
  part('more').addEventListener('submit', again)
  part('sheet').addEventListener('change', again)
  part('save').addEventListener('click', () => download(csv, 'text/csv', 'share-sales.csv'))
}

/** The parts of the results that are there only sometimes. */
const PARTS = ['read', 'refused', 'fault-list', 'to-check', 'years', 'more', 'sales', 'buttons', 'held', 'passed']

/** Shows these parts of the results, and no others. */
function show(parts: readonly string[]): void {
  for (const name of PARTS) part(name).hidden = !parts.includes(name)
  part('results').hidden = false
}

/** Says what there is, and leads to it. */
function say(title: string, more = ''): void {
  part('heading').textContent = title
  part('said').textContent = `${title}. ${more}`
  part('heading').focus()
}

function refuse(why: string): void {
  show(['refused'])
  part('refused').textContent = why
  say('The gains cannot be worked out', why)
}

/** Shows what is wrong with a box, or that nothing is. */
function mark(name: string, wrong: string): void {
  part(`${name}-error`).textContent = wrong
  part(`${name}-error`).hidden = wrong === ''
  if (wrong === '') part(name).removeAttribute('aria-invalid')
  else part(name).setAttribute('aria-invalid', 'true')
}

/** The first of some sentences as a list. */
function list(name: string, sentences: readonly string[]): void {
  const rest = sentences.length - MOST_SHOWN
  const more = rest > 0 ? [`… and ${rest.toLocaleString('en-GB')} more`] : []
  part(name).replaceChildren(...[...sentences.slice(0, MOST_SHOWN), ...more].map((sentence) => made('li', sentence)))
}

/** Lines of words and amounts. */
function linesOf(lines: ShownYear['lines']): HTMLElement {
  const all = made('dl', '', { class: 'shares-lines' })
  for (const [words, amount] of lines) {
    const line = made('div', '')
    line.append(made('dt', words), made('dd', amount))
    all.append(line)
  }
  return all
}

function yearOf({ name, lines, todo, bill }: ShownYear): HTMLElement {
  const year = made('section', '')
  const heading = made('h3', `For your ${name} return`)
  year.append(heading, linesOf(lines), ...todo.map((sentence) => made('p', sentence)))
  if (bill !== undefined) {
    const link = made('p', '')
    link.append(made('a', `Work out the tax of ${name}, with your other income`, { href: bill }))
    year.append(link)
  }
  return year
}

function saleOf({ what, gain, lines }: ShownDisposal): HTMLElement {
  const sale = made('details', '')
  const summary = made('summary', `${what}: `)
  summary.append(made('b', gain))
  sale.append(summary, linesOf(lines))
  return sale
}

function heldOf({ security, cells }: ShownHolding): HTMLElement {
  const row = made('tr', '')
  const [, ...headings] = [...part('held').querySelectorAll('thead th')].map((one) => one.textContent)
  row.append(
    made('th', security, { scope: 'row' }),
    ...cells.map((cell, index) => made('td', cell, { 'data-label': headings[index] ?? '' })),
  )
  return row
}
