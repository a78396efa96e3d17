/** Digits with commas between thousands: 1,000,000. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')
