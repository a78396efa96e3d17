/** The lines on each part after the first, so that nobody needs its colour to tell it from the others. */
const LINES: readonly string[] = ['M0 8 8 0', 'M1 4h1M5 0h1', 'M0 4h8', 'M4 0v8', 'M0 0 8 8M0 8 8 0']

/** The patterns of the parts. `id` makes their names unique on a page. */
export const Patterns = ({ id }: { id: string }) => (
  <defs>
    {LINES.map((line, index) => (
      <pattern key={line} id={patternOf(id, index + 2)} width={8} height={8} patternUnits="userSpaceOnUse">
        <path className={`picture-hatch picture-hatch-${index + 2}`} d={line} />
      </pattern>
    ))}
  </defs>
)

/** The name of the pattern of a colour. */
export const patternOf = (id: string, colour: number): string => `${id}-pattern-${colour}`
