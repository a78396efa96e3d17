import { findProgram } from './find-program.mjs'

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of Chromium or Chrome: `CHROMIUM_PATH` if set, else the first found on the PATH, else in its usual place; undefined if there is
 * none. The headless shell is tried first because it is a third faster.
 */
export const findChromium = () => findProgram({ set: process.env['CHROMIUM_PATH'], names, elsewhere })
