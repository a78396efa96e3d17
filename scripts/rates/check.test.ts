import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callCommand } from '../lib/tests/call-command.ts'
import { ratesCheck } from './check-command.ts'
import { copyOfRates, DAY, makeMistake, removeCopy, verifyAll } from './tests/mistake.ts'

const MISTAKE = { file: 'vat.yaml', entry: 'standardRate', right: 'value: 20%', written: 'value: ‸20' }

let folder = ''
beforeEach(() => {
  folder = copyOfRates()
})
afterEach(() => removeCopy(folder))

const run = () =>
  callCommand(
    ratesCheck(() => new Date(DAY)),
    [folder],
  )

describe('npm run rates:check', { timeout: 60_000 }, () => {
  it('says that there is no mistake, and how many entries there are', async () => {
    const { stdout, stderr, code } = await run()
    // Sources that have grown old are only warned of.
    expect([stdout.split('\n').at(-2), stderr, code]).toEqual([
      expect.stringMatching(/^rates: (no problem|\d+ warnings?) in \d+ entries$/),
      '',
      0,
    ])
  })

  it('prints every problem in every file, then the count, and fails', async () => {
    const rate = makeMistake(folder, MISTAKE)
    const sources = makeMistake(folder, {
      file: 'cis.yaml',
      entry: 'returnDay',
      right: '[pay-employers-paye]',
      written: '[‸pay-employer-paye]',
    })
    const { stdout, code } = await run()
    const lines = stdout.split('\n')
    expect(lines.slice(0, 2)).toEqual([
      `${sources} returnDay: "pay-employer-paye" is not in rates/sources.yaml; write pay-employers-paye, or add it there`,
      `${rate} standardRate: "20" is not a percentage; write 20%`,
    ])
    expect(lines.slice(2)).toEqual([
      '',
      expect.stringMatching(/^rates: 2 errors in \d+ entries; not fully checked until that is corrected: vat\.yaml$/),
      '',
    ])
    expect(code).toBe(1)
  })

  it('says that no table was fully checked if the tax years are wrong', async () => {
    makeMistake(folder, { file: 'tax-years.yaml', entry: '', right: 'default: 2024-25', written: 'default: ‸2098-99' })
    const { stdout } = await run()
    expect(stdout).toMatch(/^rates: 1 error in \d+ entries; not fully checked until that is corrected: allowances\.yaml, .*, vat\.yaml$/m)
    expect(stdout).not.toContain('sources.yaml')
  })

  it('does not fail for a warning', async () => {
    makeMistake(folder, {
      file: 'sources.yaml',
      entry: 'tax-kalculator',
      right: 'kind: code\n',
      written: 'kind: code\n    checked: 2020-01\n',
    })
    verifyAll(folder)
    const { stdout, code } = await run()
    expect(stdout).toMatch(
      /^warning: rates\/sources\.yaml:\d+:3 tax-kalculator: last checked in 2020-01, over a year ago; .*\n\nrates: 1 warning in /,
    )
    expect(code).toBe(0)
  })
})
