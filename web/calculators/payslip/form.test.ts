import { afterEach, describe, expect, it } from 'vitest'
import { address, answer, card, cellsOf, mistakes, textsOf, unfold } from '../../dom/result.ts'
import {
  all,
  box,
  click,
  describedBy,
  fill,
  fillForm,
  form,
  leave,
  one,
  press,
  send,
  textOf,
  tipOn,
  visit,
  withInputs,
} from '../../dom/visit.ts'
import { calculators } from '../index.ts'

const path = calculators.find(({ slug }) => slug === 'payslip')?.path ?? ''

it('a tax code is understood as people type it, and the answer says what it means', async () => {
  await visit(path)
  await fillForm({ grossPay: '2500', taxCode: 's1257l m1' })
  await send()
  // Free pay 1,048.26, taxable 1,451: 192.1667 at 19%, 973.75 at 20%, 285.0833 at 21% is 291.12. 8% of 2,500 − 1,048 is 116.16.
  expect(answer()).toBe('£2,092.72')
  expect(textOf(card())).toContain('S1257L M1: £12,579 a year is free of tax')
  expect(textOf(card())).toContain('at Scotland’s rates, and each payment is taxed alone')
  await press('Edit', card())
  expect(document.activeElement).toBe(box('Pay before deductions'))
})

it('each mistake on a payslip has a message of its own, and all are heard at once', async () => {
  await visit(path)
  await fillForm({ grossPay: '-5', taxCode: '1257', payPeriod: '13', taxToDate: '100' })
  await send()
  const messages = {
    'Pay before deductions': 'We read “-5” in “Pay before deductions”. Enter £0 or more.',
    'Pay period': 'We read “13” in “Pay period”. Enter a whole number from 1 to 12.',
    'Tax code': 'We read “1257” in “Tax code”. Enter the letter of the code too, such as 1257L.',
    'Taxable pay before this payslip':
      '“Taxable pay before this payslip” is blank. Enter more than 0 where there is tax paid before this payslip.',
  }
  expect(document.activeElement).toBe(one('alert'))
  expect(mistakes()).toEqual(Object.values(messages))
  for (const [label, message] of Object.entries(messages)) {
    expect(box(label).getAttribute('aria-invalid'), label).toBe('true')
    expect(describedBy(box(label))).toContain(`Error: ${message}`)
  }
})

it('how a pension is paid is asked once there is one', async () => {
  await visit(path)
  expect(all('radiogroup', 'How you pay into your pension')).toEqual([])
  await fill('Pension Contribution', '9.8')
  expect(all('radiogroup', 'How you pay into your pension')).toHaveLength(1)
})

it('where to find the pay period depends on how often somebody is paid', async () => {
  await visit(path)
  expect(tipOn('Pay period')).toMatch(/^The tax month,/)
  await fill('How often you are paid', 'weekly')
  expect(tipOn('Pay period')).toMatch(/^The tax week,/)
})

const found = () => one('region', 'Check of your payslip', card())
const said = () => textsOf(found(), '[aria-live]')
const line = (label: string) => box(`${label} on my payslip`)

async function check(lines: Readonly<Record<string, string>>): Promise<void> {
  await unfold('Is your payslip right?', form().closest('.form-card') as Element)
  for (const [label, amount] of Object.entries(lines)) await fill(line(label), amount)
  await leave()
}

const linesWith = (tax: string, netPay: string) => ({
  'Income Tax': tax,
  'National Insurance': '156.16',
  Pension: '120',
  'Net Pay': netPay,
})
const wayLink = () => one('link', 'Fill in the form that way', found()).getAttribute('href')

