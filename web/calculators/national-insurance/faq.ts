import type { Questions } from '../../site/page.ts'
import { text, year } from '../../text/figures.ts'
import { notEveryPayday } from '../../text/law/national-insurance-of-year.ts'

const main = text('nationalInsurance.class1.employee.mainRate')
const class4Main = text('nationalInsurance.class4.mainRate')

export const faq: Questions = {
  [`What rate does an employee pay in ${year}?`]: `${main} on pay between ${text('nationalInsurance.class1.primaryThreshold')} and ${text('nationalInsurance.class1.upperEarningsLimit')} a year, and ${text('nationalInsurance.class1.employee.additionalRate')} on anything above that.${notEveryPayday || ' If you see a higher main rate quoted, it is from an earlier year.'}`,
  'Why is it lower when I work for myself?': `The main rate of Class 4 is ${class4Main}, and an employee’s is ${main}. Nobody pays an employer’s share on your profit either. But what you pay does not count towards contribution-based (New Style) Jobseeker’s Allowance.`,
  'Does paying into a pension lower it?':
    'Only with salary sacrifice, where you agree to less pay and your employer pays the difference into your pension. Contributions that come out of your wages, or that you make yourself, do not change your National Insurance.',
  'What if I have two jobs?':
    'Each job has its own threshold, so you may pay nothing on two small wages when you would pay on one larger wage. If both jobs are well paid, you may pay too much at the main rate. You can ask HMRC to let you pay less in one of them (deferment), or for a refund after the tax year ends.',
  'When do I stop paying?':
    'If you are an employee, you stop when you reach State Pension age, though your employer carries on paying. If you are self-employed, you stop paying Class 4 at the end of the tax year in which you reach it. Show your employer proof of your age so that the deductions stop on time.',
  'Can I fill a gap in my record?': `Usually, yes. For a year of low self-employed profit, voluntary Class 2 costs ${text('nationalInsurance.class2.weeklyRate')} a week. Otherwise you can pay Class 3, which costs several times as much. Check your State Pension forecast first, because not every gap lowers your pension.`,
}
