import { readMutants } from './plantMutants.ts'

/** Each breaks one rule that money depends on; `readMutants` says how a row is read. */
export const mutants = readMutants(`
# Rules of the pay document, its card form, and what passes between it and the store.
the Enter key in a card form sends a payment as often as it is pressed | submitted once
  begin: condition (state, open) = false
a form that has taken a payment is called broken after a reload | form’s words
  showForm: call isSent = false
a payment that leaves the card form is not remembered | form’s words
  mountAdyen: call onSent (isConfirmedElsewhere) = undefined
a form that fails before anything was sent is called over | to pay
  readAdyenError: string broke = 'ends'
a window is given the order of another window | handover
  createDropInService: property handover = [...windows.values()][0] ?? $
a session is opened for what another order has paid | one debt
  isPayOffered: call isPaidByAnother = false
a tap on "to pay" opens a window whose form is over | to pay
  payByDropIn: call forgetFormEnd = undefined
a pay window that became the store is closed after its next payment | windows
  createDropInService: call forgetOwnWindow = undefined

# Rules that hold between devices: of one player, and of players who share a link or a character.
the number of a link is not read | one debt, asked first
  decodePaymentLink: property billingNo = null
a number that this device does not know is taken for one that failed | one debt, asked first
  orderBefore: condition (known) = known?.kind !== 'ordered'
a link is paid for another character than the one that owes | whose debt
  createLinkCheckout: property characterId = $ + '-2'
a link is paid for another product than the one that is owed | whose debt
  linkProduct: property productId = 'replenish'
what was reported of another account’s order is kept | another account
  keepable: call isOfAnother = false
a tab never reads what another tab has learnt | last word, warned, liveness, one debt, lost
  createJournalStore: property reload = () => undefined
what one player chose is read by the next one, whom another tab has logged in | recipient
  createSelectionStore: call subscribe = undefined
  endExpired: condition (now, suid) = true

# Every other rule that money depends on.
the order that a link names is dropped | one debt, asked first
  orderBefore: answer (repeat) = null
a link is paid without asking it once more | one debt
  createLinkCheckout: call orderBefore = null
an order of another device is never asked about | liveness
  askUntilFresh: call askSimple = isExternal(entry) ? undefined : $
what was paid out of sight does not stop the next purchase | told first
  paidUnseen: call unseenEnds = new Set()
a start forgets what nobody was told | told first
  restoreOrders: call readStoredOrders = (brandStorage.keys('unseenEnd.').forEach((key) => brandStorage.remove(key)), $)
an order of another account is shown | another account
  isOfAnother: answer = false
a limited product is sold while its limit is not known | limits
  limitOf: answer (named) = undefined
a limit that is reached stops nobody | limits
  productAvailability: answer (limitReached) = { kind: 'buyable', limit: text }
the order that the limits name is dropped | one debt
  decodeLimit: property billingNo = null
the full price is paid unasked while the coupons are not known | asked before the full price
  couponCheck: call areCouponsMissing = false
the clock of the device says which coupons have ended | asked before the full price
  createRechargeCoupons: call serviceNow = Date.now()
the full price is paid unasked by a method that takes no coupon | asked before the full price
  needsNoCouponConfirm: answer (unsupportedMethod) = use.kind === 'pleaseSelect'
a game’s tab that lost its session opens as any store | game tab
  gameVisitOf: string lost = null
a starter is sent again like any other call | sent once
  createApiClient: variable ask = askRepeatedly
the intent is not written down before the call | journal first
  placeOrder: call record (intentWritten) = undefined
an intent does not say that its call leaves | sent is said
  leave: call record (starterLeaving) = undefined
a page that is left slowly sends its order | left
  createWatchLeaving: variable isLeft = () => false
the call does not wait for the disk | disk first, sent is said
  leave: call waitForDisk = true
the pay window does not wait for the disk | disk first
  openPayment: call waitForDisk = undefined
what the disk knows is not read again | warned, liveness
  openJournal: call restore (stored) = undefined
what another release wrote is ignored | warned, liveness, lost
  readStoredOrders: call push = undefined
the short query is believed | success and fail
  askFull: call readFull = read(entry, 'simple')
a status is read generously | success and fail
  readBillingStatus: condition (success) = Number(status) > 0 || isSaid('success')
what is paid is not what was agreed to | shown is paid
  termsCheck: condition (termsOf) = agreed !== null
the player is not warned of an open order | warned
  openOrderCheck: answer (askAboutOrder) = (unpaid.forEach((entry) => answers.acknowledged.add(entry.snapshot.intentId)), 'pass')
a rejection is believed at once | lost
  verifyRejection: call withTimeout = journal.getState().record({ kind: 'intentDiscarded', intentId })
a refusal leaves its intent open | refusal
  rejectionKind: variable isNotUnderstood = false
a lost answer ends its intent | lost
  confirmsRejection: answer (wasRejected) = answer?.kind === 'unknown'
a word that begins like a status is that status | success and fail
  readStatusWord: answer (statusWords, find) = statusWords.find((each) => word.startsWith(each.toLowerCase())) ?? value
a number is kept only when it is known whose order it is | lost
  resumeExistingOrder: variable shown = (await clock.wait(9_000), $)
a login forgets the orders | lost, journal first, warned
  startAs: call resetForAccount = ($, services.brandStorage.keys('order.').forEach((key) => services.brandStorage.remove(key)))
a number that comes after the page gave up is dropped | lost, liveness
  numberToRecord: condition (owner, isIntent) = owner !== null && (isIntent(entry) || isNewLink)
a pay window stays blank | windows
  createOpenPayWindow: call close = undefined
a token goes along to whoever counts visits | secrets
  eventRequest: answer = { ...$, oauth_token: accountOf(noted.session)?.oauthToken }
any pay link may open | pay links, addresses
  createPayUrlCheck: variable parsed = ((checked) => (checked.ok || typeof url !== 'string' ? checked : { ok: true, value: url }))($)
a character chosen by one player is taken over for another | recipient
  storedSelection: condition (suid) = ownValue(json, 'suid') !== null
an order is called final by its pay window | success and fail
  openPayment: call record (billingNoReceived) = ($, payWindow && deps.journal.getState().record({ kind: 'fullStatusRead', billingNo, outcome: 'success', atMs: 1 }))
an order of another device is taken for the tap’s own | one snapshot
  resumeExistingOrder: variable origin = ownOrder
a method pays in place of its sub-method | shown is paid
  optionOf: answer = method
code that could not be had is never asked for again | liveness
  memoizeAsync: assignment loading = undefined
a link is paid in the name of whoever is logged in | one snapshot
  createLinkCheckout: variable api = services.api
what a drop-in says settles its order | success and fail
  createDropInService: call onDone = journal.getState().record({ kind: 'fullStatusRead', billingNo: handover.billingNo, outcome: 'success', atMs: 1 })
a store hands an order over to whoever asks | handover
  createDropInService: condition (handover, formOrigin) = handover === undefined
  createDropInService: call postMessage = source.postMessage(answer, '*')
a pay document takes what it is given by anybody | handover, addresses
  askStore: condition (origins) = false
a form that has ended comes again with a reload | form over
  endForm: call markFormEnded = undefined
what a drop-in needs stands in an address | addresses
  openIn: call addressOf = $ + '&' + handover.parameters.sessionId
the region of an order differs from that of the chosen game | region
  createSessionStore: variable ofGame = before
`)
