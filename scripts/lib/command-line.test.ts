import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { commandLine, npmCommandLine } from './command-line.mjs'

const WINDOWS = {
  npm_execpath: 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js',
  npm_node_execpath: 'C:\\Program Files\\nodejs\\node.exe',
}
const LINUX = { npm_execpath: '/usr/lib/node_modules/npm/bin/npm-cli.js', npm_node_execpath: '/usr/bin/node' }

it.each([
  ['Windows', 'win32', WINDOWS, [WINDOWS.npm_node_execpath, [WINDOWS.npm_execpath, 'ci', '--no-audit']]],
  ['Linux', 'linux', LINUX, ['/usr/bin/node', [LINUX.npm_execpath, 'ci', '--no-audit']]],
  ['a Node that npm did not name', 'linux', { npm_execpath: LINUX.npm_execpath }, ['/opt/node', [LINUX.npm_execpath, 'ci', '--no-audit']]],
  ['Windows without npm', 'win32', {}, ['cmd.exe', ['/d', '/s', '/c', 'npm', 'ci', '--no-audit']]],
  ['Linux without npm', 'linux', {}, ['npm', ['ci', '--no-audit']]],
  ['another package manager', 'linux', { npm_execpath: '/usr/lib/node_modules/pnpm/bin/pnpm.cjs' }, ['npm', ['ci', '--no-audit']]],
] as const)('npm is started from %s', (_, platform, env, expected) => {
  expect(npmCommandLine(['ci', '--no-audit'], { platform, execPath: '/opt/node', env })).toEqual(expected)
})

it('a command of the PATH is started by the shell of Windows, and by itself elsewhere', () => {
  expect(commandLine('node', ['--version'], 'win32')).toEqual(['cmd.exe', ['/d', '/s', '/c', 'node', '--version']])
  expect(commandLine('node', ['--version'], 'darwin')).toEqual(['node', ['--version']])
})

it('the npm of this machine starts', () => {
  const [program, parameters] = npmCommandLine(['--version'])
  expect(execFileSync(program, parameters, { encoding: 'utf8' })).toMatch(/^\d+\.\d+\.\d+\n$/)
})
