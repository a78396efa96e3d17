interface Props {
  /** One for each column. */
  readonly headings: readonly string[]
}

/** The headings of a table. */
export const TableHead = ({ headings }: Props) => (
  <thead>
    <tr>
      {headings.map((heading) => (
        <th key={heading} scope="col">
          {heading}
        </th>
      ))}
    </tr>
  </thead>
)

/** What lets somebody scroll a table that is wider than a phone with the keyboard, in every browser, and names what they have come to. */
export const scrolledByKeyboard = (name: string) => ({ role: 'region', 'aria-label': name, tabIndex: 0 })
