/** The address of the same question with one input changed. The address of a result holds the inputs that it was worked out from. */
export function addressWith(field: string, value: string): string {
  const address = new URLSearchParams(location.hash.slice(1))
  address.set(field, value)
  return `#${address}`
}
