// What schemas of inputs, records and published tables are made of. They use no other parts of zod: a build puts all that any page uses into one
// file, which comes with the first answer.
import * as z from 'zod/v4/core'
import type { Schema } from './field.ts'

// zod would write parsers as code, which the policy of the pages forbids.
z.config({ jitless: true })

/** What a schema says of a value that is no text and no number, as a cell or a box may hold. */
export const TEXT = 'text or a number'

/** The same, or what was expected of the text. */
export const textThat = (expected: string) => ({ error: ({ input }: z.$ZodRawIssue) => (typeof input === 'string' ? expected : TEXT) })

export const textSchema = (...checks: z.$ZodCheck<string>[]) => new z.$ZodString({ type: 'string', checks, error: () => TEXT })

/** A schema for what may be left blank: with what that means, or with no value at all. */
export const withBlank = <Output>(innerType: Schema<Output>, blank: Output | 'unknown'): Schema<Output> =>
  (blank === 'unknown'
    ? new z.$ZodOptional({ type: 'optional', innerType })
    : new z.$ZodDefault({ type: 'default', innerType, defaultValue: blank })) as Schema<Output>

/** A schema whose texts are read before it looks at them. What is no text is its fault to find. */
export const readBy = <Output>(read: (text: string, issues: z.$ZodRawIssue[]) => unknown, out: Schema<Output>): Schema<Output> =>
  through(
    transform((typed, { issues }) => (typeof typed === 'string' ? read(typed, issues) : typed)),
    out,
  )

/** A schema that changes what it gets. */
export const transform = <Output>(change: (given: unknown, payload: z.ParsePayload) => Output): Schema<Output> =>
  new z.$ZodTransform({ type: 'transform', transform: change }) as Schema<Output>

/** A check of our own, which runs where nothing is wrong yet, or always. */
export function checkBy<Value>(check: (payload: z.ParsePayload<Value>) => void, isAlways = false): z.$ZodCheck<Value> {
  const made = new z.$ZodCheck({ check: 'custom', ...(isAlways && { when: () => true }) }) as z.$ZodCheck<Value>
  made._zod.check = check
  return made
}

/** One schema after another. */
export const through = <Output>(first: Schema<unknown>, out: Schema<Output>): Schema<Output> =>
  new z.$ZodPipe({ type: 'pipe', in: first, out }) as Schema<Output>

/** A schema for one of some values. */
export const oneOfThese = <Value extends string | boolean>(values: readonly Value[], expected: string): Schema<Value> =>
  new z.$ZodLiteral({ type: 'literal', values: [...values], ...textThat(expected) }) as z.$ZodType as Schema<Value>

/** An object of these fields and no others. `expected` says what another field must be. */
export const strictObject = <Of extends object>(
  shape: { readonly [Name in keyof Of]: Schema<Of[Name]> },
  expected: string,
  ...checks: z.$ZodCheck[]
): Schema<Of> =>
  new z.$ZodObject({
    type: 'object',
    shape,
    catchall: new z.$ZodNever({ type: 'never' }),
    error: () => expected,
    checks,
  }) as z.$ZodType as Schema<Of>

/** Refuses a value. */
export function refused(issues: z.$ZodRawIssue[], input: unknown, code: z.$ZodIssue['code'], message: string): never {
  issues.push({ code, input, message } as z.$ZodRawIssue)
  return z.NEVER
}
