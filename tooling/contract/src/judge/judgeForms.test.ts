import { parseAnswer } from '@topup/api-client/envelope/readEnvelope'
import {
  getAllRoleList,
  getCouponList,
  getCumulativeActivityInfo,
  getGameList,
  getPageConfig,
  getProductPoints,
  getServerList,
} from '@topup/api-client/contract'
import { allEndpoints } from '@topup/api-client/contract'
import { sampleContent } from '@topup/api-client/testing'
import type * as v from 'valibot'
import { expect, test } from 'vitest'
import { judgeForms } from './judgeForms.ts'

/** The path and the rule of each difference in an answer's text. */
const differences = ({ content }: { readonly content: v.GenericSchema }, text: string) =>
  judgeForms(content, parseAnswer(text), { isSecretCall: false, text }).map(
    ({ kind, path, rule }) => `${kind} ${path} ${rule}`,
  )

test.each([
  [
    'a number as text',
    getProductPoints,
    '[{"goods":[{"value":"a","price":"1.5"}]}]',
    ['content.0.goods.0.price numberAsText'],
  ],
  ['text as a number', getProductPoints, '[{"typeName":7,"goods":[]}]', ['content.0.typeName numberAsText']],
  [
    'a currency in small letters',
    getProductPoints,
    '[{"goods":[{"value":"a","currency":"usd"}]}]',
    ['content.0.goods.0.currency currencyLetters'],
  ],
  ['a switch as text', getPageConfig, '{"is_open_coupon":"1"}', ['content.is_open_coupon switchAsText']],
  ['an empty switch', getPageConfig, '{"is_open_coupon":""}', ['content.is_open_coupon switchAsText']],
  ['a list for a table', getPageConfig, '{"area_config":[]}', ['content.area_config emptyMap']],
  ['a list for a map', getGameList, '[{"client_id":"a","sub_game":[]}]', ['content.0.sub_game emptyMap']],
  ['an object for a list', getServerList, '{"all":{"3":{"server_id":"1"}}}', ['content.all listWithGaps']],
  ['false for no row', getCouponList, 'false', ['content nothingForList']],
  ['null for no row', getCouponList, 'null', ['content nothingForList']],
  ['an entity', getGameList, '[{"client_id":"a","name":"Bow &amp; Arrow"}]', ['content.0.name entities']],
  ['an unknown field', getGameList, '[{"client_id":"a","shelf":1}]', ['content.0.shelf unnamedField']],
  ['a long integer', getGameList, '[{"client_id":9007199254740993}]', ['content.0.client_id longId']],
  [
    'a field inside a choice',
    getCumulativeActivityInfo,
    '{"type":"cumulative","activity_id":"a","total":"5","milestones":[]}',
    ['content.total numberAsText'],
  ],
])('%s is tolerated by its rule', (_title, endpoint, text, expected) => {
  expect(differences(endpoint, text)).toEqual(expected.map((each) => `tolerated ${each}`))
})

test.each([
  ['two rows with one id', getGameList, '[{"client_id":"a"},{"client_id":"a"}]', 'content.1 idOnce'],
  ['one id as text and as a number', getGameList, '[{"client_id":"7"},{"client_id":7}]', 'content.1 idOnce'],
  ['an id with a fraction', getGameList, '[{"client_id":1.5}]', 'content.0.client_id id'],
  ['an id with an exponent', getGameList, '[{"client_id":1.2e22}]', 'content.0.client_id id'],
])('%s is broken by its rule', (_title, endpoint, text, expected) => {
  expect(differences(endpoint, text)).toEqual([`broken ${expected}`])
})

test('rows without an id are not rows with one id', () => {
  expect(differences(getGameList, '[{"name":"a"},{"client_id":null}]')).toEqual([])
})

test('a key that a service chooses can write nothing on a terminal', () => {
  const [line = ''] = differences(getGameList, '[{"client_id":"a","\\u001b[2J":1}]')
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  expect(line).not.toMatch(/[\u0000-\u001f]/)
})

test('characters of two servers may have one id', () => {
  const rows = '[{"role_id":"1","server_id":"1"},{"role_id":"1","server_id":"2"}]'
  expect(differences(getAllRoleList, rows)).toEqual([])
})

test.each(allEndpoints)('the first choice of $name is met', ({ endpoint }) => {
  const content = JSON.stringify(sampleContent(endpoint) ?? null)
  const unusual = differences(endpoint, content).filter((each) => !/numberAsText|idOnce/.test(each))
  expect(unusual).toEqual([])
})
