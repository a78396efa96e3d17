/** What “the next £100” says where a note, a step or a table of bands comes or goes as the amount rises. */
export interface OnMargin {
  /** What has happened where it comes: `marginal relief starts`. Without words, it is not mentioned. */
  readonly starts?: string
  /** What has happened where it goes. */
  readonly ends?: string
  /** The key of the note that comes where a taper has ended. It is mentioned instead, because nothing has come back. */
  readonly taperedOutBy?: string
  /** What has happened where it comes as the note of `taperedOutBy` goes. */
  readonly startsAgain?: string
  /** How somebody avoids the cliff edge where it goes. */
  readonly avoided?: string
  /** The tax whose rates a table of bands has: `Income Tax`. */
  readonly tax?: string
}
