import type { ComponentType } from 'react'
import type { AsideProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { afterwards } from './afterwards.tsx'
import type { Load } from './part.tsx'

/** Choices that many people have about an answer. */
export const choicesFrom = (load: Load<AsideProps>): ComponentType<AsideProps> => afterwards(askingAgain(load), 'The comparison')

/** The id of their title, for what leads to them. */
export const CHOICES_TITLE = 'choices-title'
