import { isDay } from '../../../engine/inputs/day.ts'
import { aligned } from '../../lib/aligned.ts'
import { UsageError } from '../../lib/command.ts'
import { askUntil, type NextAnswer } from '../../lib/terminal.ts'
import type { ReadTable, SettingsFiles } from '../examination.ts'
import type { SourceList } from '../tables.ts'
import { type ChangelogNote, noteOf } from './changelog.ts'
import { differencesOf, type VerifiedDifference } from './differences.ts'
import { heldOf, plainNumber, RESEARCH, type VerifiedLine, writeVerified } from './file.ts'
import { keyOf, linesOf } from './lines.ts'

/** What we need to go through the changed readings. */
interface Walk {
  readonly folder: string
  readonly tables: Readonly<Record<string, ReadTable>>
  readonly settings: SettingsFiles
  readonly verified: readonly VerifiedLine[]
  /** Today, `2026-11-21`. */
  readonly today: string
  readonly ask: NextAnswer
  readonly say: (text: string) => void
  /** Adds a note to CHANGELOG.md. */
  readonly note: (note: ChangelogNote) => void
  /** The calculators that read an entry. */
  readonly readersOf: (entry: string) => Promise<readonly string[]>
}

/** Thrown when there are no more answers, or the answer is stop. */
class Stopped extends Error {}

/**
 * Asks, for each reading that differs from what was verified, whether somebody has read it in its source, or remembers it if its status says
 * that nobody has, and if so writes its line at once.
 * After the readings of an entry, asks what they change for users and adds a note to CHANGELOG.md.
 * @returns how many were accepted, and how many still differ.
 */
