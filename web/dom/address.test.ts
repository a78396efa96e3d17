import { expect, it } from 'vitest'
import { takeHomeInPounds } from '../e2e/support/golden.ts'
import { cardIn, valuesIn } from '../e2e/support/read-page.ts'
import { samples } from '../e2e/support/samples.ts'
import { address, answer, card, inputsIn, mistakes, row } from './result.ts'
import { all, box, click, fill, fillForm, form, goBack, goTo, one, press, send, textOf, visit, withInputs } from './visit.ts'

const INCOME_TAX = '/income-tax-calculator'
const PUT = 'Put this into the calculator'
const ledgerIn = (within: Element) => cardIn(within).rows.map(({ key, amount }) => [key, amount])

for (const { path, name } of samples) {
  it(`a visitor of the ${name} puts a worked example into the calculator`, async () => {
    await visit(path)
    const examples = all('article').filter((article) => all('link', PUT, article).length > 0)
    expect(examples.length).toBeGreaterThan(0)
    for (const example of examples) {
      const link = one('link', PUT, example)
      const wanted = inputsIn(link.getAttribute('href') ?? '')
      await click(link)
      // In the form’s order.
      expect(inputsIn(address())).toEqual(wanted)
      expect(ledgerIn(card())).toEqual(ledgerIn(example))
      expect(valuesIn(form())).toMatchObject(wanted)
    }
  })
}

it('an address edited by hand is calculated again, and fields that it does not name go back to blank', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '60000', pensionContribution: '5', region: 'scotland' }))
  expect(row('pension')).toBe('−£3,000')
  await goTo(withInputs(INCOME_TAX, { annualSalary: '30000' }))
  expect(answer()).toBe(takeHomeInPounds('30000'))
  expect(valuesIn(form())).toMatchObject({ pensionContribution: '', region: 'england' })
  await goBack()
  expect(row('pension')).toBe('−£3,000')
  expect(valuesIn(form())).toMatchObject({ region: 'scotland', pensionContribution: '5' })
})

it('an address holds only what differs from a blank form', async () => {
  await visit(INCOME_TAX)
  await fillForm({ annualSalary: '£60,000', studentLoanPlan: 'plan2' })
  await send()
  expect(inputsIn(address())).toEqual({ annualSalary: '£60,000', studentLoanPlan: 'plan2' })
})

it('an address with a mistake shows the mistake and takes no focus', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '5e5' }))
  expect(mistakes()).toEqual([expect.stringMatching(/^We read “5e5” in “Annual Salary”/)])
  expect(box('Annual Salary').value).toBe('5e5')
  expect(document.activeElement).toBe(document.body)
})

it('an address with a text far too long for a box is refused, naming the field, and the text is not put into the box', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: `${'0'.repeat(50_000)}x`, pensionContribution: `5${' '.repeat(50_000)}x` }))
  expect(mistakes()).toEqual([
    expect.stringMatching(/^We read “0{24}…” in “Annual Salary”/),
    expect.stringMatching(/^We read “5[^”]*” in “Pension Contribution”/),
  ])
  expect(box('Annual Salary').value).toMatch(/^0{80}…$/)
})

it('a box accepts only so much text, which is more than any amount needs', async () => {
  await visit(INCOME_TAX)
  await fill('Annual Salary', '1'.repeat(85))
  expect(box('Annual Salary').value).toBe('1'.repeat(80))
})

it('an address with a choice that does not exist is refused, naming the field', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '30000', studentLoanPlan: 'plan99' }))
  expect(mistakes()).toEqual([expect.stringContaining('Choose one of the options for “Student Loan Plan”')])
  await visit(withInputs(INCOME_TAX, { annualSalary: '30000', postgraduateLoan: 'on' }))
  expect(mistakes()).toEqual([expect.stringContaining('Tick “Postgraduate loan as well” or leave it empty')])
  await visit(withInputs(INCOME_TAX, { annualSalary: '30000', region: 'mars' }))
  expect(mistakes()).toEqual([expect.stringContaining('Choose one of the options for “Where you live”')])
  const choices = one('radiogroup', 'Where you live')
  expect(choices.getAttribute('aria-invalid')).toBe('true')
  expect(textOf(choices)).toMatch(/Error: Choose one of the options/)
  await click(one('link', /Where you live/, one('alert')))
  expect(document.activeElement).toBe(form().querySelector('[name="region"]'))
  // Without a choice, nobody is taken to live in England.
  await send()
  expect(mistakes()).toEqual([expect.stringContaining('Where you live')])
})

it('a name in the address that is not a field is ignored', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '30000', colour: 'red', constructor: 'x' }))
  expect(answer()).toBe(takeHomeInPounds('30000'))
  expect(mistakes()).toEqual([])
})

it('going back to the bare address clears the form and the result', async () => {
  await visit(INCOME_TAX)
  await click(all('link', PUT)[0] as HTMLElement)
  expect(answer()).not.toBe('')
  // What cannot be read is no new question, so the address stays as it is.
  await fill('Annual Salary', 'five')
  expect(card().textContent).toContain('These figures are for your earlier answers')
  await click(all('link', PUT)[0] as HTMLElement)
  expect(box('Annual Salary').value).toBe('30000')
  expect(card().textContent).not.toContain('These figures are for your earlier answers')
  await goBack()
  expect(answer()).toBe('')
  expect(box('Annual Salary').value).toBe('')
})

it('a link within the page opens what it leads to and takes the focus there, and the inputs stay in the address', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '30000' }))
  const asked = address()
  const places = [...document.querySelectorAll('main :is(h2, h3)[id]')].filter(
    (heading) => heading.closest('[hidden], [role="alert"]') === null,
  )
  expect(places.length).toBeGreaterThan(3)
  const link = document.createElement('a')
  link.textContent = 'There'
  card().append(link)
  for (const place of places) {
    link.href = `#${place.id}`
    await click(link)
    expect(document.activeElement, place.id).toBe(place.closest('summary') ?? place)
  }
  expect(address()).toBe(asked)
})

it('the link that is copied is the address of the answer', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '42000' }))
  await fill('Annual Salary', '43000')
  await press('Copy link to this result', card())
  expect(await navigator.clipboard.readText()).toBe(location.href)
  expect(inputsIn(location.href)).toEqual({ annualSalary: '43000' })
})
