import { globSync, readFileSync } from 'node:fs'
import { Readable, Writable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { loadCalculator } from '../lib/calculators.ts'
import { project } from '../lib/project.ts'
import { calculateCsv } from './csv.ts'
import { IGNORED_BY_NOTE } from './ignored-inputs.ts'
import { calculateJsonLines } from './json-lines.ts'

async function calculated(slug: string, table: string, ruleSet: 'statute' | 'constants' = 'statute', calculateTable = calculateCsv) {
  let text = ''
  const output = new Writable({
    write(piece: Buffer, _, done) {
      text += piece.toString()
      done()
    },
  })
  await calculateTable(await loadCalculator(slug), Readable.from([Buffer.from(table)]), output, { keepGoing: false, choice: { ruleSet } })
  return text
}

const ignoredIn = async (slug: string, table: string, ruleSet?: 'statute' | 'constants') =>
  parse<Record<string, string>>(await calculated(slug, table, ruleSet), { columns: true }).map(({ ignored }) => ignored)

it('a row names the inputs that its answer does not use, in the last column', async () => {
  const table = [
    'carListPrice,fuelType,co2Emissions,electricRange,engineSize,meetsRDE2,plugInEasement',
    '30000,petrol,125,40,,,',
    '30000,electric,20,,,,',
    '30000,plugin-hybrid,30,40,,,',
    '30000,petrol,125,,1600,true,true',
    '30000,petrol,125,,,false,false',
    '30000,petrol,125,0,,,',
  ].join('\n')
  expect(await ignoredIn('company-car', table)).toEqual([
    'electricRange',
    'co2Emissions',
    '',
    'engineSize meetsRDE2 plugInEasement',
    '',
    '',
  ])
  expect((await calculated('company-car', table)).split('\n')[0]).toMatch(/,ignored$/)
})

it('what is ignored depends on the rules', async () => {
  const table = 'salePrice,purchasePrice,disposalDate\n100000,50000,2024-11-01\n100000,50000,\n'
  expect(await ignoredIn('capital-gains', table)).toEqual(['', ''])
  expect(await ignoredIn('capital-gains', table, 'constants')).toEqual(['disposalDate', ''])
})

it('JSON lines have it too, and an answer may be calculated again', async () => {
  const once = await calculated(
    'company-car',
    '{"carListPrice":30000,"fuelType":"petrol","electricRange":40}\n',
    'statute',
    calculateJsonLines,
  )
  expect(JSON.parse(once)).toMatchObject({ ignored: 'electricRange' })
  expect(await calculated('company-car', once, 'statute', calculateJsonLines)).toBe(once)
})

it('a calculator that uses every input has no such column', async () => {
  expect(await calculated('income-tax', 'annualSalary\n30000\n')).not.toContain('ignored')
})

it('every note that says that an input is ignored is known here', () => {
  const codes = globSync('engine/calculators/*/*.ts', { cwd: project })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(`${project}/${file}`, 'utf8').matchAll(/'([a-z-]+-ignored|taxpayer-answer-not-used)'/g)])
    .map(([, code = '']) => code)
  // The fraction of a mile is ignored, not the range; the levy is one that no input asks for.
  const others = ['part-mile-ignored', 'apprenticeship-levy-ignored']
  const known = new Set([...Object.values(IGNORED_BY_NOTE).flatMap((notes) => Object.keys(notes)), ...others])
  expect(codes.length).toBeGreaterThan(5)
  expect(codes.filter((code) => !known.has(code))).toEqual([])
})
