import { build, type InlineConfig, type Rolldown, type UserConfig } from 'vite'

/**
 * What the stores' syntax is lowered to: iOS 12 and Chrome 64 (Android 8). Source: decision 40.
 * Firefox stands at 78 and no lower: without `\p{}` in the target a library's unused expression becomes
 * a call of `RegExp` that throws in Chrome 64.
 */
export const scriptTargets = ['es2020', 'chrome64', 'edge79', 'safari12', 'ios12', 'firefox78']

/**
 * What lowered syntax may take for granted: nobody uses `document.all`, and no class has a field over an accessor of
 * the class above it. Not `pureGetters`: with it a method that is called by `?.()` loses its object.
 */
export const assumptions = { noDocumentAll: true, setPublicClassFields: true }

/** What the bundler may leave out of a module's top level: reading a property, and i18next's instance for all, which nobody uses. */
export const treeshake = {
  propertyReadSideEffects: false,
  manualPureFunctions: ['I18n.createInstance'],
} as const

/** What a build writes, kept in memory: the entry's script first. No configuration of an app counts. */
export async function builtInMemory(
  config: InlineConfig,
): Promise<readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    ...config,
    build: { ...config.build, write: false },
  })
  return ([output].flat() as Rolldown.RolldownOutput[]).flatMap(({ output: files }) => files)
}

/** The same line for style sheets. */
const styleTargets = ['chrome64', 'safari12', 'ios12']

/** `styleTargets` as Lightning CSS wants them: major version in the third byte. */
export const lightningTargets = { chrome: 64 << 16, safari: 12 << 16, ios_saf: 12 << 16 }

/** Where a build goes to; `input` is its document where that is not `index.html`. */
interface BuildPlace {
  readonly outDir: string
  readonly emptyOutDir: boolean
  readonly input?: string
  /** Where the licences of the bundled libraries are written. */
  readonly licences: string
}

/** How every script and style sheet of a store is built, whichever document it belongs to. Source: decision 40. */
export const buildTargets = (mode: string, { outDir, emptyOutDir, input, licences }: BuildPlace) =>
  ({
    css: { transformer: 'lightningcss' },
    json: { namedExports: false },
    build: {
      target: scriptTargets,
      cssTarget: styleTargets,
      outDir,
      emptyOutDir,
      license: { fileName: licences },
      sourcemap: mode === 'sandbox' ? false : 'hidden',
      // A lazy part's own imports are found when it comes: naming them all would cost every first visit more than it saves a later one.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file: string, needed: string[]) =>
          needed.filter((name) => name.endsWith('.css')),
      },
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        ...(input === undefined ? {} : { input }),
        transform: { assumptions },
        treeshake,
        // Other letters spell `-ad-` one day. Source: faults W-12.
        output: { hashCharacters: 'hex' },
      },
    },
  }) satisfies UserConfig
