import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { allEndpoints } from '../contract/allEndpoints.ts'
import type { NamedEndpoint } from '../contract/allEndpoints.ts'
import { errorReasons, reasonOf } from '../contract/errorCodes.ts'
import { commonParameters } from '../contract/wire.ts'
import { readRepeatedOrder } from '../decode/payments.ts'
import { readEnvelope } from '../envelope/readEnvelope.ts'
import { decoderOf, strangeNames } from '../testing/decoders.ts'
import { createOpenApi } from './createOpenApi.ts'

interface Example {
  readonly value?: { readonly code: number; readonly content: unknown }
  readonly $ref?: string
}
interface Parameter {
  readonly name: string
  readonly example?: string
  readonly schema: { readonly enum?: readonly string[] }
  readonly $ref?: string
}
interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly 'x-example-query'?: string
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: object }>> }
  readonly responses: {
    readonly 200: {
      readonly content: {
        readonly 'application/json': { readonly examples: Readonly<Record<string, Example>> }
      }
    }
  }
}
const document = createOpenApi() as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly examples: Readonly<Record<string, Example>>
  }
}

function operationOf({ endpoint }: NamedEndpoint): Operation {
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
  if (operation === undefined) throw new Error(`${endpoint.path} is not described`)
  return operation
}
const answersTo = (named: NamedEndpoint) =>
  Object.entries(operationOf(named).responses[200].content['application/json'].examples).map(
    ([reason, { $ref, value }]) =>
      [
        reason,
        $ref === undefined ? value : document.components.examples[$ref.split('/').at(-1) ?? '']?.value,
      ] as const,
  )

describe.each(allEndpoints)('the examples of $name', (named) => {
  const { endpoint } = named

  test('the answer is read whole by the store: no field is left out, and its decoder makes something of it', () => {
    const [[first, value] = []] = answersTo(named)
    expect(first).toBe('success')
    const reading = readEnvelope(JSON.stringify(value), endpoint)
    expect(reading).toMatchObject({ kind: 'content', leftOut: [], isPartial: false })
    if (reading.kind !== 'content') return
    const { content } = reading
    const decoded = decoderOf(named)?.(content) ?? content
    // What is tracked has no content; of everything else a decoder that can read nothing answers null or an empty list.
    if (endpoint.host === 'api') expect(decoded).toSatisfy(isSomething)
    if (Array.isArray(content) && Array.isArray(decoded)) expect(decoded).toHaveLength(content.length)
  })

  test('every rejection is read by the store as the one that it is called', () => {
    const rejections = answersTo(named).slice(1)
    expect(rejections.map(([reason]) => reason)).toContain('other')
    for (const [reason, value] of rejections) {
      const reading = readEnvelope(JSON.stringify(value), endpoint)
      expect(reading.kind === 'rejected' && reasonOf(reading.code, endpoint.path)).toBe(reason)
    }
  })

  test('the request is what the contract asks for, and says each value as the parameters do', () => {
    const { parameters = [], requestBody, 'x-example-query': query } = operationOf(named)
    const form = requestBody?.content['application/x-www-form-urlencoded']?.example
    const sent = form ?? Object.fromEntries(new URLSearchParams(query))
    expect(v.safeParse(endpoint.request, sent).issues).toBeUndefined()
    expect(v.safeParse(commonParameters, sent).issues).toBeUndefined()
    for (const each of parameters) {
      const { name, example, schema } = each.$ref === undefined ? each : parameterAt(each.$ref)
      expect(example).toMatch(/./)
      if (schema.enum !== undefined) expect(schema.enum).toContain(example)
      if (name in sent) expect(sent).toMatchObject({ [name]: example })
    }
  })
})

const isSomething = (decoded: unknown) =>
  Array.isArray(decoded) ? decoded.length > 0 : decoded !== null && decoded !== undefined

function parameterAt(reference: string): Parameter {
  const found = document.components.parameters[reference.split('/').at(-1) ?? '']
  if (found === undefined) throw new Error(`${reference} leads nowhere`)
  return found
}

test('each reason of its own is an example of some call, and every call has a success', () => {
  const shown = new Set(allEndpoints.flatMap((named) => answersTo(named).map(([reason]) => reason)))
  expect(shown).toEqual(new Set(['success', 'other', ...errorReasons()]))
})

test('the order of a repeat is read by the store, with the way to its payment', () => {
  const { value } = document.components.examples['repeat'] ?? {}
  const error = { content: value?.content } as Parameters<typeof readRepeatedOrder>[0]
  expect(readRepeatedOrder(error)).toMatchObject({
    billingNo: 'B2026112000001',
    url: expect.stringMatching(/^https:/),
  })
})

test.each([
  ['session_time', /^\d{13}$/],
  ['traffic_source', /^(?:social|kf)$/],
])('the example of %s is what a payment sends', (name, form) => {
  const examples = Object.values(document.paths).flatMap(({ get }) =>
    (get?.parameters ?? []).flatMap((each) => {
      const parameter = each.$ref === undefined ? each : parameterAt(each.$ref)
      return parameter.name === name ? [parameter.example] : []
    }),
  )
  expect(examples.length).toBeGreaterThan(0)
  for (const example of examples) expect(example).toMatch(form)
})

test('the checksum of a card is that of the card', () => {
  const { card_info, hash } = document.components.parameters
  expect(hash?.example).toBe(
    createHash('sha256')
      .update(card_info?.example ?? '')
      .digest('hex'),
  )
})

test('the table of decoders names calls alone', () => {
  expect(strangeNames()).toEqual([])
})
