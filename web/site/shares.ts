import type { About } from './about.ts'
import { GAINS_PATH } from './gains-path.ts'

/** The page that works out the gains on shares bought at different times: not a calculator, but found and listed like one. */
export const shares: About = {
  slug: 'shares',
  path: `${GAINS_PATH}/shares`,
  name: 'Shares Bought at Different Times',
  category: 'personal',
  summary: 'The gain on each sale of shares, funds or tokens, and the totals for your tax return, from a broker’s export or a table.',
  finds: [
    'shares bought at different times',
    'section 104',
    'share pool',
    'share pooling',
    'average cost of shares',
    'share matching',
    '30 day rule',
    'same day rule',
    'bed and breakfasting',
    'broker',
    'broker export',
    'trading',
    'interactive brokers',
    'freetrade',
    'vanguard',
    'hargreaves lansdown',
    'fidelity',
    'schwab',
    'coinbase',
    'rsu sale',
    'espp',
    'vested shares',
    'several share sales',
    'crypto trades',
    'stock split',
  ],
}
