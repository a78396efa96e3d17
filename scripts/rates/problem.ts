/** One thing wrong in a table, with its place and what to write instead. */
export interface Problem {
  readonly file: string
  readonly line: number
  readonly column: number
  /** The entry's name within its file; empty if the fault is not in an entry. */
  readonly entry: string
  readonly message: string
}

/** `rates/national-insurance.yaml:41:12 class1.employee.mainRate: "8" is not a percentage; write 8%` */
export const describeProblem = ({ file, line, column, entry, message }: Problem): string =>
  `${file}:${line}:${column} ${entry === '' ? '' : `${entry}: `}${message}`

/** Thrown when the tables cannot be used. `problems` lists the reasons. */
export class RatesError extends Error {
  override readonly name = 'RatesError'
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super(problems.map(describeProblem).join('\n'))
    this.problems = problems
  }
}
