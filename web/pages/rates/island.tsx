import { keepPreviousData, type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type FormEvent, Fragment, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { defaultRuleSet, ruleSets } from '#engine/rates/generated/rule-sets.ts'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import type { RuleSet, TaxYear } from '#engine/rates/rates-at.ts'
import { SPECIFIED } from '#engine/rates/rule-sets-offered.ts'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { MOST_CHARACTERS } from '../../form/form-values.ts'
import { toFragment } from '../../form/fragment.ts'
import { takeOver } from '../../form/take-over.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { inSentence } from '../../text/rule-set-words.ts'
import { rulesOffered, type View, viewIn, withYear, YEARS, yearsInWords, yearsOf } from './choice.ts'
import { keyOf } from './published.ts'
import { addressOf, createQueryClient } from './query-client.ts'

const DEFAULT: View = { year: defaultTaxYear, rules: defaultRuleSet, compare: '', show: 'changes' }

const nameOf = (years: readonly TaxYear[], rules: RuleSet) => `${yearsInWords(years)}, ${inSentence(rules)}`
const DEFAULT_NAME = nameOf(yearsOf(DEFAULT), DEFAULT.rules)

/** What a visitor has done with the form before its script came. */
interface TypedBefore {
  readonly words: string
  /** Undefined where nothing was chosen. */
  readonly view?: View | undefined
}

const NOTHING: TypedBefore = { words: '' }

/** Reads it. What was chosen is newer than what the address says. */
export function readTyped(form: HTMLFormElement): TypedBefore {
  const said = (name: string) => form.querySelector<HTMLInputElement | HTMLSelectElement>(`#${name}`)?.value ?? ''
  const chosen = (['year', 'compare', 'rules'] as const).filter((name) => form.querySelector(`#${name}`) && said(name) !== DEFAULT[name])
  const changed = Object.fromEntries(chosen.map((name) => [name, said(name)]))
  const asked = toFragment({ ...viewIn(location.hash, DEFAULT), ...changed }, {})
  return { words: said('words'), view: chosen.length > 0 ? viewIn(asked, DEFAULT) : undefined }
}

interface Props {
  /** The HTML of the default tables, which the page was sent with and which are never fetched. */
  readonly published: string
  readonly typed?: TypedBefore
}

/** The form that chooses, and the tables. */
export function RatesIsland({ published, typed = NOTHING }: Props) {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <ChosenRates published={published} typed={typed} />
    </QueryClientProvider>
  )
}

