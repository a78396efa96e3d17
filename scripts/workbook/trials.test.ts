import { expect, it } from 'vitest'
import { Decimal } from '../../engine/money/decimal.ts'
import { workbookDifferences } from './tests/trials.ts'

const OUTPUTS = ['tax', 'relief', 'kind', 'isHigh']
const trial = { name: 'a case', workbook: new Uint8Array(), record: { tax: new Decimal('12.30'), kind: 'small', isHigh: false } }

const same = { out_kind: 'small', out_isHigh: 'FALSE' }

it.each([
  ['the same amounts', { out_tax: '12.3', out_relief: '0', ...same }, []],
  ['an amount missing only from the record', { out_tax: '12.3', ...same }, []],
  ['a penny more', { out_tax: '12.31', ...same }, ['a case: tax is 12.30 in the engine, 12.31 in the workbook']],
  [
    'a fraction of a penny more',
    { out_tax: '12.3000000001', ...same },
    ['a case: tax is 12.30 in the engine, 12.3000000001 in the workbook'],
  ],
  ['an error', { out_tax: '#NAME?', ...same }, ['a case: tax is 12.30 in the engine, #NAME? in the workbook']],
  ['nothing', same, ['a case: tax is not in the workbook']],
  [
    'an amount that the record does not have',
    { out_tax: '12.3', out_relief: '1', ...same },
    ['a case: relief is 0.00 in the engine, 1 in the workbook'],
  ],
  ['another text', { out_tax: '12.3', ...same, out_kind: 'large' }, ['a case: kind is small in the engine, large in the workbook']],
  ['another condition', { out_tax: '12.3', ...same, out_isHigh: 'TRUE' }, ['a case: isHigh is false in the engine, TRUE in the workbook']],
  ['a text missing only from the record', { out_tax: '12.3', ...same, out_relief: '' }, []],
])('compares with %s', (_, answer, differences) => {
  const found = workbookDifferences(trial, new Map(Object.entries(answer)), OUTPUTS)
  expect(found).toEqual(differences.map((text) => ({ text, isBeyondItsDigits: false })))
})

it.each([
  // A penny, and one and a fifth pence for the fifteenth digit.
  ['11999999999999.88', '11999999999999.9', []],
  ['11999999999999.88', '11999999999999.89', [true]],
  ['11999999999999.88', '11999999999999.91', [false]],
  ['11999999999999.88', '#NAME?', [false]],
  ['1000000000.01', '1000000000.02', [true]],
  ['1000000000.01', '1000000000.03', [false]],
  ['1000000000', '1000000000.01', [false]],
  ['-1000000000.01', '-1000000000.01', []],
])('tells an amount of more digits than a spreadsheet has from a mistake: %s, %s', (expected, found, isBeyond) => {
  const large = { ...trial, record: { tax: new Decimal(expected) } }
  const differences = workbookDifferences(large, new Map([['out_tax', found]]), ['tax'])
  expect(differences.map(({ isBeyondItsDigits }) => isBeyondItsDigits)).toEqual(isBeyond)
})
