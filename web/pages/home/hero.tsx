import { recordedIn } from '#engine/explain/amount-in.ts'
import { about as takeHome } from '../../calculators/income-tax/about.ts'
import { SampleAnswer } from '../../components/results/sample-answer.tsx'
import { MOST_CHARACTERS } from '../../form/form-values.ts'
import { inYear } from '../../site/addresses.ts'
import { pounds } from '../../text/format.ts'
import type { ShownExample } from '../../text/worked-examples.ts'
import { WhichYear } from './which-year.tsx'

/** Questions as people ask them, each with the page that answers it. */
const QUESTIONS = {
  'A day rate': '/specialised-tax/ir35-tax-calculator',
  'A flat to let': '/specialised-tax/rental-income-tax-calculator',
  'Shares I sold': '/specialised-tax/capital-gains-tax-calculator',
  'Selling online': '/specialised-tax/side-hustle-tax-calculator',
  'My payslip': '/personal-tax/payslip-calculator#check',
} as const satisfies Readonly<Record<string, `/${string}`>>

/** The address of an example of take-home pay. */
const answerOf = ({ fragment }: ShownExample) => `${inYear(takeHome.path)}#${fragment}`

/** The top of home: one box for a salary or for a question in people’s own words, and next to it what an answer looks like. */
export const Hero = ({ example }: { example: ShownExample }) => (
  <div className="hero">
    <div>
      <h1>UK tax calculators, right to the penny</h1>
      <p className="lead">With the law behind every figure. Nothing you type leaves your browser.</p>
      <search className="find">
        <form data-find={takeHome.path} method="dialog" noValidate autoComplete="off">
          <label htmlFor="question">What do you want to work out?</label>
          <p className="hint" id="question-hint">
            Your salary, or a question in your own words.
          </p>
          <div className="box">
            <input
              id="question"
              name="question"
              type="search"
              maxLength={MOST_CHARACTERS}
              autoComplete="off"
              spellCheck={false}
              aria-describedby="question-hint"
            />
            <button type="submit" className="button">
              Work it out
            </button>
          </div>
          <output className="hint" />
          <ul className="found" hidden />
          <ul className="chips" aria-label="For example">
            <li>
              <a href={answerOf(example)}>{pounds(recordedIn(example.result, 'grossIncome'))} salary</a>
            </li>
            {Object.entries(QUESTIONS).map(([words, path]) => (
              <li key={words}>
                <a href={inYear(path)}>{words}</a>
              </li>
            ))}
          </ul>
          <WhichYear />
        </form>
      </search>
      <noscript>
        <p className="hint">
          The calculators need JavaScript. Without it you can read their rates and worked examples, such as{' '}
          <a href={inYear(takeHome.path)}>those of take-home pay</a>.
        </p>
      </noscript>
      <p className="hero-links">
        <a className="button-quiet" href="#personal-tools">
          Personal tools
        </a>
        <a className="button-quiet" href="#all-tools">
          All tools
        </a>
      </p>
    </div>
    <section className="card sample" aria-label="An example of an answer" data-of-year>
      <SampleAnswer {...example} />
      <p>
        <a href={answerOf(example)}>Open this answer</a>
      </p>
    </section>
  </div>
)
