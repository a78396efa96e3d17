import { describe, expect, it } from 'vitest'
import { NO_WORDS } from '#engine/tests/no-words.ts'
import { calculatorOf } from '../../engine/answer/calculator-of.ts'
import { paid, recorded } from '../../engine/answer/ledger.ts'
import { calculator as selfEmployed } from '../../engine/calculators/self-employed/answer.ts'
import { calculator } from '../../engine/calculators/vat/answer.ts'
import { figure } from '../../engine/expression/amount.ts'
import { money } from '../../engine/inputs/kinds.ts'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import type { PercentEntry } from '../../engine/rates/table.ts'
import { useTestFigures } from '../../engine/tests/test-figures.ts'
import { parseGolden } from '../../golden/code/parse-golden.ts'
import { faultsOf } from './check-rows.ts'

useTestFigures()

const fields = { pay: money({ label: 'Pay' }) } as const
const rate: PercentEntry = { entry: 'vat.standardRate', kind: 'percent', values: [{ from: '2024-04-06', statute: '20%' }] }
/** A levy of 20% on pay, which starts on 6 April 2024. */
const LEVY = calculatorOf({
  slug: 'levy',
  fields,
  tables: { vat: { standardRate: rate } },
  answer({ pay }, rates) {
    const levy = pay.times(figure(rates.vat.standardRate)).named('levy', 'Levy')
    return { headline: paid(levy, ''), ledger: [recorded(levy)], ...NO_WORDS }
  },
})

const HEADER = 'case,rules,taxYear,in.amount,in.vatRate,in.isInclusive,out.netAmount,out.vatAmount,source,working'
const faults = (...rows: string[]) => faultsOf(calculator, parseGolden([HEADER, ...rows, ''].join('\n')))

describe('a golden row that differs', () => {
  // 120 including VAT is 100 net and 20 VAT.
  const RIGHT = 'Right,statute,2024-25,120,20,true,100.00,20.00,VATA 1994 s.19(2),'
  const WRONG = 'Wrong,statute,2024-25,120,20,true,100.00,19.50,VATA 1994 s.19(2),'

  it('is reported with its row, its field, both figures and the entries that it read', () => {
    const [fault, ...others] = faults(RIGHT, WRONG)
    expect(others).toEqual([])
    expect(fault?.split('\n')).toEqual([
      'golden/vat.csv row 3, "Wrong", under statute',
      '  field      expected    got  got is',
      '  vatAmount     19.50  20.00  0.50 more',
      '  it read:',
      expect.stringMatching(/^ {4}vat\.standardRate +20% +since \d{4}-\d\d-\d\d +Standard rate/) as string,
    ])
  })

  it('is reported with the reading of each entry that is not the law’s', () => {
    const rows = ['case,rules,taxYear,in.annualProfit,out.class4NI,source,working', 'Wrong,constants,2024-25,60000,0.00,SSCBA 1992 s.15,']
    const [fault = ''] = faultsOf(selfEmployed, parseGolden([...rows, ''].join('\n')))
    expect(fault).toMatch(/^ {4}nationalInsurance\.class4\.mainRate +9% +since 2024-04-06 +constants +Class 4 main rate$/m)
  })

  it('refers to an earlier row that read the same entries', () => {
    const [, second] = faults(WRONG, WRONG)
    expect(second?.split('\n').at(-1)).toBe('  it read the same entries as row 2, statute')
  })

  it('is not reported if a spreadsheet has only written the same figures differently', () => {
    expect(faults('Right,statute,2024-25,120,20,TRUE,100,20,VATA 1994 s.19(2),')).toEqual([])
  })

  it.each([
    ['"1,20"', 'statute', '2024-25', 'in.amount: "1,20" must be an amount in pounds, such as 35,000 or 35,000.50'],
    ['120', 'statut', '2024-25', 'there is no rule set "statut"; choose from statute, constants, text'],
    // So far from any year that we have that none could be meant instead, however many there are.
    ['120', 'statute', '1066-67', `there is no tax year "1066-67"; choose from ${Object.keys(taxYears).join(', ')}`],
  ])('with %s, %s and %s is reported with what to write instead', (amount, rules, year, told) => {
    expect(faults(`Slip,${rules},${year},${amount},20,true,100.00,20.00,VATA 1994,`)).toEqual([`golden/vat.csv row 2, "Slip"\n  ${told}`])
  })

  it('in a year that an entry has no value for says so, and the rows after it are still checked', () => {
    const rows = parseGolden(
      [
        'case,rules,taxYear,in.pay,out.levy,source,working',
        'Early,statute,2022-23,100,20.00,Levy Act 2024,',
        'Wrong,statute,2024-25,100,20.01,Levy Act 2024,',
        '',
      ].join('\n'),
    )
    const [early, wrong, ...others] = faultsOf(LEVY, rows)
    expect(others).toEqual([])
    expect(early).toBe(
      'golden/levy.csv row 2, "Early"\n  vat.standardRate has no value for 2022-04-06; ' +
        'add one to its table in rates/, or write a taxYear other than 2022-23',
    )
    expect(wrong).toMatch(/levy +20\.01 +20\.00 +0\.01 less/)
  })

  it('with a column that the calculator does not have lists the real ones', () => {
    const rows = parseGolden(
      `${HEADER.replace('out.vatAmount', 'out.vatAmout')}\nSlip,statute,2024-25,120,20,true,100.00,20.00,VATA 1994,\n`,
    )
    expect(faultsOf(calculator, rows)).toEqual([
      'golden/vat.csv row 2, "Slip"\n  there is no result "vatAmout"; choose from netAmount, vatAmount, grossAmount, inputAmount',
    ])
  })
})