function ChosenRates({ published, typed }: Required<Props>) {
  const isLive = useSyncExternalStore(onAddress, isInBrowser, isOnServer)
  // The address’s fragment holds the choice; the page is sent with the default.
  const view = viewIn(useSyncExternalStore(onAddress, fragment, noFragment), DEFAULT)
  const offered = rulesOffered(view)
  const rules = offered.includes(view.rules) ? view.rules : DEFAULT.rules
  const years = yearsOf(view)
  const name = nameOf(years, rules)
  const isComparison = years.length > 1
  const isDefault = !isComparison && view.year === DEFAULT.year && rules === DEFAULT.rules
  const onlyChanges = isComparison && view.show === 'changes'
  const [words, setWords] = useState(typed.words)
  const [found, setFound] = useState<Matches>()
  const status = useRef<HTMLOutputElement>(null)
  const wordsBox = useRef<HTMLInputElement>(null)
  const reviewers = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    takeOver()
    if (typed.view) choose(typed.view)
  }, [typed])
  // An address may ask for rules that only reviewers choose.
  useEffect(() => {
    if (rules !== DEFAULT.rules && reviewers.current) reviewers.current.open = true
  }, [rules])
  const files = years.map((year) => keyOf({ year, rules }))
  const { data, error, isPlaceholderData, isPaused, refetch } = useQuery({
    queryKey: files.map(addressOf),
    queryFn: ({ client }) => readTables(client, files),
    enabled: !isDefault,
    placeholderData: keepPreviousData,
  })
  // The button that was pressed goes away, so the status says what happens next.
  const leaveButton = () => status.current?.focus()

  const isFetched = isDefault || (data !== undefined && !isPlaceholderData)
  const isOffline = !isFetched && isPaused
  const shown = isDefault ? undefined : data
  // Until they have been fetched, the tables shown may be those of one year, which know of no changes.
  const hidesUnchanged = onlyChanges && shown !== undefined && shown.years.length > 1
  // The tables may be HTML that React did not make, so we search the page itself.
  const search = useCallback(
    (tables: HTMLElement | null) => {
      if (tables) setFound(showMatches(tables, words, hidesUnchanged))
    },
    [words, hidesUnchanged],
  )
  return (
    <div>
      <form className="card rates-form" method="dialog" autoComplete="off" aria-label="Choose the tables" data-asks="input" onSubmit={stay}>
        <div className="rates-years">
          <div className="field">
            <label htmlFor="year">Tax year</label>
            <select id="year" value={view.year} onChange={({ currentTarget }) => choose(withYear(view, currentTarget.value as TaxYear))}>
              <YearOptions years={YEARS} />
            </select>
          </div>
          <div className="field">
            <label htmlFor="compare">Compare with</label>
            <select
              id="compare"
              value={view.compare}
              onChange={({ currentTarget }) => choose({ ...view, compare: currentTarget.value as View['compare'] })}
            >
              <option value="">No year</option>
              <YearOptions years={YEARS.filter((year) => year !== view.year)} />
              <option value="all">All years</option>
            </select>
          </div>
          {isComparison && (
            <div className="choice">
              <input
                id="changes"
                type="checkbox"
                checked={onlyChanges}
                onChange={({ currentTarget }) => choose({ ...view, show: currentTarget.checked ? 'changes' : 'all' })}
              />
              <label htmlFor="changes">Only what changed</label>
            </div>
          )}
        </div>
        <div className="field">
          <label htmlFor="words">Find a rate</label>
          <div className="box">
            <input
              id="words"
              ref={wordsBox}
              type="search"
              value={words}
              maxLength={MOST_CHARACTERS}
              spellCheck={false}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
          </div>
        </div>
        {offered.length > 1 && (
          <details className="rates-rules" ref={reviewers}>
            <summary>For tax reviewers</summary>
            <div className="field">
              <label htmlFor="rules">Rules used</label>
              <select
                id="rules"
                value={rules}
                aria-describedby="rules-hint"
                onChange={({ currentTarget }) => choose({ ...view, rules: currentTarget.value as RuleSet })}
              >
                {offered.map((one) => (
                  <option key={one} value={one}>
                    {ruleSets[one].title}
                  </option>
                ))}
              </select>
              <p id="rules-hint" className="hint">
                {ruleSets[rules].about}
              </p>
            </div>
          </details>
        )}
        <output className="waiting" data-waiting="The form is still loading. What you have chosen will be shown as soon as it is ready." />
        {!isLive && <NotLoaded what="The form" isHidden />}
        <noscript>
          <p className="hint">
            You need JavaScript to choose. Without it, this page shows {DEFAULT_NAME}. The <a href="#files">files</a> have the rest.
          </p>
        </noscript>
      </form>

      <output className="rates-status" ref={status} tabIndex={-1}>
        {error
          ? `The tables for ${name}, could not be fetched.`
          : isOffline
            ? `You are offline. The tables for ${name}, will be fetched when you are connected again.`
            : isFetched
              ? `Showing ${onlyChanges ? `what changed from ${yearsInWords(years, 'to')}` : name}${found ? `: ${countOf(found, words.trim())}` : ''}.`
              : `Fetching ${name}.`}
        {rules !== view.rules && ` The specification is about ${yearsInWords(SPECIFIED)} alone, so this is the law.`}
      </output>
      {found?.shown === 0 && (
        <button
          type="button"
          className="button button-plain rates-clear"
          onClick={() => {
            wordsBox.current?.focus()
            setWords('')
          }}
        >
          Clear the search
        </button>
      )}

      {error || isOffline ? (
        <div className="warning rates-trouble">
          {error && (
            <>
              <p>What went wrong: {troubleIn(error)}</p>
              <p>
                Check your connection and try again. If that does not help, open{' '}
                {files.map((file) => (
                  <Fragment key={file[1]}>
                    <a href={addressOf(file)}>the file of {yearsInWords([file[1]])}</a>,{' '}
                  </Fragment>
                ))}
                or go back to {DEFAULT_NAME}.
              </p>
            </>
          )}
          <div className="rates-actions">
            {error && (
              <>
                <button
                  type="button"
                  className="button"
                  onClick={() => {
                    leaveButton()
                    void refetch()
                  }}
                >
                  Try again
                </button>
                {/* The address holds what was chosen. */}
                <button type="button" className="button button-plain" onClick={() => location.reload()}>
                  Reload the page
                </button>
              </>
            )}
            <button
              type="button"
              className="button button-plain"
              onClick={() => {
                leaveButton()
                choose(DEFAULT)
              }}
            >
              Show {DEFAULT_NAME}
            </button>
          </div>
        </div>
      ) : (
        <div key={shown?.addresses ?? 'published'} ref={search} className="rates-tables" aria-busy={!isFetched}>
          {shown ? <shown.FetchedTables years={shown.years} /> : <Published html={published} />}
        </div>
      )}
    </div>
  )
}

