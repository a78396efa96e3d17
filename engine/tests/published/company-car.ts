import { type Claim, cell, claimsOf, isOf, type Mapping, taxYearOf } from './claim.ts'

/** The first and the last of a band; the first alone of the last one. */
const ends = (from: string, to: string) => [...new Set([from, to].filter((end) => end !== ''))]

const percentages: Mapping = {
  file: 'company_car_percentages',
  claims: (row) => {
    if (!isOf(row, '2022/23', '2023/24', '2024/25')) return []
    const taxYear = taxYearOf(cell(row, 'tax_year'))
    const ofCar = (inputs: Readonly<Record<string, string>>): Claim[] =>
      claimsOf(
        row,
        { slug: 'company-car', inputs: { carListPrice: '30000', taxYear, ...inputs } },
        { expected_percentage: 'bikPercentage' },
      )
    const emissions = ends(cell(row, 'co2_from'), cell(row, 'co2_to'))
    const ranges = ends(cell(row, 'range_from'), cell(row, 'range_to'))
    if (cell(row, 'co2_to') === '0') return ofCar({ fuelType: 'electric', co2Emissions: '0' })
    if (ranges.length === 0) return emissions.flatMap((co2Emissions) => ofCar({ fuelType: 'petrol', co2Emissions }))
    return emissions.flatMap((co2Emissions) =>
      ranges.flatMap((electricRange) => ofCar({ fuelType: 'plugin-hybrid', co2Emissions, electricRange })),
    )
  },
}

// Fuel for private use, days without the car and prices of accessories are not asked.
const cars: Mapping = { file: 'company_car', claims: () => [] }

export const companyCarMappings = [percentages, cars]
