/** What a contribution is called where it is shown: its step, and the table of its bands. */
export interface ContributionWords {
  readonly key: string
  readonly label: string
  readonly title: string
}
