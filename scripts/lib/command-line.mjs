// Plain JavaScript, because scripts/setup.mjs uses it on whichever Node starts it.

/**
 * The program and the parameters that run a command of the PATH. On Windows commands such as `npm` are batch files, which Node refuses to
 * start as programs, so the shell starts them. Only for parameters that mean nothing to a shell.
 * @param {string} name
 * @param {readonly string[]} parameters
 * @param {NodeJS.Platform} [platform]
 * @returns {[program: string, parameters: string[]]}
 */
export const commandLine = (name, parameters, platform = process.platform) =>
  platform === 'win32' ? ['cmd.exe', ['/d', '/s', '/c', name, ...parameters]] : [name, [...parameters]]

/**
 * The program and the parameters that run npm: the npm that started us and the Node that it runs on, as npm tells its scripts; otherwise
 * the npm of the PATH. Another package manager tells the same of itself, and does not know the commands of npm.
 * @param {readonly string[]} parameters
 * @param {{ platform?: NodeJS.Platform, execPath?: string, env?: NodeJS.ProcessEnv }} [system]
 * @returns {[program: string, parameters: string[]]}
 */
export function npmCommandLine(parameters, { platform = process.platform, execPath = process.execPath, env = process.env } = {}) {
  const { npm_execpath: npm, npm_node_execpath: node = execPath } = env
  return npm !== undefined && /[\\/]npm-cli\.c?js$/.test(npm) ? [node, [npm, ...parameters]] : commandLine('npm', parameters, platform)
}
