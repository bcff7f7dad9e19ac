import { secretParameters } from '@topup/domain'

/**
 * The one inline script of a document: takes an entry link's secrets out of the address before anything is painted or
 * requested, and leaves query and fragment in `window.topupEntry` and `window.topupFragment` for the store, which puts
 * back what may stay. A path that chats, mails and people have damaged is put right: doubled and trailing slashes, the document's own name. Two
 * slashes at its start are another host to the browser, which then refuses to change the address. Plain old syntax, for it runs before
 * the feature test. Source: decisions 6 and 35, faults W-06.
 */
export function entryGuard(): string {
  const names = [...secretParameters.keys()].join('|')
  return (
    `(function(l,q,d,p,s){q=l.search+l.hash;try{d=decodeURIComponent(q)}catch(e){d=q}` +
    `p=l.pathname.replace(/\\/\\/+/g,"/").replace(/^\\/index\\.html$/,"/").replace(/(.)\\/$/,"$1");` +
    `if(s=/[?&#;](${names})=/.test(q+d)){window.topupEntry=l.search;window.topupFragment=l.hash}` +
    `if(s||p!==l.pathname)history.replaceState(null,"",s?p:p+q)})(location)`
  )
}
