import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { placesIn } from '../../golden/code/citation.ts'
import { project } from '../lib/project.ts'

/** A function of the law, and the sections that its docstring cites. */
export interface CitedIn {
  readonly name: string
  /** The file and the line of its declaration: `engine/law/vat.ts:10`. */
  readonly place: string
  readonly sections: readonly string[]
}

/** The sections, schedules and Parts that a docstring cites, each once. */
const sectionsIn = (docstring: string): string[] => [
  ...new Set(placesIn(docstring.replaceAll(/\s*\n\s*\*?\s*/g, ' ')).map(({ cited }) => cited)),
]

/** Files about what answers say: they cite the law but do not state it. */
const SAYS_ONLY = /\/(answer|notes|assumptions|rows|words)\.ts$|\.test\.ts$|\/tests\//

/** Every function of engine/law whose docstring cites a section, with its place. */
export const citedInLaw = (): CitedIn[] =>
  globSync('engine/law/**/*.ts', { cwd: project })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !SAYS_ONLY.test(file))
    .sort()
    .flatMap((file) => citedIn(file, readFileSync(`${project}/${file}`, 'utf8')))

/** The functions of a file that its docstrings give a section, in order. */
export function citedIn(file: string, source: string): CitedIn[] {
  const { program, comments } = parseSync(file, source)
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    const names =
      declared?.type === 'FunctionDeclaration'
        ? [declared.id?.name]
        : declared?.type === 'VariableDeclaration'
          ? declared.declarations.flatMap(({ id, init }) =>
              id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression' ? [id.name] : [],
            )
          : []
    const doc = comments.find(
      ({ end, value }) => value.startsWith('*') && end <= statement.start && source.slice(end, statement.start).trim() === '',
    )
    const sections = sectionsIn(doc?.value ?? '')
    const line = source.slice(0, statement.start).split('\n').length
    return sections.length > 0 ? names.flatMap((name) => (name === undefined ? [] : [{ name, place: `${file}:${line}`, sections }])) : []
  })
}

/** The functions by the section that they cite, sections in the order of their Acts and numbers. */
export function bySection(cited: readonly CitedIn[]): [section: string, functions: CitedIn[]][] {
  const found = new Map<string, CitedIn[]>()
  for (const one of cited) for (const section of one.sections) found.set(section, [...(found.get(section) ?? []), one])
  return [...found].sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
}
