import { lawPaths } from '#engine/rates/generated/provenance/law-paths.ts'

/** A citation of law, and its address on legislation.gov.uk where that can be made from it. */
interface Cited {
  readonly text: string
  readonly url?: string
}

const PARTS = { s: 'section', reg: 'regulation', art: 'article', Sch: 'schedule', Part: 'part', para: 'paragraph', ch: 'chapter' } as const
type ProvisionKind = keyof typeof PARTS

/** ` ss.35, 36`, ` Sch.18 para.17`, ` Part 6A ch.1`: the first place, and the place within it. */
const PLACE = /^ (?:(s|reg|art)s?\.|(Sch)\.|(Part) )(\d+[A-Z]*)(?: (para|ch)s?\.(\d+[A-Z]*))?/

/** The citations in a law, which semicolons separate, each with the address of the first place that it names. */
export const citationsOf = (law: string): Cited[] =>
  law.split(/; */).map((text) => {
    const name = Object.keys(lawPaths)
      .filter((each) => text.startsWith(`${each} `))
      .sort((one, other) => other.length - one.length)[0]
    if (name === undefined) return { text }
    const [, section, schedule, part, number, within, numberWithin] = PLACE.exec(text.slice(name.length)) ?? []
    const first = (section ?? schedule ?? part) as ProvisionKind | undefined
    const inner = first === 'Sch' || first === 'Part' ? (within as ProvisionKind | undefined) : undefined
    const steps = [
      lawPaths[name],
      ...(first && number !== undefined ? [PARTS[first], number] : []),
      ...(inner && numberWithin !== undefined ? [PARTS[inner], numberWithin] : []),
    ]
    return { text, url: `https://www.legislation.gov.uk/${steps.join('/')}` }
  })
