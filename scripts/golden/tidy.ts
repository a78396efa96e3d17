// npm run golden:tidy : writes the golden files as they are kept, after a spreadsheet has saved one in its own way.
import { readFileSync, writeFileSync } from 'node:fs'
import { runCommand } from '../lib/command.ts'
import { goldenFile, goldenSlugs } from './read-golden.ts'
import { tidyGolden } from './tidy-golden.ts'

const HELP = `npm run golden:tidy

Run it after a spreadsheet has saved a golden file: results get their two decimals back, TRUE becomes true, quotes and line ends become
what they were. No figure changes, and rows that nobody edited are again as they were.`

await runCommand('golden:tidy', HELP, {}, () => {
  let tidied = 0
  for (const slug of goldenSlugs()) {
    const text = readFileSync(goldenFile(slug), 'utf8')
    const kept = tidyGolden(text)
    if (kept === text) continue
    tidied++
    writeFileSync(goldenFile(slug), kept)
    console.log(`golden/${slug}.csv: tidied`)
  }
  if (tidied === 0) console.log('golden: nothing to tidy, every file is as it is kept')
})
