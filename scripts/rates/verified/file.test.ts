import { readFileSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { verifyAll } from '../tests/mistake.ts'
import { edit, ownTables, removeOwn, told } from '../tests/own-tables.ts'
import { readVerified, verifiedFile, writeVerified } from './file.ts'

let folder = ''
beforeEach(() => {
  folder = ownTables()
})
afterEach(() => removeOwn(folder))

const text = () => readFileSync(verifiedFile(folder), 'utf8')

it('a line starts with what a reader needs first, and has the rest in its last column', () => {
  const [columns, line] = text().split('\n')
  expect(columns).toBe('entry,from,reading,value,unit,period,base,law,sources,status,checked,by,title,kind,more')
  expect(line).toBe(
    'duties.bands,2021-04-06,statute,"lower 10% up to 5000, higher 30%",GBP,year,of income,DA 1999 Sch.1 para.2,guide,verified,2026-11,research,Bands,bands,',
  )
  expect(text()).toContain(
    'duties.mainRate,2022-07-01,statute,9%,,year,of the duty base,DA 1999 s.8(2),"duty-rates, guide",verified,2026-11,research,Main rate,percent,' +
      'about: On what is left. | byDay: true | below: highRate | startLaw: DA 2001 s.3\n',
  )
})

it('is read the same after a spreadsheet has saved it', () => {
  const saved = text()
    .replaceAll(/(?<=,)(\d{4})-(\d\d)-(\d\d)(?=,)/g, '$3/$2/$1')
    .replaceAll(',2026-11,research', ',Nov-26,research')
    .replaceAll(',8%,', ',8.00%,')
    .replaceAll(',40.50,', ',40.5,')
    .replaceAll('\n', '\r\n')
  expect(saved).not.toBe(text())
  const before = text()
  writeFileSync(verifiedFile(folder), `\uFEFF${saved}`)
  expect(told(folder)).toEqual([])
  writeVerified(folder, readVerified(folder) ?? [])
  expect(text()).toBe(before.replaceAll(',40.50,', ',40.5,'))
})

it.each(['=SUM(A:A)', '+more', '-less a day', '@home'])(
  'text that starts like a formula, %s, is marked as text and comes back unchanged',
  (title) => {
    edit(folder, 'duties.yaml', 'title: High rate', `title: "${title}"`)
    const held = (readVerified(folder) ?? []).map((each) =>
      each.entry === 'duties.highRate' ? { ...each, said: { ...each.said, title }, by: title } : each,
    )
    writeVerified(folder, held)
    expect(text()).toContain(`,'${title},'${title},percent,`)
    expect(text()).not.toContain(`,${title},`)
    expect(told(folder)).toEqual([])
  },
)

it('a bar or a backslash in a text does not start a new part', () => {
  edit(folder, 'duties.yaml', 'about: On what is left.', 'about: "Rate | below: highRate \\\\ all"')
  const held = (readVerified(folder) ?? []).map((each) =>
    each.entry === 'duties.mainRate' ? { ...each, said: { ...each.said, about: 'Rate | below: highRate \\ all' } } : each,
  )
  writeVerified(folder, held)
  expect(told(folder)).toEqual([])
})

it('a figure cannot be read before the day on which it starts, unless its law was made by then', () => {
  const lawMade = '2022-05-01'
  const readIn = (checked: string) =>
    writeVerified(
      folder,
      (readVerified(folder) ?? []).map((each) =>
        each.entry === 'duties.mainRate' && each.from === '2022-07-01' && each.reading === 'statute' ? { ...each, checked } : each,
      ),
    )
  readIn('2022-06')
  expect(told(folder)).toEqual([
    expect.stringContaining('duties.mainRate: checked on 2022-06, before 2022-07-01, when it starts; read it again then'),
  ])
  readIn('2022-07')
  expect(told(folder)).toEqual([])
  edit(folder, 'duties.yaml', 'startLaw: DA 2001 s.3', `startLaw: DA 2001 s.3\n        lawMade: ${lawMade}`)
  verifyAll(folder)
  readIn('2022-06')
  expect(told(folder)).toEqual([])
  readIn('2022-04')
  expect(told(folder).join()).toContain(`checked on 2022-04, before ${lawMade}`)
})