export async function acceptOneByOne(walk: Walk): Promise<{ readonly accepted: number; readonly left: number }> {
  const { tables, settings, verified, ask, say, today } = walk
  const differences = differencesOf(linesOf(tables, settings), verified)
  if (differences.length === 0) return { accepted: 0, left: 0 }
  const held = new Map(verified.map((each) => [keyOf(each), each]))
  let accepted = 0
  let number = 0
  const answer = async (question: string): Promise<string> => {
    const given = await ask(question)
    if (given === undefined || given === 'stop') throw new Stopped()
    return given
  }
  try {
    say(`${differences.length} to read. Answer stop at any time; what you have accepted so far is kept.\n`)
    const by = await askUntil(answer, say, who(differences), (name) =>
      right(name, /\p{L}/u.test(name) && name !== RESEARCH, 'write a name: the person who read them'),
    )
    const day = await askUntil(answer, say, `On which day? [${today}] `, (text) =>
      right(text, text === '' || (isDay(text) && text <= today), `write a date up to today, like ${today}`),
    )
    for (const group of byEntry(differences)) {
      const taken: VerifiedDifference[] = []
      try {
        for (const difference of group) {
          say(`\n${++number} of ${differences.length}  ${described(difference, settings.sources)}`)
          if (!(await isRead(difference, answer, say))) continue
          if (difference.held) held.delete(keyOf(difference.held))
          const reading = isReadAgain(difference) ? { checked: day || today, by } : difference.held
          if (difference.line && reading) held.set(keyOf(difference.line), heldOf(difference.line, reading.checked, reading.by))
          writeVerified(walk.folder, [...held.values()])
          taken.push(difference)
          accepted++
        }
      } finally {
        await noteGroup(walk, taken)
      }
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
  }
  return { accepted, left: differences.length - accepted }
}

const who = (differences: readonly VerifiedDifference[]) =>
  differences.some(isFromMemory) ? 'Who has read them, or remembers them? ' : 'Who has read them? '

/** The parts of a reading that are about its figure. If only these change, the figure keeps the day on which it was read. */
const ABOUT: ReadonlySet<string> = new Set([
  'sources',
  'status',
  'title',
  'about',
  'note',
  'reviewerNote',
  'onlyPrinted',
  'announced until',
  'announced by',
])

const isReadAgain = (difference: VerifiedDifference): boolean => {
  const { line, held, changes = [] } = difference
  return !held || line?.reading === '' || isConfirmed(difference) || changes.some(({ name }) => !ABOUT.has(name))
}

const MEMORY = 'memory'
const isFromMemory = ({ line }: VerifiedDifference) => line?.said.some(({ name, text }) => name === 'status' && text === MEMORY) === true
/** Whether somebody has now seen in a source what nobody had. */
const isConfirmed = (difference: VerifiedDifference) =>
  difference.line !== undefined && difference.held?.said['status'] === MEMORY && !isFromMemory(difference)

/** The question about what has no figure to type. Nobody is asked to have read what `status: memory` says that nobody has. */
function yesOrNo(difference: VerifiedDifference): string {
  if (isFromMemory(difference)) return 'Nobody has seen this in a source. Is it as you remember it, to be shown as not confirmed?'
  const isTable = difference.line?.said.some(({ name, text }) => name === 'kind' && text === 'table')
  return isTable ? 'Is this right?' : 'Have you read this in its source, and is it right?'
}

function right(answer: string, isRight: boolean, otherwise: string): string {
  if (!isRight) throw new UsageError(otherwise)
  return answer
}

/**
 * Asks whether a reading is as its source has it. A figure, each figure of bands, the law of a freeze, and a law or a day that has changed must
 * be typed, so that nobody agrees without reading the source. For anything else, and for what is only remembered, yes is enough.
 */
async function isRead(difference: VerifiedDifference, ask: (question: string) => Promise<string>, say: (text: string) => void) {
  const typed = isFromMemory(difference) ? [] : toType(difference)
  if (typed.length === 0) {
    const given = await askUntil(ask, say, `${yesOrNo(difference)} (yes, no, stop) `, (text) =>
      right(text, text === 'yes' || text === 'no', 'write yes, no or stop'),
    )
    return given === 'yes'
  }
  for (const { question, is, isRight } of typed) {
    const given = await ask(`${question} `)
    if (isRight(given)) continue
    if (given !== 'no') say(`  the source says "${given}" and the table ${is}: correct whichever is wrong; nothing was accepted`)
    return false
  }
  return true
}

/** The parts that cite a law, and what that law does. */
const LAWS: ReadonlyMap<string, string> = new Map([
  ['law', 'sets it'],
  ['startLaw', 'starts it on that day'],
  ['ends law', 'ends it'],
  ['ratesFallBy', 'makes its rates fall'],
])

/** The parts that are a day somebody has read, and what that day is. */
const DAYS: ReadonlyMap<string, string> = new Map([
  ['frozen until', 'the last of the freeze'],
  ['ends on', 'the last on which it applies'],
  ['lawMade', 'the one on which its law was made'],
  ['checkedTo', 'the last that its sources cover'],
  ['secondHandTo', 'the last that others report on'],
])

/** What to type from the source, each with what the table says. */
function toType(difference: VerifiedDifference) {
  const { line, changes = [] } = difference
  const said = line?.said ?? []
  const kind = said.find(({ name }) => name === 'kind')?.text ?? ''
  const toRead = isConfirmed(difference) ? said : changes.flatMap(({ now }) => now ?? [])
  const value = toRead.find(({ name }) => name === 'value')
  const single = value && ['amount', 'percent', 'date', 'day'].includes(kind) ? [{ what: '', figure: value.text }] : []
  const hasChanged = (one: string) => changes.some(({ name, now, held }) => name === one && now !== undefined && held !== undefined)
  const freeze = changes.some(({ name }) => name.startsWith('frozen ')) ? said.filter(({ name }) => name === 'frozen law') : []
  // Where a law or a day has changed, it is read again as a figure is. Those of a new reading are seen with its figure.
  const laws = said.filter(({ name }) => LAWS.has(name) && hasChanged(name))
  const days = said.filter(({ name }) => DAYS.has(name) && hasChanged(name))
  return [
    ...(value?.figures ?? single).map(({ what, figure }) => ({
      question:
        what === '' ? 'What does the source say? (the figure as you read it, no, stop)' : `What does the source say is the ${what}?`,
      is: figure,
      isRight: (given: string) => plainNumber(given.replace(/[£,\s]/g, '')) === plainNumber(figure),
    })),
    ...[...freeze, ...laws].map(({ name, text }) => ({
      question: `Which law ${LAWS.get(name) ?? 'freezes it'}, with its section? (as you read it, no, stop)`,
      is: text,
      isRight: (given: string) => isCitation(given, text),
    })),
    ...days.map(({ name, text }) => ({
      question: `Which day is ${DAYS.get(name)}? (as you read it, like 2026-11-21, no, stop)`,
      is: text,
      isRight: (given: string) => given === text,
    })),
  ]
}

/** Whether somebody typed each citation as it stands, or without the remark after it. */
function isCitation(given: string, law: string): boolean {
  const [typed = [], cited = []] = [given, law].map((text) => text.replaceAll(/\s/g, '').toLowerCase().split(';'))
  return (
    typed.length === cited.length &&
    typed.every((one, index) => {
      const other = cited[index] ?? ''
      return one === other || (/(?:\.|part)\d/.test(one) && [',', ':'].some((mark) => other.startsWith(`${one}${mark}`)))
    })
  )
}

const byEntry = (differences: readonly VerifiedDifference[]): VerifiedDifference[][] => {
  const groups = new Map<string, VerifiedDifference[]>()
  for (const difference of differences) {
    const { entry } = difference.line ?? difference.held
    groups.set(entry, [...(groups.get(entry) ?? []), difference])
  }
  return [...groups.values()]
}

/** Adds the note to CHANGELOG.md for the accepted readings of an entry. Asks for its words, or uses standard ones. */
async function noteGroup({ ask, say, note, readersOf, tables }: Walk, taken: readonly VerifiedDifference[]): Promise<void> {
  const told = noteOf(taken, tables)
  if (!told) return
  const { line, held } = taken[0] ?? {}
  const calculators = await readersOf((line ?? held)?.entry ?? '')
  const effect = await ask(`What does this change for users? [${told.effect}] (- for no note in CHANGELOG.md) `)
  if (effect === '-') return
  note({
    ...told,
    calculator: calculators.join(', ') || 'none',
    effect: effect === undefined || effect === 'stop' ? told.effect : effect || told.effect,
  })
  say('  added a note to CHANGELOG.md')
}

/** A difference as text: where it is, the old and new values, the law and the sources. */
function described({ line, held, changes }: VerifiedDifference, sources: SourceList): string {
  const { entry, from, reading } = line ?? held
  const said: Readonly<Record<string, string>> = line ? Object.fromEntries(line.said.map(({ name, text }) => [name, text])) : held.said
  const [first] = changes ?? []
  const place = line?.yaml.at(first?.now?.path ?? line.path)
  const where = line && place ? `${line.yaml.file}:${place.line}:${place.column}` : `rates/verified.csv:${held?.row ?? 1}`
  const what = `${entry}${said['title'] === undefined ? '' : `, ${said['title']}`}${reading === '' ? '' : `: ${reading} from ${from}`}`
  const rows = changes
    ? changes.map(({ name, now, held: was }) => [name, was ?? (held ? 'nothing' : ''), held ? '→' : '', now?.text ?? 'nothing'])
    : Object.entries(said).map(([name, text]) => [name, text, '→', 'gone'])
  const named = new Set(rows.map(([name]) => name))
  const cited = (said['sources'] ?? '').split(', ').flatMap((name) => {
    const source = sources[name]
    return source ? [['source', name, '', `${source.title} (${source.publisher})${source.url === undefined ? '' : `, ${source.url}`}`]] : []
  })
  const law = said['law'] === undefined || named.has('law') ? [] : [['law', '', '', said['law']]]
  return `${where}\n${what}\n${aligned([...rows, ...law, ...cited]).replaceAll(/^/gm, '  ')}`
}
