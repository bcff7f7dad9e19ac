import type { Plugin } from 'vite'
import { payTextGroups } from '@topup/flows/documentTexts'
import type { BrandApp } from '../apps/readBrandApp.ts'
import { partId } from '../scripts/entryPlugin.ts'
import { brandTags, fillDocument, lateTags, lateWatch, linkTo, preloads } from '../shell/documentPlugin.ts'
import { escapeHtml, textsTag } from '../shell/textsTag.ts'
import type { BuiltFile } from '../scripts/builtFiles.ts'

/**
 * The first part of a pay document's inline script: takes what a bank's page has sent back out of the address before anything is
 * painted or requested, into the state of this entry of the history, where it is still there after a reload. The fragment
 * stays; nothing else of a pay document's address is in its query. Tokens of a login stay nowhere; a bank's own parameters may be called
 * like the rest of what `holdsSecret` looks for. Where a browser refuses to rewrite the address, the document loads again without
 * a token, and keeps what a bank sent for as long as it stands. Plain old syntax, as that of every inline script.
 * Source: decisions 35 and 95, faults W-06.
 */
export const returnGuard = (): string =>
  `(function(l){var r=/[^?#&;]*(oauth|access|id)(_|%5f)(token|verifier)[^&;]*/gi,s=l.search.replace(r,""),h=l.hash.replace(r,"");if(l.search||h!==l.hash)try{history.replaceState(l.search?{topupReturn:s}:history.state,"",l.pathname+h)}catch(e){if(s+h===l.search+l.hash)window.topupReturn=s;else l.replace(l.pathname+s+h)}})(location)`

/** The document's name, in a build and on the development server. */
export const payDocument = 'pay.html'

/**
 * Writes the brand into the pay document, and what it is about to need: its entry names nothing before it runs. `elsewhere` are
 * scripts of another build.
 */
export function payHtmlPlugin(read: () => Promise<BrandApp>, elsewhere: readonly string[] = []): Plugin {
  return {
    name: 'topup:pay-html',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path, bundle }) {
        if (path !== `/${payDocument}`) return
        const app = await read()
        const { brand } = app
        return {
          html: fillDocument(html, brand, waiting(back(brand.name))),
          tags: [
            ...(await brandTags(app, {
              first: [{ tag: 'script', children: returnGuard() + lateWatch(), injectTo: 'head' }],
            })),
            { tag: 'meta', attrs: { name: 'robots', content: 'noindex' }, injectTo: 'head' },
            ...preloads(partId('pay'), Object.values(bundle ?? {}) as readonly BuiltFile[], {
              rel: 'stylesheet',
            }),
            ...elsewhere.map((name) => linkTo(name, { rel: 'modulepreload' })),
            ...lateTags(app, back(brand.name)),
            textsTag(app, payTextGroups),
          ],
        }
      },
    },
  }
}

/** Leads to the store, by its name. */
const back = (storeName: string): string =>
  `<a class="button button--secondary" href="/">${escapeHtml(storeName)}</a>`

/**
 * What stands until the document has its data and texts: something is under way, and a link leads to the store. Source: faults
 * B-09, B-19.
 */
function waiting(back: string): string {
  const wheel = '<p class="live-line"><span class="spinner"></span></p>'
  return `<main class="message-page" aria-busy="true"><div class="message-content">${wheel}</div><div class="message-actions">${back}</div></main>`
}
