import type { BrowserContext, Route } from '@playwright/test'
import { sandboxOrigins } from './stores.ts'

/** The hosts of card forms that are loaded from their provider, with the folder of the sandbox that stands in for each. */
const folders = {
  'https://checkout-demo.airwallex.com': '/airwallex',
  'https://sdk.marmot-cloud.com': '/alipay',
  'https://checkout.antom.com': '/alipay',
  'https://card-script.ko.example': '/welcome',
  'https://pay.google.com': '/google',
  'https://www.gstatic.com': '/google',
} as const

/** A host of a provider. */
export type ProviderHost = keyof typeof folders

/**
 * Answers for a provider's host with what the sandbox has in its place, as the network would: the store knows only the real
 * address. An answer that breaks off breaks off here too.
 */
export async function standInFor(context: BrowserContext, host: ProviderHost): Promise<void> {
  await context.route(`${host}/**`, (route) => passOn(route, host))
}

async function passOn(route: Route, host: ProviderHost): Promise<void> {
  const request = route.request()
  const url = `${sandboxOrigins()[0]}${folders[host]}${request.url().slice(host.length)}`
  // The sandbox takes calls of pages of this machine only, which the provider's own page is not.
  const { origin: _origin, referer: _referer, ...headers } = await request.allHeaders()
  const response = await route
    .fetch({ url, headers: { ...headers, 'sec-fetch-site': 'same-origin' }, maxRedirects: 0 })
    .catch(() => null)
  return response === null ? route.abort('connectionreset') : route.fulfill({ response })
}
