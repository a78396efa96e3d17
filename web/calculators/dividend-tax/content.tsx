import { bandsAboveNilRate } from '#engine/law/dividends/bands.ts'
import { bandsByIncome } from '#engine/law/income-tax/bands-by-income.ts'
import { roundHalfUp } from '#engine/money/rounding.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { type Content, link, rateOf, says, to } from '../../components/page-text.tsx'
import { allowanceGoneAt, bandsWorth, dayText, incomeText, law, rates, text, year } from '../../text/figures.ts'
import { pounds, taxYear } from '../../text/format.ts'
import { comparison } from './salary-or-dividends.ts'

const BAND_NAMES: Readonly<Record<string, string>> = {
  allowance: 'Personal Allowance',
  ordinary: 'Basic rate band (ordinary rate)',
  upper: 'Higher rate band (upper rate)',
  additional: 'Additional rate band',
}

const bands = bandsWorth(bandsByIncome(bandsAboveNilRate(rates), rates)).map((band) => ({
  ...band,
  name: BAND_NAMES[band.name] ?? band.name,
}))

const allowances = Object.entries(taxYears).map(([name, { starts }]) => ({
  name: taxYear(name),
  figures: [text('dividends.allowance', starts)],
}))

const inYourHands = comparison.map(({ profit, asSalary, asDividends }) => {
  const gain = roundHalfUp(asDividends, 0).minus(roundHalfUp(asSalary, 0))
  return {
    name: pounds(profit),
    figures: [pounds(asSalary), pounds(asDividends), `${pounds(gain.abs())} ${gain.isNegative() ? 'less' : 'more'}`],
  }
})

