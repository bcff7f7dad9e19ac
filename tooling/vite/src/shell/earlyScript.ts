import { join } from 'node:path'
import type { Language } from '@topup/domain'
import type { PaintStart } from '@topup/flows/early'
import { type AskStart, askStart } from '@topup/flows/early/start'
import { artworkFiles } from '@topup/ui-kit/artworkFile'
import { build, type Rolldown, type UserConfig } from 'vite'
import { localDeploymentPlugin } from '../scripts/entryPlugin.ts'
import type { BrandApp } from '../apps/readBrandApp.ts'
import { assumptions, scriptTargets, treeshake } from '../targets/targets.ts'
import { type BuiltFile, withImports } from './textsTag.ts'

/**
 * The inline scripts that ask for the first screen's data and that paint it, with what this build knows of the store. They are in
 * the document because files of their own would cost the round trip that they are there to save (performance.md floor f).
 */
export async function earlyScripts(
  app: BrandApp,
  mode: string,
  files: readonly BuiltFile[],
): Promise<Readonly<Record<'ask' | 'paint', string>>> {
  const [ask, paint] = await Promise.all([
    startedWith('askFirst', mode, askStartOf(app, files)),
    startedWith('paintFirst', mode, paintStart(app, files)),
  ])
  return { ask, paint }
}

async function startedWith(name: string, mode: string, start: AskStart | PaintStart): Promise<string> {
  const entry = join(import.meta.dirname, `../client/${name}.ts`)
  const config = { mode, plugins: [localDeploymentPlugin(mode)] }
  const code = await inlineCode({ entry, name, target: scriptTargets, config })
  return `!function(topupStart){${code}}(${JSON.stringify(start).replaceAll('<', '\\u003c')})`
}

function madeFrom(source: string, files: readonly BuiltFile[]): string {
  const file = files.find(({ originalFileNames = [] }) =>
    originalFileNames.some((name) => name.endsWith(source)),
  )
  if (file === undefined) throw new Error(`The early script needs ${source}, and the build has no such file`)
  return `/${file.fileName}`
}

function askStartOf({ brand }: BrandApp, files: readonly BuiltFile[]): AskStart {
  const texts = brand.languages
    .filter((language) => language !== brand.defaultLanguage)
    .map((language): readonly [Language, string] => [language, madeFrom(`locales/${language}.json`, files)])
  return askStart(brand, Object.fromEntries(texts))
}

function paintStart({ brand }: BrandApp, files: readonly BuiltFile[]): PaintStart {
  const artworkUrls = artworkFiles.map((file) => [file, madeFrom(`artwork/drawings/${file}.svg`, files)])
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
  const sheets = new Set(wanted.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  return [...sheets, ...wanted.map(({ fileName }) => fileName)].map((name) => `/${name}`)
}

/** Builds a script with all that it imports, to stand in a document. */
export async function inlineCode(script: {
  readonly entry: string
  readonly name: string
  readonly target: string | readonly string[]
  readonly config?: Pick<UserConfig, 'mode' | 'plugins'>
}): Promise<string> {
  const { entry: from, name, target, config = {} } = script
  const output = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: typeof target === 'string' ? target : [...target],
      lib: { entry: from, formats: ['iife'], name },
      rolldownOptions: { transform: { assumptions }, treeshake: { ...treeshake, moduleSideEffects: false } },
    },
  })
  const [first] = (Array.isArray(output) ? output : [output]) as Rolldown.RolldownOutput[]
  const chunk = first?.output[0]
  if (chunk === undefined) throw new Error(`The script ${name} came out empty`)
  return chunk.code.trim()
}
