import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const project = fileURLToPath(new URL('../..', import.meta.url))
