// npm run golden:tidy : restores the usual form of golden files after a spreadsheet has saved them in its own way.
import { readFileSync, writeFileSync } from 'node:fs'
import { goldenFile, goldenSlugs } from '../../golden/code/read-golden.ts'
import { runCommand } from '../lib/command.ts'
import { tidyGolden } from './tidy-golden.ts'

const HELP = `npm run golden:tidy

Run this after saving a golden file in a spreadsheet. It gives results their two decimals back, turns TRUE into true, and restores quotes
and line endings. No figure changes, and rows that you did not edit end up as they were.`

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
  if (tidied === 0) console.log('golden: nothing to tidy; every file is in its usual form')
})
