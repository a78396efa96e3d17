import { daysLater } from '#engine/inputs/day-sums.ts'
import { timesTheVat } from '#engine/law/vat.ts'
import { ONE } from '#engine/money/decimal.ts'
import type { EntryId } from '#engine/rates/figure.ts'
import { type FiguresRow } from '../../components/figures-table.tsx'
import { type Content, link, rateOf, says } from '../../components/page-text.tsx'
import { changeOf, changesOf, figure, lastDayOf, text, worth, year } from '../../text/figures.ts'
import { count, date } from '../../text/format.ts'
import { times } from './times.ts'

const rates = `${text('vat.standardRate')}, ${text('vat.reducedRate')} or ${text('vat.zeroRate')}`

/** What to add in a year within which the threshold changed. */
const change = changeOf('vat.registrationThreshold')
const thresholdChange = change
  ? `From ${date(change)} the threshold is ${text('vat.registrationThreshold', change)}, and the one for leaving ${text('vat.deregistrationThreshold', change)}. `
  : ''

/** A rate that held for part of the tax year only, and those days: `1 October 2026 to 31 March 2027`. Undefined in any other year. */
function temporaryRate(entry: EntryId): { readonly rate: string; readonly days: string } | undefined {
  const [from, next] = changesOf(entry)
  const last = next === undefined ? lastDayOf(entry) : daysLater(next, -1)
  return from === undefined || last === undefined ? undefined : { rate: text(entry, from), days: `${date(from)} to ${date(last)}` }
}

const electricity = temporaryRate('vat.domesticElectricity')
const summer = temporaryRate('vat.childrensMealsAndAttractions')

/** VAT as a share of a price that includes it: 1/6 at 20%. */
function shareOf(entry: EntryId): string {
  const ofVat = figure(entry)
  return ofVat.value.isZero() ? 'none' : `${count(ONE)}/${count(worth(timesTheVat(ofVat)))}`
}

const rateRow = (name: string, entry: EntryId, about: string): FiguresRow => ({
  name,
  about,
  figures: [rateOf(entry), times(entry), shareOf(entry)],
})

const schemeRow = (name: string, about: string, joining: EntryId, leaving: EntryId): FiguresRow => ({
  name,
  about,
  figures: [rateOf(joining), rateOf(leaving)],
})

