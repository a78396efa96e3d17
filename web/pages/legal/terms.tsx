import { says, to } from '../../components/page-text.tsx'
import { siteName } from '../../site/name.ts'
import { legalPage } from './legal-page.tsx'

export const page = legalPage({
  path: '/terms',
  name: 'Terms & Conditions',
  summary: 'What you can expect from these calculators, and what we expect from you.',
  description: `The terms on which you may use the ${siteName} tax calculators: free, estimates for planning, not professional advice.`,
  sections: {
    'What these terms cover': [
      `These terms are for everyone who uses ${siteName}, which means this website and its calculators. “We” are the people who run it. By using it you accept these terms. If you do not accept them, do not use it.`,
    ],
    'What the service is': [
      'The service is a set of calculators for UK tax and National Insurance, which show the law behind each result. It is free. There are no accounts, and we sell nothing.',
    ],
    'Estimates, not advice': [
      'Results are estimates for planning. They are not tax, legal, accounting or financial advice, and we do not become your advisers when you use a calculator.',
      'What you owe is decided by the law, by HMRC and in the end by the courts, on all the facts of your case. If a result matters, check it with HMRC or a qualified adviser before you act on it.',
    ],
    'The tax year': [
      'Each result is for a single tax year, which is named next to it. It does not tell you what you would pay in another year.',
    ],
    'Your part': [
      'You are responsible for what you enter and for reading what a result assumes. If an assumption is wrong for you, do not rely on the result. You are still responsible for your own returns, payments and deadlines.',
    ],
    Accuracy: [
      'We take care: we give the source of each figure, and we check answers against cases worked out by hand. We do not promise that there are no mistakes, that every rule that could apply to you is covered, or that a figure marked as not confirmed is right.',
    ],
    Availability: [
      'The site may change, be interrupted or close without notice. We keep nothing that you enter, so we cannot bring back a calculation for you.',
    ],
    'Fair use': [
      'You can use the site for yourself, for your clients or at work. Do not attack it, overload it, or present a changed copy of it as ours. Its text, design and code remain the property of the people who wrote them. Anyone may use the rates and thresholds that we publish, and the law they come from.',
    ],
    'Links to other sites': [
      `We link to GOV.UK and to the law so that you can check us. We do not run those sites and are not responsible for them. ${siteName} is not part of, or approved by, HMRC or the government.`,
    ],
    'Our liability to you': [
      'These terms do not limit our liability where the law forbids that, for example for fraud, or for death or injury caused by negligence. They do not take away your rights as a consumer. Beyond that, because the service is free and its results are estimates, we are not liable for loss caused by relying on them.',
    ],
    'Changes, law and contact': [
      says`We may change these terms. When we do, we change the date after “Last updated” at the top. The terms on this page are the ones that apply. They are governed by the law of England and Wales. If you live elsewhere in the UK, you can also rely on the law and the courts there. If you have a question, use the ${to('/contact', 'contact page')}.`,
    ],
  },
})
