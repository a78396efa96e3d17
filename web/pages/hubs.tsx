import { link, rateOf, says, to } from '../components/page-text.tsx'
import type { PageRoute } from '../site/page.ts'
import { dayText, hasFigure, incomeText, year } from '../text/figures.ts'
import { employeeMainRate, overTheYear } from '../text/law/national-insurance-of-year.ts'
import { hubPage } from './hub-page.tsx'

const companyRates = hasFigure('corporationTax.smallProfitsRate')
  ? says`${rateOf('corporationTax.smallProfitsRate')} up to ${rateOf('corporationTax.lowerLimit')} of profit, ${rateOf('corporationTax.mainRate')} from ${rateOf('corporationTax.upperLimit')}, and in between an overall rate that rises from one to the other`
  : says`${rateOf('corporationTax.mainRate')}, whatever its profit`

const personal = {
  category: 'personal',
  keywords: ['personal tax calculator', 'take-home pay', 'self-employed tax', 'dividend tax', 'capital gains tax', 'pension tax relief'],
  sections: [
    {
      id: 'which',
      title: 'Which one do you need?',
      text: [
        says`Start with the income you live on. For an employee, that is a salary. For a sole trader, it is profit: takings less expenses. You pay the same Income Tax on both, but the main rate of National Insurance${overTheYear} is ${employeeMainRate} on a salary and ${rateOf('nationalInsurance.class4.mainRate')} on profit.`,
        'Then add what comes on top. Dividends are taxed last, so their rate depends on how much of each tax band your other income has already used. Gains (what you make when you sell something for more than it cost you) are taxed separately and have their own tax-free amount, but the rate on a gain also depends on your income.',
      ],
    },
    {
      id: 'together',
      title: 'How it all fits together',
      text: [
        {
          list: [
            says`Most people pay no Income Tax on their first ${rateOf('incomeTax.personalAllowance.amount')}, their Personal Allowance. If your income is above ${rateOf('incomeTax.personalAllowance.incomeLimit')}, you gradually lose it. Dividends count towards that limit like any other income.`,
            says`You pay no tax on the first ${rateOf('dividends.allowance')} of dividends and the first ${rateOf('capitalGains.annualExemptAmount')} of gains. If you do not use them by the end of the tax year, you lose them.`,
            says`A pension contribution saves tax at your highest rate. Outside Scotland, that is ${rateOf('incomeTax.higherRate')} instead of ${rateOf('incomeTax.basicRate')} on income above ${incomeText('incomeTax.basicRateLimit')}.`,
            `You have to report most income that is not taxed through payroll. The deadline for the ${year} online return is ${dayText('deadlines.selfAssessment.onlineReturn')}.`,
          ],
        },
      ],
    },
  ],
} as const

const specialized = {
  category: 'specialized',
  keywords: ['IR35', 'side hustle tax', 'part-year tax', 'rental income tax', 'pension annual allowance', 'company car tax'],
  sections: [
    {
      id: 'which',
      title: 'When a simple calculator will not do',
      text: [
        'A take-home pay calculator assumes that you have one job all year and no other income. These calculators are for everyone else.',
        {
          list: {
            'You contract through your own company.':
              'If a contract is inside IR35, your fees are taxed as pay. Outside, they are taxed as profit and dividends. Compare both before you agree a day rate.',
            'You earn money on the side.': says`If you are paid up to ${rateOf('allowances.trading')} a year for it, there is no tax to pay and no return to send. Anything above that is taxed on top of your salary.`,
            'You started or left a job, or took a break from work.':
              'You get the full year’s Personal Allowance however few months you worked, so payroll may have taken too much tax.',
            'You let a home.': says`You cannot deduct mortgage interest. Instead, ${rateOf('incomeTax.basicRate')} of it comes off your tax, whatever rate you pay.`,
            'You drive a company car.': 'The tax depends on its list price and emissions, not on what it costs your employer.',
            'You pay a lot into pensions.': says`If you and your employer pay in more than ${rateOf('pensions.annualAllowance')} a year between you, a charge may take back the tax relief.`,
          },
        },
      ],
    },
    {
      id: 'careful',
      title: 'Where to take care',
      text: [
        says`Two of the answers depend on a judgement that no calculator can make: whether a contract is inside IR35, and whether what you do on the side counts as a trade. For a contract, HMRC has a tool that gives an opinion, which HMRC will stand by if the facts you enter are right: ${link('https://www.gov.uk/guidance/check-employment-status-for-tax', 'Check Employment Status for Tax')}. If a lot of money depends on either answer, ask an adviser first.`,
      ],
    },
  ],
} as const

const business = {
  category: 'business',
  keywords: ['business tax calculator', 'corporation tax', 'employer National Insurance', 'VAT calculator', 'CIS'],
  sections: [
    {
      id: 'which',
      title: 'What a business pays HMRC',
      text: [
        {
          list: {
            'On its profit.': says`A company pays Corporation Tax: ${companyRates}. Sole traders and partners pay Income Tax instead: use the ${to('/self-employed-tax-calculator', 'self-employed tax calculator')}.`,
            'On its wages.': says`An employer pays ${rateOf('nationalInsurance.class1.employer.rate')} National Insurance on the part of each salary above ${rateOf('nationalInsurance.class1.secondaryThreshold')}. The Employment Allowance takes up to ${rateOf('nationalInsurance.employmentAllowance.amount')} a year off the bill.`,
            'On its sales.': says`A business must register for VAT once its taxable sales over the past year go above ${rateOf('vat.registrationThreshold')}. It then adds VAT to its customers’ bills and pays it to HMRC.`,
            'On payments for construction work.': says`A contractor deducts ${rateOf('cis.deduction.registered')} or ${rateOf('cis.deduction.unregistered')} from the labour in a subcontractor’s bill and pays it to HMRC.`,
          },
        },
      ],
    },
    {
      id: 'when',
      title: 'When to pay and file',
      text: [
        {
          list: {
            'Employees’ tax (PAYE) and National Insurance:': says`pay by the ${rateOf('deadlines.payeDay')} of the next month, or by the ${rateOf('deadlines.payePostDay')} by post.`,
            'VAT:': says`file and pay within ${rateOf('vat.returnMonths')} and ${rateOf('vat.returnDays')} of the end of the period.`,
            'Corporation Tax:': says`pay within ${rateOf('corporationTax.paymentMonths')} and a day of the end of the accounting period, and file the return within ${rateOf('corporationTax.returnMonths')} of it.`,
            'Construction Industry Scheme:': says`contractors file by the ${rateOf('cis.returnDay')} of each month, and pay the deductions by the ${rateOf('cis.paymentDay')}.`,
          },
        },
      ],
    },
    {
      id: 'owners',
      title: 'If the company is yours',
      text: [
        says`Money in the company is not yours yet. If you take it as salary, there is National Insurance to pay. If you take it as dividends, there is ${to('/personal-tax/dividend-tax-calculator', 'dividend tax')} to pay. Work out both before the year ends, because you cannot change either afterwards.`,
      ],
    },
  ],
} as const

/** The three hubs, and two of them again at the addresses that breadcrumbs and old links use. */
export const hubPages: readonly PageRoute[] = [
  hubPage(personal),
  hubPage(specialized),
  hubPage(business),
  hubPage({ ...specialized, repeatedAt: '/specialised-tax' }),
  hubPage({ ...business, repeatedAt: '/business-tax' }),
]
