import type { WorkedExample } from '../../lib/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: '£2,000 with £500 of materials: registered and monthly by default',
    title: 'A registered bricklayer',
    story: 'The materials are left alone, and the standard rate is taken from the rest.',
  },
  {
    case: 'Invoice of £2,500 with £800 of materials at the higher rate',
    title: 'A roofer whom HMRC does not know',
    story: 'One job. The higher rate makes registering worth an afternoon.',
  },
  {
    case: 'Weekly £950 of labour and £50 of materials',
    title: 'Paid every week',
    story: 'The same payment all year. By the end of it HMRC holds a good sum on account.',
  },
  {
    case: 'One-off £30,000 to a subcontractor with gross status',
    title: 'Paid gross',
    story: 'Nothing is deducted. The subcontractor puts money aside for tax on their own.',
  },
]
