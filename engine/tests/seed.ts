import { configureGlobal } from 'fast-check'

// Every run asks the same questions, so a failure comes from a change and not from chance. `SEED=random npm run unit` asks others.
const { SEED = '20240406' } = process.env
configureGlobal(SEED === 'random' ? {} : { seed: Number(SEED) })
