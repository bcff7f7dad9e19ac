import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** Escaped HTML. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/**
 * Headers of every page: no script at all, forms back to this host only. With the policy `no-referrer` a browser would
 * send those forms with `Origin: null`, which is rejected as foreign.
 */
export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const

/** Headers of a page in a frame of `formOrigin`, the store whose order is paid, with a script; no other page may frame it. */
export const frameHeaders = (formOrigin: string) => ({
  ...pageHeaders,
  'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${formOrigin}`,
})

/** Headers of a page whose form leads to another origin: a browser holds what a form is led on to by `form-action`, too. */
export const headersLeadingTo = (origin: string) => ({
  ...pageHeaders,
  'content-security-policy': pageHeaders['content-security-policy'].replace(
    "form-action 'self'",
    `form-action 'self' ${origin}`,
  ),
})

type Cell = Html | string | number

/** A table with a row of headings, where it has some; it says so when it has nothing below them. */
export function tableOf(headings: readonly string[], rows: readonly (readonly Cell[])[]): Html {
  return html`<table>
    ${
      headings.length === 0
        ? ''
        : html`<tr>
            ${headings.map((heading) => html`<th>${heading}</th>`)}
          </tr>`
    }
    ${rows.map(
      (cells) =>
        html`<tr>
          ${cells.map((cell) => html`<td>${cell}</td>`)}
        </tr>`,
    )}
    ${
      rows.length > 0
        ? ''
        : html`<tr>
            <td colspan="${headings.length}" class="note">None yet.</td>
          </tr>`
    }
  </table>`
}

interface PageParts {
  readonly style?: string
  /** The address of a script, which reads what it needs from `data`, in the attributes of the body. */
  readonly script?: string
  readonly data?: Readonly<Record<string, string>>
}

/** A page around `body`. */
export function page(title: string, body: Html, parts: PageParts = {}): Html {
  const { style = '/assets/pages.css', script, data = {} } = parts
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="${style}" />
      </head>
      <body ${Object.entries(data).map(([name, value]) => html`data-${name}="${value}" `)}>
        ${body} ${script === undefined ? '' : html`<script src="${script}"></script>`}
      </body>
    </html>`
}

/** A page that only says something. */
export const plainPage = (title: string, text = ''): Html =>
  page(
    title,
    html`<main>
      <h1>${title}</h1>
      <p>${text}</p>
    </main>`,
  )
