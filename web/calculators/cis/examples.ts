import type { WorkedExample } from '../../text/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: '£2,000 with £500 of materials: registered and monthly by default',
    title: 'A registered bricklayer',
    story: 'Nothing is deducted from the materials. The rate for registered subcontractors applies to the rest.',
  },
  {
    case: 'Invoice of £2,500 with £800 of materials at the higher rate',
    title: 'A roofer who is not registered',
    story: 'One job at the higher rate. Registering would save the roofer a lot of cash up front.',
  },
  {
    case: 'Labour of £950 and materials of £50 every week',
    title: 'Paid every week',
    story: 'The same payment all year. By the end, HMRC is holding a large sum towards the tax bill.',
  },
  {
    case: 'One-off £30,000 to a subcontractor with gross status',
    title: 'Gross payment status',
    story: 'Nothing is deducted. The subcontractor has to put money aside for tax.',
  },
]
