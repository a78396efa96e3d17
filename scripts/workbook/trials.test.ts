import { expect, it } from 'vitest'
import { Decimal } from '../../engine/money/decimal.ts'
import { differencesFrom } from './trials.ts'

const OUTPUTS = ['tax', 'relief', 'kind']
const trial = { name: 'a case', workbook: new Uint8Array(), record: { tax: new Decimal('12.30'), kind: 'small' } }

it.each([
  ['the same amounts', { out_tax: '12.3', out_relief: '0' }, []],
  ['an amount missing only from the record', { out_tax: '12.3' }, []],
  ['a penny more', { out_tax: '12.31' }, ['a case: tax is 12.30 in the engine, 12.31 in the workbook']],
  ['a fraction of a penny more', { out_tax: '12.3000000001' }, ['a case: tax is 12.30 in the engine, 12.3000000001 in the workbook']],
  ['an error', { out_tax: '#NAME?' }, ['a case: tax is 12.30 in the engine, #NAME? in the workbook']],
  ['nothing', {}, ['a case: tax is not in the workbook']],
  [
    'an amount that the record does not have',
    { out_tax: '12.3', out_relief: '1' },
    ['a case: relief is 0.00 in the engine, 1 in the workbook'],
  ],
])('compares with %s', (_, answer, differences) => {
  expect(differencesFrom(trial, new Map(Object.entries(answer)), OUTPUTS)).toEqual(differences)
})
