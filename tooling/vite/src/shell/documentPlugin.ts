import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { directionOf, htmlLang } from '@topup/domain'
import { partsId } from '@topup/flows/early/parts'
import { deriveTheme, twinOf, type ThemeInputs } from '@topup/ui-kit/theme'
import * as v from 'valibot'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import type { BrandApp } from '../apps/readBrandApp.ts'
import { criticalCss } from './criticalCss.ts'
import type { BuiltFile } from './builtFile.ts'
import { preloads } from './preloads.ts'
import { earlyScript } from './earlyScript.ts'
import { entryGuard } from './entryGuard.ts'
import { iconAddress } from './iconAddress.ts'
import { escapeHtml } from './escapeHtml.ts'
import { firstScreenHtml } from './firstScreenHtml.ts'
import { textsOf, textsTag } from './textsTag.ts'
import { troubleBuffer } from './troubleBuffer.ts'
import { webManifest } from './webManifest.ts'

/**
 * Writes the brand into the document: language, title, colours, icons, the first route's style sheet, the
 * shell that stands until React draws, the early script, and hints for what the entry is about to import. The guard and
 * the early script are the only inline scripts.
 */
export function documentPlugin(read: () => Promise<BrandApp>, mode: string): Plugin {
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
    transformIndexHtml: {
      order: 'post',
      async handler(html, context) {
        // The pay document has tags of its own.
        if (context.path !== '/index.html') return
        const app = await read()
        const { brand } = app
        const { shell, parts } = await firstScreenHtml(app)
        const lang = htmlLang(brand.defaultLanguage)
        const direction = directionOf(brand.defaultLanguage)
        const files = Object.values(context.bundle ?? {}) as readonly BuiltFile[]
        const early =
          context.bundle === undefined ? [] : [head('script', {}, await earlyScript(app, mode, files))]
        return {
          html: html
            .replace('<html', `<html lang="${lang}" dir="${direction}" data-brand="${brand.key}"`)
            .replace('<div id="root">', () => `<div id="root">${shell}`),
          // The early script's questions leave before the style sheet has arrived.
          tags: [
            ...(await brandTags(app, [
              head('script', {}, entryGuard() + troubleBuffer(brand, mode)),
              ...early,
            ])),
            manifestLink,
            ...preloads(app, files),
            partsTag(parts),
            textsTag(app),
          ],
        }
      },
    },
  }
}

const manifestTexts = v.object({
  nav: v.object({ topup: v.string() }),
  my: v.object({ orders: v.string() }),
})

function manifestOf(app: BrandApp): string {
  const { bg } = deriveTheme(app.theme)
  const { nav, my } = v.parse(manifestTexts, textsOf(app))
  return webManifest(app.brand, { background: bg, theme: bg }, { topUp: nav.topup, orders: my.orders })
}

/** The parts of a painting, for the end of the document: nothing is drawn of them there, and no request waits. */
const partsTag = (parts: string): HtmlTagDescriptor => ({
  tag: 'template',
  attrs: { id: partsId },
  children: parts,
  injectTo: 'body',
})

const manifestLink = head('link', { rel: 'manifest', href: '/manifest.webmanifest' })

/**
 * What the head of every document of a brand holds: name, colours, icons, the style sheet of what is drawn first. `first` are
 * scripts that have to run before any of it.
 */
export async function brandTags(
  { brand, theme, folder }: Pick<BrandApp, 'brand' | 'folder' | 'theme'>,
  first: readonly HtmlTagDescriptor[] = [],
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
    head('title', {}, escapeHtml(brand.name)),
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
