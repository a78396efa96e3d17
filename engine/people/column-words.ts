// What people and accountants call the columns that a calculator asks for. Each is a guess, which they are asked to confirm.

/** The words of a list with commas. */
export const wordsIn = (list: string): readonly string[] => list.split(/,\s+/)

const PAY = `Salary, Wages, Wage, Gross, Gross Pay, Gross Salary, Gross Wages, Basic Pay, Basic Salary, Annual Salary, Pay, Earnings, Taxable Pay, Employment,
  Employment Income, Employment Pay, PAYE Income, PAYE Pay, P60 Pay, Pay per P60, Income From Employment, Job, Salary and Wages,
  Remuneration`
const OTHER_INCOME = `Other Income, Income, Total Income, Taxable Income, ${PAY}`
const PROFIT = `Profit, Net Profit, Taxable Profit, Trading Profit, Trade Profit, Business Profit, Self-Employment Profit, Self-Employed Profit, Sole
  Trade Profit, Sole Trader Profit, SE Profit`
const TURNOVER = `Turnover, Sales, Trading Income, Trading Turnover, Business Income, Business Turnover, Self-Employment, Self-Employed, Self-Employment
  Income, Self-Employed Income, Self-Employment Turnover, Sole Trade, Sole Trade Income, Sole Trader Income, Freelance Income`
const COSTS = `Expenses, Costs, Business Expenses, Business Costs, Trading Expenses, Allowable Expenses, Self-Employment Expenses, Self-Employed
  Expenses`
const PROPERTY_PROFIT = 'Property Profit, Rental Profit, Net Rent, Letting Profit, UK Property Profit, Net Rental Income'
const RENT = `Rents, Rental, Rent Received, Rents Received, Gross Rent, Gross Rents, Rental Income, Rent Income, Property, UK Property, Property
  Income, UK Property Income, Letting Income, Land and Property`
const LETTING_COSTS = `Rent Expenses, Rental Expenses, Rental Costs, Property Expenses, Property Costs, Letting Expenses, Letting Costs, Rent Costs, Landlord
  Expenses`
const MORTGAGE = `Mortgage Interest, Finance Costs, Residential Finance Costs, Property Finance Costs, Loan Interest, Mortgage, BTL Interest, BTL
  Mortgage Interest, Mortgage Interest Paid`
const DIVIDENDS = 'Dividend, Dividends Received, Dividend Income, Divs, UK Divs, Company Dividends, Dividends From UK Companies'
const YEARS = 'Tax Yr, TaxYr, Year, Yr, TY, Fiscal Year, FY, Year Ended, Year End, Y/E, YE, Tax Year Ended, Tax Year End, Tax Return Year'
const LOANS_TAKEN = `Student Loan, Student Loans, Student Loan Deductions, Student Loan Deducted, Student Loan Repayments, Student Loan Repaid, Student
  Loan Paid, SL Deductions, Loan Deductions`
const GAINS = 'Gains, Gain, Capital Gains, Capital Gain, Chargeable Gains, Share Gains, Gains on Shares, Gains From Shares, Crypto Gains'

