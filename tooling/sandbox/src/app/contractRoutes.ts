import { Hono } from 'hono'
import { html } from 'hono/html'
import openapi from '@topup/api-client/openapi.json' with { type: 'json' }
import { type Html, page, pageHeaders, tableOf } from '../http/html.ts'

interface Parameter {
  readonly name?: string
  readonly required?: boolean
  readonly $ref?: string
}

interface Operation {
  readonly operationId: string
  readonly description: string
  readonly tags: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly 'x-retry': string
  readonly 'x-host': string
}

interface Call extends Operation {
  readonly method: string
  readonly path: string
}

const parametersByRef = openapi.components.parameters as Readonly<Record<string, Parameter>>

const calls: readonly Call[] = Object.entries(openapi.paths).flatMap(([path, item]) =>
  Object.entries(item as Readonly<Record<string, Operation>>).map(([method, operation]) => ({
    ...operation,
    method: method.toUpperCase(),
    path,
  })),
)

function named(parameter: Parameter): Parameter {
  return parameter.$ref === undefined
    ? parameter
    : (parametersByRef[parameter.$ref.split('/').at(-1) ?? ''] ?? parameter)
}

const row = (call: Call): readonly (Html | string)[] => [
  html`${call.method} <code>${call.path}</code>`,
  html`${call.operationId}${call['x-retry'] === 'never' ? ', sent once' : ''}<br />
    <small>${call.description}</small>`,
  (call.parameters ?? [])
    .map(named)
    .map(({ name = '', required }) => (required ? name : `${name}?`))
    .join(', '),
]

const area = (tag: string): Html =>
  html`<h2>${tag}</h2>
    ${tableOf(['Call', 'Name', 'Parameters'], calls.filter(({ tags }) => tags.includes(tag)).map(row))}`

/** The contract as OpenAPI, for a publisher's server, and as a page to read. */
export function contractRoutes(): Hono {
  const app = new Hono()
  app.get('/openapi.json', (c) => c.json(openapi))
  app.get('/openapi', (c) => {
    const body = html`<main>
      <h1>The wire contract</h1>
      <p>
        ${calls.length} calls, made from the schemas of <code>packages/api-client</code>. The whole of it with
        every answer: <a href="/openapi.json">openapi.json</a> (OpenAPI ${openapi.openapi}).
      </p>
      ${[...new Set(calls.flatMap(({ tags }) => tags))].map(area)}
    </main>`
    return c.html(page('The wire contract', body), 200, pageHeaders)
  })
  return app
}
