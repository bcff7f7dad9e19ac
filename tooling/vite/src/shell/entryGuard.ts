import { secretParameters } from '@topup/domain'

/**
 * The one inline script of a document: takes an entry link's secrets out of the address before anything is painted or
 * requested, and leaves query and fragment in `window.topupEntry` and `window.topupFragment` for the store, which puts
 * back what may stay. Plain old syntax, for it runs before the feature test. Source: decisions 6 and 35.
 */
export function entryGuard(): string {
  const names = [...secretParameters.keys()].join('|')
  return (
    `(function(l,q,d){q=l.search+l.hash;try{d=decodeURIComponent(q)}catch(e){d=q}` +
    `if(/[?&#](${names})=/.test(q+d)){window.topupEntry=l.search;window.topupFragment=l.hash;` +
    `history.replaceState(null,"",l.pathname)}})(location)`
  )
}
