import { calculators } from '../../calculators/index.ts'
import { ends, starts, year } from '../../lib/figures.ts'
import { siteName } from '../../lib/site.ts'
import { legalPage } from './legal-page.tsx'

export const page = legalPage({
  path: '/terms',
  name: 'Terms & Conditions',
  summary: 'What you may expect of these calculators, and what they ask of you.',
  description: `The terms on which you may use the ${siteName} tax calculators: free, estimates for planning, not professional advice.`,
  sections: [
    {
      title: 'What these terms cover',
      text: (
        <p>
          These terms are for everybody who uses {siteName}, which means this website and its {calculators.length} calculators. “We” are the
          people who publish it at the address you are reading it from. By using it you accept these terms; if you do not, do not use it.
        </p>
      ),
    },
    {
      title: 'What the service is',
      text: (
        <p>
          A set of calculators for UK taxes and contributions, with the rules behind them. It is free. There are no accounts, nothing is
          sold, and there is no contract for you to cancel.
        </p>
      ),
    },
    {
      title: 'Estimates, not advice',
      text: (
        <>
          <p>
            Results are estimates for planning. They are not tax, legal, accounting or financial advice, and using a calculator makes nobody
            your adviser.
          </p>
          <p>
            What you owe is decided by the law, by HMRC and in the end by the courts, on all the facts of your case. Before you act on a
            result that matters, check it with HMRC or a qualified adviser.
          </p>
        </>
      ),
    },
    {
      title: 'The tax year',
      text: (
        <p>
          Unless a page says otherwise, results are for the {year} tax year, {starts} to {ends}. They are not a guide to what another year’s
          rules would give.
        </p>
      ),
    },
    {
      title: 'Your part',
      text: (
        <p>
          You are responsible for what you enter and for reading what a result assumes. A result for facts that are not yours is of no use
          to you. Returns, payments and deadlines remain yours to keep.
        </p>
      ),
    },
    {
      title: 'Accuracy',
      text: (
        <p>
          We take care: figures carry their source, and answers are compared with cases worked out by hand. We do not promise that there are
          no mistakes, that every rule that could apply to you is covered, or that a figure marked as not confirmed is right.
        </p>
      ),
    },
    {
      title: 'Availability',
      text: (
        <p>
          The site may change, be interrupted or end without notice. Nothing you enter is kept by us, so nothing of yours is lost with it,
          but we cannot restore a calculation for you either.
        </p>
      ),
    },
    {
      title: 'Fair use',
      text: (
        <p>
          Use the site for yourself, for your clients or in your work as you like. Do not attack it, overload it, or present a changed copy
          of it as ours. Its text, design and code remain the property of those who wrote them; the law and HMRC’s published rates belong to
          everybody.
        </p>
      ),
    },
    {
      title: 'Links to other sites',
      text: (
        <p>
          We link to GOV.UK and to the law so that you can check us. We do not run those sites and are not responsible for them. {siteName}{' '}
          is not part of, or approved by, HMRC or the government.
        </p>
      ),
    },
    {
      title: 'Our liability to you',
      text: (
        <p>
          Nothing here limits liability that the law does not let anybody limit, such as for fraud, or for death or injury through
          negligence, and nothing takes away your rights as a consumer. Beyond that, because the service is free and its results are
          estimates, we are not liable for loss that follows from relying on them.
        </p>
      ),
    },
    {
      title: 'Changes, law and contact',
      text: (
        <p>
          We may change these terms; the edition at the top says when we last did, and the terms on the page are the ones that hold. They
          follow the law of England and Wales, and if you live elsewhere in the UK you may also rely on the law and the courts there.
          Questions go through the <a href="/contact">contact page</a>.
        </p>
      ),
    },
  ],
})
