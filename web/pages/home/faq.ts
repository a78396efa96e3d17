import type { Question } from '../../components/faq-list.tsx'
import { ends, starts, year } from '../../lib/figures.ts'

export const faq: readonly Question[] = [
  {
    question: 'Do I have to register or pay?',
    answer: 'No. Every calculator is free, there are no accounts, and nothing asks for your name.',
  },
  {
    question: 'Does anybody see what I type?',
    answer:
      'No. The arithmetic runs in your browser and your figures are not sent to us or to anybody else. They stand in the address of the page, after the # sign, which browsers do not send. So a reload or a link that you pass on brings them back, and whoever you give that link to sees them.',
  },
  {
    question: 'Which tax year are the answers for?',
    answer: `The ${year} tax year, from ${starts} to ${ends}. Companies work by financial years that begin a few days earlier; their page says which rates it uses. The pension annual allowance and company car pages also offer earlier tax years.`,
  },
  {
    question: 'How do I know that an answer is right?',
    answer:
      'Open “How this was worked out” under any result. It shows each step in words and in numbers, the section of law behind each figure, and where we checked it. Every page also has worked examples that are compared with figures worked out by hand whenever the site is built.',
  },
  {
    question: 'Is this advice about my tax?',
    answer:
      'No. Results are estimates for planning, from the facts you enter and the assumptions listed under each result. HMRC, or an adviser who knows your affairs, has the last word.',
  },
]
