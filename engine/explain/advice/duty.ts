import type { Fields } from '../../inputs/field.ts'
import type { Said } from '../../result/said.ts'
import type { Situation } from './advice.ts'

/** Something that the law asks of somebody, or leaves to their choice, because of what they entered. It is worth no money to say. */
export interface Duty {
  readonly key: string
  readonly says: Said
}

/** A duty of one kind, where there is one. */
export type DutyKind<Of extends Fields = Fields> = (situation: Situation<Of>) => Duty | undefined
