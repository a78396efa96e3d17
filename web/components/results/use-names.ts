import { useEffect, useState } from 'react'
import type { IncomePicture } from '#engine/explain/income-picture.ts'
import { edgeInBrief, edgeWords } from './marginal-words.ts'

/** What begins or ends at a corner, within a sentence and in few words. */
export interface CornerName {
  readonly words: string
  readonly inBrief: string
}

/** What begins or ends at each corner of a picture. The picture is shown first: each name takes two or more answers. */
export function useNames(picture: IncomePicture): readonly CornerName[] {
  const [named, setNamed] = useState<{ picture: IncomePicture; names: readonly CornerName[] }>()
  useEffect(() => {
    let names: readonly CornerName[] = []
    const name = () => {
      const corner = picture.corners[names.length]
      if (!corner) return setNamed({ picture, names })
      const isEnd = names.length === 0 || names.length === picture.corners.length - 1
      const changes = isEnd ? [] : picture.changesAt(corner)
      names = [...names, { words: edgeWords({ changes }), inBrief: edgeInBrief(changes) }]
      later = setTimeout(name)
    }
    let later = setTimeout(name)
    return () => clearTimeout(later)
  }, [picture])
  return named?.picture === picture ? named.names : []
}
