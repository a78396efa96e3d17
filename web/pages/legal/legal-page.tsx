import { type TextSection, TextSections } from '../../components/page-text.tsx'
import type { PageRoute } from '../../site/page.ts'
import { month } from '../../text/dates.ts'
import { textPage } from '../text-page.tsx'

/** When the terms and the privacy policy were last updated, according to the specification. */
const lastUpdated = '2025-08'

interface LegalPage {
  readonly path: `/${string}`
  readonly name: string
  readonly summary: string
  readonly description: string
  readonly island?: string
  /** The text under each title. */
  readonly sections: Readonly<Record<string, TextSection['text']>>
}

/** A text in numbered sections, with the date of its last update. */
export const legalPage = ({ summary, sections, ...page }: LegalPage): PageRoute =>
  textPage({
    ...page,
    lead: summary,
    children: (
      <>
        <p className="updated">
          Last updated <time dateTime={lastUpdated}>{month(lastUpdated)}</time>
        </p>
        <TextSections
          sections={Object.entries(sections).map(([title, text], index) => ({
            id: `section-${index + 1}`,
            title: `${index + 1}. ${title}`,
            text,
          }))}
        />
      </>
    ),
  })
