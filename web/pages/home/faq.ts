import type { Questions } from '../../site/page.ts'
import { ends, starts, year, yearsOfSite } from '../../text/figures.ts'

export const faq: Questions = {
  'Do I have to register or pay?': 'No. Every calculator is free, there are no accounts, and nothing asks for your name.',
  'Does anyone see what I type?':
    'No. Your browser does the sums, and your figures are not sent to us or to anyone else. They are kept in the page’s address after the # sign, a part that browsers never send. So they come back if you reload the page or share the link, and anyone you give the link to can see them.',
  'Which tax year are the answers for?': `The one named at the top of each calculator’s page and next to each answer. This page leads to ${year}, from ${starts} to ${ends}. You can choose any year from ${yearsOfSite}, and what you have typed goes with you. Companies use financial years, which start a few days earlier; the Corporation Tax page says which rates it uses.`,
  'How do I know the answer is right?':
    'Open “How this was worked out” under any result. It shows each step in words and in numbers, the section of law behind each figure, and where we checked it. Every calculator page also has worked examples, and we check the calculators against figures worked out by hand.',
  'Is this advice about my tax?':
    'No. Results are estimates for planning. The sums are right to the penny, but they depend on what you enter and on the assumptions listed under each result. Before you rely on one, check it with HMRC or with an adviser who knows your situation.',
}
