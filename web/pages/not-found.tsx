import { calculators } from '../calculators/index.ts'
import type { Page } from '../lib/page.ts'

export const page: Page = {
  path: '/404',
  title: '404 Page Not Found',
  description: 'There is no page at this address.',
  trail: [],
  status: 404,
  body: () => (
    <div className="plain-page">
      <h1>404 Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
      <p>There is no page at this address. It may have been mistyped, or the page may have moved.</p>
      <h2>Where to go instead</h2>
      <ul>
        <li>
          <a href="/">Home, with all the calculators</a>
        </li>
        {calculators.map(({ slug, path, name }) => (
          <li key={slug}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  ),
}
