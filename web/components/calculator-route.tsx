import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { About } from '../calculators/about.ts'
import { calculators } from '../calculators/index.ts'
import type { TrailItem } from '../lib/page.ts'
import type { ShownExample } from '../lib/worked-examples.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { CalculatorIsland } from './calculator-island.tsx'
import type { CalculatorForm } from './calculator-page.ts'
import { FaqList, type Question } from './faq-list.tsx'
import { RelatedCalculators } from './related-calculators.tsx'
import { Section } from './section.tsx'
import { WorkedExamples } from './worked-examples.tsx'

interface Props {
  readonly about: About
  readonly form: CalculatorForm
  readonly lead: string
  readonly trail: readonly TrailItem[]
  readonly explanation: ReactNode
  readonly examples: readonly ShownExample[]
  readonly faq: readonly Question[]
  readonly children: ReactNode
}

/** A calculator’s page: trail, banner, the living form and result, then everything there is to read. */
export function CalculatorPage({ about, form, lead, trail, explanation, examples, faq, children }: Props) {
  return (
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
        <WorkedExamples examples={examples} />
      </Section>
      {children}
      <Section id="questions" title="Questions">
        <FaqList items={faq} name="questions" />
      </Section>
      <RelatedCalculators category={about.category} current={about.slug} calculators={calculators} />
    </>
  )
}
