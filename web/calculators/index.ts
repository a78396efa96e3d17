import type { About } from '../site/about.ts'
import { about as capitalGains } from './capital-gains/about.ts'
import { about as cis } from './cis/about.ts'
import { about as companyCar } from './company-car/about.ts'
import { about as corporationTax } from './corporation-tax/about.ts'
import { about as dividendTax } from './dividend-tax/about.ts'
import { about as employerNi } from './employer-ni/about.ts'
import { about as incomeTax } from './income-tax/about.ts'
import { about as ir35 } from './ir35/about.ts'
import { about as nationalInsurance } from './national-insurance/about.ts'
import { about as partYear } from './part-year/about.ts'
import { about as payslip } from './payslip/about.ts'
import { about as pensionAllowance } from './pension-allowance/about.ts'
import { about as pensionRelief } from './pension-relief/about.ts'
import { about as rentalIncome } from './rental-income/about.ts'
import { about as selfEmployed } from './self-employed/about.ts'
import { about as sideHustle } from './side-hustle/about.ts'
import { about as studentLoan } from './student-loan/about.ts'
import { about as taxBill } from './tax-bill/about.ts'
import { about as vat } from './vat/about.ts'

/**
 * The calculators, one on each line, in the order they are shown. Routes, the home page, hubs, related links and browser tests all come
 * from this list.
 */
export const calculators: readonly About[] = [
  incomeTax,
  selfEmployed,
  nationalInsurance,
  dividendTax,
  capitalGains,
  studentLoan,
  pensionRelief,
  ir35,
  sideHustle,
  partYear,
  rentalIncome,
  pensionAllowance,
  companyCar,
  employerNi,
  corporationTax,
  vat,
  cis,
  payslip,
  taxBill,
]
