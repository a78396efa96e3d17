import { join } from 'node:path'
import { build, loadConfigFromFile, type Rolldown } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'
import { project } from '../lib/project.ts'

afterEach(() => vi.unstubAllEnvs())

/** The code that the project’s own settings of Vite make of a script of every page. */
async function scriptBuilt(): Promise<string> {
  // With this the settings are those of the tests.
  vi.stubEnv('VITEST', undefined)
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(project, 'vite.config.ts'))
  const { output } = (await build({
    ...loaded?.config,
    configFile: false,
    root: project,
    logLevel: 'error',
    plugins: [],
    build: { write: false, rolldownOptions: { input: 'web/site/settings.ts', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  return output.map((one) => ('code' in one ? one.code : '')).join()
}

it('only the three settings of a build reach its scripts, and no other variable of the environment', async () => {
  for (const name of ['SITE_URL', 'SITE_TAG', 'SITE_CONTACT', 'SITE_SECRET', 'SITE_URL_KEY', 'VITE_SECRET', 'SECRET'])
    vi.stubEnv(name, `https://${name.toLowerCase().replaceAll('_', '-')}.example`)
  const code = await scriptBuilt()
  expect(code.match(/https:[^"'`]*/g)?.toSorted()).toEqual([
    'https://site-contact.example',
    'https://site-tag.example',
    'https://site-url.example',
  ])
})

it('a build without settings has none', async () => {
  for (const name of ['SITE_URL', 'SITE_TAG', 'SITE_CONTACT']) vi.stubEnv(name, undefined)
  const code = await scriptBuilt()
  expect(code).toContain('export')
  expect(code).not.toContain('https:')
})
