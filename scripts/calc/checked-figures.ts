// Section 5 of rules.md, "Checked figures": worked out by a program that shares no code with this one.

/** A salary and its deductions, under the law and, if rules.md states them, under the specification’s constants. */
interface Checked {
  readonly law: string
  readonly inputs: string
  readonly statute: Readonly<Record<string, string>>
  readonly constants?: Readonly<Record<string, string>>
}

/** The columns of the inputs below. */
export const INPUTS = 'annualSalary,pensionContribution,studentLoanPlan,region,pensionMethod'
/** The checked figures. Inputs are in the columns of INPUTS, results in pounds a year. */
export const CHECKED: readonly Checked[] = [
  {
    law: 'basic rate, ITA 2007 s.10; allowance, s.35(1); Class 1 main rate, SSCBA 1992 s.8(2)',
    inputs: '30000,,,,',
    statute: { incomeTax: '3486.00', nationalInsurance: '1394.40', studentLoan: '0.00', netIncome: '25119.60' },
    constants: { incomeTax: '3486.00', nationalInsurance: '2091.60', studentLoan: '0.00', netIncome: '24422.40' },
  },
  {
    law: 'higher rate, ITA 2007 s.10; 2% above the upper earnings limit, SSCBA 1992 s.8(2); plan 2, SI 2009/470 reg.29',
    inputs: '60000,5,plan2,,',
    statute: { incomeTax: '10232.00', nationalInsurance: '3150.60', studentLoan: '2673.45', netIncome: '40943.95' },
    constants: { incomeTax: '10232.00', nationalInsurance: '4658.60', studentLoan: '2673.45', netIncome: '39435.95' },
  },
  {
    law: 'personal allowance taper above 100,000, ITA 2007 s.35(2) and (3)',
    inputs: '110000,,,,',
    statute: { incomeTax: '33432.00', nationalInsurance: '4210.60', studentLoan: '0.00', netIncome: '72357.40' },
    constants: { incomeTax: '31432.00', nationalInsurance: '5718.60', studentLoan: '0.00', netIncome: '72849.40' },
  },
  {
    law: 'where the additional rate starts, ITA 2007 s.10(5A); plan 1 threshold, SI 2009/470 reg.29',
    inputs: '150000,,plan1,,',
    statute: { incomeTax: '53703.00', nationalInsurance: '5010.60', studentLoan: '11250.90', netIncome: '80035.50' },
    constants: { incomeTax: '48675.00', nationalInsurance: '6518.60', studentLoan: '11518.65', netIncome: '83287.75' },
  },
  {
    law: 'Scottish bands, Scotland Act 1998 s.80C; ITA 2007 s.11A',
    inputs: '60000,,,scotland,',
    statute: { incomeTax: '13228.31', nationalInsurance: '3210.60', studentLoan: '0.00', netIncome: '43561.09' },
    constants: { incomeTax: '11432.00', nationalInsurance: '4718.60', studentLoan: '0.00', netIncome: '43849.40' },
  },
  {
    law: 'net pay, FA 2004 s.193',
    inputs: '60000,5,,,net-pay',
    statute: { incomeTax: '10232.00', nationalInsurance: '3210.60', netIncome: '43557.40' },
  },
  {
    law: 'relief at source, FA 2004 s.192',
    inputs: '60000,5,,,relief-at-source',
    statute: { incomeTax: '10832.00', pension: '2400.00', nationalInsurance: '3210.60', netIncome: '43557.40' },
  },
  {
    law: 'relief at source raises the Scottish limits, FA 2004 s.192; ITA 2007 s.11A',
    inputs: '35000,5,,scotland,relief-at-source',
    statute: { incomeTax: '4529.83' },
  },
]