/** For each field that has them, whatever the calculator. A word under two fields of a calculator is no guess, unless the cells decide. */
export const COLUMN_WORDS: Readonly<Record<string, string>> = {
  taxYear: YEARS,
  region: 'Country, Nation, Home Nation, Residence, Lives In, Tax Region, UK Nation, Country of Residence, Taxpayer Region, Jurisdiction',
  employmentIncome: PAY,
  annualSalary: PAY,
  earnings: PAY,
  annualEarnings: PAY,
  employeeSalary: PAY,
  mainJobSalary: `Main Job, ${PAY}`,
  grossPay: PAY,
  otherIncome: OTHER_INCOME,
  taxableBenefits: 'Benefits, Benefits in Kind, BIK, BIKs, P11D, P11D Benefits, P11D Value, BIK Value, Employment Benefits',
  taxPaid: `Tax Deducted, PAYE, PAYE Tax, PAYE Deducted, PAYE Paid, Tax Taken Off, Tax Deducted at Source, Tax at Source, Income Tax Paid, Tax
    Paid PAYE, Income Tax Deducted, P60 Tax, Tax per P60, Tax on P60, Tax Paid at Source, Tax Already Paid, Tax Suffered`,
  tradingIncome: TURNOVER,
  sideHustleIncome: `Side Income, Side Hustle, ${TURNOVER}`,
  annualProfit: `${PROFIT}, ${TURNOVER}`,
  taxableProfit: 'Profit, Profits, Net Profit, Taxable Profits, Chargeable Profits, Profit Chargeable to Corporation Tax, TTP, PCTCT',
  tradingExpenses: COSTS,
  expenses: COSTS,
  businessExpenses: COSTS,
  tradingLosses:
    'Losses Brought Forward, Losses b/f, Loss b/f, Trading Losses b/f, Trading Loss b/f, Trading Losses Brought Forward, Business Losses',
  rentalIncome: RENT,
  annualRentalIncome: `Rent, ${RENT}`,
  rentalExpenses: LETTING_COSTS,
  allowableExpenses: `Expenses, Costs, ${LETTING_COSTS}`,
  rentalLosses: `Rental Losses b/f, Property Losses b/f, Property Loss b/f, Rental Losses Brought Forward, Property Losses Brought Forward, Property
    Losses`,
  financeCosts: MORTGAGE,
  mortgageInterest: MORTGAGE,
  savingsInterest: `Interest, Bank Interest, Interest Received, Savings, Savings Income, Bank and Building Society Interest, Building Society Interest,
    Untaxed Interest, Untaxed UK Interest, Gross Interest, BSI, Bank Int, Interest Income`,
  dividendIncome: `Dividends, ${DIVIDENDS}`,
  pensionIncome: `Other Pensions, Other Pension, Pensions, Private Pension, Private Pensions, Workplace Pension, Occupational Pension, Company
    Pension, Pension Income, Pensions Received, Pension Received, Annuity, Annuities`,
  statePension: 'State Retirement Pension, Old Age Pension, SRP, State Pension Received',
  reliefAtSourcePension: `Gross Pension Contributions, Pension Contributions (Gross), Personal Pension (Gross), Gross Personal Pension, Gross Pension
    Payments, SIPP (Gross), Gross SIPP Contributions`,
  giftAid: `Gift Aid, Gift Aid (Net), Gift Aid Payments, Gift Aid Paid, Net Gift Aid, Charity, Donations, Charitable Donations, Charitable
    Giving, Gifts to Charity, Charity Donations`,
  childBenefit: 'Child Benefit Received, CHB, Child Ben',
  marriageAllowance: 'Marriage Allowance Transfer, MA, Marriage',
  blindPersonsAllowance: 'Blind, Registered Blind, BPA',
  studentLoanPlan: 'Student Loan, Student Loans, Loan Plan, Student Loan Type, SL Plan, Plan, Plan Type, Loan Type, Student Plan',
  studentLoanDeducted: LOANS_TAKEN,
  postgraduateLoan: 'PGL, Postgraduate, PG Loan, Postgrad Loan, Post Grad Loan, Postgraduate Loan',
  isOverStatePensionAge: 'Over State Pension Age, State Pension Age, Pensioner, Over SPA, OAP',
  residentialGains:
    'Residential Gains, Property Gains, Gains on Property, Residential Property Gains, House Gain, Property Gain, Property Disposals',
  otherGains: GAINS,
  paymentsOnAccount: 'POA, POAs, Payments on Account, Payment on Account, Paid on Account, Payments on Account Paid, POA Paid, POA Made',
  pensionContribution: `Pension %, Pension Percent, Pension Percentage, Pension Rate, Employee Pension %, Employee Pension, EE Pension, EE Pension %,
    Pension Contribution %`,
  employerContribution: 'Employer Pension %, Employer Pension, ER Pension, ER Pension %, Employer Contribution %',
  pensionPerMonth: 'Pension per Month, Monthly Pension, Pension pcm, Pension Contribution per Month',
  bonus: 'Overtime, Bonuses, Commission, Bonus and Overtime',
  secondIncome: 'Second Job, Second Salary, Second Pension, 2nd Job, 2nd Income, Other Job',
  taxCode: 'Code, PAYE Code, Tax Cd',
  niCategory: 'NI Letter, NI Category, NI Table, NI Table Letter, Category Letter, NIC Letter, NIC Category, NI Cat, NI Code',
  children: 'Children, No of Children, Number of Children',
  isDirector: 'Director',
  payPer: 'Period, Salary Period, Pay Basis, Per',
  payFrequency: 'Frequency, Pay Basis',
  payPeriod: 'Period, Period Number, Month Number, Week Number, Tax Month, Tax Week, Month No, Week No, Period No',
  salePrice: 'Proceeds, Sale Proceeds, Disposal Proceeds, Sold For, Sale Amount, Consideration, Sale Value',
  purchasePrice: 'Cost, Purchase Cost, Bought For, Acquisition Cost, Base Cost, Purchase Value, Cost Price',
  improvementCosts: 'Improvements, Enhancement, Enhancement Costs, Enhancement Expenditure',
  sellingCosts: 'Fees, Selling Fees, Disposal Costs, Costs of Sale, Selling Expenses, Sale Costs',
  assetType: 'Asset, Type of Asset, Asset Class',
  disposalDate: 'Sale Date, Date of Sale, Date Sold, Contract Date, Date of Disposal, Exchange Date, Sold On',
  grossPayment: 'Gross, Invoice, Invoice Amount, Payment, Gross Amount',
  materialsCost: 'Materials, Cost of Materials',
  subcontractorStatus: 'Status, CIS Status',
  paymentFrequency: 'Frequency',
  carListPrice: 'List Price, P11D, P11D Price, P11D Value',
  fuelType: 'Fuel',
  co2Emissions: 'CO2, Emissions, CO2 g/km',
  electricRange: 'Range, Electric Miles, Zero Emission Range, Zero Emission Mileage',
  personalContribution: 'Contribution, Capital Contribution',
  engineSize: 'Engine, CC, Engine CC',
  accountingPeriodLength: 'Months, Period Length, Length of Period',
  associatedCompanies: 'Associates, Associated, Number of Associated companies',
  periodEnd: 'Year End, Accounting Date, Y/E, Year Ended',
  dailyRate: 'Rate',
  daysWorked: 'Days, Number of Days',
  ir35Status: 'Status, IR35',
  numberOfEmployees: 'Employees, Headcount, Staff',
  claimEmploymentAllowance: 'Employment Allowance, EA',
  salarySacrifice: 'Sacrifice, Pay Sacrificed',
  amount: 'Price, Invoice Amount, Net Amount, Gross Amount',
  isInclusive: 'Inclusive, Includes VAT, VAT Inclusive',
}

