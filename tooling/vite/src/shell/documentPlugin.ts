import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { directionOf, htmlLang, ownValue } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'
import { lateId, partsId } from '@topup/flows/early/parts'
import { deriveTheme, twinOf } from '@topup/ui-kit/theme'
import type { ThemeInputs } from '@topup/ui-kit/theme'
import type { BrandApp } from '../apps/readBrandApp.ts'
import { screenshots } from '../installation/screenshots.ts'
import { type EarlyScripts, earlyScripts, inlineCode } from './earlyScript.ts'
import { criticalCss, firstScreenHtml } from './firstScreenHtml.ts'
import { sheetsOf, withImports } from '../scripts/builtFiles.ts'
import { escapeHtml, textsIn, textsOf, textsTag } from './textsTag.ts'
import type { BuiltFile } from '../scripts/builtFiles.ts'

/**
 * Writes the brand into the document: language, title, what is shown of it elsewhere, colours, icons, the first route's style sheet, the
 * shell that stands until React draws, the early scripts, and hints for what the entry is about to import. The guard and
 * the script that asks are the only inline scripts.
 */
export function documentPlugin(read: () => Promise<BrandApp>, mode: string): Plugin {
  /** What the document names, and the build has to write. */
  let named: EarlyScripts['paint'] | null = null
  return {
    name: 'topup:document',
    async buildStart() {
      if (this.meta.watchMode) return
      const source = manifestOf(await read())
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source })
    },
    configureServer(server) {
      server.middlewares.use('/manifest.webmanifest', (_request, response, next) => {
        read().then(
          (app) => response.setHeader('content-type', 'application/manifest+json').end(manifestOf(app)),
          next,
        )
      })
    },
    generateBundle: {
      // Behind the plugin that makes the document.
      order: 'post',
      handler() {
        if (named === null) return
        const { fileName, source, map } = named
        this.emitFile({ type: 'asset', fileName, source })
        if (mode !== 'sandbox') this.emitFile({ type: 'asset', fileName: `${fileName}.map`, source: map })
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, context) {
        // The pay document has tags of its own.
        if (context.path !== '/index.html') return
        const app = await read()
        const { brand } = app
        const { shell, parts } = await firstScreenHtml(app, context.server)
        const files = Object.values(context.bundle ?? {}) as readonly BuiltFile[]
        const early = context.bundle === undefined ? null : await earlyScripts(app, mode, files)
        named = early?.paint ?? null
        return {
          html: fillDocument(html, brand, shell),
          // The early script's questions leave before the style sheet has arrived.
          tags: [
            ...(await brandTags(app, {
              title: shareTexts(app).title,
              first: [
                head('script', {}, (await entryGuard()) + lateWatch() + troubleBuffer(brand, mode)),
                ...(early === null ? [] : [head('script', {}, early.ask), paintTag(early.paint)]),
              ],
            })),
            head('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
            ...lateTags(app),
            ...preloads(join(app.folder, 'src/main.tsx'), files, { rel: 'preload', as: 'style' }),
            ...shareTags(app),
            partsTag(parts),
            textsTag(app, textsIn(parts)),
          ],
        }
      },
    },
  }
}

const rootTag = '<div id="root">'

/**
 * A document in its store's default language, with what stands in its root until a script draws there. Throws where it has no
 * root: such a document would stay blank.
 */
export function fillDocument(html: string, { key, defaultLanguage }: BrandConfig, inRoot: string): string {
  if (!html.includes(rootTag)) throw new Error(`A document of ${key} has no ${rootTag}.`)
  const [lang, direction] = [htmlLang(defaultLanguage), directionOf(defaultLanguage)]
  return html
    .replace('<html', `<html lang="${lang}" dir="${direction}" data-brand="${key}"`)
    .replace(rootTag, () => `${rootTag}${inRoot}`)
}

/** Nothing waits for it: it may hang. It is asked for first, so that it is there before the answers and the store are. */
const paintTag = ({ fileName }: EarlyScripts['paint']): HtmlTagDescriptor => ({
  tag: 'script',
  attrs: { async: true, src: `/${fileName}`, crossorigin: true, fetchpriority: 'high' },
  injectTo: 'head-prepend',
})

/** A text of the store's default language by its key, as `nav.topup`. Throws where there is none. */
const textAt = (app: Pick<BrandApp, 'brand' | 'folder'>, key: string): string =>
  v.parse(v.string(), key.split('.').reduce<unknown>(ownValue, textsOf(app)))

/** The parts of a painting, for the end of the document: nothing is drawn of them there, and no request waits. */
const partsTag = (parts: string): HtmlTagDescriptor => ({
  tag: 'template',
  attrs: { id: partsId },
  children: parts,
  injectTo: 'body',
})

