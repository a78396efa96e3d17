import { configureGlobal } from 'fast-check'

// The same questions on every run, so that a failure is somebody’s change and not chance. `SEED=random npm run unit` asks others.
const { SEED = '20240406' } = process.env
configureGlobal(SEED === 'random' ? {} : { seed: Number(SEED) })
