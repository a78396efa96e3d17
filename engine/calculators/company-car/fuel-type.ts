// Not with the rules, so that a form can have the choices without loading the arithmetic.
export const FUEL_TYPES = ['petrol', 'diesel', 'electric', 'hybrid', 'plugin-hybrid'] as const
export type FuelType = (typeof FUEL_TYPES)[number]
