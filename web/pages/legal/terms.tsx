import { calculators } from '../../calculators/index.ts'
import { ends, starts, year } from '../../lib/figures.ts'
import { siteName } from '../../lib/site.ts'
import { legalPage } from './legal-page.tsx'

export const page = legalPage({
  path: '/terms',
  name: 'Terms & Conditions',
  summary: 'What you can expect from these calculators, and what we expect from you.',
  description: `The terms on which you may use the ${siteName} tax calculators: free, estimates for planning, not professional advice.`,
  sections: [
    {
      title: 'What these terms cover',
      text: (
        <p>
          These terms are for everyone who uses {siteName}, which means this website and its {calculators.length} calculators. “We” are the
          people who publish it at this address. By using it you accept these terms. If you do not accept them, do not use it.
        </p>
      ),
    },
    {
      title: 'What the service is',
      text: (
        <p>
          The service is a set of calculators for UK taxes and contributions, with the rules behind them. It is free. There are no accounts,
          we sell nothing, and there is no contract for you to cancel.
        </p>
      ),
    },
    {
      title: 'Estimates, not advice',
      text: (
        <>
          <p>
            Results are estimates for planning. They are not tax, legal, accounting or financial advice, and using a calculator does not
            make anyone your adviser.
          </p>
          <p>
            What you owe is decided by the law, by HMRC and in the end by the courts, on all the facts of your case. If a result matters,
            check it with HMRC or a qualified adviser before you act on it.
          </p>
        </>
      ),
    },
    {
      title: 'The tax year',
      text: (
        <p>
          Unless a page says otherwise, results are for the {year} tax year, {starts} to {ends}. They do not tell you what you would pay in
          another year.
        </p>
      ),
    },
    {
      title: 'Your part',
      text: (
        <p>
          You are responsible for what you enter and for reading what a result assumes. If an assumption is wrong for you, do not rely on
          the result. You are still responsible for your own returns, payments and deadlines.
        </p>
      ),
    },
    {
      title: 'Accuracy',
      text: (
        <p>
          We take care: we give the source of each figure, and we check answers against cases worked out by hand. We do not promise that
          there are no mistakes, that every rule that could apply to you is covered, or that a figure marked as not confirmed is right.
        </p>
      ),
    },
    {
      title: 'Availability',
      text: (
        <p>
          The site may change, be interrupted or close without notice. We keep nothing that you enter, so you cannot lose anything with it,
          but we cannot restore a calculation for you either.
        </p>
      ),
    },
    {
      title: 'Fair use',
      text: (
        <p>
          You can use the site for yourself, for your clients or at work. Do not attack it, overload it, or present a changed copy of it as
          ours. Its text, design and code remain the property of the people who wrote them. The law and HMRC’s published rates belong to
          everyone.
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
          Nothing here limits a liability that the law does not let anyone limit, such as for fraud, or for death or injury caused by
          negligence. Nothing here takes away your rights as a consumer. Beyond that, because the service is free and its results are
          estimates, we are not liable for loss caused by relying on them.
        </p>
      ),
    },
    {
      title: 'Changes, law and contact',
      text: (
        <p>
          We may change these terms. The date at the top says when we last did, and the terms on the page are the ones that apply. They are
          governed by the law of England and Wales. If you live elsewhere in the UK, you can also rely on the law and the courts there. If
          you have a question, use the <a href="/contact">contact page</a>.
        </p>
      ),
    },
  ],
})
