/** The parts of an object: each as it is, or what makes it. No part may be a function itself. */
type Parts<Of> = { readonly [Name in keyof Of]: Of[Name] | (() => Of[Name]) }

/**
 * An object whose parts are made when somebody first reads them, and then kept. To everybody else it is like any other object: whoever
 * spreads it, compares it or writes it out reads every part. What the parts are made from must never change. A proxy, because a getter of
 * its own for each part takes longer to define than some results take to calculate, and one getter for all objects would get lost in a
 * spread.
 */
export const madeWhenRead = <Of extends object>(parts: Parts<Of>): Of => new Proxy(parts, MADE_WHEN_READ) as Of

const MADE_WHEN_READ: ProxyHandler<Record<string | symbol, unknown>> = {
  get: made,
  getOwnPropertyDescriptor(parts, name) {
    made(parts, name)
    return Reflect.getOwnPropertyDescriptor(parts, name)
  },
}

function made(parts: Record<string | symbol, unknown>, name: string | symbol): unknown {
  const part = parts[name]
  return typeof part === 'function' && Object.hasOwn(parts, name) ? (parts[name] = (part as () => unknown)()) : part
}

/** The same object but for some parts, which are made when they are first read. The others are still made only when somebody reads them. */
export function changed<Of extends object>(of: Of, parts: Partial<Parts<Of>>): Of {
  const others = Reflect.ownKeys(of).map((name) => [name, () => Reflect.get(of, name) as unknown])
  return madeWhenRead<Of>({ ...Object.fromEntries(others), ...parts } as Parts<Of>)
}

/** A function that makes something the first time, and returns the same from then on. */
export function once<Made extends object>(make: () => Made): () => Made {
  let kept: Made | undefined
  return () => (kept ??= make())
}