describe('the check of a payslip', () => {
  // A page that is fetched anew has forgotten them. Here the next one shares the module that keeps them.
  afterEach(() => check({ 'Income Tax': '', 'National Insurance': '', 'Student Loan': '', Pension: '', 'Net Pay': '' }))

  it('explains a payslip of code BR', async () => {
    await visit(withInputs(path, { grossPay: '3000' }))
    await press('Check it line by line', card())
    expect(document.activeElement).toBe(line('Income Tax'))
    // 3,000 × 20% = 600, and 3,000 − 600 − 156.16.
    await check({ 'Income Tax': '600', 'National Insurance': '156.16', 'Net Pay': '2243.84' })
    expect(said()).toEqual([
      '2 lines differ. Several things would explain it. Payroll may have used the tax code BR. BR gives you nothing free of tax, which is right only if another job or pension uses your allowance. If not, you paid £209.80 too much.',
    ])
    expect(textOf(found())).toContain('Have you used the tax code BR?')
    expect(textsOf(found(), 'tbody').slice(0, 2)).toEqual(['Income Tax£600.00£390.20£209.80 too much', 'National Insurance£156.16£156.16'])
    // What was typed here stays out of the address.
    expect(address()).not.toContain('2243')
  })

  it('puts figures to date without the payslip in the form, and not the code that payroll used', async () => {
    await visit(withInputs(path, { grossPay: '3000', payPeriod: '8', payToDate: '24000', taxToDate: '3332.40' }))
    await check({ 'Income Tax': '600' })
    const href = one('link', 'Put the corrected figures to date in the form', found()).getAttribute('href')
    expect(href).toContain('payToDate=21000&taxToDate=2732.4')
    expect(href).not.toContain('BR')
  })

  it('asks for the date where the lines fit another pay period, and does not say that nothing is wrong without it', async () => {
    await visit(withInputs(path, { grossPay: '3000', payPeriod: '8', payToDate: '18000', taxToDate: '2342' }))
    // Month 7: 13,662 × 20% − 2,342. Month 8: 12,613 × 20% − 2,342 = 180.60.
    await check({ 'Income Tax': '390.40' })
    expect(textOf(found())).toContain(
      'If it is one of those days, nothing is wrong: put that pay period in the form. If it is a day of pay period 8, payroll has used the wrong period, and Income Tax is £209.80 too much.',
    )
    expect(textOf(found())).toContain('To ask payroll')
    expect(one('link', 'put that pay period in the form', found()).getAttribute('href')).toContain('payPeriod=7')
  })

  it('does not say that nothing is wrong, nor asks payroll, where the lines are right for the code BR', async () => {
    await visit(withInputs(path, { grossPay: '3000', payPeriod: '8', taxCode: 'BR', pensionContribution: '5' }))
    // 600 by relief at source, and 2,123.84 = 3,000 − 600 − 156.16 − 120.
    await check(linesWith('600', '2123.84'))
    expect(said()[0]).toMatch(
      /^Every line is right if payroll has taken your pension by relief at source\. BR gives you nothing free of tax/,
    )
    expect(textOf(found())).not.toContain('nothing is wrong')
    expect(textOf(found())).not.toContain('To ask payroll')
  })

  it('names the code BR where the tax waits', async () => {
    await visit(withInputs(path, { grossPay: '3000', payPeriod: '8', taxCode: '1257L' }))
    await check({ 'Income Tax': '600' })
    expect(textOf(found())).toContain('Or payroll may have used the tax code BR: that comes to this tax. BR gives you nothing free of tax')
  })

  // 5% by relief at source, of which 120 leaves the pay: 3,000 − 390.40 − 156.16 − 120 is 2,333.44.
  const MONTH_7 = { grossPay: '3000', payPeriod: '7', taxCode: '1257L' }
  const BEFORE = { payToDate: '18000', taxToDate: '2342' }

  it('does not say that nothing is wrong while the tax waits', async () => {
    await visit(withInputs(path, { ...MONTH_7, pensionContribution: '5' }))
    await check(linesWith('500', '2223.84'))
    expect(said()[0]).toContain('Income Tax waits for the pay and tax before this payslip. Every other line fits if')
    expect(textOf(found())).not.toContain('nothing is wrong')
    expect(textOf(found())).not.toContain('To ask payroll')
    expect(wayLink()).toContain('relief-at-source')
    expect(cellsOf(found(), /^Net Pay/)).toEqual(['£2,223.84', '–'])
  })

  it('names ways that fit alike together, and asks for what tells them apart', async () => {
    await visit(withInputs(path, { ...MONTH_7, pensionContribution: '4' }))
    await check(linesWith('380', '2343.84'))
    expect(all('listitem', undefined, found()).map(textOf)).toEqual([
      'Payroll has taken your pension by a net pay arrangement.',
      expect.stringMatching(/^Payroll has taken your pension by relief at source, .*/),
    ])
    expect(all('link', 'Fill in the form that way', found())).toEqual([])
  })

  it('puts two slips of the visitor right with one link, and asks payroll nothing', async () => {
    await visit(withInputs(path, { ...MONTH_7, pensionContribution: '4', payToDate: '21000', taxToDate: '2732.40' }))
    await check(linesWith('390.40', '2333.44'))
    expect(textOf(found())).toContain(
      'If that is so, nothing is wrong. Fill in the form that way. Until then, the net pay above goes by what the form says now.',
    )
    expect(textOf(found())).not.toContain('To ask payroll')
    for (const part of ['relief-at-source', 'pensionContribution:5', 'payToDate:18000', 'taxToDate:2342'])
      expect(decodeURIComponent(wayLink() ?? '').replaceAll('=', ':')).toContain(part)
  })

  it('asks payroll with the pension as it seems to be paid', async () => {
    await visit(withInputs(path, { ...MONTH_7, ...BEFORE, pensionContribution: '4' }))
    await check(linesWith('400.40', '2323.44'))
    expect(textOf(found())).toContain('Income Tax is £400.40, and I make it £390.40; and Net Pay is £2,323.44, and I make it £2,333.44, if')
    expect(cellsOf(found(), /^National Insurance/)).toEqual(['£156.16', '£156.16'])
    expect(wayLink()).toContain('relief-at-source')
  })

  it('asks how the pension is paid before it asks payroll', async () => {
    await visit(withInputs(path, { ...MONTH_7, ...BEFORE, pensionContribution: '5' }))
    await check({ 'Income Tax': '400.40' })
    expect(textOf(found())).not.toContain('To ask payroll')
    expect(one('link', 'choose how your pension is paid', found())).toBeTruthy()
  })

  it('leads to the plan of a loan that the form does not have', async () => {
    await visit(withInputs(path, { ...MONTH_7, ...BEFORE }))
    await check({ 'Income Tax': '390.40', 'Student Loan': '64' })
    expect(said()).toEqual(['Student Loan waits for the plan of your loan. The other line is right to the penny.'])
    expect(textOf(found())).not.toContain('To ask payroll')
    expect(cellsOf(found(), /^Student Loan/)).toEqual(['£64.00', '–'])
    await press('Choose the plan', found())
    expect(document.activeElement).toBe(box('Student Loan Plan'))
  })

  it('names a line that cannot be read, and takes a refund with a minus', async () => {
    await visit(withInputs(path, { grossPay: '1500', payPeriod: '7', payToDate: '36000', taxToDate: '8114' }))
    await check({ 'Income Tax': 'none' })
    expect(describedBy(line('Income Tax'))).toContain('We read “none” in “Income Tax on my payslip”.')
    // Free pay 7,337.82; 30,162 of taxable pay: 4,398.3333 + (30,162 − 21,991.6666) × 40% = 7,666.46; less 8,114.
    await check({ 'Income Tax': '-447.54' })
    expect(said()).toEqual(['The line is right to the penny.'])
  })
})

