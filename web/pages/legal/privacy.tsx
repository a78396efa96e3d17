import { NewTabLink } from '../../components/new-tab-link.tsx'
import { siteName } from '../../lib/site.ts'
import { legalPage } from './legal-page.tsx'

export const page = legalPage({
  path: '/privacy',
  name: 'Privacy Policy',
  summary: 'Your figures stay in your browser. This page says exactly what that means, and what else there is to know.',
  description: `What ${siteName} does with what you type: it stays in your browser. No accounts, no cookies, no measuring without your consent.`,
  sections: [
    {
      title: 'In short',
      text: (
        <ul>
          <li>What you type into a calculator is worked on in your browser and not sent to us or to anybody else.</li>
          <li>We set no cookies and keep no record of you.</li>
          <li>Unless you agree to it, your use of the site is not measured.</li>
        </ul>
      ),
    },
    {
      title: 'What you type',
      text: (
        <p>
          Calculators are programs that your browser fetches and runs. Their forms have nowhere to send anything, and no program of anybody
          else can read them. We never receive your inputs or your results, so we can neither store nor share them.
        </p>
      ),
    },
    {
      title: 'What stands in the address',
      text: (
        <>
          <p>
            When you calculate, your inputs are written into the page’s address after a # sign, so that a reload or a bookmark brings them
            back. Browsers do not send that part of an address to the site.
          </p>
          <p>
            It is still visible to you and to whoever uses your device: in the address bar, in the browser’s history, and in any link that
            you copy and pass on. Clear your history, or use a private window, on a device that is not yours alone.
          </p>
        </>
      ),
    },
    {
      title: 'Cookies and storage',
      text: (
        <p>
          The site sets no cookies and has no sign-in. Your browser keeps copies of the pages it has fetched, as it does for any site. If
          measuring is offered to you (section 6), your answer may be remembered in your browser so that you are not asked again. If you ask
          for other rules than the law in force, your browser remembers which until you close the tab. It remembers no figures.
        </p>
      ),
    },
    {
      title: 'What any web server sees',
      text: (
        <p>
          To send you a page, the computer that serves it is told your network address, which page you asked for and what kind of browser
          you use. Our own server program writes none of that down. A company that hosts the site, or carries its traffic, may keep such
          records for a time for security, under its own policy. Your figures are never among them.
        </p>
      ),
    },
    {
      title: 'Measuring how the site is used',
      text: (
        <>
          <p>
            As it comes, the site measures nothing. Its owner may set up a measuring service. If that has been done, you are asked first;
            until you agree nothing of that service is fetched and nothing is sent to it, and if you refuse the site works just the same.
          </p>
          <p>
            If you agree, what is sent is which page you viewed, that you calculated, and in which broad band the main amount lies. The
            exact amount is not sent. Such anonymous usage data is kept for at most 24 months.
          </p>
        </>
      ),
    },
    {
      title: 'When you write to us',
      text: (
        <p>
          The <a href="/contact">contact page</a> makes an email of what you enter and hands it to your own email program. Nothing reaches
          us until you send it from there. We then have what an email holds, your name, address and message, and use it to answer you and
          for nothing else.
        </p>
      ),
    },
    {
      title: 'Links to other sites',
      text: (
        <p>
          Where you follow a link away from here, your browser is told not to say which page you came from. What happens on the other site
          is up to that site.
        </p>
      ),
    },
    {
      title: 'Children',
      text: <p>The service is not for children under 16. It asks nobody’s age, and it collects nothing that says who a visitor is.</p>,
    },
    {
      title: 'Your rights',
      text: (
        <p>
          Data protection law lets you ask what an organisation holds about you, and have it corrected or deleted. Of visitors who have not
          written to us we hold nothing to show or delete. If you have written, ask through the <a href="/contact">contact page</a>. You may
          also complain to the <NewTabLink href="https://ico.org.uk/make-a-complaint/">Information Commissioner’s Office</NewTabLink>.
        </p>
      ),
    },
    {
      title: 'Changes to this policy',
      text: (
        <p>
          If the site comes to do more with your data than this page says, the page will say so first, with the date of a new edition at the
          top.
        </p>
      ),
    },
  ],
})
