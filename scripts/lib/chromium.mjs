import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Where a Chromium or Chrome is, the one without windows first because it is a third faster: `CHROMIUM_PATH` if set, else on the PATH, else in its usual place; undefined when there is none. */
export function findChromium() {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const found = [process.env['CHROMIUM_PATH'], ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...ELSEWHERE]
  return found.find((path) => path !== undefined && path !== '' && existsSync(path))
}
