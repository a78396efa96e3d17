import { parse } from 'node-html-parser'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Calculator } from '#engine/calculator.ts'
import { calculator as capitalGains } from '#engine/calculators/capital-gains/answer.ts'
import { inputsOf } from '#engine/tests/questions.ts'
import WhenToSell from './when-to-sell.tsx'

const calculator: Calculator = capitalGains

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function saidOf(assetType: string): Promise<string> {
  const raw = { salePrice: '30000', purchasePrice: '10000', otherIncome: '60000', assetType }
  const inputs = inputsOf(calculator, { ruleSet: 'statute', taxYear: '2026-27', inputs: raw })
  const { prelude } = await prerender(
    <WhenToSell inputs={inputs} result={calculator.calculate(inputs, { taxYear: '2026-27' })} showsPence />,
  )
  return parse(await new Response(prelude).text()).text
}

it('of shares, the answer says by when the tax of a sale this year is due', async () => {
  expect(await saidOf('other')).toContain('Tax on what you sell by 5 April 2027 is due by 31 January 2028.')
})

// Its tax is due 60 days after completion (FA 2019 Sch.2 para.3).
it('of residential property, the answer says nothing of January', async () => {
  const said = await saidOf('residential')
  expect(said).toContain('All by 5 April 2027')
  expect(said).not.toContain('January')
})
