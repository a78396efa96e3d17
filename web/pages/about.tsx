import { calculators } from '../calculators/index.ts'
import { Section } from '../components/section.tsx'
import { textPage } from '../components/text-page.tsx'
import { ends, starts, year } from '../lib/figures.ts'
import { siteName } from '../lib/site.ts'

export const page = textPage({
  path: '/about',
  name: 'About Us',
  description: `What ${siteName} is, who its UK tax calculators are for, how we keep and check their figures, and what they do not do.`,
  lead: `${siteName} is ${calculators.length} free calculators for UK tax. They are for people who want the right answer, and for people who want to see why it is right.`,
  children: (
    <>
      <Section id="for-whom" title="Who it is for">
        <p>
          Employees, the self-employed, investors, landlords, contractors, directors, employers, subcontractors and people saving for a
          pension can all use it. So can the accountants and advisers who check their sums. There is no account to open and nothing to pay.
        </p>
        <p>
          Everything is for the {year} tax year ({starts} to {ends}), unless a page says otherwise.
        </p>
      </Section>
      <Section id="how-figures-are-kept" title="How we keep the figures">
        <p>
          We keep each rate, threshold and date in one place: a table that gives the day it starts, the law that sets it and where we found
          it. The calculators and the text on these pages read the same tables, so a page cannot show one figure and calculate with another.
          You can see them all on the <a href="/rates">rates and thresholds</a> page.
        </p>
        <p>If nobody has yet checked a figure against a published source, it is marked “not confirmed” in the working of your result.</p>
      </Section>
      <Section id="how-answers-are-checked" title="How we check the answers">
        <ul>
          <li>The sums are exact. We round to the penny only at the end, or earlier where the law says so.</li>
          <li>
            Each calculator is checked against a list of cases, with sources, that were worked out without its code. If an example on a page
            does not match its case, the site cannot be built.
          </li>
          <li>Under each result you can open the working. It shows every step in words and numbers, with the law behind each figure.</li>
        </ul>
      </Section>
      <Section id="law-and-specification" title="Why you can see a result under other rules">
        <p>
          These calculators were commissioned with a list of constants and formulas, some of which differ from the law. What you see first
          is always the law as HMRC applies it. To compare the two, you can choose the commissioned rules under a result.
        </p>
      </Section>
      <Section id="limits" title="What it does not do">
        <p>
          The calculators know only what you type. They cannot see your tax code, your other income or your elections. They do not file
          anything or give advice. Each result lists what it assumes: if one of those assumptions is wrong for you, so is the answer.{' '}
          {siteName} has no connection with HMRC or the government.
        </p>
      </Section>
      <Section id="wrong" title="If something is wrong">
        <p>
          Tell us on the <a href="/contact">contact page</a>. Say which page it was, what you entered and what you expected. The page’s
          address holds what you entered, so you can just copy that if you do not mind us seeing your figures.
        </p>
      </Section>
    </>
  ),
})
