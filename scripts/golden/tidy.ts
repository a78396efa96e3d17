// npm run golden:tidy : writes the golden files as they are kept, after a spreadsheet has saved one in its own way.
import { readFileSync, writeFileSync } from 'node:fs'
import { runCommand } from '../lib/command.ts'
import { goldenFile, goldenSlugs } from './read-golden.ts'
import { tidyGolden } from './tidy-golden.ts'

const HELP = `npm run golden:tidy

Run it after a spreadsheet has saved a golden file: results get their two decimals back, TRUE becomes true, quotes and line ends become
what they were. No figure changes, and rows that nobody edited are again as they were.`

await runCommand('golden:tidy', HELP, {}, () => {
  for (const slug of goldenSlugs()) {
    const text = readFileSync(goldenFile(slug), 'utf8')
    const tidied = tidyGolden(text)
    if (tidied === text) continue
    writeFileSync(goldenFile(slug), tidied)
    console.log(`golden/${slug}.csv: tidied`)
  }
})