const year = () => card().querySelector<HTMLElement>('.paydays') as HTMLElement
const table = () => one('table', /^Each payday/, year())
const cells = (row: string) => cellsOf(table(), new RegExp(`^${row} `))
const rows = () => table().querySelectorAll('tbody tr').length

async function open(inputs: Readonly<Record<string, string>>): Promise<void> {
  await visit(withInputs(path, inputs))
  await unfold(/./, year())
}

describe('a year of paydays', () => {
  it('follows a rise that is added and taken away', async () => {
    await open({ grossPay: '3000' })
    expect(rows()).toBe(12)
    // The working of both paydays and of the year is in the tests of the engine.
    expect(cells('2')).toEqual(['3,000.00', '390.40', '156.16', '2,453.44'])
    expect(cells('Year')).toEqual(['36,000.00', '4,684.00', '1,873.92', '29,442.08'])
    expect(textOf(year())).toContain('In such a year, payroll takes £2 less Income Tax than the law asks.')

    await press('Add a rise', year())
    expect(document.activeElement).toBe(one('combobox', 'From payday', year()))
    await fill(one('combobox', 'From payday', year()) as HTMLSelectElement, '12')
    const pay = () => one('textbox', 'Pay from then on', year()) as HTMLInputElement
    await fill(pay(), 'a lot')
    expect(pay().getAttribute('aria-invalid')).toBe('true')
    expect(cells('Year')[0]).toBe('36,000.00')
    await fill(pay(), '£4,000')
    // 37,000 − 12,579.12 = 24,420, so 4,884. National Insurance: 11 × 156.16 and 8% of (4,000 − 1,048).
    expect(cells('Year')).toEqual(['37,000.00', '4,884.00', '1,953.92', '30,162.08'])

    await press('Take away a rise', year())
    expect(cells('Year')[0]).toBe('36,000.00')
    expect(document.activeElement).toBe(one('button', 'Add a rise', year()))
  })

  it('takes away one of two rises, and leaves the other', async () => {
    await open({ grossPay: '3000' })
    for (const [index, [from, pay]] of [
      ['12', '4000'],
      ['11', '5000'],
    ].entries()) {
      await press('Add a rise', year())
      await fill(all('combobox', 'From payday', year())[index] as HTMLSelectElement, from ?? '')
      await fill(all('textbox', 'Pay from then on', year())[index] as HTMLInputElement, pay ?? '')
    }
    // 10 × 3,000 and 5,000, and then 4,000 from payday 12.
    expect(cells('Year')[0]).toBe('39,000.00')
    await click(all('button', 'Take away a rise', year())[0] as HTMLElement)
    // 10 × 3,000 and 2 × 5,000.
    expect(cells('Year')[0]).toBe('40,000.00')
    expect(all('textbox', 'Pay from then on', year())).toHaveLength(1)
  })

  it('keeps its changes when the pay is corrected, and drops them with the paydays that they were for', async () => {
    await open({ grossPay: '3000' })
    await press('Add a bonus', year())
    await fill(one('textbox', 'On top of the pay', year()) as HTMLInputElement, '1000')
    expect(cells('Year')[0]).toBe('37,000.00')
    await fill('Pay before deductions', '3100')
    // 12 × 3,100 + 1,000.
    expect(cells('Year')[0]).toBe('38,200.00')
    await fill('How often you are paid', 'four-weekly')
    // 13 × 3,100.
    expect(cells('Year')[0]).toBe('40,300.00')
    expect(all('group', 'A bonus or overtime', year())).toEqual([])
  })

  it('has loans before the pension, as the answer does', async () => {
    await open({ grossPay: '3000', studentLoanPlan: 'plan2', pensionContribution: '5', pensionMethod: 'net-pay' })
    expect(textsOf(table(), 'thead th')).toEqual(['Payday', 'Pay', 'Tax', 'NI', 'Loans', 'Pension', 'Net pay'])
    // 9% of what is above 2,274.58, in whole pounds, and 5% of the pay.
    expect(cells('2').slice(3, 5)).toEqual(['65.00', '150.00'])
  })

  it('taxes a new job without a P45 alone until the code comes, and takes at most four changes', async () => {
    await open({ grossPay: '3000' })
    await press('Add a job', year())
    await fill(one('combobox', 'From payday', year()) as HTMLSelectElement, '3')
    await fill(one('textbox', 'Pay from then on', year()) as HTMLInputElement, '3000')
    await fill(one('combobox', 'What the new payroll has', year()) as HTMLSelectElement, 'Without one: 0T on M1')
    await fill(one('combobox', /^HMRC sends the code/, year()) as HTMLSelectElement, '5')
    expect(textsOf(table(), '.paydays-code')).toEqual(['Tax code 0T M1 from payday 3', 'Tax code 1257L from payday 5'])
    expect(cells('5')).toEqual(['3,000.00', '−29.00', '156.16', '2,872.84'])
    for (const button of ['Add a bonus', 'Add a tax code', 'Add a rise']) await press(button, year())
    expect(one('button', 'Add a bonus', year())).toHaveProperty('disabled', true)
  })

  it('folds weeks into tax months, and follows a new answer', async () => {
    await open({ grossPay: '500', payFrequency: 'weekly' })
    expect(rows()).toBe(12)
    await press(/^Tax month 3/, year())
    expect(rows()).toBe(17)
    expect(cells('9')).toEqual(['500.00', '51.60', '20.64', '427.76'])
    await fill('Pay before deductions', '600')
    await send()
    expect(cells('Year')[0]).toBe('31,200.00')
  })
})
