/** What stands in place of a part of the page that could not be fetched. */
export const Unfetched = () => <p className="warning">This could not be fetched. Check your connection, or reload the page.</p>
