import type { ComponentType } from 'react'
import type { AsideProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { afterwards } from './afterwards.tsx'
import { fetched } from './part.tsx'

/** Choices that many people have about an answer. They are fetched with the first one, and worked out once the answer itself is painted. */
export const choicesFrom = (load: () => Promise<{ default: ComponentType<AsideProps> }>): ComponentType<AsideProps> =>
  afterwards(fetched<AsideProps>(askingAgain(load), 'The comparison'))
