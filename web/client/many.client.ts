// The page of many people at once hands a table to a worker, which is fetched only now, and shows what comes back. It reads no table itself, so
// that it never waits.
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { openFolds } from '../components/open-folds.ts'
import { ask, chosenIn, complain } from '../pages/many/ask.ts'
import { MOST_SHOWN } from '../pages/many/limits.ts'
import { counted, type News, type Order, type Progress } from '../pages/many/report.ts'
import { faultOf, rowOf } from '../pages/many/shown.ts'
import { download } from '../site/download.ts'
import { part, watchSample, watchTableForm } from '../tables/table-form.ts'

type ManyState = 'reading' | 'asking' | 'working' | 'cancelled' | 'done' | 'refused'

/** The parts of the results that are there only in some states. */
const SHOWN_IN: Readonly<Record<string, readonly ManyState[]>> = {
  progress: ['reading', 'working', 'cancelled'],
  buttons: ['reading', 'working', 'cancelled', 'done'],
  cancel: ['reading', 'working'],
  resume: ['cancelled'],
  save: ['cancelled', 'done'],
  again: ['done'],
  results: ['reading', 'working', 'cancelled', 'done', 'refused'],
  questions: ['asking'],
  refused: ['refused'],
}

/** How often a screen reader hears how far the work has come: at each quarter. */
const QUARTERS = 4

/** Changes a text in place. With a new node, the browser would match every rule with `:has` again, which takes it longer than all the rest. */
function write(name: string, text: string): void {
  const element = part(name)
  const { firstChild } = element
  if (firstChild instanceof Text && text !== '') firstChild.data = text
  else element.textContent = text
}

openFolds()
const root = document.querySelector<HTMLElement>('[data-many]')
if (root) bringToLife(root)

function bringToLife(page: HTMLElement): void {
  const bar = part('bar') as HTMLProgressElement
  const heading = part('heading')
  const form = part('ask') as HTMLFormElement
  let worker: Worker | undefined
  let results: Blob | undefined
  let isAsked = false
  let quarter = 0
  let given = new Blob()
  const [, ...headings] = [...part('bills').querySelectorAll('thead th')].map((one) => one.textContent)

  const order = (asked: Order) => worker?.postMessage(asked, [])

  /** Shows what belongs to a state, and says it. The focus goes to the heading, or to the button that takes the place of the one pressed. */
  function enter(state: ManyState, title: string, focus?: HTMLElement): void {
    for (const [name, states] of Object.entries(SHOWN_IN)) part(name).hidden = !states.includes(state)
    if (!isAsked) part('again').hidden = true
    if (state === 'refused') for (const name of ['columns', 'balance', 'faults', 'bills']) part(name).hidden = true
    write('heading', title)
    write('said', title)
    focus?.focus()
  }

  /** Begins with a table, or with another sheet of it, in place of any other. */
  function start(table: Blob, sheet?: string): void {
    worker?.terminate()
    worker = new Worker(new URL('../pages/many/worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data))
    worker.addEventListener('error', () => refuse('The calculator did not load. Check your connection and try again.'))
    isAsked = false
    clear()
    enter('reading', 'Reading the table', heading)
    part('results').scrollIntoView()
    order({ file: table, taxYear: page.dataset['many'] as TaxYear, ...(sheet !== undefined && { sheet }) })
    given = table
  }

  /** Takes away what earlier work has shown. */
  function clear(): void {
    quarter = 0
    bar.removeAttribute('value')
    for (const name of ['columns', 'faults', 'bills', 'balance']) part(name).hidden = true
    for (const name of ['count', 'recognised', 'left-out', 'unknown', 'fault-list', 'rows']) write(name, '')
  }

  /** Shows the questions, and what is wrong with the answers. */
  function asking(focus: HTMLElement): void {
    isAsked = true
    enter('asking', '', focus)
    focus.scrollIntoView({ block: 'nearest' })
  }

  function hear(news: News): void {
    if ('report' in news) show(news.report)
    else if ('read' in news) bar.value = news.read
    else if ('wrong' in news) asking(complain(form, news.wrong))
    else if ('questions' in news) {
      ask(part('asked'), news.questions)
      write('known', news.recognised.join(', '))
      part('known-columns').hidden = news.recognised.length === 0
      asking(part('questions-title'))
    } else if ('refused' in news) refuse(news.refused)
    else stop(news)
  }

  function refuse(why: string): void {
    write('refused', why)
    enter('refused', 'The bills cannot be worked out', heading)
    write('said', why)
  }

  function stop({ stopped, csv }: Extract<News, { stopped: unknown }>): void {
    results = csv.size > 0 ? csv : undefined
    const wasInResults = document.activeElement === document.body || part('results').contains(document.activeElement)
    part('save').className = stopped === 'done' ? 'button' : 'button-quiet'
    if (stopped === 'done') enter('done', part('count').textContent, wasInResults ? heading : undefined)
    else enter('cancelled', 'Cancelled', part('resume'))
    if (!results) part('save').hidden = true
  }

  function show({ done, count, people, faultCount, unknown, columns, bills, faults }: Progress): void {
    if (columns) {
      clear()
      write('recognised', columns.recognised.join(', '))
      write('left-out', columns.leftOut.join(', '))
      part('left-out-columns').hidden = columns.leftOut.length === 0
      write('unknown', columns.unknown.join(', ') || 'None')
      part('columns').hidden = false
      enter('working', 'Working out the bills', isAsked ? heading : undefined)
      if (isAsked) part('results').scrollIntoView()
    }
    bar.value = done
    write('count', count + (done < 1 ? `, ${percent(done)}` : ''))
    if (Math.floor(done * QUARTERS) > quarter && done < 1) {
      quarter = Math.floor(done * QUARTERS)
      write('said', `${percent(quarter / QUARTERS)} done`)
    }
    part('balance').hidden = unknown === 0
    write('balance-count', counted(unknown, 'bill'))
    write('caption', people > MOST_SHOWN ? `The first ${MOST_SHOWN} bills` : 'The bills')
    part('rows').append(...bills.map((bill) => rowOf(bill, headings)))
    part('bills').hidden = false
    part('fault-list').append(...faults.map(faultOf))
    part('faults').hidden = faultCount === 0
    write('fault-count', `${counted(faultCount, 'fault')}${faultCount > MOST_SHOWN ? `, of which these are the first ${MOST_SHOWN}` : ''}`)
  }

  watchTableForm(start)

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    order({ chosen: chosenIn(form) })
  })
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === 'sheet') start(given, target.value)
  })
  part('again').addEventListener('click', () => asking(part('questions-title')))
  part('cancel').addEventListener('click', () => order('cancel'))
  part('resume').addEventListener('click', () => {
    order('resume')
    enter('working', 'Working out the bills', part('cancel'))
  })
  part('save').addEventListener('click', () => results && download(results, 'text/csv', 'self-assessment-bills.csv'))
  watchSample('self-assessment-sample.csv')
}

const percent = (share: number) => share.toLocaleString('en-GB', { style: 'percent' })
