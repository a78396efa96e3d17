import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { project } from './project.ts'

interface Locked {
  readonly version: string
  readonly integrity?: string
  readonly resolved?: string
  readonly hasInstallScript?: boolean
  readonly os?: string | readonly string[]
  readonly libc?: readonly string[]
}

const { packages } = JSON.parse(readFileSync(`${project}/package-lock.json`, 'utf8')) as { packages: Record<string, Locked> }
const locked = Object.entries(packages).filter(([path]) => path !== '')
const those = (which: (entry: Locked) => boolean) => locked.filter(([, entry]) => which(entry)).map(([path]) => path)

/** A package for another system, of which we do not have the hash, may be in the lock for a system that does not exist. npm skips it. */
const NOWHERE = JSON.stringify(['none'])

it('every package that can be installed has its hash in the lock; one whose hash is not known is for no system: "os": ["none"]', () => {
  expect(those(({ integrity, os }) => !/^sha512-.{88}$/.test(integrity ?? '') && JSON.stringify(os) !== NOWHERE)).toEqual([])
})

it('no package runs a script when it is installed, which could fetch what has no hash', () => {
  expect(those(({ hasInstallScript }) => hasInstallScript === true)).toEqual([])
})

it('no package is tied to the address of a registry', () => {
  expect(those(({ resolved }) => resolved !== undefined)).toEqual([])
})

const nodes = locked.filter(([path]) => /^node_modules\/node-(bin-)?(linux|darwin|win)-/.test(path))

it('the Node that runs this is the one of the lock, which editors and other tools are told of', () => {
  expect(nodes).toHaveLength(5)
  for (const [path, { integrity }] of nodes) expect(integrity, path).toMatch(/^sha512-/)
  const { devEngines } = JSON.parse(readFileSync(`${project}/package.json`, 'utf8')) as { devEngines: { runtime: { version: string } } }
  const told = [readFileSync(`${project}/.node-version`, 'utf8').trim(), devEngines.runtime.version, process.versions.node]
  const majors = [...told, ...nodes.map(([, { version }]) => version)].map((version) => version.split('.')[0])
  expect(new Set(majors)).toEqual(new Set(['24']))
})

it('the Node for Linux is not for Alpine, whose C library cannot run it', () => {
  const forLinux = nodes.filter(([, { os }]) => os === 'linux')
  expect(forLinux.map(([, { libc }]) => libc)).toEqual([['glibc'], ['glibc']])
})
