import { calculators } from '../calculators/index.ts'
import { Section } from '../components/section.tsx'
import { textPage } from '../components/text-page.tsx'
import { ends, starts, year } from '../lib/figures.ts'
import { siteName } from '../lib/site.ts'

export const page = textPage({
  path: '/about',
  name: 'About Us',
  description: `What ${siteName} is, whom its UK tax calculators are for, how their figures are kept and checked, and what they do not do.`,
  lead: `${siteName} is ${calculators.length} free calculators for UK tax. They are for people who want the right figure, and for people who want to see why it is right.`,
  children: (
    <>
      <Section id="for-whom" title="Whom it is for">
        <p>
          Employees, the self-employed, investors, landlords, contractors, directors, employers, subcontractors and people saving for a
          pension; and the accountants and advisers who check their sums. There is no account to open and nothing to pay.
        </p>
        <p>
          Everything is for the {year} tax year, {starts} to {ends}, unless a page says otherwise.
        </p>
      </Section>
      <Section id="how-figures-are-kept" title="How figures are kept">
        <p>
          Every rate, threshold and date stands once, in a table, with the day it starts, the law that sets it and where we saw it. The
          calculators and the sentences on these pages both read those tables, so a page cannot say one figure and calculate with another.
          All of them are on the <a href="/rates">rates and thresholds</a> page.
        </p>
        <p>A figure that nobody has yet compared with a published source says “not confirmed” in the working of your result.</p>
      </Section>
      <Section id="how-answers-are-checked" title="How answers are checked">
        <ul>
          <li>Amounts are exact decimals. They are rounded to the penny at the end, or earlier only where the law rounds.</li>
          <li>
            Each calculator has a list of cases worked out apart from its code, with their sources. The site is not built if one of the
            examples on a page disagrees with its case.
          </li>
          <li>Under each result you can open the working: every step in words and in numbers, with the law behind each figure.</li>
        </ul>
      </Section>
      <Section id="law-and-specification" title="Why a result can be shown by other rules">
        <p>
          These calculators were commissioned with a list of constants and formulas, some of which differ from the law. What you see first
          is always the law as HMRC applies it. Under a result you can choose the commissioned rules instead, to compare the two.
        </p>
      </Section>
      <Section id="limits" title="What it does not do">
        <p>
          It does not know you. It cannot see your tax code, your other income or your elections, it files nothing, and it gives no advice.
          Each result lists what it took for granted; if one of those is not so for you, the figure is not yours. {siteName} has no
          connection with HMRC or the government.
        </p>
      </Section>
      <Section id="wrong" title="If something is wrong">
        <p>
          Tell us: give the page, what you entered and what you expected on the <a href="/contact">contact page</a>. The address in your
          browser holds your inputs, so copying it is enough if you do not mind our seeing them.
        </p>
      </Section>
    </>
  ),
})
