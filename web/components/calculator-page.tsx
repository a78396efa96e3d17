import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Calculator } from '#engine/calculator.ts'
import type { About } from '../calculators/about.ts'
import { trailOf } from '../calculators/hubs.ts'
import { calculators } from '../calculators/index.ts'
import type { HowTo, Page } from '../lib/page.ts'
import { type WorkedExample, workedExamples } from '../lib/worked-examples.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import type { CalculatorForm } from './calculator-form.ts'
import { CalculatorIsland } from './calculator-island.tsx'
import { FaqList, type Question } from './faq-list.tsx'
import { RelatedCalculators } from './related-calculators.tsx'
import { Section } from './section.tsx'
import { WorkedExamples } from './worked-examples.tsx'

/** All that one calculator’s page has of its own. */
export interface CalculatorPage {
  readonly about: About
  readonly calculator: Calculator
  readonly form: CalculatorForm
  /** For search engines: the title, what the page answers, and what people look for. */
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Under the heading: what the page answers, and for whom. */
  readonly lead: string
  /** The text of the calculator’s golden file, and the cases of it that the page shows. */
  readonly golden: string
  readonly examples: readonly WorkedExample[]
  readonly faq: readonly Question[]
  /** Steps that the page shows, for search engines. */
  readonly howTo?: HowTo
  /** What to read straight after the calculator: how the answer comes about. */
  readonly explanation: ReactNode
  /** What to read after the examples: tables, tips, who it is not for, what to do next. */
  readonly more: ReactNode
}

/** A calculator’s page: trail, banner, the living form and result, then everything there is to read. */
export function calculatorPage({
  about,
  calculator,
  form,
  golden,
  examples,
  faq,
  explanation,
  more,
  lead,
  ...metadata
}: CalculatorPage): Page {
  const trail = trailOf(about)
  return {
    ...metadata,
    path: about.path,
    trail,
    about,
    calculator,
    faq,
    island: about.slug,
    body: () => (
      <>
        <div className="banner">
          <Breadcrumbs trail={trail} />
          <h1>{about.title}</h1>
          <p className="lead">{lead}</p>
        </div>
        {/* Rendered on its own, as the browser will bring it to life on its own. */}
        <div data-island={about.slug} dangerouslySetInnerHTML={{ __html: renderToString(<CalculatorIsland calculator={form} />) }} />
        {explanation}
        <Section id="examples" title="Worked examples" isWide>
          <WorkedExamples examples={workedExamples(calculator, golden, examples)} />
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
