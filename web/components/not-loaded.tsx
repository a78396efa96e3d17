interface Props {
  /** What did not load, at the start of a sentence. */
  readonly what: string
  /** It has been tried again, and did not load then either. */
  readonly isAgain?: boolean
  readonly isTrying?: boolean
  /** Until the starter shows it, because the script of the form itself did not come. */
  readonly isHidden?: boolean
  /** If left out, the page is asked for again, with what was entered. */
  readonly retry?: () => void
}

/**
 * Stands in for something whose code could not be fetched, and says what to do. Trying again helps after a lost connection. A new version
 * of the site may have replaced the code, and some browsers never ask again for a file that they did not get: then a reload helps.
 * `page.client.ts` listens to the buttons that have no `onClick`, because they may be pressed before React has come.
 */
export const NotLoaded = ({ what, isAgain = false, isTrying = false, isHidden = false, retry }: Props) => (
  <div className="warning not-loaded" hidden={isHidden}>
    <p role="alert">
      {isTrying
        ? 'Trying again.'
        : isAgain
          ? `${what} still did not load. The site may have changed since you opened this page. Reload it: what you entered is kept.`
          : `${what} did not load. Check your connection and try again.`}
    </p>
    <button type="button" className="button-quiet" data-again={retry ? undefined : ''} onClick={retry}>
      Try again
    </button>
    {isAgain && (
      <button type="button" className="button-quiet" data-reload>
        Reload the page
      </button>
    )}
  </div>
)
