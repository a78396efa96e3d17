// node --import ./scripts/lib/tests/later-clock.mjs : runs a program as if today were a year and a half later.
const LATER = 550 * 24 * 60 * 60 * 1000
const { now } = Date

Date.now = () => now() + LATER
globalThis.Date = new Proxy(Date, {
  construct: (dates, parts, made) => Reflect.construct(dates, parts.length > 0 ? parts : [Date.now()], made),
})
