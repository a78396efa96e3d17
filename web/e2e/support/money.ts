// Amounts as golden rows write them and as the page shows them. This shares no code with the formatting under test.

/** `25119.60` or `-5` as pence, exactly. */
export function penceOf(amount: string): bigint {
  const [, sign = '', whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? []
  const pence = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
  return sign === '-' ? -pence : pence
}

const signed = (pence: bigint, text: string) => (pence < 0n ? `−£${text}` : `£${text}`)
const magnitude = (pence: bigint) => (pence < 0n ? -pence : pence)
const grouped = (whole: bigint) => whole.toLocaleString('en-GB')

/** £25,119.60 */
export const poundsAndPence = (pence: bigint): string =>
  signed(pence, `${grouped(magnitude(pence) / 100n)}.${String(magnitude(pence) % 100n).padStart(2, '0')}`)

/** `16.27` as 16.3%. A rate that was rounded to `8.45` may have been a little less, so that it is 8.4% or 8.5%. */
export const oneDecimal = (percent: string): RegExp => {
  const hundredths = magnitude(penceOf(percent))
  const tenths = [(hundredths + 5n) / 10n, (hundredths + 4n) / 10n]
  return new RegExp(`(?<![\\d.])${penceOf(percent) < 0n ? '−' : ''}(?:${tenths.map((one) => `${one / 10n}\\.${one % 10n}`).join('|')})%`)
}

/** An amount as the page shows it, `−£1,394.40`, `+£447.54` or `£1,394`, as pence. @throws Error for text that is not such an amount. */
export function penceShown(text: string): bigint {
  const [whole, sign, pounds = '', part = '00'] = /^([−+]?)£(\d{1,3}(?:,\d{3})*)(?:\.(\d{2}))?$/.exec(text) ?? []
  if (whole === undefined) throw new Error(`"${text}" is no amount as the page writes them`)
  const pence = BigInt(pounds.replaceAll(',', '')) * 100n + BigInt(part)
  return sign === '−' ? -pence : pence
}

/** Every amount in a sentence. */
export const amountsIn = (text: string): string[] => text.match(/−?£\d[\d,]*(?:\.\d+)?/g) ?? []
