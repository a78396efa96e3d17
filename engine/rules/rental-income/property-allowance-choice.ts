/** What somebody does about the property allowance: leaves it to the law, claims it, or opts out of it. */
export const PROPERTY_ALLOWANCE_CHOICES = ['automatic', 'claim', 'opt-out'] as const
export type PropertyAllowanceChoice = (typeof PROPERTY_ALLOWANCE_CHOICES)[number]
