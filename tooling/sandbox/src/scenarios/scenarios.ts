import { readScenarios } from './scenario.ts'

export type { Scenario } from './scenario.ts'

const product =
  '"value": "starfall.crystals-680", "display": "680 Crystals", "price": 9.99, "currency": "USD", "typeKey": "crystal"'
const group = '"typeKey": "crystal", "typeName": "Crystals", "goods":'

/** In the order of the start page: first what testers look for each day, last the forms of a service. */
const table = `
= End a situation | The store is as it should be.
  account: none
all-well | Everything works; ends any other scenario of this device. | spec §8 1 | Pages/Select product/Ready

= Login | Buy something, or open a page that needs a login; log in when the store asks.
logged-out | Every call with a login says -600. | spec §8 -600 | Popups/Login/Account
  getRoleList,getAllRoleList,getLimitProductInfo,coupons,starters,getUserInfo says notLoggedIn
logged-out-once | The next payment says -600, then all is well. | spec §8 -600 | Popups/Login/Account
  starters once says notLoggedIn
not-real-name | The account is not real-name verified. | spec §8 6001 | Pages/Real name/ToVerify
  account: unverified_1
  next: Buy anything: the store signs out and leads to the real-name check.
  getUserInfo,starters says notRealName
everything-rejected | Every call says -600. | faults B-10 | Popups/Login/Account
  * says notLoggedIn
login-fails | Every login is rejected. | spec §8 "Login failed" | Popups/Login/Rejected
  account: none
  next: Log in, by any means.
  login,ingame says loginFailed

= Payment links | Look at the page of the link; pay it with any method.
  account: none
  page: /replenishGoods?replenish_id={brand}-rp-open-scenario
replenish-error | The payment link is not valid. | spec §8 -3016 | Pages/Payment link/NotToBeOpened
  replenish says invalidPaymentLink
link-open | A payment link that counts down from a quarter of an hour. | spec §4 "Replenishment" | Pages/Payment link/ToPay
link-ends | A payment link that ends in five seconds. | spec §4 "At zero, the page expires" | Pages/Payment link/ToPay
  getReplenishmentInfo has { "valid_time": 5 }
link-expired | A payment link that is over. | spec §8 "Page expired" | Pages/Payment link/Expired
  getReplenishmentInfo has { "valid_time": 0 }
link-without-countdown | A payment link that is good for longer than a day. | spec §4 "between 0 and 86400 seconds" | Pages/Payment link/WithoutCountdown
  getReplenishmentInfo has { "valid_time": 90000 }

= Limits and time | Look at the cards under Featured and Bundles: they say their limits.
unpaid-order | An unpaid order blocks the product. | spec §4 "unpaid order" | Pages/Select product/Packs
  starters says unpaidOrder
limit-reached | The limit was reached between look and payment. | spec §5, faults M-17 | Popups/Toasts/ErrorMessage
  starters says limitReached
tomorrow | It is a day later for this player. | spec §4 "Limited goods" | Pages/Select product/Ready
  clockMs: 86400000
next-week | It is eight days later: time limits are over, week coupons have ended. | spec §4 "Limited goods" | Pages/Select product/Ready
  clockMs: 691200000
limits | Products limited by role, by time and by game; one is sold out and counts down, one has an unpaid order. | spec §4 "Limited goods" | Pages/Select product/Packs
limits-used-up | Every limited product is at its limit. | spec §4 "At the limit the product cannot be bought" | Pages/Select product/Packs
  getLimitProductInfo has { "extra_pay_times": 0, "billing_no": null }

= Coupons, rewards and VIP | Coupons are in a purchase and on My, rewards on Events.
illegal-coupon | The next payment refuses the coupon. | spec §8 -3062 | Popups/Recharge/CouponToChoose
  starters once says illegalCoupon
illegal-coupon-always | Every payment refuses the coupon. | faults B-11 | Popups/Recharge/CouponToChoose
  starters says illegalCoupon
no-activity | The activity does not exist. | spec §8 -3022 | Pages/Event/NoEvent
  page: /activity
  activities says noActivity
events-fail | The activities cannot be loaded. | decision 44 | Pages/Event/Unreachable
  page: /activity
  activities http 500
vip-fails | The VIP centre cannot be loaded. | decision 44 | Pages/VIP centre/Unreachable
  page: /userCenter
  vip http 500
no-coupons | No coupon at all. | spec §2 "Coupon popup" | Popups/My reward/Empty
  page: /my
  getCouponList is []
coupons-fail | Coupons cannot be loaded. | spec §8 "Coupon list" | Popups/Coupons/Failed
  getCouponList http 500
coupon-price-fails | The coupon’s price cannot be loaded. | spec §8 "Coupon list or price" | Popups/Recharge/CouponPriceFailed
  getCouponPrice http 500
no-vip | The VIP version is off. | spec §1 is_open_coupon | Pages/Select product/WithoutVip
  page: /my
  getPageConfig has { "is_open_coupon": 0 }
no-events | No activity of either kind. | spec §2 "/activity" | Pages/Event/NoEvent
  getPageConfig has { "cumulative_config": null, "continue_config": null }
claim-fails | Rewards cannot be claimed. | spec §8 "Claim or receive failed" | Pages/Event/Claiming
  page: /activity
  receiveActivityGift,receiveCoupons says claimFailed
claim-answer-lost | A reward is claimed, the answer is lost. | faults M-18 | Pages/Event/Cumulative
  page: /activity
  receiveActivityGift,receiveCoupons once lostAfter
coupons | A coupon of every tag: to claim, usable, locked, used and expired. | spec §4 "Coupon tags" | Popups/My reward/Usable
  page: /my
rewards | Rewards that are claimed, to be claimed and not reached. | spec §4 "Event rewards" | Pages/Event/Cumulative
  page: /activity
rewards-all-claimed | Every reward is claimed. | spec §4 "Event rewards" | Pages/Event/EveryRewardReached
  page: /activity
  getCumulativeActivityInfo has { "milestones": { "is_claimed": 1 }, "days": { "is_claimed": 1 } }
  getActivityStatus has { "claimable": 0 }
vip-top | The account has the highest level. | spec §4 "VIP" | Pages/VIP centre/Highest
  page: /userCenter
  getVipInfo has { "vip_level": 6, "vip_level_name": "VIP 6", "vip_level_show": "VIP 6", "total_points": 41200 }
vip-none | The account has no level yet. | spec §3 "VIP info" | Pages/VIP centre/Climbing
  page: /userCenter
  getVipInfo has { "vip_level": 0, "vip_level_name": "VIP 0", "vip_level_show": "VIP 0", "total_points": 0 }

= Region | Read the message; it offers the regions in which the store sells.
wrong-domain | The store does not sell in this region. | spec §8 -3014 | Pages/Messages/NotArea
  config,goods says wrongDomain

= Order states | Buy with PayPal, approve it on the page of the provider, come back.
order-unknown | The service knows no order that it is asked for. | spec §8 "Query error" | Popups/Result/CheckingNotFound
  getOrderInfo says noSuchOrder
pay-approved | The provider approves every order at once. | spec §4 "1 success" | Popups/Result/Success
  starters settle success
pay-declined | The provider declines every order at once. | spec §4 "-2 fail" | Popups/Result/Fail
  starters settle fail
stays-pending | An approved order reads pending in a full query for a day. | spec §4 "-1 pending" | Popups/Result/PendingCheckAgain
  settleMs: 86400000
settles-late | The short query knows at once, the full one 20 seconds later. | spec §4 "full query is repeated" | Popups/Result/Pending
  settleMs: 20000
status-unknown | The order’s status is a word nobody knows. | decision 29, faults M-07 | Popups/Result/Pending
  getOrderInfo has { "status": "paid" }
status-unreachable | Orders can be made but not asked for. | decision 27 | Popups/Result/PendingUnreachable
  getOrderInfo lostBefore

= Payment | Choose a product and a method, tap Buy.
other-code | A code nobody knows, with a message. | spec §8 "All other codes" | Popups/Toasts/ErrorMessage
  starters says -4711
method-rejected | The next payment refuses the method’s parameters. | spec §8 "Payment method parameter error" | Popups/Toasts/ErrorMessage
  starters once says methodParameter
role-gone | The next payment finds no such character. | spec §8 "No character on this server" | Popups/Toasts/ErrorMessage
  starters once says noCharacter
parameter-error | The next payment has a wrong parameter. | spec §8 "All other codes" | Popups/Toasts/ErrorMessage
  starters once says parameter
pay-answer-lost | The order is made, its answer is lost. | decision 27, faults M-01 | Popups/Result/Checking
  starters once lostAfter
pay-request-lost | The payment call never arrives. | faults §3 2 | Popups/Result/CheckingNotFound
  starters once lostBefore
pay-answer-late | The order’s answer comes after 12 seconds. | decision 27, faults M-01b | Popups/Result/Checking
  starters once late 12000
pay-answer-very-late | The order’s answer comes after 45 seconds. | decision 27, faults M-01b | Popups/Result/Checking
  starters once late 45000
pay-answer-broken | The order is made, its answer is cut off. | faults §3 8 | Popups/Result/Checking
  starters once truncated
pay-repeat | The order is being processed already. | spec §4 "repeat", decision 29 | Popups/Result/PendingElsewhere
  starters once repeat
pay-no-number | The payment is accepted without a billing number. | spec §8 "payway_id is no exist" | Popups/Result/Checking
  starters has { "billing_no": null, "url": null }
pay-no-link | An order without a link to pay. | spec §7 "optional url" | Popups/Result/PendingWithoutLink
  starters has { "url": null }
pay-drop-in | An order by Adyen is paid in a drop-in, in the store’s own pay document. | spec §4 "drop-in payment", decision 20 | Pages/Pay document/Open
  adyenPay dropIn
pay-drop-in-or-link | An order by Adyen is paid in a drop-in, or on the provider’s page where the drop-in cannot be loaded. | spec §7, decision 20 | Pages/Pay document/BrokenWithLink
  adyenPay dropIn both
pay-google-pay | An order by Adyen may be paid by Google Pay, where the pay document has an origin of its own. | decision 95 | Pages/Pay document/Open
  adyenPay dropIn googlePay
pay-card-form | An order by Airwallex or Alipay is paid in the provider’s card form, or on its page where the form does not come from its host. | spec §7 "Pay dialogs", decision 96 | Pages/Pay document/BrokenWithLink
  airwallexPay,alipayPay dropIn both
pay-welcome-dialog | An order by Welcome is paid in a dialog on a computer, and by its link on a phone. | spec §1 "third-party card payment script", decision 98 | Pages/Pay document/Open
  krWelcomePay dropIn both
pay-bad-link | An order with a link that must not be opened. | faults M-14 | Popups/Result/PendingWithoutLink
  starters has { "url": "javascript:alert(1)" }
card-rejected | The prepaid card is rejected. | spec §7 "Card" | Popups/Card form/Rejected
  cards says cardRejected
card-answer-lost | The card is redeemed, the answer is lost. | faults M-11 | Popups/Card form/MaybeUsed
  cardPay once lostAfter
no-methods | No payment method anywhere. | spec §5 "Method visibility" | Popups/Recharge/NoMethods
  getPaywayList is { "country": {} }
methods-out-of-range | No payment method takes a price as low. | spec §5 "Payment channel price filter" | Popups/Recharge/NoMethodForPrice
  getPaywayList has { "country": { "*": { "min_money": 100000, "sub_payment": { "min_money": 100000 } } } }
methods-without-icon | No payment method has an icon. | spec §5 "Method visibility" | Popups/Recharge/NoMethodWithPicture
  getPaywayList has { "country": { "*": { "icon": "", "sub_payment": { "icon": "" } } } }
methods-without-channel | Payment methods have no channel id. | spec §8 "Channel id does not exist" | Popups/Toasts/ErrorMessage
  getPaywayList has { "country": { "*": { "channel_id": null, "sub_payment": { "channel_id": null } } } }
methods-fail | Payment methods cannot be loaded. | decision 44 | Popups/Recharge/MethodsFailed
  payments http 500

= Network and service | Load the page again, and use it.
offline-once | The first two tries of every list are lost, the third works. | spec §8 "Network errors" | Pages/Select product/Skeleton
  goods,games,config twice lostBefore
dead | No call is answered. | faults §3 1 | Pages/Select product/Failed
  * dead
main-host-dead | The main host answers no call, the backup answers all. | spec §8 "fail over to the backup API hosts" | Pages/Select product/Ready
  * dead 0
slow | Every answer takes 3 seconds. | faults §3 7 | Pages/Select product/Skeleton
  * slow 3000
very-slow | Every answer takes 9.9 seconds. | faults §3 7 | Pages/Select product/Skeleton
  * slow 9900
drip | Answers arrive in small drops. | faults §3 9 | Pages/Select product/Skeleton
  * drip 100
maintenance | Every call is a 503 page. | faults §3 13 | Pages/Select product/Failed
  * http 503
captive-portal | Every call is a sign-in page with status 200. | faults §3 16 | Pages/Select product/Failed
  * html
empty | Every answer is empty. | faults §3 17 | Pages/Select product/Failed
  * empty
malformed | Payment methods are broken JSON. | faults §3 18 | Popups/Recharge/MethodsFailed
  next: Open a product.
  getPaywayList malformed
config-fails | The page config cannot be loaded. | decision 44 | Pages/Select product/WithoutVip
  getPageConfig http 500
config-unreadable | The page config is no config. | decision 103 | Pages/Select product/Ready
  getPageConfig is "none"
tracking-fails | Tracking is down and nobody notices. | faults P-01 | Pages/Select product/Ready
  tracking http 500

= Products and games | Look at the products; open one.
not-a-game | The game is gone. | spec §8 -3001 | Pages/Messages/ParameterError
  goods,getPageConfig says notAGame
goods-wrong-shape | Goods are of another shape. | faults §3 21 | Pages/Select product/Failed
  getProductPoints is { "goods": "none" }
goods-fail | Goods cannot be loaded. | decision 44 | Pages/Select product/Failed
  goods http 500
no-goods | The game sells nothing. | decision 44 | Pages/Select product/Empty
  getProductPoints is []
no-games | The store has no games. | decision 44 | Popups/Games/Empty
  next: Tap the name of the game at the top.
  getGameList is []
no-roles | No character on any server. | spec §8 "No character" | Popups/Server and character/NoCharacters
  next: Tap the row of the server and character.
  getAllRoleList,getRoleList is []
brand-color | The publisher has given the game another colour than the brand’s. | spec §3 "Page config" | Pages/Select product/Ready
  getPageConfig has { "brand_color": "#d81b60" }
hostile-texts | A product with markup in its name. | faults A-03 | Pages/Select product/LongText
  getProductPoints is [{ "typeKey": "crystal", "typeName": "<img src=x onerror=alert(1)>", "goods": [{ "price": 9.99, "currency": "USD", "display": "<script>alert(1)</script>", "value": "starfall.crystals-680", "typeKey": "crystal", "description": "\\"><svg onload=alert(1)>" }] }]

= Values in other forms | Buy as usual; docs/publishers.md says what the store makes of each.
wire-number-as-text | A price is sent as text. | decision 51 | Pages/Select product/Ready
  getProductPoints is [{ ${group} [{ ${product}, "price": "9.99" }] }]
wire-number-for-text | A product id is sent as a number. | decision 51 | Pages/Select product/Ready
  getProductPoints is [{ ${group} [{ ${product}, "value": 680 }] }]
wire-switch-as-text | A switch is sent as text. | decision 51 | Pages/Select product/Ready
  getProductPoints is [{ ${group} [{ ${product}, "isCoupon": "1" }] }]
wire-switch-empty | A switch is sent as empty text. | decision 51 | Pages/Select product/Ready
  getProductPoints is [{ ${group} [{ ${product}, "isCoupon": "" }] }]
wire-null | A missing text is sent as null. | decision 51 | Pages/Select product/Ready
  getProductPoints is [{ ${group} [{ ${product}, "description": null }] }]
wire-entities | A name has HTML entities. | decision 51 | Pages/Select product/Ready
  getProductPoints is [{ ${group} [{ ${product}, "display": "Bow &amp; Arrow" }] }]
wire-unknown-field | A product has a field of another system. | decision 51 | Pages/Select product/Ready
  getProductPoints is [{ ${group} [{ ${product}, "warehouse": { "shelf": 4 } }] }]
wire-art-drawing | A product names its drawing. | decision 74 | Pages/Select product/Ready
  getProductPoints is [{ ${group} [{ ${product}, "art": "fish" }] }]
wire-art-picture | A product has a picture that cannot be loaded. | decision 74 | Pages/Select product/Ready
  getProductPoints is [{ ${group} [{ ${product}, "art": "https://pictures.example/680.avif" }] }]
wire-art-of-group | A group says what its products are drawn as. | decision 74 | Pages/Select product/Ready
  getProductPoints is [{ ${group} [{ ${product} }], "art": "pearl" }]
wire-unreadable-price | A price has a comma with two readings. | decision 51 | Pages/Select product/Ready
  getProductPoints is [{ ${group} [{ ${product}, "price": "1,299" }] }]
wire-price-of-two-readings | The point of a price stands before decimals or thousands. | decision 62 | Pages/Select product/Ready
  getProductPoints is [{ ${group} [{ ${product}, "price": "4.990" }] }]
wire-currency-small-letters | A currency has small letters. | decision 51 | Pages/Select product/Ready
  getProductPoints is [{ ${group} [{ ${product}, "currency": "usd" }] }]
wire-unreadable-currency | A currency is a word. | decision 51 | Pages/Select product/Ready
  getProductPoints is [{ ${group} [{ ${product}, "currency": "Dollars" }] }]
wire-odd-decimals | A price has more decimals than its currency. | decision 62 | Pages/Select product/Ready
  getProductPoints is [{ ${group} [{ ${product}, "price": 4.999 }] }]
wire-float-artefact | A price is what binary fractions made of it. | decision 62 | Pages/Select product/Ready
  getProductPoints is [{ ${group} [{ ${product}, "price": 19.990000000000002 }] }]
wire-unreadable-limit-mark | A mark of a limit is no switch. | decision 51 | Pages/Select product/Ready
  getProductPoints is [{ ${group} [{ ${product}, "isLimit": "perhaps" }] }]
wire-no-limit-mark | A product does not say whether it is limited. | decision 49 | Pages/Select product/Ready
  getProductPoints is [{ ${group} [{ ${product} }] }]
wire-null-limit-mark | A mark of a limit is null. | decision 49 | Pages/Select product/Ready
  getProductPoints is [{ ${group} [{ ${product}, "isLimit": null }] }]
wire-row-without-id | A product has no id. | decision 51 | Pages/Select product/Ready
  getProductPoints is [{ ${group} [{ ${product} }, { ${product}, "value": null }] }]
wire-list-with-gaps | A list is sent as an object with numbers as keys. | decision 51 | Pages/Select product/Ready
  getProductPoints is { "3": { ${group} { "1": { ${product} } } } }
wire-empty-map-as-list | An empty map is sent as a list. | decision 51 | Pages/Select product/Ready
  getGameList has { "sub_game": [] }
wire-false-for-list | An empty list is sent as false. | decision 51 | Pages/Select product/Ready
  getAllRoleList is false
wire-no-limits-list | The limits are sent as null. | decision 51 | Pages/Select product/Ready
  getLimitProductInfo is null
wire-byte-order-mark | An answer starts with byte order marks. | decision 51 | Pages/Select product/Ready
  getProductPoints body \uFEFF\uFEFF\uFEFF{"code":1,"msg":"","content":[{ ${group} [{ ${product} }] }]}
wire-code-as-text | The code is sent as text. | decision 51 | Pages/Select product/Ready
  getProductPoints body {"code":"1","msg":"","content":[{ ${group} [{ ${product} }] }]}
wire-long-id | A character id is beyond 2^53. | decision 51 | Pages/Select product/Ready
  getAllRoleList body {"code":1,"msg":"","content":[{"role_id":9007199254740993,"role_name":"Ren","level":"60","server_id":"128"}]}
wire-status-as-text | A status is sent as text. | decision 51 | Pages/Select product/Ready
  getOrderInfo has { "status": "1" }
wire-unknown-status | A status is no number. | decision 51 | Pages/Select product/Ready
  getOrderInfo has { "status": "done" }
wire-unreadable-order-number | An order number is a list. | decision 51 | Pages/Select product/Ready
  getOrderInfo is { "billing_no": ["B-1"], "status": 1 }

= A service written from the specification alone | Buy as usual; everything is there.
letter | The service has only what the specification names, in the plainest shapes. | decision 103 | Pages/Select product/Ready
  * letter
letter-refusal | By the letter: the next payment is refused with a code that nobody knows. | decision 104 | Popups/Toasts/ErrorMessage
  starters once says -4711
  * letter
`

/** Every named situation; one table for tests, stories and testers. */
export const scenarios = readScenarios(table)