/** What a chat and a search engine show of a store, in its default language. */
function shareTexts(app: Pick<BrandApp, 'brand' | 'folder'>) {
  const { name } = app.brand
  return {
    // As the store itself titles the page that it opens with.
    title: `${textAt(app, 'nav.topup')} – ${name}`,
    description: textAt(app, 'share.description').replaceAll('{{brand}}', name),
  }
}

/**
 * Description and picture for those who are sent the store's address. The picture's address is whole, because chats ask for it from
 * elsewhere: that of production, whatever host the document is read from.
 */
export function shareTags(app: Pick<BrandApp, 'brand' | 'folder'>): HtmlTagDescriptor[] {
  const { brand } = app
  const { title, description } = shareTexts(app)
  const production = brand.deployments.find(({ environment }) => environment === 'production')
  const picture = screenshots.find(({ form }) => form === 'wide')
  const origin = production?.origins[0]
  const meta = (kind: 'name' | 'property', key: string, content: string): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs: { [kind]: key, content: escapeHtml(content) },
    injectTo: 'head',
  })
  return [
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(origin === undefined || picture === undefined
      ? []
      : [
          meta('property', 'og:url', `${origin}/`),
          meta('property', 'og:image', `${origin}/${picture.file}`),
          meta('property', 'og:image:width', String(picture.width)),
          meta('property', 'og:image:height', String(picture.height)),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]),
  ]
}

/**
 * What the head of every document of a brand holds: title, colours, icons, the style sheet of what is drawn first. `first` are
 * scripts that have to run before any of it; without a title it is the brand's name.
 */
export async function brandTags(
  { brand, theme, folder }: Pick<BrandApp, 'brand' | 'folder' | 'theme'>,
  {
    title = brand.name,
    first = [],
  }: { readonly title?: string; readonly first?: readonly HtmlTagDescriptor[] } = {},
): Promise<HtmlTagDescriptor[]> {
  const icon = iconAddress(await readFile(join(folder, 'public/icon.svg'), 'utf8'))
  return [
    head('meta', { charset: 'utf-8' }),
    ...first,
    head('meta', {
      name: 'viewport',
      // With a keyboard on screen the page is as high as what it leaves free, so that no button is behind it.
      content: 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content',
    }),
    head('title', {}, escapeHtml(title)),
    ...modeTags(theme),
    head('meta', { name: 'format-detection', content: 'telephone=no' }),
    head('link', { rel: 'icon', type: 'image/svg+xml', href: icon }),
    head('link', { rel: 'apple-touch-icon', href: '/icon-192.png' }),
    head('style', {}, await criticalCss(theme)),
  ]
}

/** The colour of the browser's own bars and controls, in both modes where the brand follows the system. Source: decision 84. */
function modeTags(theme: ThemeInputs): readonly HtmlTagDescriptor[] {
  const twin = twinOf(theme)
  const colour = (inputs: ThemeInputs, media: Record<string, string>) =>
    head('meta', { name: 'theme-color', content: deriveTheme(inputs).bg, ...media })
  const scheme = (content: string) => head('meta', { name: 'color-scheme', content })
  if (twin === null) return [colour(theme, {}), scheme(theme.mode)]
  return [
    // A browser that knows no media here takes the first, which is the brand's own.
    colour(theme, { media: `(prefers-color-scheme: ${theme.mode})` }),
    colour(twin, { media: `(prefers-color-scheme: ${twin.mode})` }),
    scheme(`${theme.mode} ${twin.mode}`),
  ]
}

function head(tag: string, attrs: Record<string, string>, children?: string): HtmlTagDescriptor {
  return { tag, attrs, injectTo: 'head-prepend', ...(children === undefined ? {} : { children }) }
}

/**
 * Tags for a module and all that it imports statically, which without them would cost a hop each; `sheet` is what a tag says of a style
 * sheet. The texts are asked for by the early script, which knows the language.
 */
export function preloads(
  source: string,
  files: readonly BuiltFile[],
  sheet: Readonly<Record<string, string>>,
): HtmlTagDescriptor[] {
  const starts = files.filter(({ moduleIds = [] }) => moduleIds.includes(source))
  // The document names its first script itself.
  const wanted = [...withImports(starts, files)].filter(
    (file) => file.isEntry !== true || starts.includes(file),
  )
  return [
    ...sheetsOf(wanted).map((name) => linkTo(name, sheet)),
    ...wanted.map(({ fileName }) => linkTo(fileName, { rel: 'modulepreload' })),
  ]
}

/** A link to a built file. */
export const linkTo = (name: string, attributes: Readonly<Record<string, string>>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attributes, href: `/${name}`, crossorigin: true },
  injectTo: 'head',
})

/**
 * The first inline script of a document: takes an address with secrets out of the address bar before anything is painted or
 * requested. It is then in `window.topupCame` for the store, which puts back what may stay, and puts any other address right
 * that chats, mails and people have damaged. Old syntax, for it runs before the feature test. Source: decision 35, faults W-06.
 */
