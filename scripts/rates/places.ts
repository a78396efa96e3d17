import { globSync, readFileSync } from 'node:fs'
import { project } from '../lib/project.ts'

const IS_COMMENT = /^\s*(\/?\*|\/\/)/

/** The lines of shipped source that match a pattern: `web/calculators/vat/faq.ts:12`. */
export function placesInSources(pattern: RegExp): string[] {
  const exclude = ['engine/rates/generated/**', 'engine/tests/**', 'web/e2e/**', '**/*.test.*']
  return globSync('{engine,web}/**/*.{ts,tsx}', { cwd: project, exclude })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) =>
      readFileSync(`${project}/${file}`, 'utf8')
        .split('\n')
        .flatMap((line, index) => (!IS_COMMENT.test(line) && pattern.test(line) ? [`${file}:${index + 1}`] : [])),
    )
}
