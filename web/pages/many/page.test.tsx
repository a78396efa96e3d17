import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { page } from './page.tsx'

it('says above the bills by when they are due (TMA 1970 ss.59A and 59B)', () => {
  const router = createMemoryRouter([page], { initialEntries: [page.path] })
  const html = parse(renderToStaticMarkup(<RouterProvider router={router} />))
  expect(html.querySelector('.many-bills caption .hint')?.text).toBe(
    'What is left to pay for 2024/25 is due by 31 January 2026, and payments on account by then and by 31 July 2026. A minus sign means a refund.',
  )
})
