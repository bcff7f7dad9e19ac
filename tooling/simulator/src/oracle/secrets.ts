import { cardPay, getCardInfo, loginAuth, payMyCardInGame } from '@topup/api-client/contract'
import type { SentRequest } from '../network/network.ts'
import { dropInSecret } from '../service/ledger.ts'
import { accounts } from '../service/shop.ts'
import { apiOrigins, brand, deployment } from '../world/brand.ts'
import type { World } from '../world/world.ts'

const cardPaths: readonly string[] = [cardPay.path, getCardInfo.path, payMyCardInGame.path]

/** What a secret looks like on the wire: as typed, or the part of its base64 that its neighbours cannot change. */
const marksOf = (secret: string): readonly string[] => [
  secret,
  Buffer.from(secret).toString('base64').replace(/=+$/, '').slice(0, -1),
]

const passwordMarks = accounts.flatMap(({ password }) => marksOf(password))
const cardMarks = ['canaryCard', 'canarySecret'].flatMap(marksOf)

/** Says which secret a request carries that is not its own; null when there is none. Source: faults, P-01. */
function strayedSecret({ request, url, body }: SentRequest): string | null {
  const text = `${decodeURIComponent(url)} ${decodeURIComponent(body)}`
  const isIn = (mark: string) => text.includes(mark)
  if (request.path !== loginAuth.path && passwordMarks.some(isIn)) return 'a password'
  if (!cardPaths.includes(request.path) && cardMarks.some(isIn)) return 'a card'
  if (isIn(dropInSecret)) return 'the data of a drop-in'
  if (text.includes('canaryToken')) {
    if (!apiOrigins.includes(request.host)) return 'a token to a host that is not the API'
    const { oauth_token: token, ...others } = request.parameters
    if (token === undefined || Object.values(others).some((value) => value.includes('canaryToken')))
      return 'a token in another parameter'
  }
  return null
}

const accountsKey = `topup.${brand.key}.accounts`

/** Says which secret a storage holds that has no place there; null when there is none. */
export function storedSecret(items: ReadonlyMap<string, string>): string | null {
  for (const [key, text] of items) {
    if (passwordMarks.some((mark) => text.includes(mark))) return `a password under ${key}`
    if (cardMarks.some((mark) => text.includes(mark))) return `a card under ${key}`
    if (text.includes(dropInSecret)) return `the data of a drop-in under ${key}`
    if (key !== accountsKey && text.includes('canaryToken')) return `a token under ${key}`
  }
  return null
}

/** Nothing goes to a strange host, and nothing carries a secret that it does not need. Source: faults §3. */
export function checkAddress(world: World, sent: SentRequest): void {
  const { host, path } = sent.request
  if (!apiOrigins.includes(host) && host !== deployment.dataOrigin) world.broken('hosts', host)
  const secret = strayedSecret(sent)
  if (secret !== null) world.broken('secrets', `${path} carries ${secret}`)
}
