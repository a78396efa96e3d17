/** The choices about the property allowance: leave it to the law, claim it, or opt out of it. ITTOIA 2005 ss.783BJ and 783BK. */
export const PROPERTY_ALLOWANCE_CHOICES = ['automatic', 'claim', 'opt-out'] as const
export type PropertyAllowanceChoice = (typeof PROPERTY_ALLOWANCE_CHOICES)[number]
