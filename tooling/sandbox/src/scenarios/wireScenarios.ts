import type { Scenario, ScenarioFault } from './scenario.ts'
import { answers, patches, shows } from './scenarioFault.ts'

const product = {
  value: 'starfall.crystals-680',
  display: '680 Crystals',
  price: 9.99,
  currency: 'USD',
  typeKey: 'crystal',
}
const group = (goods: unknown) => ({ typeKey: 'crystal', typeName: 'Crystals', goods })

/** The game sells one product with these fields in place of its own. */
const sells = (fields: Readonly<Record<string, unknown>>) =>
  shows('getProductPoints', [group([{ ...product, ...fields }])])

/** One way in which an answer may differ from the contract's first choice. */
const oddity = (name: string, title: string, fault: ScenarioFault, source = 'decision 51'): Scenario => ({
  name: `wire-${name}`,
  title,
  source,
  story: 'Pages/Select product/Ready',
  faults: [fault],
})

const productsAs = (code: string) =>
  `{"code":${code},"msg":"","content":${JSON.stringify([group([product])])}}`

/**
 * What publishers send where the contract's first choice is something else; docs/publishers.md says what the store
 * makes of each. Source: decision 51.
 */
export const wireScenarios: readonly Scenario[] = [
  oddity('number-as-text', 'A price is sent as text.', sells({ price: '9.99' })),
  oddity('number-for-text', 'A product id is sent as a number.', sells({ value: 680 })),
  oddity('switch-as-text', 'A switch is sent as text.', sells({ isCoupon: '1' })),
  oddity('switch-empty', 'A switch is sent as empty text.', sells({ isCoupon: '' })),
  oddity('null', 'A missing text is sent as null.', sells({ description: null })),
  oddity('entities', 'A name has HTML entities.', sells({ display: 'Bow &amp; Arrow' })),
  oddity('unknown-field', 'A product has a field of another system.', sells({ warehouse: { shelf: 4 } })),
  oddity('art-drawing', 'A product names its drawing.', sells({ art: 'fish' }), 'decision 74'),
  oddity(
    'art-picture',
    'A product has a picture that cannot be loaded.',
    sells({ art: 'https://pictures.example/680.avif' }),
    'decision 74',
  ),
  oddity(
    'art-of-group',
    'A group says what its products are drawn as.',
    shows('getProductPoints', [{ ...group([product]), art: 'pearl' }]),
    'decision 74',
  ),
  oddity('unreadable-price', 'A price has a comma with two readings.', sells({ price: '1,299' })),
  oddity('currency-small-letters', 'A currency has small letters.', sells({ currency: 'usd' })),
  oddity('unreadable-currency', 'A currency is a word.', sells({ currency: 'Dollars' })),
  oddity(
    'odd-decimals',
    'A price has more decimals than its currency.',
    sells({ price: 4.999 }),
    'decision 62',
  ),
  oddity(
    'float-artefact',
    'A price is what binary fractions made of it.',
    sells({ price: 19.990000000000002 }),
    'decision 62',
  ),
  oddity('unreadable-limit-mark', 'A mark of a limit is no switch.', sells({ isLimit: 'perhaps' })),
  oddity('no-limit-mark', 'A product does not say whether it is limited.', sells({}), 'decision 49'),
  oddity('null-limit-mark', 'A mark of a limit is null.', sells({ isLimit: null }), 'decision 49'),
  oddity(
    'row-without-id',
    'A product has no id.',
    shows('getProductPoints', [group([product, { ...product, value: null }])]),
  ),
  oddity(
    'list-with-gaps',
    'A list is sent as an object with numbers as keys.',
    shows('getProductPoints', { 3: group({ 1: product }) }),
  ),
  oddity(
    'empty-map-as-list',
    'An empty map is sent as a list.',
    shows('getGameList', [{ client_id: 'watt-starfall-web', name: 'Starfall', sub_game: [] }]),
  ),
  oddity('false-for-list', 'An empty list is sent as false.', shows('getAllRoleList', false)),
  oddity('no-limits-list', 'The limits are sent as null.', shows('getLimitProductInfo', null)),
  oddity(
    'byte-order-mark',
    'An answer starts with byte order marks.',
    // One of each included file. Three, because a platform takes one or two away by itself.
    answers('getProductPoints', `\uFEFF\uFEFF\uFEFF${productsAs('1')}`),
  ),
  oddity('code-as-text', 'The code is sent as text.', answers('getProductPoints', productsAs('"1"'))),
  oddity(
    'long-id',
    'A character id is beyond 2^53.',
    answers(
      'getAllRoleList',
      '{"code":1,"msg":"","content":[{"role_id":9007199254740993,"role_name":"Ren","level":"60","server_id":"128"}]}',
    ),
  ),
  oddity('status-as-text', 'A status is sent as text.', patches('getOrderInfo', { status: '1' })),
  oddity('unknown-status', 'A status is no number.', patches('getOrderInfo', { status: 'done' })),
  oddity(
    'unreadable-order-number',
    'An order number is a list.',
    shows('getOrderInfo', { billing_no: ['B-1'], status: 1 }),
  ),
]
