import type { Question } from '../site/page.ts'

/** Questions and answers, one open at a time. */
export function FaqList({ items, name }: { items: readonly Question[]; name: string }) {
  return (
    <div className="faq">
      {items.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
