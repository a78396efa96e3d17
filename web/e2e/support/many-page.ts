// The page that works out the bills of many people.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'

export const MANY = '/personal-tax/self-assessment-tax-calculator/many'

export const results = (page: Page) => page.locator('.many-results')
export const heading = (page: Page) => results(page).getByRole('heading', { level: 2 })
export const bills = (page: Page) => results(page).getByRole('table').locator('tbody').getByRole('row')
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const box = (page: Page) => page.getByLabel('Or paste the table')
export const choose = (page: Page, text: string) =>
  page.getByLabel('A CSV file').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

/** Drops a file on the page, or pastes a text into the box, as a visitor’s browser tells the page of it. */
export const give = (page: Page, how: 'drop' | 'paste', given: string) =>
  page.evaluate(
    ([type, text]) => {
      const data = new DataTransfer()
      if (type === 'drop') data.items.add(new File([text], 'people.csv'))
      else data.setData('text/plain', text)
      const place = document.querySelector(type === 'drop' ? 'h1' : 'textarea')
      const about = { bubbles: true, cancelable: true }
      place?.dispatchEvent(
        type === 'drop'
          ? new DragEvent(type, { ...about, dataTransfer: data })
          : new ClipboardEvent(type, { ...about, clipboardData: data }),
      )
    },
    [how, given] as const,
  )

/** The rows of the file that a button hands over. */
export async function saved(page: Page, name: string): Promise<Record<string, string>[]> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return parse(readFileSync(await file.path(), 'utf8'), { columns: true, bom: true })
}
