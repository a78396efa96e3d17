/**
 * What pages share, in a few files instead of dozens, since each file is one more request. A module goes to the first group with a pattern in
 * `modules` that its path matches, and what it imports goes with it. Some groups leave that out: others import it too, and would load the
 * whole group for it.
 */
export const SHARED = [
  { name: 'libraries', modules: ['node_modules.(react|react-dom|scheduler)/'], priority: 4 },
  // Every page of a tax year loads these, and nothing else of a form. A page offers what another form was told before its own form has loaded.
  {
    name: 'inputs',
    modules: [
      'web.components.open-folds',
      'web.form.(form-values|fragment|known\\.|take-over)',
      'web.site.(addresses|bill-path|needed)',
      'web.years.year',
      'engine.inputs.day\\.',
      'generated.tax-years',
    ],
    priority: 3,
  },
  // The contract of inputs. The form of a calculator needs it, and its answer, but not /rates.
  {
    name: 'contract',
    modules: [
      'node_modules.zod',
      'engine.inputs.(common-fields|fields-in-year|kinds|parse\\.|pay-fields|pay-periods|schema-parts|yearly-pay)',
    ],
    priority: 4,
    includeDependenciesRecursively: false,
  },
  // An answer and the page of many people hand out files, and no other page does.
  { name: 'download', modules: ['web.site.download'], priority: 3 },
  // What the form of a calculator shares with its answer, and /rates does not have.
  {
    name: 'calculation',
    modules: [
      'web.form.kept\\.',
      'web.components.results.part\\.',
      'engine.(forget|remembering|inputs.(in-figures|known-years|paid-per\\.|without-inv))',
    ],
    priority: 3,
  },
  // What a form needs. What an answer needs too is named here, so that a form does not wait for the answer’s file.
  {
    name: 'form',
    modules: [
      'preload-helper',
      'web.components.(fields.(?!employee|pay)|form-link|not-loaded|toast\\.)',
      'web.components.use-settled',
      'web.form.(focus|opened|remembered-rules|shows-pence)',
      'web.site.ask-again',
      'web.text.rule-set-words',
      'generated.rule-sets',
      'rule-sets-offered',
    ],
    priority: 2,
  },
  // Take-home pay and student loans ask the same of an employee.
  {
    name: 'employee',
    modules: ['components.fields.(employee|pay)', 'inputs.employee-fields'],
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // The forms about pay need these, and so do their answers. What they import, every form and answer needs.
  { name: 'codes', modules: ['engine.inputs.(ni-categories|tax-code)'], priority: 2, includeDependenciesRecursively: false },
  // /rates needs these too, and no answer.
  {
    name: 'format',
    modules: [
      'node_modules.decimal',
      'engine.(money.(decimal|digits|rounding)|rates.(rates-at|table))',
      'web.text.(format|said)',
      'day-sums',
    ],
    priority: 4,
    includeDependenciesRecursively: false,
  },
  // Every answer needs these.
  {
    name: 'answer',
    modules: [
      'engine.(expression|evaluate|working|answer|money.bands|result.rows)',
      'engine.explain.(alternatives|each-taxpayer)',
      'engine.law.(assumptions|words|income-tax.(bands|notes|personal|tax-on))',
      'web.components.results.(answer-words|assumptions|for-rev|large|keeper|lazy-fold|ledger|marginal-details|on-paper|other-year|part|picture-(details|fold)|print)',
      'web.components.results.(result|share|taxpayer)',
      // Small, and needed by what most answers show.
      'engine.explain.(payment-days|advice.last-day-to-claim)',
      'engine.rates.(joined-tables|year-after)',
      'engine.rates.generated.(allowances|capital-gains|corporation-tax|national-insurance|vat)\\.',
      'engine.result.step',
      'engine.law.(corporation-tax.financial-year|income-tax.marriage-allowance|national-insurance.(class-1(-figures)?\\.|contribution|pay-days))',
      'web.components.(results.choices|table-head)',
    ],
  },
  // What stands with every answer unasked.
  {
    name: 'unasked-parts',
    modules: [
      'web.components.results.(add-income|advice|compare-with|ready-pairs|remember|unasked-parts|ways-to-earn)',
      'engine.explain.(advice|entitlements|into-pension|inverse|split-gain)',
      'engine.calculators.tax-bill.carried',
    ],
    includeDependenciesRecursively: false,
  },
  // The law on deductions from pay, student loans, children and pensions. A calculator of somebody’s income mostly needs all of a group.
  {
    name: 'employment',
    modules: ['engine.law.(national-insurance.(assumptions|class-1-by)|pensions.automatic)'],
    includeDependenciesRecursively: false,
  },
  {
    name: 'loans',
    modules: ['engine.law.student-loans.(possible-)?repayment', 'generated.student-loans'],
    includeDependenciesRecursively: false,
  },
  {
    name: 'charges',
    modules: ['engine.law.child-benefit.(childcare|entitlements|high-income|possible)', 'pensions.avoidable'],
    includeDependenciesRecursively: false,
  },
  {
    name: 'contributions',
    modules: ['engine.law.(pensions.(annual|contribution-above|net-pay|notes|rows|tested)|take-home-pay.shares)'],
    includeDependenciesRecursively: false,
  },
]

/** The same, as the bundler wants them. */
export const CHUNKS = SHARED.map(({ modules, ...group }) => ({ ...group, test: new RegExp(modules.join('|')) }))
