import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Calculator } from '#engine/calculator.ts'
import { outputsOf } from '#engine/explain/outputs-of.ts'
import { calculators } from '../../calculators/index.ts'
import { Banner } from '../../components/banner.tsx'
import { CalculatorIsland } from '../../components/calculator/calculator-island.tsx'
import { FaqList } from '../../components/faq-list.tsx'
import { type Content, type TextSection, TextSectionView } from '../../components/page-text.tsx'
import { SampleAnswer } from '../../components/results/sample-answer.tsx'
import { Section } from '../../components/section.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'
import { takenBy } from '../../form/known.ts'
import type { About } from '../../site/about.ts'
import type { PageRoute, Questions } from '../../site/page.ts'
import { type ShownExample, type WorkedExample, workedExamples } from '../../text/worked-examples.ts'
import { RelatedCalculators } from './related-calculators.tsx'
import { WorkedExamples } from './shown-examples.tsx'

interface CalculatorPage {
  readonly about: About
  readonly calculator: Calculator
  readonly form: CalculatorForm
  /** The text of the calculator’s golden file, and the cases from it that the page shows. */
  readonly golden: string
  readonly examples: readonly WorkedExample[]
  readonly faq: Questions
  readonly content: Content
}

/** A calculator’s page: breadcrumbs, banner, the working form and result, then everything there is to read. */
export function calculatorPage({ about, calculator, form, golden, examples, faq, content }: CalculatorPage): PageRoute {
  const { lead, forWhom, how, sections, tips, notFor, next, ...metadata } = content
  const takes = takenBy(form.fields)
  // Worked out when a page is first rendered, once for its empty result and for its list.
  let worked: ReturnType<typeof workedExamples> | undefined
  const shown = () => (worked ??= workedExamples(calculator, golden, examples, form.fieldsFor))
  const more: readonly TextSection[] = [
    ...sections,
    { id: 'tips', title: tips.title, text: [{ list: tips.list }] },
    { id: 'not-for', title: 'Who this is not for', ...notFor },
    { id: 'next', title: next.title ?? 'What to do next', text: [{ list: next.list }] },
  ]
  return {
    path: about.path,
    handle: {
      ...metadata,
      crumb: about,
      about,
      isInReturn: about.isInReturn,
      calculator: {
        fields: calculator.fields,
        // Only once the page is rendered: to find them takes a while, and the server needs nothing but the address.
        get outputs() {
          return outputsOf(calculator)
        },
      },
      faq,
      island: about.slug,
    },
    Component: () => (
      <>
        <Banner
          title={about.name}
          lead={
            <>
              {lead} <span className="for-whom">{forWhom}</span>
            </>
          }
        />
        {takes.length > 0 && <p className="known" data-takes={takes.join(' ')} />}
        <Island form={form} sample={shown()[0]} />
        <p className="for-whom">{forWhom}</p>
        <TextSectionView id="how" {...how} isFolded />
        <Section id="examples" title="Worked examples" isWide isFolded>
          <WorkedExamples examples={shown()} />
        </Section>
        {more.map((section) => (
          <TextSectionView key={section.id} {...section} isFolded />
        ))}
        <Section id="questions" title="Questions">
          <FaqList items={faq} />
        </Section>
        <RelatedCalculators category={about.category} current={about.slug} calculators={calculators} />
      </>
    ),
  }
}

/** The form with its empty result. It is rendered separately, because the browser hydrates it separately. */
function Island({ form, sample }: { form: CalculatorForm; sample: ShownExample | undefined }) {
  const example = sample && renderToStaticMarkup(<SampleAnswer {...sample} />, { identifierPrefix: 'sample' })
  const html = renderToString(<CalculatorIsland calculator={form} sample={example} />)
  return <div data-island={form.slug} dangerouslySetInnerHTML={{ __html: html }} />
}
