// Apart from the rules, so that a form has the choices without the arithmetic.
export const FUEL_TYPES = ['petrol', 'diesel', 'electric', 'hybrid', 'plugin-hybrid'] as const
export type FuelType = (typeof FUEL_TYPES)[number]
