import { cardMutants } from './cardMutants.ts'
import { deviceMutants } from './deviceMutants.ts'
import type { Mutant } from './mutant.ts'

/** Each breaks one rule that money depends on. */
export const mutants: readonly Mutant[] = [
  ...cardMutants,
  ...deviceMutants,
  {
    name: 'the order that a link names is dropped',
    file: 'flows/src/pages/paymentLink/orderBefore.ts',
    find: "return { kind: 'repeat', billingNo, url: null, apiOrigin: api.currentOrigin() }",
    replace: 'return null',
    breaks: ['one debt', 'asked first'],
  },
  {
    name: 'a link is paid without asking it once more',
    file: 'flows/src/pages/paymentLink/createLinkCheckout.ts',
    find: '(await orderBefore(checkout, link.paymentLinkId)) ?? startPayment(...order)',
    replace: '(await Promise.resolve(orderBefore && null)) ?? startPayment(...order)',
    breaks: ['one debt'],
  },
  {
    name: 'an order of another device is never asked about',
    file: 'flows/src/features/purchase/orders/orderPoller.ts',
    find: 'for (const entry of openEntries(journal.getState().journal)) await askSimple(entry)',
    replace:
      'for (const entry of openEntries(journal.getState().journal)) if (!isExternal(entry)) await askSimple(entry)',
    breaks: ['liveness'],
  },
  {
    name: 'what was paid out of sight does not stop the next purchase',
    file: 'flows/src/features/purchase/orders/paidUnseen.ts',
    find: 'if (unseen.size === 0) return null',
    replace: 'if (unseen.size >= 0) return null',
    breaks: ['told first'],
  },
  {
    name: 'a start forgets what nobody was told',
    file: 'flows/src/features/purchase/orders/journal.ts',
    find: 'const fastKeys = new Set(',
    replace:
      "brandStorage.keys('unseenEnd.').forEach((key) => brandStorage.remove(key))\n  const fastKeys = new Set(",
    breaks: ['told first'],
    firstSeed: 500,
  },
  {
    name: 'an order of another account is shown',
    file: 'flows/src/features/purchase/orders/isOfOtherAccount.ts',
    find: 'account !== null &&\n  !isPaymentLinkOrder(asker)',
    replace: "account === '' &&\n  !isPaymentLinkOrder(asker)",
    breaks: ['another account'],
  },
  {
    name: 'a limited product is sold while its limit is not known',
    file: 'domain/src/product/productAvailability.ts',
    find: "if (known.kind === 'unknown') return isLimit || known.named.has(productId) ? null : undefined",
    replace: "if (known.kind === 'unknown') return undefined",
    breaks: ['limits'],
  },
  {
    name: 'a limit that is reached stops nobody',
    file: 'domain/src/product/productAvailability.ts',
    find: 'if (limit.remaining > 0) return',
    replace: 'if (limit.remaining >= 0) return',
    breaks: ['limits'],
  },
  {
    name: 'the order that the limits name is dropped',
    file: 'api-client/src/decode/products.ts',
    find: 'billingNo: readId(wire.billing_no)',
    replace: 'billingNo: null',
    breaks: ['one debt'],
  },
  {
    name: 'the full price is paid unasked while the coupons are not known',
    file: 'flows/src/features/purchase/recharge/buyChecks.ts',
    find: 'areCouponsMissing(services) || needsNoCouponConfirm(',
    replace: 'needsNoCouponConfirm(',
    breaks: ['asked before the full price'],
  },
  {
    name: 'a game’s tab that lost its session opens as any store',
    file: 'flows/src/visit/gameVisit.ts',
    find: "? 'sdk' : 'lost'",
    replace: "? 'sdk' : null",
    breaks: ['game tab'],
    firstSeed: 620,
  },
  {
    name: 'a starter is sent again like any other call',
    file: 'api-client/src/contract/starters.ts',
    find: "retry: 'never'",
    replace: "retry: 'safe'",
    breaks: ['sent once'],
  },
  {
    name: 'the intent is not written down before the call',
    file: 'flows/src/features/purchase/orders/placeOrder.ts',
    find: "deps.journal.getState().record({ kind: 'intentWritten', snapshot, apiOrigin, isUnsent: true })",
    replace: '',
    breaks: ['journal first'],
  },
  {
    name: 'an intent does not say that its call leaves',
    file: 'flows/src/features/purchase/orders/placeOrder.ts',
    find: "journal.record({ kind: 'starterLeaving', intentId: order.snapshot.intentId })",
    replace: '',
    breaks: ['sent is said'],
  },
  {
    name: 'the call does not wait for the disk',
    file: 'flows/src/features/purchase/orders/placeOrder.ts',
    find: "if (!(await journal.kept()) && !order.mayBeForgotten) return { kind: 'notKept' }",
    replace: '',
    breaks: ['disk first', 'sent is said'],
  },
  {
    name: 'the pay window does not wait for the disk',
    file: 'flows/src/features/purchase/orders/placeOrder.ts',
    find: 'await deps.journal.getState().kept()\n  const kept',
    replace: 'const kept',
    breaks: ['disk first'],
  },
  {
    name: 'what the disk knows is not read again',
    file: 'flows/src/features/purchase/orders/journal.ts',
    find: 'if (stored !== null) restore(stored)',
    replace: '',
    breaks: ['warned', 'liveness'],
  },
  {
    name: 'what another release wrote is ignored',
    file: 'flows/src/features/purchase/orders/journal.ts',
    find: 'else unreadable.push(order)',
    replace: '',
    breaks: ['warned', 'liveness', 'lost'],
    firstSeed: 280,
  },
  {
    name: 'the short query is believed',
    file: 'flows/src/features/purchase/orders/orderPoller.ts',
    find: 'const answer = await readFull(entry)',
    replace: "const answer = await read(entry, 'simple')",
    breaks: ['success and fail'],
  },
  {
    name: 'a status is read generously',
    file: 'domain/src/order/orderStatus.ts',
    find: 'if (isCode(orderResultCodes.success))',
    replace: 'if (Number(status) > 0)',
    breaks: ['success and fail'],
  },
  {
    name: 'what is paid is not what was agreed to',
    file: 'flows/src/features/purchase/recharge/buyChecks.ts',
    find: "if (termsOf(agreed) === termsOf(snapshot)) return 'pass'",
    replace: "if (agreed !== null) return 'pass'",
    breaks: ['shown is paid'],
    firstSeed: 60,
  },
  {
    name: 'the player is not warned of an open order',
    file: 'flows/src/features/purchase/recharge/buyChecks.ts',
    find: "return news === undefined ? 'pass' : askAboutOrder(attempt, news, unpaid)",
    replace:
      "for (const entry of unpaid) (answers.acknowledged as Set<string>).add(entry.snapshot.intentId)\n  return news === null ? askAboutOrder(attempt, news, unpaid) : 'pass'",
    breaks: ['warned'],
  },
  {
    name: 'a rejection is believed at once',
    file: 'flows/src/features/purchase/orders/placeOrder.ts',
    find: 'await withTimeout(clock, askAbout(intentId))',
    replace:
      "void [withTimeout, clock, askAbout]\n  journal.getState().record({ kind: 'intentDiscarded', intentId })",
    breaks: ['lost'],
    firstSeed: 100,
  },
  {
    name: 'a number is kept only when it is known whose order it is',
    file: 'flows/src/features/purchase/orders/placeOrder.ts',
    find: 'const shown = await openPayment(deps, snapshot, named)',
    replace: 'await clock.wait(9_000)\n  const shown = await openPayment(deps, snapshot, named)',
    breaks: ['lost'],
  },
  {
    name: 'a login forgets the orders',
    file: 'flows/src/features/login/form/logIn.ts',
    find: 'resetForAccount(services, (session) => session.logIn(account))',
    replace:
      "resetForAccount(services, (session) => session.logIn(account))\n  for (const key of services.brandStorage.keys('order.')) services.brandStorage.remove(key)",
    breaks: ['lost', 'journal first', 'warned'],
    firstSeed: 630,
  },
  {
    name: 'a number that comes after the page gave up is dropped',
    file: 'flows/src/features/purchase/orders/orderPoller.ts',
    find: 'if (owner === null || isIntent(entry) || isNewLink)',
    replace: 'if (owner !== null && (isIntent(entry) || isNewLink))',
    breaks: ['lost', 'liveness'],
  },
  {
    name: 'a pay window stays blank',
    file: 'flows/src/platform/payWindow.ts',
    find: 'opened.close()',
    replace: '',
    breaks: ['windows'],
  },
  {
    name: 'a token goes along to whoever counts visits',
    file: 'flows/src/features/tracking/eventRequest.ts',
    find: 'app_id: appId,',
    replace: 'app_id: appId, oauth_token: accountOf(noted.session)?.oauthToken,',
    breaks: ['secrets'],
  },
  {
    name: 'any pay link may open',
    file: 'flows/src/features/purchase/orders/journal.ts',
    find: 'return parsed.ok ? parsed.value : null',
    replace: "return parsed.ok ? parsed.value : typeof url === 'string' ? url : null",
    breaks: ['pay links', 'addresses'],
  },
  {
    name: 'a character chosen by one player is taken over for another',
    file: 'flows/src/store/state/storedSelection.ts',
    find: "ownValue(json, 'suid') === owner.suid",
    replace: "ownValue(json, 'suid') !== null",
    breaks: ['recipient'],
    firstSeed: 780,
  },
  {
    name: 'an order is called final by its pay window',
    file: 'flows/src/features/purchase/orders/placeOrder.ts',
    find: ".record({ kind: 'billingNoReceived', snapshot, billingNo, payUrl, apiOrigin, origin })",
    replace:
      ".record({ kind: 'billingNoReceived', snapshot, billingNo, payUrl, apiOrigin, origin })\n  if (payWindow !== null) deps.journal.getState().record({ kind: 'fullStatusRead', billingNo, outcome: 'success', atMs: 1 })",
    breaks: ['success and fail'],
  },
  {
    name: 'an order of another device is taken for the tap’s own',
    file: 'flows/src/features/purchase/orders/placeOrder.ts',
    find: 'const origin = known === null ? externalOrder(nothingReported) : known.origin',
    replace: 'const origin = ownOrder',
    breaks: ['one snapshot'],
  },
  {
    name: 'a method pays in place of its sub-method',
    file: 'domain/src/payment/paymentMethod.ts',
    find: 'return subMethod ?? method',
    replace: 'return subMethod === null ? method : method',
    breaks: ['shown is paid'],
    firstSeed: 320,
  },
  {
    name: 'code that could not be had is never asked for again',
    file: 'flows/src/platform/memoizeAsync.ts',
    find: 'loading = null\n      throw reason',
    replace: 'throw reason',
    breaks: ['liveness'],
  },
  {
    name: 'a link is paid in the name of whoever is logged in',
    file: 'flows/src/pages/paymentLink/createLinkCheckout.ts',
    find: "const api = withToken(services.api, '')",
    replace: 'const api = services.api\n  void withToken',
    breaks: ['one snapshot'],
  },
  {
    name: 'what a drop-in says settles its order',
    file: 'flows/src/dropIn/dropInService.ts',
    find: 'onDone(handover.billingNo)',
    replace:
      "journal.getState().record({ kind: 'fullStatusRead', billingNo: handover.billingNo, outcome: 'success', atMs: 1 })\n      void onDone",
    breaks: ['success and fail'],
  },
  {
    name: 'a store hands an order over to whoever asks',
    file: 'flows/src/dropIn/dropInService.ts',
    find: `if (handover === undefined || origin !== formOrigin) return
    const said = parseFromPayDocument(data)
    if (said?.kind === 'payDocumentReady') {
      const answer: ToPayDocument = { kind: 'handover', handover, nonce: said.nonce }
      ;(source as Window).postMessage(answer, formOrigin)`,
    replace: `if (handover === undefined) return
    void origin
    const said = parseFromPayDocument(data)
    if (said?.kind === 'payDocumentReady') {
      const answer: ToPayDocument = { kind: 'handover', handover, nonce: said.nonce }
      ;(source as Window).postMessage(answer, '*')`,
    breaks: ['handover'],
  },
  {
    name: 'a pay document takes what it is given by anybody',
    file: 'flows/src/dropIn/payDocument/askStore.ts',
    find: 'if (source !== store || origins.indexOf(origin) === -1) return',
    replace: 'void [source, origin]',
    breaks: ['handover', 'addresses'],
  },
  {
    name: 'a form that has ended comes again with a reload',
    file: 'flows/src/dropIn/payDocument/payForm.ts',
    find: 'markOver(tab, handover.billingNo)',
    replace: 'void [markOver, tab, handover]',
    breaks: ['form over'],
  },
  {
    name: 'what a drop-in needs stands in an address',
    file: 'flows/src/dropIn/dropInService.ts',
    find: 'payWindow.goOwn(addressOf(billingNo))',
    replace: 'payWindow.goOwn(`${addressOf(billingNo)}&${handover.parameters["sessionId"]}`)',
    breaks: ['addresses'],
  },
  {
    name: 'the region of an order differs from that of the chosen game',
    file: 'flows/src/store/state/sessionStore.ts',
    find: 'const ofGame = start.regionOf?.(game, before) ?? before',
    replace: 'const ofGame = before',
    breaks: ['region'],
  },
]
