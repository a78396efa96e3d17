import type { Message } from '../../result/message.ts'
import type { Situation } from './advice.ts'

/** Something that the law asks of somebody, or leaves to them, because of what they entered. It saves nothing, so it has no worth. */
export interface Duty {
  readonly key: string
  readonly says: Message
}

/** A duty of one kind, where there is one. */
export type DutyKind = (situation: Situation) => Duty | undefined
