import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Language } from '@topup/domain'
import type { PaintStart } from '@topup/flows/early'
import { type AskStart, askStart } from '@topup/flows/early/start'
import { artworkFiles } from '@topup/ui-kit/artworkFile'
import type { Rolldown, UserConfig } from 'vite'
import { localDeploymentPlugin } from '../scripts/entryPlugin.ts'
import type { BrandApp } from '../apps/readBrandApp.ts'
import { assumptions, builtInMemory, scriptTargets, treeshake } from '../targets/targets.ts'
import { type BuiltFile, madeFrom, sheetsOf, withImports } from '../scripts/builtFiles.ts'

/** The scripts of a document that run before the store's own. */
export interface EarlyScripts {
  /** Text of the inline script that asks for the first screen's data: a file would cost the round trip that it is there to save. */
  readonly ask: string
  /** The file that paints them: it is there before the answers are, and the first frame does not wait for it. */
  readonly paint: { readonly fileName: string; readonly source: string; readonly map: string }
}

/** The early scripts with what this build knows of the store. Source: decision 18, performance.md floor f. */
export async function earlyScripts(
  app: BrandApp,
  mode: string,
  files: readonly BuiltFile[],
): Promise<EarlyScripts> {
  const [ask, paint] = await Promise.all([
    startedWith('askFirst', mode, askStartOf(app, files)),
    startedWith('paintFirst', mode, paintStart(app, files)),
  ])
  const hash = createHash('sha256').update(paint.source).digest('hex').slice(0, 8)
  return { ask: ask.source, paint: { ...paint, fileName: `assets/paint-${hash}.js` } }
}

async function startedWith(name: string, mode: string, start: AskStart | PaintStart) {
  const entry = join(import.meta.dirname, `../client/${name}.ts`)
  const config = { mode, plugins: [localDeploymentPlugin(mode)] }
  const { code, map } = await builtScript({ entry, name, target: scriptTargets, config })
  const facts = JSON.stringify(start).replaceAll('<', '\\u003c')
  // One line stands before the script.
  const shifted = JSON.stringify({ ...map, mappings: `;${map.mappings}` })
  return { source: `!function(topupStart){\n${code}}(${facts})`, map: shifted }
}

const addressOf = (source: string, files: readonly BuiltFile[]) => `/${madeFrom(source, files).fileName}`

function askStartOf({ brand }: BrandApp, files: readonly BuiltFile[]): AskStart {
  const texts = brand.languages
    .filter((language) => language !== brand.defaultLanguage)
    .map((language): readonly [Language, string] => [language, addressOf(`locales/${language}.json`, files)])
  return askStart(brand, Object.fromEntries(texts))
}

function paintStart({ brand }: BrandApp, files: readonly BuiltFile[]): PaintStart {
  const artworkUrls = artworkFiles.map((file) => [file, addressOf(`artwork/drawings/${file}.svg`, files)])
  return {
    key: brand.key,
    defaultLanguage: brand.defaultLanguage,
    artworkUrls: Object.fromEntries(artworkUrls) as PaintStart['artworkUrls'],
    popupUrls: popupUrls(files),
  }
}

/** The chunk of the popups with what it imports, as far as the first route does not hold it. */
function popupUrls(files: readonly BuiltFile[]): readonly string[] {
  const holding = (end: string) => {
    const file = files.find(({ moduleIds = [] }) => moduleIds.some((id) => id.endsWith(end)))
    if (file === undefined) throw new Error(`The early script needs ${end}, and the build has no such chunk`)
    return file
  }
  const first = withImports([holding('/src/main.tsx')], files)
  const wanted = [...withImports([holding('/popups/PopupLayers.tsx')], files)].filter(
    (file) => !first.has(file),
  )
  return [...sheetsOf(wanted), ...wanted.map(({ fileName }) => fileName)].map((name) => `/${name}`)
}

/** A script of its own, which shares no module with the store. */
interface EarlySource {
  readonly entry: string
  readonly name: string
  readonly target: string | readonly string[]
  readonly config?: Pick<UserConfig, 'mode' | 'plugins'>
}

/** Builds a script with all that it imports, to stand in a document. */
export const inlineCode = async (script: EarlySource): Promise<string> => (await builtScript(script)).code

/** The same with its source map. */
async function builtScript(
  script: EarlySource,
): Promise<Pick<Rolldown.OutputChunk, 'code'> & { map: Rolldown.SourceMap }> {
  const { entry: from, name, target, config = {} } = script
  const [chunk] = await builtInMemory({
    ...config,
    build: {
      sourcemap: 'hidden',
      target: typeof target === 'string' ? target : [...target],
      lib: { entry: from, formats: ['iife'], name },
      rolldownOptions: { transform: { assumptions }, treeshake: { ...treeshake, moduleSideEffects: false } },
    },
  })
  if (chunk?.type !== 'chunk' || chunk.map === null) throw new Error(`The script ${name} came out empty`)
  return { code: chunk.code.trim(), map: chunk.map }
}
