import { useEffect, useState } from 'react'
import type { IncomePicture } from '#engine/explain/income-picture.ts'
import { edgeInBrief, edgeWords } from './marginal-words.ts'

/** What begins or ends at a vertex, within a sentence and in few words. */
export interface VertexName {
  readonly words: string
  readonly inBrief: string
}

/** What begins or ends at each vertex of a picture. The picture is shown first: each name takes two or more answers. */
export function useNames(picture: IncomePicture): readonly VertexName[] {
  const [named, setNamed] = useState<{ picture: IncomePicture; names: readonly VertexName[] }>()
  useEffect(() => {
    let names: readonly VertexName[] = []
    const name = () => {
      const vertex = picture.vertices[names.length]
      if (!vertex) return setNamed({ picture, names })
      const isEnd = names.length === 0 || names.length === picture.vertices.length - 1
      const changes = isEnd ? [] : picture.changesAt(vertex)
      names = [...names, { words: edgeWords({ changes }), inBrief: edgeInBrief(changes) }]
      later = setTimeout(name)
    }
    let later = setTimeout(name)
    return () => clearTimeout(later)
  }, [picture])
  return named?.picture === picture ? named.names : []
}