export const entryGuard = (): Promise<string> =>
  (guard ??= inlineCode({
    entry: join(import.meta.dirname, '../client/guard.ts'),
    target: 'es2015',
    name: 'topupGuard',
  }))

/** The same in every document of a process. */
let guard: Promise<string> | undefined

/**
 * What a document says where its scripts are off, or do not come; hidden until then, and gone when it is drawn. `wayOn` is a link
 * beside the one that loads it again.
 */
export function lateTags(app: Pick<BrandApp, 'brand' | 'folder'>, wayOn = ''): readonly HtmlTagDescriptor[] {
  const say = (key: string) => escapeHtml(textAt(app, key))
  const notice = (title: string, text: string) =>
    `<div class="message-page message-page--over" role="alert"><h2>${say(title)}</h2><p>${say(text)}</p>` +
    `<a class="button button--primary" href="">${say('pages.crashed.reload')}</a>${wayOn}</div>`
  const off = notice('pages.noScript.title', 'pages.noScript.text')
  const late = notice('pages.late.title', 'pages.late.text')
  return [
    { tag: 'noscript', children: off, injectTo: 'body' },
    { tag: 'div', attrs: { id: lateId, hidden: true }, children: late, injectTo: 'body' },
  ]
}

/** How long the document waits for the store before it says so, and how long after a tap, in milliseconds. */
const lateMs = { document: 10_000, tap: 2_500 }

/**
 * The part of a document's first inline script that says when its own scripts do not come: at once when one of them is refused or
 * changed on the way, else after a time, and soon after a tap that nothing has answered. Plain old syntax, for it runs before the
 * feature test. Source: faults W-12.
 */
export function lateWatch(): string {
  return (
    // A link to the document itself would lose what stands behind "#" in its address.
    `;(function(w,d){function s(){var e=d.getElementById("${lateId}");if(e){e.hidden=false;` +
    `e.querySelector("a").onclick=function(){w.location.reload();return false}}}` +
    `w.addEventListener("error",function(e){var t=e.target;if(t&&t.src&&t.type==="module")s()},true);` +
    `w.addEventListener("unhandledrejection",function(e){/import|module/i.test(String(e.reason))&&s()});` +
    `d.addEventListener("click",function(){setTimeout(function(){d.querySelector("[role=dialog]")||s()},${lateMs.tap})},true);` +
    `setTimeout(s,${lateMs.document})})(window,document)`
  )
}

/** A drawing as an address that holds it, so that no request is made for it; what means something in an address is encoded. */
export function iconAddress(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replace(/[%#<>{}"\n]/g, encodeURIComponent)}`
}

/**
 * Part of the first inline script of a store that reports anything, else empty: keeps what breaks until the reporter arrives, at
 * most nine times. A sandbox build has it too, where reports are asked for by the address. Plain old syntax, for it runs before the
 * feature test. Source: decision 92.
 */
export function troubleBuffer(brand: BrandConfig, mode: string): string {
  const stated = [brand, ...brand.deployments.map(({ own }) => own)]
  if (mode !== 'sandbox' && !stated.some((facts) => facts?.reports != null)) return ''
  return (
    `;(function(w,b){w.topupTrouble=b;["error","unhandledrejection","securitypolicyviolation"].forEach(` +
    `function(n){w.addEventListener(n,function(e){b.length>8||b.push(e)})})})(window,[])`
  )
}

/**
 * The web app manifest of a store, as JSON text: with what browsers want before they offer to install it (icons, one of them
 * maskable, and pictures of the store), and shortcuts to the products and the orders. Source: spec §7 "pwa", decision 97.
 */
function manifestOf(app: BrandApp): string {
  const { name, defaultLanguage } = app.brand
  const { bg } = deriveTheme(app.theme)
  const icon = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' }
  const largeIcon = { src: '/icon-512.png', sizes: '512x512', type: 'image/png' }
  const shortcut = (key: string, url: string) => ({ name: textAt(app, key), url, icons: [icon] })
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    lang: htmlLang(defaultLanguage),
    dir: directionOf(defaultLanguage),
    start_url: '/selectGoods',
    scope: '/',
    display: 'standalone',
    background_color: bg,
    theme_color: bg,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { ...icon, purpose: 'any' },
      { ...largeIcon, purpose: 'any' },
      // Its drawing lies inside the circle that every mask leaves.
      { ...largeIcon, purpose: 'maskable' },
    ],
    shortcuts: [shortcut('nav.topup', '/selectGoods'), shortcut('my.orders', '/my')],
    screenshots: screenshots.map(({ file, width, height, form }) => ({
      src: `/${file}`,
      sizes: `${width}x${height}`,
      type: 'image/jpeg',
      form_factor: form,
      label: name,
    })),
  })
}
