import { repairAddress } from '@topup/domain'

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
