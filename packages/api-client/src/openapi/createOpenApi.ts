import { allEndpoints, type NamedEndpoint } from '../contract/allEndpoints.ts'
import { type Endpoint, commonParameters } from '../contract/wire.ts'
import { successCode } from '../contract/errorCodes.ts'
import { allProviders } from '../providers/allProviders.ts'
import {
  type Json,
  createParameterRegistry,
  describeComponents,
  describeErrorCodes,
  describeSchema,
  describeStarters,
  fieldsOf,
  readDocs,
} from './describeSchema.ts'
import { exampleAnswers, exampleRejections, exampleRequest, exampleValue } from './exampleAnswers.ts'

const rejection = {
  type: 'object',
  description: `Any other code.\n\n${describeErrorCodes()}`,
  properties: {
    code: { type: 'integer', not: { const: successCode } },
    msg: { type: ['string', 'null'] },
    content: {},
  },
  required: ['code'],
}

const info = {
  title: 'Top-up store protocol',
  version: '1',
  description: [
    'Every answer is an envelope of code, msg and content with HTTP status 200. Values of queries and forms are text; one that has nothing to say is left out.',
    'Calls marked `x-retry: never` move money or use something up, and the store sends them a single time. A browser may still send one again over a connection that broke: a starter or a card recharge whose `session_id` has made an order already must make no second one and answers code 10 with that order as RepeatedOrder. All other calls may be repeated, up to three times per host.',
    '`username` and `password` are `p + base64(value + p)`, UTF-8, `p` being three random hex characters. `card_info` is base64 of the JSON `{card_id, card_rwd}`, `hash` the SHA-256 of that text in hex, a checksum.',
    'Calls marked `x-host: data` go to the data host, the others to the API host or one of its backups, which must know the same accounts and orders.',
  ].join('\n\n'),
}

/** A whole query, as a store sends it. */
const queryText = (named: NamedEndpoint) => new URLSearchParams(exampleRequest(named)).toString()

function answerOf(named: NamedEndpoint): Json {
  const success = {
    type: 'object',
    properties: {
      code: { const: successCode },
      msg: { type: ['string', 'null'] },
      content: describeSchema(named.endpoint.content),
    },
    required: ['code'],
  }
  const schema = { oneOf: [success, { $ref: '#/components/schemas/Rejection' }] }
  return {
    description: 'The content under code 1, or a rejection.',
    content: { 'application/json': { schema, examples: exampleAnswers(named) } },
  }
}

function formOf(named: NamedEndpoint): Json {
  const { properties, required } = fieldsOf(named.endpoint.request)
  const schema = {
    type: 'object',
    properties: { ...properties, idfv: { type: 'string', minLength: 1 } },
    required: [...required, 'idfv'],
  }
  const example = exampleRequest(named)
  return { required: true, content: { 'application/x-www-form-urlencoded': { schema, example } } }
}

/** The protocol as an OpenAPI 3.1 document, made from the contract's schemas. Source: decision 33 "the schema is its documentation". */
export function createOpenApi(): Json {
  const book = createParameterRegistry()
  const docs = readDocs('contract')
  const providerDocs = readDocs('providers')
  const providerOf = new Map<string, string>(allProviders.map(({ path, key }) => [path, key]))
  /** What the calls of an area have in common. */
  const tagDocs: Readonly<Record<string, string | undefined>> = {
    starters: [docs.get('payFields'), describeStarters()].join('\n\n'),
  }

  function queryOf(endpoint: Endpoint): readonly Json[] {
    const own = fieldsOf(endpoint.request)
    const common = fieldsOf(commonParameters)
    // A request's own parameter replaces the common parameter of the same name.
    const inherited = Object.entries(common.properties).filter(([name]) => !(name in own.properties))
    const exampleOf = (name: string) => exampleValue(name, endpoint.path)
    return [
      ...book.refer(own, exampleOf),
      ...book.refer({ ...common, properties: Object.fromEntries(inherited) }, exampleOf),
    ]
  }

  function operationOf(named: NamedEndpoint): Json {
    const { area, endpoint, name } = named
    return {
      operationId: name,
      tags: [area],
      // A starter is declared by its provider's row alone.
      description: docs.get(name) ?? providerDocs.get(providerOf.get(endpoint.path) ?? ''),
      ...(endpoint.method === 'GET'
        ? { parameters: queryOf(endpoint), 'x-example-query': queryText(named) }
        : { requestBody: formOf(named) }),
      responses: { 200: answerOf(named) },
      'x-host': endpoint.host,
      'x-retry': endpoint.retry,
      'x-secret': endpoint.secret,
    }
  }

  const paths = Object.fromEntries(
    allEndpoints.map((named) => [
      named.endpoint.path,
      { [named.endpoint.method.toLowerCase()]: operationOf(named) },
    ]),
  )
  return {
    openapi: '3.1.0',
    info,
    tags: [...new Set(allEndpoints.map(({ area }) => area))].map((name) => ({
      name,
      description: tagDocs[name],
    })),
    paths,
    components: {
      schemas: { ...describeComponents(docs), Rejection: rejection },
      parameters: book.entries(),
      examples: exampleRejections(),
    },
  }
}

/** The document as text, exactly as in the committed file. */
export function openApiText(): string {
  return `${JSON.stringify(createOpenApi(), null, 2)}\n`
}
