import type { About } from './about.ts'
import { BILL_PATH } from './bill-path.ts'

/** The page that works out the bills of a whole table of people: not a calculator, but found and listed like one. */
export const manyPeople: About = {
  slug: 'many',
  path: `${BILL_PATH}/many`,
  name: 'Many People at Once',
  category: 'personal',
  summary: 'The Self Assessment bills of a whole list of people, such as your clients, from a spreadsheet or a CSV file.',
  finds: [
    'spreadsheet',
    'excel',
    'xlsx',
    'csv',
    'csv file',
    'upload a file',
    'clients',
    'many clients',
    'list of clients',
    'client list',
    'many people',
    'several people',
    'list of people',
    'payroll',
    'employees',
    'staff',
    'bulk',
    'batch',
    'accountant',
    'bookkeeper',
    'tax agent',
    'tax adviser',
  ],
}
