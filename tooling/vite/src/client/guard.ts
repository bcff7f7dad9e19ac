import { holdsSecret } from '@topup/domain'

// Browsers refuse to rewrite an address too often, and some always: then the store is loaded again where it was to go.
const rewrite = history.replaceState.bind(history)
history.replaceState = (...entry) => {
  try {
    rewrite(...entry)
  } catch {
    const [, , to] = entry
    const next = to == null ? location.href : new URL(to, location.href).href
    if (next !== location.href) location.replace(next)
  }
}

const { pathname, search, hash, hostname, href, host } = location
if (holdsSecret(pathname + search + hash)) {
  window.topupCame = { pathname, search, hash }
  // The page's own name may stay; what is secret may stand in a path too, in or behind it.
  const [, name = ''] = /^\/*(@?[\w-]+)(?!\W*=|[\w-])/.exec(pathname) || []
  history.replaceState(null, '', `/${holdsSecret(name) ? '' : name}`)
}
// The same host with its full name is another origin, whose calls the service refuses.
if (hostname.endsWith('.')) location.replace(href.replace(host, host.replace(/\.(?=:|$)/, '')))
