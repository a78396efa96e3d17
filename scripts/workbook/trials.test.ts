import { expect, it } from 'vitest'
import { Decimal } from '../../engine/money/decimal.ts'
import { differencesFrom } from './trials.ts'

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
  expect(differencesFrom(trial, new Map(Object.entries(answer)), OUTPUTS)).toEqual(differences)
})

it('compares an amount of more digits than a spreadsheet has with as many as it has, and not one fewer', () => {
  const large = { ...trial, record: { tax: new Decimal('11999999999999.88') } }
  expect(differencesFrom(large, new Map([['out_tax', '11999999999999.9']]), ['tax'])).toEqual([])
  expect(differencesFrom(large, new Map([['out_tax', '11999999999999.8']]), ['tax'])).toHaveLength(1)
  const smaller = { ...trial, record: { tax: new Decimal('1199999999999.88') } }
  expect(differencesFrom(smaller, new Map([['out_tax', '1199999999999.9']]), ['tax'])).toHaveLength(1)
})
