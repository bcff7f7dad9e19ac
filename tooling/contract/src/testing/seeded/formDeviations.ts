import {
  getAllRoleList,
  getCountryList,
  getGameList,
  getPaywayList,
  getProductPoints,
  getServerList,
  getVipBasicInfo,
} from '@topup/api-client/contract'
import { changing, saying } from '../deviations.ts'
import type { Seeded } from './seeded.ts'

const goods = 'content.0.goods.0'

/** Values in another form, and values that cannot be read. */
export const formDeviations: readonly Seeded[] = [
  [
    'a price as text',
    changing(getProductPoints, `${goods}.price`, String),
    'getProductPoints',
    'tolerated',
    `${goods}.price`,
    /^the text "[\d.]+"$/,
  ],
  [
    'a row that is null',
    changing(getGameList, 'content.0', () => null),
    'getGameList',
    'broken',
    'content.0',
    /^null$/,
  ],
  [
    'a price with a decimal comma',
    changing(getProductPoints, `${goods}.price`, () => '9,99'),
    'getProductPoints',
    'broken',
    `${goods}.price`,
    /^the text "9,99"$/,
  ],
  [
    'a currency in small letters',
    changing(getProductPoints, `${goods}.currency`, (currency) => String(currency).toLowerCase()),
    'getProductPoints',
    'tolerated',
    `${goods}.currency`,
    /^the text "[a-z]{3}"$/,
  ],
  [
    'a currency that is a word',
    changing(getProductPoints, `${goods}.currency`, () => 'Dollars'),
    'getProductPoints',
    'broken',
    `${goods}.currency`,
    /^the text "Dollars"$/,
  ],
  [
    'a price with more decimals than its currency',
    changing(getProductPoints, `${goods}.price`, () => 4.999),
    'getProductPoints',
    'tolerated',
    `${goods}.price`,
    /^the number 4\.999$/,
  ],
  [
    'decimals of a currency without any',
    changing(getProductPoints, `${goods}.price`, (_price, product) => {
      product['currency'] = 'JPY'
      return 100.5
    }),
    'getProductPoints',
    'tolerated',
    `${goods}.price`,
    /^the number 100\.5$/,
  ],
  [
    'a price in a list with gaps',
    changing(getProductPoints, 'content.0.goods', (list) => ({
      7: null,
      12: Object.assign({}, Object(list)[0], { price: '1,299' }),
    })),
    'getProductPoints',
    'broken',
    'content.0.goods.12.price',
    /^the text "1,299"$/,
  ],
  [
    'a method without an icon',
    saying(getPaywayList, (body) => body.replace(/"icon":"[^"]*"/, '"icon":null')),
    'getPaywayList',
    'broken',
    'content.country.MY.0.icon',
    /^null$/,
  ],
  [
    'a list for an empty map',
    changing(getGameList, 'content.0.sub_game', () => []),
    'getGameList',
    'tolerated',
    'content.0.sub_game',
    /^\[\]$/,
  ],
  [
    'two servers with one id',
    changing(getServerList, 'content.all', (all) =>
      Array.isArray(all) ? [all[0], ...(all as unknown[])] : all,
    ),
    'getServerList',
    'broken',
    'content.all.1',
    /earlier row/,
  ],
  [
    'a long id as a floating number',
    changing(getAllRoleList, 'content.1.role_id', () => 1.25e22),
    'getAllRoleList',
    'broken',
    'content.1.role_id',
    /^the number 1\.25e\+22$/,
  ],
  [
    'a long id as an integer',
    saying(getAllRoleList, (body) =>
      body.replace(/"role_id":"\d+"(?!.*"role_id")/, '"role_id":9007199254740993'),
    ),
    'getAllRoleList',
    'tolerated',
    'content.2.role_id',
    /^the number 900719925474099\d$/,
  ],
  [
    'a code as text',
    saying(getVipBasicInfo, (body) => body.replace('"code":1,', '"code":"1",')),
    'getVipBasicInfo',
    'tolerated',
    'code',
    /^the text "1"$/,
  ],
  [
    'a field of another system',
    changing(getProductPoints, `${goods}.warehouse`, () => ({ shelf: 4 })),
    'getProductPoints',
    'tolerated',
    `${goods}.warehouse`,
    /^an object$/,
  ],
  [
    'a list with gaps',
    changing(getCountryList, 'content', (list) => ({ ...(Object(list) as object) })),
    'getCountryList',
    'tolerated',
    'content',
    /^an object$/,
  ],
]