const fetchedTables = askingAgain(() => import('./fetched-tables.tsx'))

/** The tables in some files, each fetched once, and what shows them. */
async function readTables(client: QueryClient, files: readonly ReturnType<typeof keyOf>[]) {
  const [{ FetchedTables, tablesIn }, ...read] = await Promise.all([
    fetchedTables(),
    ...files.map((queryKey) => client.fetchQuery<unknown>({ queryKey })),
  ])
  return { addresses: files.map(addressOf).join(' '), years: read.map(tablesIn), FetchedTables }
}

const YearOptions = ({ years }: { years: readonly TaxYear[] }) =>
  years.map((year) => (
    <option key={year} value={year}>
      {yearsInWords([year])}
    </option>
  ))

function choose(view: View): void {
  // One year has no changes to show.
  const changed = toFragment({ ...view, show: view.compare === '' ? DEFAULT.show : view.show }, { ...DEFAULT })
  history.replaceState(null, '', changed === '' ? location.pathname : `#${changed}`)
  // Replacing the address fires no event.
  dispatchEvent(new HashChangeEvent('hashchange'))
}

const onAddress = (changed: () => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
const fragment = () => location.hash
const noFragment = () => ''
const isInBrowser = () => true
const isOnServer = () => false

const Published = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />

/** The form changes the page as it is used, and has nothing to send. */
const stay = (event: FormEvent) => event.preventDefault()

interface Matches {
  readonly shown: number
  readonly all: number
}

function countOf({ shown, all }: Matches, words: string): string {
  if (shown === 0) return `nothing matches “${words}”`
  return shown === all ? `${all} rates and rules` : `${shown} of ${all} rates and rules`
}

/**
 * Hides the rows without all of the words, or all that did not change, and the tables with no rows left, and opens the other tables until
 * the search is over. Counts the entries that remain, each once, even if it has two values.
 */
function showMatches(tables: HTMLElement, words: string, onlyChanges: boolean): Matches {
  const wanted = words.toLowerCase().split(/\s+/)
  const isSearch = words.trim() !== ''
  const all = new Set<string>()
  const shown = new Set<string>()
  for (const section of tables.querySelectorAll<HTMLDetailsElement>('.rates-section')) {
    const heading = section.querySelector('h2')?.textContent ?? ''
    const rows = [...section.querySelectorAll<HTMLTableRowElement>('[data-entry]')]
    for (const row of rows) {
      const text = `${heading} ${wordsOf(row)}`.toLowerCase()
      row.hidden = (onlyChanges && !row.dataset['changed']) || !wanted.every((word) => text.includes(word))
      all.add(row.dataset['entry'] ?? '')
      if (!row.hidden) shown.add(row.dataset['entry'] ?? '')
    }
    section.hidden = rows.every((row) => row.hidden)
    openForSearch(section, isSearch && !section.hidden)
  }
  showForReviewers(tables, shown)
  return { shown: shown.size, all: all.size }
}

/** What a row says, without the titles of its sources, which have words of other entries in them. */
const wordsOf = (row: HTMLTableRowElement) =>
  [...row.querySelectorAll('th, td')]
    .flatMap((cell) => [...cell.childNodes])
    .filter((node) => !(node instanceof Element && node.classList.contains('rates-sources')))
    .map((node) => node.textContent)
    .join(' ')

/** Opens a table, and closes it again afterwards if the visitor had not opened it. */
function openForSearch(section: HTMLDetailsElement, isFound: boolean): void {
  if (isFound && !section.open) {
    section.open = true
    section.dataset['opened'] = 'search'
  } else if (!isFound && section.dataset['opened']) {
    section.open = false
    delete section.dataset['opened']
  }
}

/** What the specification says about the entries that are shown; nothing where it says nothing about them. */
function showForReviewers(tables: HTMLElement, shown: ReadonlySet<string>): void {
  const part = tables.querySelector<HTMLElement>('.rates-reviewers')
  if (!part) return
  const lines = [...part.querySelectorAll<HTMLElement>('[data-about]')]
  for (const line of lines) line.hidden = !shown.has(line.dataset['about'] ?? '')
  part.hidden = [...lines, ...part.querySelectorAll<HTMLElement>('.rates-section')].every((one) => one.hidden)
}

/** What went wrong, in our words where a browser would use its own: each browser has others for a lost connection. */
function troubleIn(error: Error): string {
  if (error instanceof TypeError) return 'the site did not answer.'
  return error instanceof SyntaxError ? 'the file is damaged.' : error.message
}
