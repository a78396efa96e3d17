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
