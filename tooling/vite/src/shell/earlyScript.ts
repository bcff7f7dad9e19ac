import { join } from 'node:path'
import type { BrandGame, DeploymentFacts } from '@topup/domain'
import type { EarlyFacts, EarlyStart } from '@topup/flows/early/start'
import { artworkFiles } from '@topup/ui-kit/artworkFile'
import { build, type Rolldown, type UserConfig } from 'vite'
import { localDeploymentPlugin } from '../scripts/entryPlugin.ts'
import type { BrandApp } from '../apps/readBrandApp.ts'
import { assumptions, scriptTargets, treeshake } from '../targets/targets.ts'
import { type BuiltFile, withImports } from './textsTag.ts'

const entry = join(import.meta.dirname, '../client/early.ts')

/**
 * The inline script that asks for the first screen's data and paints it, with what this build knows of the store. It is
 * in the document because a file of its own would cost the round trip that it is there to save (performance.md floor f).
 */
export async function earlyScript(app: BrandApp, mode: string, files: readonly BuiltFile[]): Promise<string> {
  const start = JSON.stringify(earlyStart(app, files)).replaceAll('<', '\\u003c')
  const config = { mode, plugins: [localDeploymentPlugin(mode)] }
  const code = await inlineCode({ entry, name: 'topupEarly', target: scriptTargets, config })
  return `!function(topupEarlyStart){${code}}(${start})`
}

function earlyStart({ brand }: BrandApp, files: readonly BuiltFile[]): EarlyStart {
  const { key, deployments, newVersion, regions, regionByClientId, games, languages, defaultLanguage } = brand
  const madeFrom = (source: string) => {
    const file = files.find(({ originalFileNames = [] }) =>
      originalFileNames.some((name) => name.endsWith(source)),
    )
    if (file === undefined)
      throw new Error(`The early script needs ${source}, and the build has no such file`)
    return `/${file.fileName}`
  }
  const locales = languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => [language, madeFrom(`locales/${language}.json`)])
  return {
    brand: {
      key,
      deployments: deployments.map(({ environment, origins, apiOrigin, backupApiOrigins, own }) => ({
        environment,
        origins,
        apiOrigin,
        backupApiOrigins,
        ...(own && { own: earlyFacts(own) }),
      })),
      regions,
      newVersion,
      ...(regionByClientId && { regionByClientId }),
      games: games.map(earlyGame),
      languages,
      defaultLanguage,
    },
    locales: Object.fromEntries(locales) as EarlyStart['locales'],
    artworkUrls: Object.fromEntries(
      artworkFiles.map((file) => [file, madeFrom(`artwork/drawings/${file}.svg`)]),
    ) as EarlyStart['artworkUrls'],
    popupUrls: popupUrls(files),
  }
}

/** What the early script needs of the facts that a deployment may state for itself. */
const earlyFacts = ({ games, regionByClientId, newVersion }: DeploymentFacts): Partial<EarlyFacts> => ({
  ...(newVersion && { newVersion }),
  ...(regionByClientId && { regionByClientId }),
  ...(games && { games: games.map(earlyGame) }),
})

const earlyGame = ({ clientIds, region }: BrandGame) => ({ clientIds, region })

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
