import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { calculators } from '../../web/calculators/index.ts'
import { UsageError } from '../lib/command.ts'
import { project } from '../lib/project.ts'

const template = fileURLToPath(new URL('template', import.meta.url))
const REGISTRY = 'web/calculators/index.ts'
const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/**
 * Writes a working calculator from the template and adds it to the registry, all formatted. `root` is the folder of the project.
 * @returns the files it wrote, by their paths in the project.
 * @throws UsageError, before anything is written, if the slug is not kebab-case or is taken, or if its name in the code is taken.
 */
export function writeCalculator(slug: string, root = project): string[] {
  if (!KEBAB_CASE.test(slug)) throw new UsageError(`"${slug}" is not a slug: write it in small letters, like high-income-charge`)
  refuseReserved(slug)
  const name = namer(slug)
  const files = globSync('**/*.txt', { cwd: template })
    .map((file) => ({ path: name(file.slice(0, -'.txt'.length)), text: name(readFileSync(join(template, file), 'utf8')) }))
    .sort((one, other) => one.path.localeCompare(other.path))
  refuseTaken(slug, files, root)

  for (const { path, text } of files) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const registry = readFileSync(join(root, REGISTRY), 'utf8')
  const entered = registry
    .replace('\n\n', name("\nimport { about as exampleTax } from './example-tax/about.ts'\n\n"))
    .replace(/\]\n$/, name('  exampleTax,\n]\n'))
  writeFileSync(join(root, REGISTRY), entered)

  const written = [...files.map(({ path }) => path), REGISTRY]
  format(written, root)
  return written
}

/** Names that a module may not declare (ECMAScript 2026, 12.7.2 and 13.1.1), and the registry’s own name. */
const RESERVED = new Set(
  `arguments await break calculators case catch class const continue debugger default delete do else enum eval export extends false finally for
  function if implements import in instanceof interface let new null package private protected public return static super switch this throw true
  try typeof undefined var void while with yield`.split(/\s+/),
)

/** The calculator becomes a constant in the registry, so its name may not already have a meaning there. */
function refuseReserved(slug: string): void {
  const { exampleTax: constant } = namesOf(slug)
  if (!RESERVED.has(constant)) return
  throw new UsageError(
    `"${slug}" cannot be a slug: its name in the code is "${constant}", which already has a meaning there; add a word, like ${slug}-tax`,
  )
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The names of a calculator, keyed by the template’s names that they replace. */
function namesOf(slug: string) {
  const words = slug.split('-')
  const pascal = words.map(capital).join('')
  return {
    'example-tax': slug,
    exampleTax: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    ExampleTax: pascal,
    'example tax': words.join(' '),
    'Example tax': capital(words.join(' ')),
  }
}

/** Replaces the template’s names with the calculator’s, in text and in paths. */
function namer(slug: string): (text: string) => string {
  const names = namesOf(slug)
  return (text) => text.replace(/example[- ]?tax/gi, (found) => names[found as keyof typeof names] ?? found)
}

function refuseTaken(slug: string, files: readonly { readonly path: string }[], root: string): void {
  const taken = files.find(({ path }) => existsSync(join(root, path)))
  if (taken) throw new UsageError(`there is a calculator "${slug}": ${taken.path}`)
  const other = calculators.find(({ path }) => path === `/${slug}-calculator`)
  if (other) throw new UsageError(`/${slug}-calculator is the page of ${other.slug}: choose another slug`)
}

function format(files: readonly string[], root: string): void {
  const biome = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'))
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, 'check', '--write', ...files], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`the new files cannot be formatted\n${stdout}${stderr}`)
}
