import { calculators } from '../calculators/index.ts'
import { inYear } from '../site/addresses.ts'
import { categories, hubs } from '../site/hubs.ts'
import type { PageRoute } from '../site/page.ts'
import { contactAddress } from '../site/settings.ts'

export const page: PageRoute = {
  path: '/404',
  handle: { title: '404 Page Not Found', description: 'There is no page at this address.', status: 404 },
  Component: () => (
    <div className="plain-page">
      <h1>404 Page Not Found</h1>
      <p>
        There is no page at this address. If you typed it, check the spelling. If you followed a link, the page may have moved. You will
        probably find what you want below, or you can start again from the <a href={inYear('/')}>home page</a>.
      </p>
      <div className="ways-on">
        {categories.map((category) => (
          <section key={category} aria-labelledby={category}>
            <h2 id={category}>
              <a href={inYear(hubs[category].path)}>{hubs[category].name}</a>
            </h2>
            <ul>
              {calculators
                .filter((one) => one.category === category)
                .map(({ slug, path, name }) => (
                  <li key={slug}>
                    <a href={inYear(path)}>{name}</a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <p>
        Looking for a rate or a threshold? They are all on <a href={inYear('/rates')}>one page</a>.
        {contactAddress !== undefined && (
          <>
            {' '}
            Still lost? <a href={inYear('/contact')}>Write to us</a> and say what you were looking for.
          </>
        )}
      </p>
      <details>
        <summary>For the owner of this site</summary>
        <p>Did you forget to add the page to the router?</p>
      </details>
    </div>
  ),
}
