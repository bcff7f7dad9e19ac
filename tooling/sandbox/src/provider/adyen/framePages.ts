import type { Context } from 'hono'
import { html } from 'hono/html'
import type { SandboxEnv } from '../../http/env.ts'
import type { Html } from '../../http/html.ts'

/** Headers of a page in a frame of `formOrigin`, the store whose order is paid; no other page may frame it. */
const frameHeaders = (formOrigin: string) => ({
  'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${formOrigin}`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
})

/** A page with a script of its own: the script reads what it needs from the `data-` attributes of the body. */
export function framePage(
  c: Context<SandboxEnv>,
  {
    formOrigin,
    script,
    style,
    body,
    data,
    state,
  }: {
    readonly formOrigin: string
    readonly script?: string
    readonly style: string
    readonly body: Html
    readonly data?: string
    readonly state?: string
  },
) {
  const text = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox</title>
        <link rel="stylesheet" href="${style}" />
      </head>
      <body data-form-origin="${formOrigin}" data-message="${data ?? ''}" data-state="${state ?? ''}">
        ${body} ${script === undefined ? '' : html`<script src="${script}"></script>`}
      </body>
    </html>`
  return c.html(text, 200, frameHeaders(formOrigin))
}
