import { describe, expect, it } from 'vitest'
import { checkTypedFigures, exceptions, figuresTypedIn } from './tests/typed-figures.ts'

const typedIn = (source: string) => figuresTypedIn(source, 'page.tsx').map(({ figure }) => figure)

describe('a figure typed into a page is found', () => {
  it.each([
    ['in JSX text', 'const a = <p>You pay 20% on it</p>', ['20%']],
    ['as a rate of nothing', 'const a = <p>You pay 0% on it</p>', ['0%']],
    ['in a string', "const a = 'Above £12,570 you pay'", ['£12,570']],
    ['in a template', 'const a = `Above ${b} and £50,270`', ['£50,270']],
    ['in an attribute that is read', 'const a = <Section title="Rates for 2024/25" />', ['2024', '25']],
    ['as a date', 'const a = <p>by 31 January</p>', ['31']],
    ['in words, with what it measures', 'const a = <p>twenty per cent, within sixty days</p>', ['twenty per cent', 'sixty days']],
    ['as a day in words', 'const a = <p>on the sixth of April</p>', ['sixth of April']],
    ['as a tax year of one word', "const a = '2023-24'", ['2023', '24']],
    ['as a number', 'const a = pounds(12570)', ['12570']],
    ['in a default', "const f = ({ limit = '£1,000' }) => limit", ['£1,000']],
  ])('%s', (_, source, expected) => {
    expect(typedIn(source)).toEqual(expected)
  })
})

describe('what is not a typed figure is left alone', () => {
  it.each([
    ['names that hold a number', 'const a = <p>Plan 2, plans 1 and 4, Class 1, P11D, CO2, SA100</p>'],
    ['laws', 'const a = <p>FA 2004 s.190, SI 2009/470, ITTOIA 2005 Part 6A ch.1</p>'],
    ['entries of rates/', 'const a = <Rate of="studentLoans.plan2.threshold" />'],
    ['technical attributes', 'const a = <svg viewBox="0 0 100 4" width={120} className="share-1" />'],
    ['import paths', "import a from './2024-25.ts'"],
    ['names of golden cases', "const a = { case: 'Salary of £30,000' }"],
    ['nought, which visitors enter', 'const a = <p>Enter 0 if you have none</p>'],
    ['the pound that a rate is for', 'const a = <p>What you keep of the next £1.</p>'],
    ['one and a half in a sentence', 'const a = <p>one of these two, on the other hand</p>'],
  ])('%s', (_, source) => {
    expect(typedIn(source)).toEqual([])
  })
})

it('no page has a typed figure, and every exception is needed', () => {
  const { typed, unused } = checkTypedFigures()
  expect(typed.map(({ file, line, figure, text }) => `${file}:${line} types ${figure} in "${text}"; render it from rates/`)).toEqual([])
  expect(unused).toEqual([])
})

it('there are at most forty exceptions, each with its reason', () => {
  expect(exceptions().length).toBeLessThanOrEqual(40)
  expect(exceptions().filter(({ reason }) => reason.length < 20)).toEqual([])
})
