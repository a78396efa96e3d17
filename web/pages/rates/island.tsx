import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type FormEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { defaultRuleSet, ruleSets } from '#engine/rates/generated/rule-sets.ts'
import { defaultTaxYear, taxYears } from '#engine/rates/generated/tax-years.ts'
import { taxYear } from '../../lib/dates.ts'
import { MOST_CHARACTERS } from '../../lib/form-values.ts'
import { toFragment } from '../../lib/fragment.ts'
import { addressOf, createQueryClient } from '../../lib/query-client.ts'
import { choiceIn } from './choice.ts'
import { type Choice, keyOf, type PublishedRates } from './published.ts'
import { RateTables } from './tables.tsx'

const DEFAULT: Choice = { year: defaultTaxYear, rules: defaultRuleSet }
const isDefault = ({ year, rules }: Choice) => year === DEFAULT.year && rules === DEFAULT.rules
const nameOf = ({ year, rules }: Choice) => `${taxYear(year)}, ${ruleSets[rules].title.replace(/^The/, 'the')}`

/** The form that chooses, and the tables. `published` is the HTML of the default tables, which the page was sent with and which are never fetched. */
export function RatesIsland({ published }: { published: string }) {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <ChosenRates published={published} />
    </QueryClientProvider>
  )
}

function ChosenRates({ published }: { published: string }) {
  const isLive = useSyncExternalStore(onAddress, isInBrowser, isOnServer)
  // The address’s fragment holds the choice; the page is sent with the default.
  const choice = choiceIn(useSyncExternalStore(onAddress, fragment, noFragment), DEFAULT)
  const [words, setWords] = useState('')
  const [found, setFound] = useState<Found>()
  const status = useRef<HTMLOutputElement>(null)
  const wordsBox = useRef<HTMLInputElement>(null)
  const reviewers = useRef<HTMLDetailsElement>(null)
  // An address may ask for rules that only reviewers choose.
  useEffect(() => {
    if (choice.rules !== DEFAULT.rules && reviewers.current) reviewers.current.open = true
  }, [choice.rules])
  const key = keyOf(choice)
  const { data, error, isPlaceholderData, isPaused, refetch } = useQuery<PublishedRates>({
    queryKey: key,
    enabled: !isDefault(choice),
    placeholderData: keepPreviousData,
  })
  // The tables may be HTML that React did not make, so we search the page itself.
  const search = useCallback(
    (tables: HTMLElement | null) => {
      if (tables) setFound(showMatches(tables, words))
    },
    [words],
  )

  // The button that was pressed goes away, so the status says what happens next.
  const leaveButton = () => status.current?.focus()

  const isFetched = isDefault(choice) || (data !== undefined && !isPlaceholderData)
  const isOffline = !isFetched && isPaused
  const shown = isDefault(choice) ? undefined : data
  const shownKey = shown ? addressOf(keyOf({ year: shown.taxYear, rules: shown.ruleSet })) : 'published'
  return (
    <div data-live={isLive || undefined}>
      <form className="card rates-form" method="dialog" autoComplete="off" aria-label="Choose the tables" onSubmit={stay}>
        <div className="field">
          <label htmlFor="year">Tax year</label>
          <select
            id="year"
            value={choice.year}
            disabled={!isLive}
            onChange={({ currentTarget }) => choose({ ...choice, year: currentTarget.value as Choice['year'] })}
          >
            {Object.keys(taxYears).map((year) => (
              <option key={year} value={year}>
                {taxYear(year)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="words">Show only rates with these words</label>
          <div className="box">
            <input
              id="words"
              ref={wordsBox}
              type="search"
              value={words}
              maxLength={MOST_CHARACTERS}
              disabled={!isLive}
              spellCheck={false}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
          </div>
        </div>
        <details className="rates-rules" ref={reviewers}>
          <summary>For tax reviewers</summary>
          <div className="field">
            <label htmlFor="rules">Rules used</label>
            <select
              id="rules"
              value={choice.rules}
              disabled={!isLive}
              aria-describedby="rules-hint"
              onChange={({ currentTarget }) => choose({ ...choice, rules: currentTarget.value as Choice['rules'] })}
            >
              {Object.entries(ruleSets).map(([rules, { title }]) => (
                <option key={rules} value={rules}>
                  {title}
                </option>
              ))}
            </select>
            <p id="rules-hint" className="hint">
              {ruleSets[choice.rules].about}
            </p>
          </div>
        </details>
        <noscript>
          <p className="hint">
            You need JavaScript to choose. Without it, this page shows {nameOf(DEFAULT)}. The <a href="#files">files</a> have the rest.
          </p>
        </noscript>
      </form>

      <output className="rates-status" ref={status} tabIndex={-1}>
        {error
          ? `The tables for ${nameOf(choice)}, could not be fetched.`
          : isOffline
            ? `You are offline. The tables for ${nameOf(choice)}, will be fetched when you are connected again.`
            : isFetched
              ? `Showing ${nameOf(choice)}${found ? `: ${countOf(found, words.trim())}` : ''}.`
              : `Fetching ${nameOf(choice)}.`}
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
              <p>What went wrong: {error.message}</p>
              <p>
                Check your connection and try again. If that does not help, open <a href={addressOf(key)}>the file itself</a> or go back to{' '}
                {nameOf(DEFAULT)}.
              </p>
            </>
          )}
          <div className="rates-actions">
            {error && (
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
            )}
            <button
              type="button"
              className="button button-plain"
              onClick={() => {
                leaveButton()
                choose(DEFAULT)
              }}
            >
              Show {nameOf(DEFAULT)}
            </button>
          </div>
        </div>
      ) : (
        <div key={shownKey} ref={search} className="rates-tables" aria-busy={!isFetched}>
          {shown ? <RateTables rates={shown} /> : <Published html={published} />}
        </div>
      )}
    </div>
  )
}

function choose(choice: Choice): void {
  const changed = toFragment({ ...choice }, { ...DEFAULT })
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

interface Found {
  readonly shown: number
  readonly all: number
}

function countOf({ shown, all }: Found, words: string): string {
  if (shown === 0) return `nothing matches “${words}”`
  return shown === all ? `${all} rates and rules` : `${shown} of ${all} rates and rules`
}

/**
 * Hides the rows without all of the words and the tables with no rows left, and opens the other tables until the search is over. Counts the
 * entries that remain, each once, even if it has two values.
 */
function showMatches(tables: HTMLElement, words: string): Found {
  const wanted = words.toLowerCase().split(/\s+/)
  const isSearch = words.trim() !== ''
  const all = new Set<string>()
  const shown = new Set<string>()
  for (const section of tables.querySelectorAll<HTMLDetailsElement>('.rates-section')) {
    const heading = section.querySelector('h2')?.textContent ?? ''
    const rows = [...section.querySelectorAll<HTMLTableRowElement>('[data-entry]')]
    for (const row of rows) {
      const text = `${heading} ${wordsOf(row)}`.toLowerCase()
      row.hidden = !wanted.every((word) => text.includes(word))
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
