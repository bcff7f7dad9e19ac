import { createRequire } from 'node:module'
import { basename, dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRunnableDevEnvironment } from 'vite'
import type { DevEnvironment, EnvironmentModuleNode, Plugin } from 'vite'
import { importFile, readBrandApp } from '../apps/readBrandApp.ts'
import type { BrandApp } from '../apps/readBrandApp.ts'
import { payHtmlPlugin } from '../pay/payHtmlPlugin.ts'
import { payServePlugin } from '../pay/payPlugin.ts'
import { sandboxMetaPlugin } from '../sandbox/sandboxMeta.ts'
import { criticalCss, criticalFolder } from '../shell/firstScreenHtml.ts'

const fileOf = (name: string) => fileURLToPath(import.meta.resolve(name))

/**
 * Tells the development server which libraries to prepare before the first visit, so that no page has to load again
 * when one is met later: those of both documents, and of what the build writes from the facts. The plugin of React asks for `react-dom` by name, which an app cannot
 * resolve, as only flows depends on it; it is found in the sources like every other library.
 */
function dependenciesPlugin(read: () => Promise<BrandApp>): Plugin {
  return {
    name: 'topup:dependencies',
    apply: 'serve',
    enforce: 'post',
    async config(config) {
      const { dropIns, logins } = await read()
      const { optimizeDeps = {} } = config
      const include = optimizeDeps.include?.filter((name) => name !== 'react-dom')
      config.optimizeDeps = {
        ...optimizeDeps,
        ...(include && { include }),
        entries: [
          'src/main.tsx',
          fileOf('@topup/flows/checkout'),
          fileOf('@topup/flows/pay'),
          ...logins.map((name) => fileOf(`@topup/flows/login/${name}`)),
          ...dropIns.map((name) => fileOf(`@topup/flows/dropIns/${name}`)),
        ],
      }
    },
  }
}

const client = join(import.meta.dirname, '../client/firstStyle.ts')

/**
 * Sends to the page what was made of an edited file. Vite's message about a mistake in it stays until the page reloads, so a repair
 * reloads it.
 */
async function sendEdit(
  hot: DevEnvironment['hot'],
  {
    file,
    event,
    make,
  }: { readonly file: string; readonly event: string; readonly make: () => Promise<unknown> },
): Promise<void> {
  const isRepair = broken.has(file)
  broken.add(file)
  const made = await make()
  broken.delete(file)
  if (isRepair) hot.send({ type: 'full-reload', path: '*' })
  else hot.send(event, made)
}

/** The files that had a mistake when they were last read. */
const broken = new Set<string>()

/**
 * Brings edits of the first route's style sheet onto the screen without a reload. The sheet is inlined into the
 * document behind Vite's back, so its files are watched here and a script in the document swaps the text.
 */
function firstStylePlugin(read: () => Promise<BrandApp>): Plugin {
  return {
    name: 'topup:first-style',
    apply: 'serve',
    configureServer: ({ watcher }) => {
      watcher.add(criticalFolder)
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: `/@fs${client}` }, injectTo: 'head' },
    ],
    async hotUpdate({ type, file, read: readWhole }) {
      if (this.environment.name !== 'client' || type === 'delete') return
      if (!file.endsWith('.css') || !file.startsWith(`${criticalFolder}${sep}`)) return
      // A file that an editor is still writing is empty for a moment.
      await readWhole()
      const make = async () => criticalCss((await read()).theme)
      await sendEdit(this.environment.hot, { file: criticalFolder, event: 'topup:first-style', make })
    },
  }
}

/** What the development server does beside the build: it brings edits onto the screen and serves both documents. */
export function developmentPlugins(
  folder: string,
  mode: string,
  live: ReturnType<typeof liveApp>,
): readonly Plugin[] {
  return [
    sandboxMetaPlugin(mode),
    dependenciesPlugin(live.read),
    live.plugin,
    localesPlugin(folder),
    firstStylePlugin(live.read),
    payServePlugin(live.read),
    payHtmlPlugin(live.read),
  ]
}

/**
 * Reads a store's facts and theme through the development server, because Node keeps what it has imported once. Where
 * one of these files changes, or a file that they import, the page reloads: the document is made of them.
 */
export function liveApp(folder: string) {
  let importNow = importFile
  // Components that the server draws the document with are read too; they reach the page by themselves.
  const facts = [join(folder, 'src/brand.ts'), join(folder, 'src/theme.ts')]
  const isOfFacts = ({ file, importers }: EnvironmentModuleNode): boolean =>
    facts.includes(file ?? '') || [...importers].some(isOfFacts)
  const plugin: Plugin = {
    name: 'topup:live-app',
    apply: 'serve',
    configureServer({ environments: { ssr } }) {
      if (isRunnableDevEnvironment(ssr)) importNow = (path) => ssr.runner.import(path)
    },
    hotUpdate({ file, server }) {
      // Only the browser has a page; the server's side forgets the module by itself.
      if (this.environment.name !== 'client') return []
      const read = server.environments.ssr.moduleGraph.getModulesByFile(file) ?? new Set()
      if (![...read].some(isOfFacts)) return
      this.environment.hot.send({ type: 'full-reload', path: '*' })
      return []
    },
  }
  return { read: () => readBrandApp(folder, importNow), plugin }
}

/**
 * Brings an edited text onto the screen without a reload: texts are fetched by address, so Vite sees a new address of the same
 * content and leaves the page alone. The translator of the page takes what is sent here.
 */
function localesPlugin(folder: string): Plugin {
  const locales = dirname(createRequire(join(folder, 'package.json')).resolve('@topup/locales/en.json'))
  return {
    name: 'topup:locales',
    apply: 'serve',
    configureServer: ({ watcher }) => {
      watcher.add(locales)
    },
    async hotUpdate({ type, file, read }) {
      if (dirname(file) !== locales || !file.endsWith('.json')) return
      if (this.environment.name !== 'client' || type === 'delete') return []
      const make = async () => ({
        language: basename(file, '.json'),
        texts: JSON.parse(await read()) as unknown,
      })
      await sendEdit(this.environment.hot, { file, event: 'topup:texts', make })
      return []
    },
  }
}
