import { Fragment } from 'react'
import { citationsOf } from '../text/law-address.ts'
import { NewTabLink } from './new-tab-link.tsx'

/** A law as an entry cites it, each Act or instrument a link to its text. */
export const LawLinks = ({ law }: { law: string }) =>
  citationsOf(law).map(({ text, url }, index) => (
    <Fragment key={text}>
      {index > 0 && '; '}
      {url === undefined ? (
        text
      ) : (
        <NewTabLink isQuiet href={url}>
          {text}
        </NewTabLink>
      )}
    </Fragment>
  ))
