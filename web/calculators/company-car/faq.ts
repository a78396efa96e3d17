import type { Questions } from '../../site/page.ts'
import { text, year } from '../../text/figures.ts'

const maximum = text('companyCars.maximum')
const multiplier = text('companyCars.fuelBenefitMultiplier')

export const faq: Questions = {
  'What is the P11D value of my car?':
    'It is the list price when the car was new: the maker’s price including VAT, delivery and every extra, but not the first registration fee or the road tax. It makes no difference if your employer got a discount or bought the car second-hand. Your employer or the leasing company can tell you the figure.',
  'What if I do not know the CO2 figure?': `Look it up with the registration number on GOV.UK. Do not guess: if you leave it blank, we use the engine size, or ${maximum} if you leave that blank too. For a plug-in hybrid we then go by its electric range, as if its CO2 figure were low.`,
  'My employer pays for private fuel. What does that add?': `A second benefit: ${multiplier} for ${year} times your car’s percentage. You avoid it only if you pay back the cost of all your private fuel. Electricity does not count as fuel, so there is no tax if your employer pays to charge an electric car.`,
  'Would a van be cheaper?': `Often. If you can use a van privately, the benefit is ${text('companyCars.vanBenefit')} a year whatever the van cost, plus ${text('companyCars.vanFuelBenefit')} for private fuel. There is no benefit if you only drive it for work and to and from work. A double cab pick-up may or may not count as a van.`,
  'How do I pay the tax?':
    'Through your tax code. HMRC takes the benefit off your tax-free amount, so you pay a little more tax each payday. Tell HMRC when you get a car, change it or hand it back, or your tax code will be wrong.',
  'Do I pay National Insurance on the car?': `No, but your employer does: Class 1A contributions of ${text('nationalInsurance.class1A.rate')} of the benefit.`,
}
