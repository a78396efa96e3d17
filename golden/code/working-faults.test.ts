import { describe, expect, it } from 'vitest'
import { workingFaults } from './working-faults.ts'

/** A salary, an allowance, two rates and a limit, as they would be in a row and its tables. */
const KNOWN = new Set(['60000', '12570', '0.2', '20', '0.4', '40', '37700'])

describe('a working', () => {
  it.each([
    ['taxableIncome: 60000 - 12570 = 47430.00; tax: 37700*20% + 9730*40% = 11432.00', '11432.00'],
    // Passes on an input or a figure in the tables.
    ['tax: 60000 = 60000.00', '60000.00'],
    ['tax: max(20, 0) = 20.00', '20.00'],
    ['tax: 0 = 0.00', '0.00'],
    ['tax: floor(60000/600*100 + 0.5)/100 = 100.00', '100.00'],
    ['loss: 12570 - 60000 = -47430.00; tax: 0 - loss = 47430.00', '47430.00'],
  ])('%s is a working', (working, tax) => {
    expect(workingFaults({ working, out: { tax } }, KNOWN)).toEqual([])
  })

  it.each([
    ['tax: 11432.00 = 11432.00', '11432'],
    ['tax: 11432.00 + 0 = 11432.00', '11432'],
    ['tax: 60000 - 60000 + 11432 = 11432.00', '11432'],
    ['tax: max(0, 11432)*100% = 11432.00', '11432'],
    ['tax: 1143200% = 11432.00', '11432'],
    ['tax: 11432.001 = 11432.00', '11432.001'],
    ['tax: 0 - 11432 = -11432.00', '11432'],
  ])('%s only repeats its answer', (working, number) => {
    const tax = working.replace(/.* = /, '')
    expect(workingFaults({ working, out: { tax } }, KNOWN)).toEqual([
      `tax only repeats its answer: ${number} is neither an input nor a figure in the tables; work it out from those, as in incomeTax: 37700*20% + 9730*40%`,
    ])
  })

  it('only repeats its answer, however many clauses pass it on', () => {
    expect(
      workingFaults({ working: 'a: 11432 = 11432.00; b: a = 11432.00; tax: b + 0 = 11432.00', out: { tax: '11432.00' } }, KNOWN),
    ).toEqual([expect.stringMatching(/^a only repeats its answer: 11432 is neither an input/)])
  })

  it.each(['tax: 5716*2 = 11432.00', 'tax: 11431 + 1 = 11432.00', 'tax: max(11431, 5716) + 1 = 11432.00'])(
    '%s starts from nothing known',
    (working) => {
      expect(workingFaults({ working, out: { tax: '11432.00' } }, KNOWN)).toEqual([
        'the working of tax starts from neither an input nor a figure in the tables; work it out from those, as in incomeTax: 37700*20% + 9730*40%',
      ])
    },
  )

  it.each([
    ['gross: 60000 = 60000.00', { pay: '60000.00' }, 'no clause gives pay as 60000.00; add the clause pay: 60000 = 60000.00'],
    [
      'gross: 60000 = 60000.00',
      { tax: '11432.00' },
      'no clause gives tax as 11432.00; add the clause tax: … = 11432.00, with its arithmetic',
    ],
    ['tax: 60000*20% = 12000.00', { tax: '19.50' }, 'no clause gives tax as 19.50; its clause gives 12000.00'],
    ['tax: 60000*20% = 19.00', { tax: '12000.00' }, 'tax works out to 12000.00, not 19.00'],
    ['tax 12', {}, 'cannot read "tax 12"; write clauses like incomeTax: 37700*20% = 7540.00, separated by a semicolon and a space'],
  ])('%s gets a message with what to write instead', (working, out, told) => {
    expect(workingFaults({ working, out }, KNOWN)).toEqual([told])
  })
})
