import { faqItems } from '../site/entities.ts'
import type { Questions } from '../site/page.ts'

/** Questions and answers, one open at a time. */
export const FaqList = ({ items }: { items: Questions }) => (
  <div className="faq">
    {faqItems(items).map(({ question, answer }) => (
      <details key={question} name="questions">
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
)
