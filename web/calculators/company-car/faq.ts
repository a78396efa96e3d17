import type { Question } from '../../components/faq-list.tsx'
import { text, year } from '../../lib/figures.ts'

const largest = text('companyCars.largestPercentage')
const multiplier = text('companyCars.fuelBenefitMultiplier')

export const faq: readonly Question[] = [
  {
    question: 'What is the P11D value of my car?',
    answer:
      'The list price when it was new: the maker’s price with VAT, delivery and every extra, but without the first registration fee and the road tax. A discount or a second-hand price makes no difference. Your employer or the leasing company can tell you.',
  },
  {
    question: 'What if I do not know the CO2 figure?',
    answer: `Look it up with the registration number on GOV.UK. It is not a guess worth making: a car without one is taxed by its engine size, or at ${largest} where that is unknown too.`,
  },
  {
    question: 'My employer pays for private fuel. What does that add?',
    answer: `A second benefit: ${multiplier} for ${year} times the percentage of your car. You escape it only if you pay back all private fuel. Electricity does not count as fuel, so charging an electric car at your employer’s cost adds nothing.`,
  },
  {
    question: 'Would a van be cheaper?',
    answer: `Often. The benefit of a van with private use is ${text('companyCars.vanBenefit')} a year whatever it cost, plus ${text('companyCars.vanFuelBenefit')} for private fuel, and nothing if you only drive it for work and to work. A double cab pick-up may or may not be a van.`,
  },
  {
    question: 'How is the tax collected?',
    answer:
      'Through your tax code. HMRC lowers your tax-free amount by the benefit, so your employer takes a little more tax each payday. Tell HMRC when you get a car, change it or hand it back, or the code will be wrong.',
  },
  {
    question: 'Do I pay National Insurance on the car?',
    answer: `No, but your employer does: Class 1A contributions of ${text('nationalInsurance.class1A.rate')} of the benefit.`,
  },
]
