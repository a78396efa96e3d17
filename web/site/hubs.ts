import type { About, CalculatorCategory } from './about.ts'

interface Hub {
  readonly path: `/${string}`
  /** Its name in breadcrumbs and in the site’s navigation. */
  readonly name: string
  /** Its name in the header, where there is little room. */
  readonly shortName: string
  /** Above its cards on the home page. */
  readonly tools: string
  /** What its calculators are for, in one sentence. */
  readonly summary: string
}

/** The page that lists a category’s calculators. */
export const hubs: Readonly<Record<CalculatorCategory, Hub>> = {
  personal: {
    path: '/personal-tax',
    name: 'Personal Tax',
    shortName: 'Personal Tax',
    tools: 'Core Personal Calculators',
    summary: 'For what you earn, what you sell and what you put into a pension.',
  },
  specialized: {
    path: '/specialized-tools',
    name: 'Specialized Tools',
    shortName: 'Specialized',
    tools: 'Specialized Calculators',
    summary:
      'For contractors, landlords, company car drivers, people with a side hustle, and anyone whose tax year is not straightforward.',
  },
  business: {
    path: '/business-tools',
    name: 'Business Tools',
    shortName: 'Business',
    tools: 'Business and Payroll Calculators',
    summary: 'For companies, employers, VAT-registered traders and the construction industry.',
  },
}

/** The categories in the order that the site shows them. */
export const categories = Object.keys(hubs) as CalculatorCategory[]

/** Where a calculator lives: the hub in its breadcrumbs, and the group that the menu and home list it in. */
export const hubOf = ({ hub, category }: Pick<About, 'hub' | 'category'>): CalculatorCategory => hub ?? category
