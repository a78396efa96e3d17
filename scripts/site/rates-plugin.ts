import { relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { compileRates, RATES_FOLDER } from '../rates/compile.ts'
import { describeProblem, RatesError } from '../rates/problem.ts'

/** Compiles `rates/` before a build, and on each save during development. The open page then shows the new figures, or the mistake. */
export function ratesPlugin(): Plugin {
  return {
    name: 'pennyright-rates',
    buildStart() {
      compileRates()
    },
    configureServer(server) {
      server.watcher.add(RATES_FOLDER)
      server.watcher.on('change', (file) => {
        if (file.startsWith(RATES_FOLDER) && file.endsWith('.yaml')) refresh(server, file)
      })
    },
  }
}

function refresh(server: ViteDevServer, file: string): void {
  try {
    compileRates()
    server.ws.send({ type: 'full-reload' })
    server.config.logger.info(`rates: ${relative(RATES_FOLDER, file)} compiled`, { timestamp: true })
  } catch (error) {
    if (!(error instanceof RatesError)) throw error
    const [first] = error.problems
    server.config.logger.error(error.message, { timestamp: true })
    server.ws.send({
      type: 'error',
      err: {
        message: error.problems.map(describeProblem).join('\n'),
        stack: '',
        ...(first && { loc: { file: first.file, line: first.line, column: first.column } }),
      },
    })
  }
}
