import type { Amount } from '../../expression/amount.ts'
import { type Condition, isAbove, isEqual } from '../../expression/condition.ts'
import { either, type Sentence, say } from '../../expression/sentence.ts'

/** What limits a contribution: its name, and what it means that this one does. */
interface ContributionLimit {
  readonly name: Sentence
  readonly explained: Sentence
}

const EARNINGS: ContributionLimit = {
  name: say`Your earnings`,
  explained: say`Your earnings are less than your annual allowance, so they set the limit. You get no tax relief on anything above them.`,
}
const AT_ALLOWANCE: ContributionLimit = {
  name: EARNINGS.name,
  explained: say`Your earnings are exactly the same as your annual allowance, so they set the limit. You get no tax relief on anything above them.`,
}
const SMALLEST: ContributionLimit = {
  name: say`The limit for people with low or no earnings`,
  explained: say`Anyone can get tax relief on this much, whatever they earn. You earn less than that, so this is your limit. You get no tax relief on anything above it.`,
}
const ALLOWANCE: ContributionLimit = {
  name: say`The annual allowance`,
  explained: say`The annual allowance is less than you could get tax relief on, so it sets the limit. You still get relief on more than that, but a charge takes it back.`,
}
const TAPERED: ContributionLimit = {
  name: say`Your tapered annual allowance`,
  explained: say`Your tapered annual allowance sets the limit. You still get relief on more than that, up to your earnings, but a charge takes it back.`,
}

/** What the limits are: earnings, the limit on relief (FA 2004 s.190) and the annual allowance (s.228). Annual pounds. */
interface ContributionLimits {
  readonly earnings: Amount
  readonly relief: Amount
  readonly allowance: Amount
  readonly isTapered: Condition
  /** Whether the method has the annual allowance within the limit on relief. */
  readonly isCut: boolean
}

/** What limits how much goes in with relief and without a charge. */
export function limitSetBy({ earnings, relief, allowance, isTapered, isCut }: ContributionLimits): ContributionLimit {
  const told = (part: keyof ContributionLimit): Sentence =>
    either(
      isAbove(relief, allowance),
      either(isTapered, TAPERED[part], ALLOWANCE[part]),
      either(
        isEqual(earnings, relief),
        either(isEqual(earnings, allowance), AT_ALLOWANCE[part], EARNINGS[part]),
        (isCut ? ALLOWANCE : SMALLEST)[part],
      ),
    )
  return { name: told('name'), explained: told('explained') }
}
