import { type Block, link, says, to } from '../../components/page-text.tsx'
import { siteName } from '../../site/name.ts'
import { contactAddress, tagUrl } from '../../site/settings.ts'
import { legalPage } from './legal-page.tsx'

/** What the browser keeps now, and the button that forgets it, both by the page’s own script. */
const kept: Block = {
  body: (
    <div id="kept" className="kept" tabIndex={-1} data-kept hidden>
      <p data-kept-words />
      <button type="button" className="button-quiet" data-forget>
        Forget all of it
      </button>
      <output data-forgotten />
    </div>
  ),
}

const contactPage = to('/contact', 'contact page')

export const page = legalPage({
  path: '/privacy',
  name: 'Privacy Policy',
  summary: 'Your figures stay in your browser. This page explains exactly what that means, and what else you should know.',
  island: 'privacy',
  description: `What ${siteName} does with what you type: it stays in your browser. No accounts, no cookies, no tracking without your consent.`,
  sections: {
    'In short': [
      {
        list: [
          'What you type into a calculator stays in your browser. It is not sent to us or to anyone else.',
          'We set no cookies and keep no record of you.',
          tagUrl === undefined
            ? 'We do not measure how you use the site.'
            : 'We do not measure how you use the site unless you agree. Even then, we send only a rough range for the main amount of a result, never the amount (section 6).',
        ],
      },
    ],
    'What you type': [
      'The calculators are programs that run in your browser. Their forms do not send anything anywhere, and no other company’s code can see what you type. We never receive what you enter or the amounts in your results, so we cannot store or share them.',
    ],
    'What is in the address': [
      'When you calculate, what you entered is added to the page’s address after a # sign, so that a reload or a bookmark brings it back. Browsers do not send that part of an address to the site.',
      'You and anyone else who uses your device can still see it: in the address bar, in the browser’s history, and in any link that you copy and share. If you share a device, clear your history or use a private window.',
    ],
    'Cookies and storage': [
      `The site sets no cookies and has no sign-in. Your browser keeps copies of the pages it has fetched, as it does for any site. ${tagUrl === undefined ? '' : 'If we ask whether we may measure how you use the site (section 6), your browser remembers your answer so that you are not asked again. '}If you switch a result to other rules under “For tax reviewers”, or choose to see pence, your browser remembers that choice until you close the tab.`,
      'When a calculator has answered, your browser keeps your income, region, pension contribution and student loan plan until you close the tab, so that the next calculator can offer to fill them in. “Forget them” removes them. If you tick “Remember my income, region, pension and student loan on this device” below an answer, your browser keeps them until you untick it. They never leave your device.',
      'If you type the lines of a payslip to check it, your browser keeps them until you close the tab, so that a reload or another tax year does not lose them. They are not in the address, and so in no link that you share. Empty the boxes to remove them.',
      kept,
      'That leaves the addresses in your browser’s history, which only you can clear.',
    ],
    'What any web server sees': [
      'To send you a page, our server needs your IP address, which page you asked for and what kind of browser you use. Our own software keeps no record of that. A company that hosts the site, or carries its traffic, may keep such records for a time for security, under its own policy. Your figures are never part of them.',
    ],
    'Measuring how the site is used': [
      `${tagUrl === undefined ? 'At the moment we do not measure how you use the site, and no analytics service is connected to it. If we connect one, we will ask you first.' : 'We use an analytics service, but only if you agree.'} Until you agree, nothing is fetched from the service and nothing is sent to it. If you refuse, the site works just the same.`,
      'If you agree, the service is told which page you viewed, which calculator you used, and a rough range for the main amount of your result, never the amount itself. This anonymous usage data is kept for at most 24 months.',
    ],
    'When you write to us': [
      says`${contactAddress === undefined ? says`We have not published an email address yet. What you enter on the ${contactPage} stays in your browser. Once we have an address, the page will turn what you enter into an email and pass it to your own email program.` : says`The ${contactPage} turns what you enter into an email and passes it to your own email program.`} Nothing reaches us until you send it from there. We then have your name, your email address and your message, and we use them only to reply to you.`,
    ],
    'Links to other sites': [
      'When you follow a link to another site, we ask your browser not to say which page you came from. What happens on the other site is up to that site.',
    ],
    Children: [
      'The service is not for children under 16. The calculators do not ask your age, and they collect nothing that identifies you.',
    ],
    'Your rights': [
      says`Data protection law lets you ask what an organisation holds about you, and have it corrected or deleted. If you have not written to us, we hold nothing about you to show or delete. If you have, ask us through the ${contactPage}. You can also complain to the ${link('https://ico.org.uk/make-a-complaint/', 'Information Commissioner’s Office')}.`,
    ],
    'Changes to this policy': [
      'Before we collect or use anything about you, we will say so on this page and change the date after “Last updated”.',
    ],
  },
})
