import { answer, assignment, call, condition, property, string, variable } from './plantMutants.ts'
import type { Mutant } from './plantMutants.ts'

/** Rules of the pay document, its card form, and what passes between it and the store. */
const cardMutants: readonly Mutant[] = [
  {
    name: 'the Enter key in a card form sends a payment as often as it is pressed',
    in: 'begin',
    changes: [condition(['state', 'open'], 'false')],
    breaks: ['submitted once'],
  },
  {
    name: 'a form that has taken a payment is called broken after a reload',
    in: 'showForm',
    changes: [call('isSent', 'false')],
    breaks: ['form’s words'],
  },
  {
    name: 'a payment that leaves the card form is not remembered',
    in: 'mountAdyen',
    changes: [call('onSent', undefined, 'isConfirmedElsewhere')],
    breaks: ['form’s words'],
  },
  {
    name: 'a form that fails before anything was sent is called over',
    in: 'readAdyenError',
    changes: [string('broke', "'ends'")],
    breaks: ['to pay'],
  },
  {
    name: 'a window is given the order of another window',
    in: 'createDropInService',
    changes: [property('handover', '[...windows.values()][0] ?? $')],
    breaks: ['handover'],
  },
  {
    name: 'a session is opened for what another order has paid',
    in: 'isPayOffered',
    changes: [call('isPaidByAnother', 'false')],
    breaks: ['one debt'],
  },
  {
    name: 'a tap on "to pay" opens a window whose form is over',
    in: 'payByDropIn',
    changes: [call('forgetOver')],
    breaks: ['to pay'],
  },
]

/** Rules that hold between devices: of one player, and of players who share a link or a character. */
const deviceMutants: readonly Mutant[] = [
  {
    name: 'the number of a link is not read',
    in: 'decodePaymentLink',
    changes: [property('billingNo', 'null')],
    breaks: ['one debt', 'asked first'],
  },
  {
    name: 'a number that this device does not know is taken for one that failed',
    in: 'orderBefore',
    changes: [condition(['known'], "known?.kind !== 'ordered'")],
    breaks: ['one debt', 'asked first'],
  },
  {
    name: 'a link is paid for another character than the one that owes',
    in: 'recipientOf',
    changes: [property('character', '{ ...$, value: `${$.value}-2` }', 'notNamed')],
    breaks: ['whose debt'],
  },
  {
    name: 'a link is paid for another product than the one that is owed',
    in: 'createLinkStore',
    changes: [variable('productId', "'replenish'")],
    breaks: ['whose debt'],
  },
  {
    name: 'what was reported of another account’s order is kept',
    in: 'keepable',
    changes: [call('isOfAnother', 'false')],
    breaks: ['another account'],
  },
  {
    name: 'a tab never reads what another tab has learnt',
    in: 'createJournalStore',
    changes: [property('reload', '() => undefined')],
    breaks: ['last word', 'warned', 'liveness', 'one debt', 'lost'],
  },
]

