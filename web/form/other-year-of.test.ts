import { expect, it } from 'vitest'
import { fields as capitalGains } from '#engine/calculators/capital-gains/fields.ts'
import { fields as companyCar } from '#engine/calculators/company-car/fields.ts'
import { fields as corporationTax } from '#engine/calculators/corporation-tax/fields.ts'
import { otherYearOf } from './other-year-of.ts'

it.each([
  [capitalGains, { disposalDate: '2026-05-15' }, { year: '2026-27', field: 'disposalDate' }],
  [capitalGains, { disposalDate: '2024-04-05' }, { year: '2023-24', field: 'disposalDate' }],
  [capitalGains, { disposalDate: '2024-04-06' }, undefined],
  [capitalGains, { disposalDate: '2025-04-05' }, undefined],
  [capitalGains, { disposalDate: '2025-04-06' }, { year: '2025-26', field: 'disposalDate' }],
  [capitalGains, { disposalDate: '2022-04-05' }, undefined],
  [capitalGains, { disposalDate: '2026-02-30' }, undefined],
  [capitalGains, { salePrice: '2026-05-15' }, undefined],
  [corporationTax, { periodEnd: '2023-12-31' }, { year: '2023-24', field: 'periodEnd' }],
  [corporationTax, { periodEnd: '' }, undefined],
  [companyCar, { taxYear: '2022-23' }, { year: '2022-23', field: 'taxYear' }],
  [companyCar, { taxYear: '2024-25' }, undefined],
  [companyCar, { taxYear: '2019-20' }, undefined],
  [companyCar, {}, undefined],
])('of %#, the other year asked about is found', (fields, values, expected) => {
  expect(otherYearOf(values, fields)).toEqual(expected)
})
