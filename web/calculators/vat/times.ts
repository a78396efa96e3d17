import { grossOfEachPound } from '#engine/law/vat.ts'
import type { EntryId } from '#engine/rates/figure.ts'
import { figure, worth } from '../../text/figures.ts'
import { count } from '../../text/format.ts'

/** What a price before VAT is multiplied by, at one of the rates of VAT: `1.2`. */
export const times = (entry: EntryId): string => count(worth(grossOfEachPound(figure(entry))))
