/** What a content security policy allows, by directive. */
type Policy = Readonly<Record<string, string>>

/**
 * What any page may do, as far as its own HTML can say so: it must hold where a host sends no headers. Scripts, styles and pictures may only
 * be our own files, and nothing is sent anywhere.
 */
export const PAGE_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'connect-src': "'none'",
  'form-action': "'none'",
  'base-uri': "'none'",
} as const satisfies Policy

/** A policy as browsers read it. */
export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, allowed]) => `${directive} ${allowed}`)
    .join('; ')

/** The element of a page's head that holds its policy. It must stand before anything that it governs. */
export const policyElement = (policy: Policy): string => `<meta http-equiv="Content-Security-Policy" content="${policyText(policy)}">`
