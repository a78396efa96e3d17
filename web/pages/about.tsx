import { calculators } from '../calculators/index.ts'
import { says, TextSections, to } from '../components/page-text.tsx'
import { manyPeople } from '../site/many-people.ts'
import { siteName } from '../site/name.ts'
import { contactAddress } from '../site/settings.ts'
import { yearsOfSite } from '../text/figures.ts'
import { textPage } from './text-page.tsx'

export const page = textPage({
  path: '/about',
  name: 'About Us',
  description: `What ${siteName} is, who its UK tax calculators are for, how we keep and check their figures, and what they do not do.`,
  lead: `${siteName} has ${calculators.length} free UK tax calculators. They are for people who want the right answer, and for people who want to see why it is right.`,
  children: (
    <TextSections
      sections={[
        {
          id: 'for-whom',
          title: 'Who they are for',
          text: [
            says`Employees, the self-employed, investors, landlords, people who sell property or have a side hustle, contractors, directors, employers, subcontractors and people saving for a pension can all use the calculators. So can the accountants and advisers who check their sums, and who can ${to(manyPeople.path, 'work out the bills of all their clients at once')} from a spreadsheet. There is no account to open and nothing to pay.`,
            `They answer for the tax years ${yearsOfSite}. Each page and each answer says which year it is for, and you can change it.`,
          ],
        },
        {
          id: 'how-figures-are-kept',
          title: 'Where our figures come from',
          text: [
            says`We keep each rate, threshold and date in one place, with the day it took effect, the law that sets it and where we found it. The calculators and the text on these pages use the same tables, so a page cannot show one figure and calculate with another. You can see them all on the ${to('/rates', 'rates and thresholds')} page.`,
            'If we read a figure only where others report it, the working of your result says “as reported by” and who. If we have not yet checked it against any published source, it is marked “not confirmed”.',
          ],
        },
        {
          id: 'how-answers-are-checked',
          title: 'How we check the answers',
          text: [
            {
              list: [
                'The sums are exact for what you enter. We round to the penny only at the end, or earlier where the law says so.',
                'We check each calculator against a list of cases that were published elsewhere or worked out by hand. If an example on a page did not match its case, we could not publish the page.',
                'Under each result you can open the working. It shows every step in words and numbers, with the law behind each figure.',
              ],
            },
          ],
        },
        {
          id: 'law-and-specification',
          title: 'Why you can see a result under other rules',
          text: [
            'Unless you choose otherwise, every result follows the law as HMRC applies it. Tax reviewers can choose between two other sets of rules under a result. Both come from the document that this site was built to, and some of their figures and formulas differ from the law. If you only want to know your tax, you can ignore them.',
          ],
        },
        {
          id: 'limits',
          title: 'What they do not do',
          text: [
            `The calculators know only what you type. They cannot see your tax code, your other income or any choices you have made with HMRC. They do not file anything or give advice. Each result lists what it assumes: if one of those assumptions is wrong for you, so is the answer. ${siteName} has no connection with HMRC or the government.`,
          ],
        },
        {
          id: 'wrong',
          title: 'If something is wrong',
          text: [
            says`${contactAddress === undefined ? 'We have not published an email address yet. When we do, it will be' : 'Tell us'} on the ${to('/contact', 'contact page')}. Say which page it was, what you entered and what you expected. The page’s address holds what you entered, so you can just copy that if you do not mind us seeing your figures.`,
          ],
        },
      ]}
    />
  ),
})
