/**
 * Lets a tester put the visit into a named situation by address: `?scenario=pay-answer-lost` goes along with every
 * call to the sandbox, which stages it once for this device. Part of sandbox builds alone. The names are listed on the
 * sandbox's page.
 */
export function passScenarioOn(
  sandboxOrigins: readonly string[],
  browser: Window & typeof globalThis & { readonly topupEntry?: string } = window,
): void {
  const search = browser.topupEntry ?? browser.location.search
  const scenario = new URLSearchParams(search).get('scenario')
  if (scenario === null || scenario === '') return
  const send = browser.fetch.bind(browser)
  browser.fetch = (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (!sandboxOrigins.includes(url.origin)) return send(request)
    url.searchParams.set('scenario', scenario)
    return send(new Request(url, request))
  }
}