/**
 * Fields for what a business or a letting takes in, the words for what its costs have left of that, and the field of the costs, which must not
 * come off again. Only a field that has these words above takes a profit.
 */
export const AFTER_COSTS: readonly { readonly field: string; readonly words: string; readonly costs: string }[] = [
  { field: 'tradingIncome', words: PROFIT, costs: 'tradingExpenses' },
  { field: 'annualProfit', words: PROFIT, costs: 'expenses' },
  { field: 'rentalIncome', words: PROPERTY_PROFIT, costs: 'rentalExpenses' },
  { field: 'annualRentalIncome', words: PROPERTY_PROFIT, costs: 'allowableExpenses' },
]

/** Columns of names. One letter is a name there. */
export const NAMES = `Name, Full Name, Client, Client Name, Person, People, Who, Employee, Employee Name, Surname, Forename, Forenames, First Name, Last
  Name`

/** Columns that say who a row is about, or that somebody keeps for themselves. They pass through, and nobody is asked about them. */
export const ABOUT_THE_PERSON = `${NAMES}, Initials, Title, Ref, Reference, Client Ref, Client Reference, Client Code, Client No, Client Number, Client ID, ID, Case, No,
  Number, UTR, Unique Taxpayer Reference, NINO, NI Number, NI No, National Insurance Number, Works Number, Works No, Employee
  Number, Employee No, Employee ID, Payroll Number, Payroll No, Payroll ID, Staff Number, Email, Phone, Telephone, Mobile, Address,
  Postcode, Department, Job Title, Date of Birth, DOB, Gender, Note, Notes, Comment, Comments, Remarks, Source, Working, Manager,
  Partner, Accountant`
