import { defineConfig } from 'vitest/config'
import { compileRates } from './scripts/rates/compile.ts'

compileRates()

export default defineConfig({
  test: { include: ['{engine,scripts,web}/**/*.test.{ts,tsx}'], setupFiles: ['engine/tests/seed.ts'] },
})
