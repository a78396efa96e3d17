import { calculators } from '../../calculators/index.ts'
import type { Content } from '../../components/page-text.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'
import type { About } from '../../site/about.ts'
import type { PageRoute, Questions } from '../../site/page.ts'
import type { WorkedExample } from '../../text/worked-examples.ts'
import { calculatorPage } from './page.tsx'

const forms = import.meta.glob<CalculatorForm>('../../calculators/*/form.tsx', { eager: true, import: 'form' })
const contents = import.meta.glob<Content>('../../calculators/*/content.tsx', { import: 'content' })
const examples = import.meta.glob<readonly WorkedExample[]>('../../calculators/*/examples.ts', { import: 'examples' })
const questions = import.meta.glob<Questions>('../../calculators/*/faq.ts', { import: 'faq' })
const golden = import.meta.glob<string>('../../../golden/*.csv', { eager: true, query: '?raw', import: 'default' })

/** @throws Error, which stops the build, for a calculator that lacks the file. */
function fileOf<Of>(files: Readonly<Record<string, Of>>, path: string): Of {
  const file = files[path]
  if (file === undefined) throw new Error(`web/calculators has no ${path}`)
  return file
}

async function pageOf(about: About): Promise<PageRoute> {
  const form = fileOf(forms, `../../calculators/${about.slug}/form.tsx`)
  return calculatorPage({
    about,
    form,
    calculator: (await form.load()).calculator,
    content: await fileOf(contents, `../../calculators/${about.slug}/content.tsx`)(),
    examples: await fileOf(examples, `../../calculators/${about.slug}/examples.ts`)(),
    faq: await fileOf(questions, `../../calculators/${about.slug}/faq.ts`)(),
    golden: fileOf(golden, `../../../golden/${about.slug}.csv`),
  })
}

/** A page whose text cannot be made, for want of a figure: it says so when it is rendered, so that one page does not hide the others. */
const faultyPage = ({ path, name, summary }: About, fault: unknown): PageRoute => ({
  path,
  handle: { title: name, description: summary },
  Component: () => {
    throw fault
  },
})

/** The page of each calculator, made from the files of its folder and its golden rows. */
export const calculatorPages: readonly PageRoute[] = await Promise.all(
  calculators.map((about) => pageOf(about).catch((fault: unknown) => faultyPage(about, fault))),
)
