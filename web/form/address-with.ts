import { withOpened } from './opened.ts'

/** The address of the same question with other inputs. The address of a result holds the inputs that it was worked out from. */
export function addressWith(inputs: Readonly<Record<string, string>>): string {
  const address = new URLSearchParams(withOpened(location.hash, undefined))
  for (const [field, value] of Object.entries(inputs)) address.set(field, value)
  return `#${address}`
}
