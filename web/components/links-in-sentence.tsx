import { createElement, Fragment } from 'react'

interface PlaceToGo {
  readonly name: string
  readonly href: string
}

const list = new Intl.ListFormat('en-GB')

/** Links as part of a sentence: the first, the second and the third. */
export function LinksInSentence({ links }: { links: readonly PlaceToGo[] }) {
  const byName = new Map(
    links.map(({ name, href }) => [
      name,
      <a key={name} href={href}>
        {name}
      </a>,
    ]),
  )
  return createElement(Fragment, null, ...list.formatToParts(byName.keys()).map(({ value }) => byName.get(value) ?? value))
}
