/**
 * How many questions a property is asked, or how many cases that differ little are tried: all of them in `npm run test:all`, and a quarter in
 * `npm test`, which takes the same ones every time.
 */
export const runs = (many: number): number => (process.env['TESTS'] === 'all' ? many : Math.ceil(many / 4))
