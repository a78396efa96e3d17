import { type ComponentType, memo, useDeferredValue } from 'react'
import type { AsideProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { fetched } from './part.tsx'

/** Choices that many people have about an answer. They are fetched with the first one, and worked out once the answer itself is painted. */
export function choicesFrom(load: () => Promise<{ default: ComponentType<AsideProps> }>): ComponentType<AsideProps> {
  const Loaded = memo(fetched<AsideProps>(askingAgain(load), 'The comparison'))
  return function Choices(props) {
    const { result, inputs, showsPence } = useDeferredValue(props)
    return <Loaded result={result} inputs={inputs} showsPence={showsPence} />
  }
}