/** Each breaks one rule that money depends on. */
export const mutants: readonly Mutant[] = [
  ...cardMutants,
  ...deviceMutants,
  {
    name: 'the order that a link names is dropped',
    in: 'orderBefore',
    changes: [answer(['repeat'], 'null')],
    breaks: ['one debt', 'asked first'],
  },
  {
    name: 'a link is paid without asking it once more',
    in: 'createLinkCheckout',
    changes: [call('orderBefore', 'null')],
    breaks: ['one debt'],
  },
  {
    name: 'an order of another device is never asked about',
    in: 'askUntilFresh',
    changes: [call('askSimple', 'isExternal(entry) ? undefined : $')],
    breaks: ['liveness'],
  },
  {
    name: 'what was paid out of sight does not stop the next purchase',
    in: 'paidUnseen',
    changes: [call('unseenEnds', 'new Set()')],
    breaks: ['told first'],
  },
  {
    name: 'a start forgets what nobody was told',
    in: 'restoreOrders',
    changes: [
      call(
        'readStoredOrders',
        "(brandStorage.keys('unseenEnd.').forEach((key) => brandStorage.remove(key)), $)",
      ),
    ],
    breaks: ['told first'],
  },
  {
    name: 'an order of another account is shown',
    in: 'isOfAnother',
    changes: [answer([], 'false')],
    breaks: ['another account'],
  },
  {
    name: 'a limited product is sold while its limit is not known',
    in: 'limitOf',
    changes: [answer(['named'], 'undefined')],
    breaks: ['limits'],
  },
  {
    name: 'a limit that is reached stops nobody',
    in: 'productAvailability',
    changes: [answer(['limitReached'], "{ kind: 'buyable', limit: text }")],
    breaks: ['limits'],
  },
  {
    name: 'the order that the limits name is dropped',
    in: 'decodeLimit',
    changes: [property('billingNo', 'null')],
    breaks: ['one debt'],
  },
  {
    name: 'the full price is paid unasked while the coupons are not known',
    in: 'couponCheck',
    changes: [call('areCouponsMissing', 'false')],
    breaks: ['asked before the full price'],
  },
  {
    name: 'the clock of the device says which coupons have ended',
    in: 'createRechargeCoupons',
    changes: [call('serviceNow', 'Date.now()')],
    breaks: ['asked before the full price'],
  },
  {
    name: 'the full price is paid unasked by a method that takes no coupon',
    in: 'needsNoCouponConfirm',
    changes: [answer(['unsupportedMethod'], "use.kind === 'pleaseSelect'")],
    breaks: ['asked before the full price'],
  },
  {
    name: 'a game’s tab that lost its session opens as any store',
    in: 'gameVisitOf',
    changes: [string('lost', 'null')],
    breaks: ['game tab'],
  },
  {
    name: 'a starter is sent again like any other call',
    in: 'createApiClient',
    changes: [variable('ask', 'askRepeatedly')],
    breaks: ['sent once'],
  },
  {
    name: 'the intent is not written down before the call',
    in: 'placeOrder',
    changes: [call('record', undefined, 'intentWritten')],
    breaks: ['journal first'],
  },
  {
    name: 'an intent does not say that its call leaves',
    in: 'leave',
    changes: [call('record', undefined, 'starterLeaving')],
    breaks: ['sent is said'],
  },
  {
    name: 'the call does not wait for the disk',
    in: 'leave',
    changes: [call('waitForDisk', 'true')],
    breaks: ['disk first', 'sent is said'],
  },
  {
    name: 'the pay window does not wait for the disk',
    in: 'openPayment',
    changes: [call('waitForDisk')],
    breaks: ['disk first'],
  },
  {
    name: 'what the disk knows is not read again',
    in: 'openJournal',
    changes: [call('restore', undefined, 'stored')],
    breaks: ['warned', 'liveness'],
  },
  {
    name: 'what another release wrote is ignored',
    in: 'readStoredOrders',
    changes: [call('push')],
    breaks: ['warned', 'liveness', 'lost'],
  },
  {
    name: 'the short query is believed',
    in: 'askFull',
    changes: [call('readFull', "read(entry, 'simple')")],
    breaks: ['success and fail'],
  },
  {
    name: 'a status is read generously',
    in: 'readBillingStatus',
    changes: [condition(['success'], "Number(status) > 0 || isSaid('success')")],
    breaks: ['success and fail'],
  },
  {
    name: 'what is paid is not what was agreed to',
    in: 'termsCheck',
    changes: [condition(['termsOf'], 'agreed !== null')],
    breaks: ['shown is paid'],
  },
  {
    name: 'the player is not warned of an open order',
    in: 'openOrderCheck',
    changes: [
      answer(
        ['askAboutOrder'],
        "(unpaid.forEach((entry) => answers.acknowledged.add(entry.snapshot.intentId)), 'pass')",
      ),
    ],
    breaks: ['warned'],
  },
  {
    name: 'a rejection is believed at once',
    in: 'verifyRejection',
    changes: [call('withTimeout', "journal.getState().record({ kind: 'intentDiscarded', intentId })")],
    breaks: ['lost'],
  },
  {
    name: 'a refusal leaves its intent open',
    in: 'rejectionKind',
    changes: [variable('isNotUnderstood', 'false')],
    breaks: ['refusal'],
  },
  {
    name: 'a lost answer ends its intent',
    in: 'confirmsRejection',
    changes: [answer(['wasRejected'], "answer?.kind === 'unknown'")],
    breaks: ['lost'],
  },
  {
    name: 'a word that begins like a status is that status',
    in: 'readStatusWord',
    changes: [
      answer(
        ['statusWords', 'find'],
        'statusWords.find((each) => word.startsWith(each.toLowerCase())) ?? value',
      ),
    ],
    breaks: ['success and fail'],
  },
  {
    name: 'a number is kept only when it is known whose order it is',
    in: 'resumeExistingOrder',
    changes: [variable('shown', '(await clock.wait(9_000), $)')],
    breaks: ['lost'],
  },
  {
    name: 'a login forgets the orders',
    in: 'startAs',
    changes: [
      call(
        'resetForAccount',
        "($, services.brandStorage.keys('order.').forEach((key) => services.brandStorage.remove(key)))",
      ),
    ],
    breaks: ['lost', 'journal first', 'warned'],
  },
  {
    name: 'a number that comes after the page gave up is dropped',
    in: 'numberToRecord',
    changes: [condition(['owner', 'isIntent'], 'owner !== null && (isIntent(entry) || isNewLink)')],
    breaks: ['lost', 'liveness'],
  },
  {
    name: 'a pay window stays blank',
    in: 'createOpenPayWindow',
    changes: [call('close')],
    breaks: ['windows'],
  },
  {
    name: 'a token goes along to whoever counts visits',
    in: 'eventRequest',
    changes: [answer([], '{ ...$, oauth_token: accountOf(noted.session)?.oauthToken }')],
    breaks: ['secrets'],
  },
  {
    name: 'any pay link may open',
    in: 'createPayUrlCheck',
    changes: [
      variable(
        'parsed',
        "((checked) => (checked.ok || typeof url !== 'string' ? checked : { ok: true, value: url }))($)",
      ),
    ],
    breaks: ['pay links', 'addresses'],
  },
  {
    name: 'a character chosen by one player is taken over for another',
    in: 'storedSelection',
    changes: [condition(['suid'], "ownValue(json, 'suid') !== null")],
    breaks: ['recipient'],
  },
  {
    name: 'an order is called final by its pay window',
    in: 'openPayment',
    changes: [
      call(
        'record',
        "($, payWindow && deps.journal.getState().record({ kind: 'fullStatusRead', billingNo, outcome: 'success', atMs: 1 }))",
        'billingNoReceived',
      ),
    ],
    breaks: ['success and fail'],
  },
  {
    name: 'an order of another device is taken for the tap’s own',
    in: 'resumeExistingOrder',
    changes: [variable('origin', 'ownOrder')],
    breaks: ['one snapshot'],
  },
  {
    name: 'a method pays in place of its sub-method',
    in: 'optionOf',
    changes: [answer([], 'method')],
    breaks: ['shown is paid'],
  },
  {
    name: 'code that could not be had is never asked for again',
    in: 'memoizeAsync',
    changes: [assignment('loading')],
    breaks: ['liveness'],
  },
  {
    name: 'a link is paid in the name of whoever is logged in',
    in: 'createLinkCheckout',
    changes: [variable('api', 'services.api')],
    breaks: ['one snapshot'],
  },
  {
    name: 'what a drop-in says settles its order',
    in: 'createDropInService',
    changes: [
      call(
        'onDone',
        "journal.getState().record({ kind: 'fullStatusRead', billingNo: handover.billingNo, outcome: 'success', atMs: 1 })",
      ),
    ],
    breaks: ['success and fail'],
  },
  {
    name: 'a store hands an order over to whoever asks',
    in: 'createDropInService',
    changes: [
      condition(['handover', 'formOrigin'], 'handover === undefined'),
      call('postMessage', "source.postMessage(answer, '*')"),
    ],
    breaks: ['handover'],
  },
  {
    name: 'a pay document takes what it is given by anybody',
    in: 'askStore',
    changes: [condition(['origins'], 'false')],
    breaks: ['handover', 'addresses'],
  },
  {
    name: 'a form that has ended comes again with a reload',
    in: 'endForm',
    changes: [call('markOver')],
    breaks: ['form over'],
  },
  {
    name: 'what a drop-in needs stands in an address',
    in: 'openIn',
    changes: [call('addressOf', '`${$}&${handover.parameters["sessionId"]}`')],
    breaks: ['addresses'],
  },
  {
    name: 'the region of an order differs from that of the chosen game',
    in: 'createSessionStore',
    changes: [variable('ofGame', 'before')],
    breaks: ['region'],
  },
]