export const content: Content = {
  title: `Dividend Tax Calculator ${year}: how much you keep`,
  description: `Dividend tax for ${year} after the ${text('dividends.allowance')} allowance, on top of your other income. See whether salary or dividends leave a company director with more.`,
  keywords: ['dividend tax calculator', 'dividend allowance', 'dividend tax rates', 'salary or dividends', 'company director', year],
  lead: 'The tax on your dividends.',
  forWhom: `For ${year}, on top of your other income. For investors and company directors.`,
  how: {
    title: 'How dividends are taxed',
    text: [
      'Think of your income as a stack. Salary, pension, rent and profit are at the bottom, savings interest comes next, and dividends are at the very top. The rate on each dividend depends on how high in the stack it is, so your other income decides the rate.',
      {
        points: {
          'First the allowances.': says`The Personal Allowance of ${rateOf('incomeTax.personalAllowance.amount')} goes where it saves you the most tax (${law('methods.dividends.personalAllowance')}). That is nearly always your other income, and whatever is left covers dividends. You then pay nothing on the first ${rateOf('dividends.allowance')} of taxable dividends, which is the dividend allowance (${law('dividends.allowance')}).`,
          'Then the bands.': says`You pay ${rateOf('dividends.ordinaryRate')} on dividends that fall within the first ${incomeText('incomeTax.basicRateLimit')} of your total income, ${rateOf('dividends.upperRate')} on those between that and ${rateOf('incomeTax.higherRateLimit')}, and ${rateOf('dividends.additionalRate')} on any above it.`,
          'Extra tax on a high income.': says`If your total income is above ${rateOf('incomeTax.personalAllowance.incomeLimit')}, you lose some of your Personal Allowance. If your dividends take you over that limit, you pay more tax on your salary. We show that extra tax in its own row and do not count it as dividend tax.`,
        },
      },
    ],
  },
  sections: [
    {
      id: 'rates',
      title: 'Dividend tax rates',
      isWide: true,
      text: [
        {
          tables: [
            { caption: `Rates for ${year}`, amountHeading: 'Total income', bands },
            { caption: 'Dividend allowance', headings: ['Tax year', 'Tax-free'], rows: allowances },
          ],
        },
        {
          hint: says`The rates table is for someone with the full Personal Allowance. After that, the dividend allowance covers the first ${text('dividends.allowance')} of dividends, whichever band they fall in.`,
        },
      ],
    },
    {
      id: 'salary-or-dividends',
      title: 'Salary or dividends from your own company',
      text: [
        says`This is what you keep if your company pays out all of a year’s profit: either all as salary, or as a salary of ${rateOf('incomeTax.personalAllowance.amount')} with the rest as dividends.`,
        {
          table: {
            caption: 'What you keep after your own taxes and the company’s',
            headings: ['Profit', 'All salary', 'Mostly dividends', 'With dividends you keep'],
            rows: inYourHands,
          },
        },
        'Profit here is before anything is paid to you. The company’s only employee is its one director, so it cannot claim the Employment Allowance. It pays employer National Insurance on the salary, and Corporation Tax on what is left, less marginal relief if its profit is between the two Corporation Tax limits. It trades for the whole year and has no associated companies. The director lives in England, Wales or Northern Ireland and has no other income, student loan or pension contributions.',
      ],
    },
    {
      id: 'declaring',
      title: 'When to tell HMRC',
      text: [
        says`Add up all the dividends you received in ${year}.`,
        {
          list: {
            [`Up to ${text('dividends.allowance')}:`]: 'do nothing, unless you send a tax return anyway.',
            [`More than that, up to ${text('dividends.selfAssessmentLimit')}:`]: says`if there is tax to pay, tell HMRC by ${dayText('deadlines.selfAssessment.register')} and ask to pay through your tax code, or put them on your tax return. If that day has passed, do it now. You do not have to tell HMRC about dividends that your Personal Allowance covers, unless you send a tax return anyway.`,
            [`Above ${text('dividends.selfAssessmentLimit')}:`]: says`HMRC asks for a Self Assessment tax return. The deadline for the return and any tax is ${dayText('deadlines.selfAssessment.onlineReturn')}. If you have never sent a return, the deadline for registering is ${dayText('deadlines.selfAssessment.register')}.`,
          },
        },
        'Keep your dividend vouchers, which show what each company paid you and when.',
      ],
    },
  ],
  tips: {
    title: 'Planning your dividends',
    list: {
      'Fill an ISA first.': 'You pay no tax on dividends inside an ISA and do not have to report them.',
      'Give some shares to your husband, wife or civil partner.':
        'Their dividends then use a second dividend allowance and perhaps a lower band. It must be an outright gift: you cannot keep the dividends or take the shares back.',
      'Choose the year.':
        'A director can decide when the company pays a dividend. Waiting a few days can move it into a tax year when more of your basic rate band is left.',
      'Watch your Personal Allowance.': says`If your income is between ${rateOf('incomeTax.personalAllowance.incomeLimit')} and ${allowanceGoneAt}, more dividends mean less Personal Allowance as well as more tax. Paying into a pension can win it back.`,
      'Compare with a pension.':
        'When your company pays into your pension, there is normally no Corporation Tax or dividend tax on the money.',
    },
  },
  notFor: {
    title: 'What it leaves out',
    text: [
      says`The ${to('/personal-tax/self-assessment-tax-calculator', 'Self Assessment Tax Calculator')} has savings interest, gains and payments on account too.`,
      'This calculator leaves out savings interest, which has its own starting rate and allowance. It is not for dividends paid to trusts or companies, loans from your own company, or payments that HMRC treats as dividends. It does not check whether the company has enough profit to pay them.',
    ],
  },
  next: {
    list: [
      says`${link('https://www.gov.uk/tax-on-dividends/how-to-report-tax-on-dividends', 'Report your dividends to HMRC')}, by phone, online or on a return.`,
      says`${link('https://www.gov.uk/tax-on-dividends', 'Read the GOV.UK guide to tax on dividends')} for later tax years.`,
      says`${link('https://www.gov.uk/running-a-limited-company/taking-money-out-of-a-limited-company', 'See the rules for taking money out of your company')}, including the paperwork for a dividend.`,
    ],
  },
}