export const content: Content = {
  title: `VAT Calculator UK ${year}: add VAT or take it out`,
  description: `Add VAT at ${rates} to a price or take it out, to the penny. Includes the registration threshold, the schemes and the deadlines.`,
  keywords: ['VAT calculator', 'add VAT', 'remove VAT', 'VAT inclusive', 'reverse VAT', 'VAT registration threshold', year],
  lead: 'Add VAT to a price, or take it out.',
  forWhom: `At ${rates}. For anyone in the UK who sends or pays an invoice.`,
  how: {
    title: 'How VAT is added and taken out',
    text: [
      {
        points: {
          'To add it,': says`work out the percentage and add it to the price. At ${rateOf('vat.standardRate')}, that means multiplying the price before VAT by ${times('vat.standardRate')}.`,
          'To take it out,': says`divide by the same number. VAT is a percentage of the price ${<em>before</em>} VAT, so it is a smaller share of the price you see: ${shareOf('vat.standardRate')} at ${rateOf('vat.standardRate')}, ${shareOf('vat.reducedRate')} at ${rateOf('vat.reducedRate')}. The most common mistake is to take ${rateOf('vat.standardRate')} off the price with VAT. That always takes off too much.`,
        },
      },
      'Both figures are in whole pence. If the division does not come out exactly, we round the net amount and count the rest as VAT, so the two always add up to the price paid.',
    ],
  },
  sections: [
    {
      id: 'rates',
      title: 'The rates',
      isWide: true,
      text: [
        {
          table: {
            caption: 'VAT rates',
            headings: ['Rate', 'VAT', 'Multiply to add it, divide to take it out', 'VAT as a share of the price with VAT'],
            rows: [
              rateRow('Standard', 'vat.standardRate', 'Most goods and services.'),
              rateRow(
                'Reduced',
                'vat.reducedRate',
                electricity
                  ? `Gas for homes, children’s car seats, converting a building into homes. Electricity for homes too, except in Great Britain from ${electricity.days}.`
                  : 'Gas and electricity for homes, children’s car seats, converting a building into homes.',
              ),
              rateRow(
                'Zero',
                'vat.zeroRate',
                `Most food, books and newspapers, children’s clothes and shoes, public transport, new homes.${electricity ? ` From ${electricity.days}, electricity for homes in Great Britain.` : ''}`,
              ),
            ],
          },
        },
        ...(summer
          ? [
              `From ${summer.days}, the rate was ${summer.rate} on children’s meals eaten in, children’s and family tickets to shows, and admission to family attractions. It is ${text('vat.childrensMealsAndAttractions')} again.`,
            ]
          : []),
        'Some sales are exempt, so there is no VAT on them at all: insurance, most lending, university courses and medical care. They do not count towards registration, and you usually cannot reclaim the VAT on what you bought to make them.',
      ],
    },
    {
      id: 'registration',
      title: 'Registering, and the schemes',
      isWide: true,
      text: [
        says`You must register once your taxable turnover over the past year goes above ${rateOf('vat.registrationThreshold')}, or as soon as you expect to sell more than that in the next 30 days alone. Zero-rated sales (taxed at ${rateOf('vat.zeroRate')}) count. Exempt sales (not taxed at all) do not. ${thresholdChange}Below the threshold you can choose to register. That makes sense if your customers can reclaim VAT and you pay a lot of it yourself.`,
        {
          table: {
            caption: 'Annual turnover limits',
            headings: ['Registration or scheme', 'Joining limit', 'Leaving limit'],
            rows: [
              schemeRow(
                'Registration',
                'You must register if you go above the joining limit. You can leave if you go below the leaving limit.',
                'vat.registrationThreshold',
                'vat.deregistrationThreshold',
              ),
              schemeRow(
                'Flat Rate Scheme',
                'You pay a fixed percentage of your sales including VAT, and cannot reclaim VAT on most purchases. To join, turnover without VAT must be no more than the joining limit. You must leave if turnover with VAT goes above the leaving limit.',
                'vat.flatRate.joiningLimit',
                'vat.flatRate.leavingLimit',
              ),
              schemeRow(
                'Cash Accounting Scheme',
                'You owe VAT when your customers pay you, not when you invoice them.',
                'vat.cashAccounting.joiningLimit',
                'vat.cashAccounting.leavingLimit',
              ),
              schemeRow(
                'Annual Accounting Scheme',
                'You send one return a year and pay towards the bill as you go.',
                'vat.annualAccounting.joiningLimit',
                'vat.annualAccounting.leavingLimit',
              ),
            ],
          },
        },
        says`Your return and payment are due ${rateOf('vat.returnMonths')} and ${rateOf('vat.returnDays')} after the end of each VAT period, which for most businesses is a quarter. You send returns with software that works with Making Tax Digital.`,
      ],
    },
  ],
  tips: {
    title: 'Before you send the invoice',
    list: {
      'Say whether your price includes VAT.':
        'Prices shown to shoppers must include it. If two businesses agree a price and nobody mentions VAT, the price usually includes it, and the VAT comes out of your money.',
      'Always round the same way.': 'Work out VAT on each line or on the total, but stick to one.',
      'Check your turnover every month.': 'The test looks at the year up to the end of that month, not at your accounting year.',
      'Check what the flat rate would cost you.': says`If you buy hardly any goods, you count as a limited cost business. You then pay ${rateOf('vat.flatRate.limitedCostRate')} of your takings including VAT, which is nearly all the VAT you charge.`,
      'Keep VAT invoices for what you buy.': 'You usually need one to reclaim the VAT. A bank statement is not enough.',
    },
  },
  notFor: {
    text: [
      'This calculator handles one amount at one rate. It does not cover margin schemes for second-hand goods, sales where the buyer pays the VAT to HMRC (the reverse charge), imports, businesses that also make exempt sales (partial exemption), or the percentages of the Flat Rate Scheme.',
    ],
  },
  next: {
    list: [
      says`${link('https://www.gov.uk/register-for-vat', 'Register for VAT')}, or check whether you need to.`,
      says`${link('https://www.gov.uk/guidance/rates-of-vat-on-different-goods-and-services', 'Look up the rate for particular goods and services')}.`,
      says`${link('https://www.gov.uk/submit-vat-return/deadlines', 'Find your return and payment deadline')}.`,
    ],
  },
}
