import { expect, it, vi } from 'vitest'
import { askingAgain } from './ask-again.ts'

it('asks again for a module whose address no error has named', async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new TypeError('Importing a module script failed.')).mockResolvedValue({ default: 1 })
  const ask = askingAgain(fetch)
  await expect(ask()).rejects.toThrow('Importing')
  expect(await ask()).toEqual({ default: 1 })
})

it('asks for another address of one that the browser would not ask for again', async () => {
  const fetch = vi
    .fn()
    .mockRejectedValue(new TypeError('Failed to fetch dynamically imported module: https://site.example/assets/working-1.js'))
  const ask = askingAgain(fetch)
  await expect(ask()).rejects.toThrow('Failed to fetch')
  // Node refuses to import over the network, and names what was asked for.
  await expect(ask()).rejects.toThrow(/https/)
  await expect(ask()).rejects.toThrow(/https/)
  expect(fetch).toHaveBeenCalledTimes(1)
})
