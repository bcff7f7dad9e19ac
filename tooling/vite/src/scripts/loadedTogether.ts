/** Parts of a store that are one file, because they are used together. */
export interface LoadedTogether {
  /** The name of the file, in front of its hash. */
  readonly name: string
  /** Ends of the paths of the modules that a lazy import names; none where the file only holds what others share. */
  readonly parts: readonly string[]
  /** Files that may be loaded along with this one, because they are there already or are needed next. */
  readonly after: readonly string[]
}

/**
 * The files of the lazy parts, in the order in which a visit comes to them. A module is in the last file that everybody who
 * needs it is in or comes after; so no two files need each other. What a visit that only looks does not need is in none of
 * the files that it loads (`check budget`).
 */
export const loadedTogether: readonly LoadedTogether[] = [
  // What everything after the first screen shares, and what a popup needs from the page. Every visit loads it, so that a popup
  // does not wait for `later`.
  {
    name: 'base',
    parts: ['flows/src/app/continueSheet.ts'],
    after: [],
  },
  // What the page adds when its first screen is complete. Every visit loads it.
  {
    name: 'later',
    parts: [
      'flows/src/app/otherRoutes.tsx',
      'flows/src/app/RouteTitles.tsx',
      'flows/src/app/startFollowing.ts',
      'flows/src/app/startIdle.ts',
      'flows/src/features/tracking/startSending.ts',
      'flows/src/frame/PageEnd.tsx',
      'flows/src/frame/ToastList.tsx',
    ],
    after: ['base'],
  },
  // Colours that the service names are derived by `startIdle`.
  { name: 'theme', parts: ['ui-kit/src/theme/index.ts'], after: ['base', 'later'] },
  // What is done about an error; it comes over a bad network, and is there with a payment.
  { name: 'reactions', parts: ['flows/src/store/performReaction.ts'], after: ['base'] },
  // What the first step of the old layout, and a shelf without products, share with popups and pages.
  { name: 'stepParts', parts: [], after: ['base'] },
  // What popups and pages share.
  { name: 'parts', parts: [], after: ['base', 'stepParts'] },
  // Popups, with what a player needs to log in and to choose a character.
  {
    name: 'popups',
    parts: [
      'flows/src/features/games/fetchRoster.ts',
      'flows/src/features/games/preselectCharacter.ts',
      'flows/src/features/login/social/resumeSocialLogin.ts',
      'flows/src/popups/PopupLayers.tsx',
      '/src/socialLogins.ts',
    ],
    after: ['base', 'stepParts', 'parts'],
  },
  // The orders of this device: their journal, and who asks about them. Nothing in it needs a style sheet, for which it would wait.
  {
    name: 'orders',
    parts: [
      'flows/src/app/openStoreJournal.ts',
      'flows/src/app/showLinkOrder.ts',
      'flows/src/app/showOrderAtStart.ts',
      'flows/src/app/startStorePoller.ts',
      'flows/src/platform/durableStore.ts',
    ],
    after: ['base', 'stepParts', 'parts'],
  },
  // The bar of an open payment.
  {
    name: 'openOrders',
    parts: ['flows/src/frame/openOrders/OpenOrders.tsx'],
    after: ['base', 'stepParts', 'parts', 'orders'],
  },
  // Coupons and rewards, of a payment and of the pages about the player.
  { name: 'rewards', parts: [], after: ['base', 'stepParts', 'parts', 'popups', 'orders'] },
  // The path of a payment: its popups, the checkout, and what says what became of an order. Source: decision 78.
  {
    name: 'purchase',
    parts: [
      'flows/src/pages/selectProduct/OrderPanel.tsx',
      'flows/src/popups/OrderPopups.tsx',
      '/src/checkout.ts',
    ],
    after: ['base', 'reactions', 'stepParts', 'parts', 'popups', 'orders', 'rewards'],
  },
  // The pages about the player: My, the event and the levels.
  {
    name: 'player',
    parts: [
      'flows/src/features/claims/readEventNews.ts',
      'flows/src/pages/activity/ActivityPage.tsx',
      'flows/src/pages/my/MyPage.tsx',
      'flows/src/pages/vip/VipPage.tsx',
    ],
    after: ['base', 'stepParts', 'parts', 'popups', 'orders', 'rewards'],
  },
  // The first step of the old layout, and its next one.
  {
    name: 'steps',
    parts: ['flows/src/app/oldRoutes.tsx', 'flows/src/pages/steps/SelectGamePage.tsx'],
    after: ['base', 'stepParts'],
  },
  {
    name: 'productStep',
    parts: ['flows/src/pages/steps/CharacterAndProductPage.tsx'],
    after: ['base', 'stepParts', 'parts', 'steps'],
  },
  // Its last steps: where one can pay, the page that says what became of it is there. Source: decision 78.
  {
    name: 'payStep',
    parts: ['flows/src/pages/steps/RechargePage.tsx', 'flows/src/pages/steps/ResultPage.tsx'],
    after: [
      'base',
      'reactions',
      'stepParts',
      'parts',
      'popups',
      'orders',
      'rewards',
      'purchase',
      'steps',
      'productStep',
    ],
  },
  // A payment link is opened to pay.
  {
    name: 'paymentLink',
    parts: ['flows/src/pages/paymentLink/PaymentLinkPage.tsx'],
    after: ['base', 'reactions', 'stepParts', 'parts', 'popups', 'orders', 'rewards', 'purchase'],
  },
  // Pages that only say something.
  {
    name: 'messages',
    parts: [
      'flows/src/app/ClosedStore.tsx',
      'flows/src/pages/messages/NotAreaPage.tsx',
      'flows/src/pages/messages/NotFoundPage.tsx',
      'flows/src/pages/messages/ParameterErrorPage.tsx',
      'flows/src/pages/paymentLink/PaymentLinkErrorPage.tsx',
    ],
    after: ['base', 'stepParts', 'parts'],
  },
  // What stands in place of products that are late or lost; it comes over a bad network.
  {
    name: 'lateShelf',
    parts: ['flows/src/features/products/LastGoods.tsx', 'flows/src/features/products/ShelfNote.tsx'],
    after: ['base', 'stepParts'],
  },
  // A visit from inside a game, and of a tester.
  {
    name: 'gameVisit',
    parts: ['flows/src/app/beginGameVisit.ts', 'flows/src/app/superMode.ts'],
    after: ['base', 'stepParts', 'parts', 'popups'],
  },
]

/** What a lazy part that is in no file may be loaded along with. */
export const afterForOthers = ['base', 'stepParts', 'parts'] as const

/** Every style sheet but the first screen's, which is in the document. */
export const sheetName = 'sheet'

/** What a first visit that only looks loads beside the store's own file, by the layout that it sees. */
export const firstVisitFiles = {
  new: ['base', 'later'],
  old: ['base', 'later', 'stepParts', 'steps', sheetName],
} as const
