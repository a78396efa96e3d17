import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { About } from '../calculators/about.ts'
import { calculators } from '../calculators/index.ts'
import type { HowTo, PageRoute } from '../lib/page.ts'
import { type WorkedExample, workedExamples } from '../lib/worked-examples.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import type { CalculatorForm } from './calculator-form.ts'
import { CalculatorIsland } from './calculator-island.tsx'
import { FaqList, type Question } from './faq-list.tsx'
import { RelatedCalculators } from './related-calculators.tsx'
import type { AnswerInWords } from './results/result-card.tsx'
import { Section } from './section.tsx'
import { WorkedExamples } from './worked-examples.tsx'

/** Everything on a calculator’s page that is different from the others. */
interface CalculatorPage {
  readonly about: About
  /** The calculator, and how its results are shown: in the card, and in the examples. */
  readonly answer: AnswerInWords
  readonly form: CalculatorForm
  /** For search engines: the title, what the page answers, and what people search for. */
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Under the heading: what the page answers, and who it is for. */
  readonly lead: string
  /** The text of the calculator’s golden file, and the cases from it that the page shows. */
  readonly golden: string
  readonly examples: readonly WorkedExample[]
  readonly faq: readonly Question[]
  /** The steps that the page shows, for search engines. */
  readonly howTo?: HowTo
  /** What to read straight after the calculator: how the answer is worked out. */
  readonly explanation: ReactNode
  /** What to read after the examples: tables, tips, who it is not for, what to do next. */
  readonly more: ReactNode
}

/** A calculator’s page: breadcrumbs, banner, the working form and result, then everything there is to read. */
export function calculatorPage({
  about,
  answer,
  form,
  golden,
  examples,
  faq,
  explanation,
  more,
  lead,
  ...metadata
}: CalculatorPage): PageRoute {
  const { calculator, words } = answer
  return {
    path: about.path,
    handle: { ...metadata, crumb: about, about, calculator, faq, island: about.slug },
    Component: () => (
      <>
        <div className="banner">
          <Breadcrumbs />
          <h1>{about.title}</h1>
          <p className="lead">{lead}</p>
        </div>
        {/* Rendered separately, because the browser hydrates it separately. */}
        <div data-island={about.slug} dangerouslySetInnerHTML={{ __html: renderToString(<CalculatorIsland calculator={form} />) }} />
        {explanation}
        <Section id="examples" title="Worked examples" isWide>
          <WorkedExamples examples={workedExamples(calculator, golden, examples)} words={words} />
        </Section>
        {more}
        <Section id="questions" title="Questions">
          <FaqList items={faq} name="questions" />
        </Section>
        <RelatedCalculators category={about.category} current={about.slug} calculators={calculators} />
      </>
    ),
  }
}
