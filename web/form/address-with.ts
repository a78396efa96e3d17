/** The address of the same question with one input changed. The address of a result holds the inputs that it was worked out from. */
export const addressWith = (field: string, value: string): string => addressWithAll({ [field]: value })

/** The same with several inputs changed. */
export function addressWithAll(inputs: Readonly<Record<string, string>>): string {
  const address = new URLSearchParams(location.hash.slice(1))
  for (const [field, value] of Object.entries(inputs)) address.set(field, value)
  return `#${address}`
}
