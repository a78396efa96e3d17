/** One thing wrong in a table, where it stands and what to write instead. */
export interface Problem {
  readonly file: string
  readonly line: number
  readonly column: number
  /** The entry's name within its file, empty where the fault is in no entry. */
  readonly entry: string
  readonly message: string
}

/** `rates/national-insurance.yaml:41:12 class1.employee.mainRate: "8" is not a percent; write 8%` */
export const describeProblem = ({ file, line, column, entry, message }: Problem): string =>
  `${file}:${line}:${column} ${entry === '' ? '' : `${entry}: `}${message}`

/** The tables cannot be used; `problems` says why, one by one. */
export class RatesError extends Error {
  override readonly name = 'RatesError'
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super(problems.map(describeProblem).join('\n'))
    this.problems = problems
  }
}
