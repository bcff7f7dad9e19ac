import { existsSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type HtmlTagDescriptor, type Plugin } from 'vite'
import { buildTargets } from '../buildTargets.ts'
import { entryPlugin } from '../entryPlugin.ts'
import { lazyStylePlugin } from '../lazyStylePlugin.ts'
import { localDeploymentPlugin } from '../localDeploymentPlugin.ts'
import type { BrandApp } from '../readBrandApp.ts'
import { type BuiltFile, withImports } from '../shell/builtFile.ts'
import { brandTags } from '../shell/documentPlugin.ts'
import { languageTag } from '../shell/languageTag.ts'
import { escapeHtml } from '../shell/shellHtml.ts'

/** The document's name in a build. */
export const payDocument = 'pay.html'

/**
 * Builds the pay document of an app that has a `src/pay.ts` into the same folder, as a build of its own: it shares no
 * chunk with the store, so that nothing of a provider's code is in the store's files. Source: decision 20.
 */
export function payPlugin(app: BrandApp, mode: string): Plugin {
  const source = join(app.folder, 'src/pay.ts')
  return {
    name: 'topup:pay',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined || !existsSync(source)) return
        await build({
          configFile: false,
          root: import.meta.dirname,
          publicDir: false,
          mode,
          logLevel: 'warn',
          plugins: [
            entryPlugin(source),
            localDeploymentPlugin(mode),
            lazyStylePlugin(),
            react(),
            payHtmlPlugin(app, source),
          ],
          ...buildTargets(mode, {
            outDir: dir,
            emptyOutDir: false,
            input: join(import.meta.dirname, payDocument),
          }),
        })
      },
    },
  }
}

/** Writes the brand into the pay document, and what it is about to need: its entry names nothing before it runs. */
function payHtmlPlugin({ brand, theme }: BrandApp, source: string): Plugin {
  const { tag, direction } = languageTag(brand.defaultLanguage)
  return {
    name: 'topup:pay-html',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => ({
        html: html
          .replace('<html', `<html lang="${tag}" dir="${direction}" data-brand="${brand.key}"`)
          .replace('<div id="root">', `$&${waiting(brand.name)}`),
        tags: [
          ...brandTags({ brand, theme }),
          { tag: 'meta', attrs: { name: 'robots', content: 'noindex' }, injectTo: 'head' },
          ...needed(source, Object.values(bundle ?? {}) as readonly BuiltFile[]),
        ],
      }),
    },
  }
}

/**
 * What stands until the document has its data and texts, and for ever where its scripts do not come: something is under
 * way, and by the store's name leads to the store. Source: faults B-09, B-19.
 */
function waiting(storeName: string): string {
  const wheel = '<p class="live"><span class="spin"></span></p>'
  const wayBack = `<a class="btn btn-s" href="/">${escapeHtml(storeName)}</a>`
  return `<main class="msg" aria-busy="true"><div class="msg-c">${wheel}</div><div class="msg-a">${wayBack}</div></main>`
}

/** The style sheets and scripts that a module imports at once. */
function needed(source: string, files: readonly BuiltFile[]): readonly HtmlTagDescriptor[] {
  const chunks = [
    ...withImports(
      files.filter(({ facadeModuleId }) => facadeModuleId === source),
      files,
    ),
  ]
  const sheets = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  const link = (rel: string, name: string): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel, href: `/${name}`, crossorigin: true },
    injectTo: 'head',
  })
  return [
    ...[...sheets].map((name) => link('stylesheet', name)),
    ...chunks.map(({ fileName }) => link('modulepreload', fileName)),
  ]
}
