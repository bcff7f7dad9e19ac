import { repairAddress } from '@topup/domain'

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
const meant = repairAddress({ pathname, search, hash })
if (meant.hasSecret) {
  window.topupEntry = meant.search
  window.topupFragment = meant.hash
}
const address = meant.pathname + (meant.hasSecret ? '' : meant.search + meant.hash)
if (address !== pathname + search + hash) history.replaceState(null, '', address)
// The same host with its full name is another origin, whose calls the service refuses.
if (hostname.endsWith('.')) location.replace(href.replace(host, host.replace(/\.(?=:|$)/, '')))
