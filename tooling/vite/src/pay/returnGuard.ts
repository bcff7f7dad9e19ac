/**
 * The one inline script of a pay document: takes what a bank's page has sent back out of the address before anything is
 * painted or requested, into the state of this entry of the history, where it is still there after a reload. The fragment
 * stays; nothing else of a pay document's address is in its query. Plain old syntax, as that of every inline script.
 * Source: decisions 6 and 95.
 */
export const returnGuard = (): string =>
  `(function(l){if(l.search)history.replaceState({topupReturn:l.search},"",l.pathname+l.hash)})(location)`
