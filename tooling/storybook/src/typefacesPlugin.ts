import { join } from 'node:path'
import { listApps, readBrandApp, typefaceFile } from '@topup/vite/apps'
import type { Plugin } from 'vite'

const id = 'virtual:topup/typefaces'

/** Gives Storybook the address of each brand's typeface, by the brand's key, as the theme beside it names it. */
export function typefacesPlugin(): Plugin {
  return {
    name: 'topup:typefaces',
    enforce: 'pre',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(source) {
      if (source !== `\0${id}`) return null
      const apps = await Promise.all(listApps().map((key) => readBrandApp(key)))
      const named = apps.filter(({ theme }) => theme.typeface !== undefined)
      return [
        ...named.map(
          (app, at) =>
            `import file${at} from ${JSON.stringify(`${join(app.folder, 'node_modules', typefaceFile(app))}?url`)}`,
        ),
        `export const typefaces = { ${named.map(({ brand }, at) => `${brand.key}: file${at}`).join(', ')} }`,
      ].join('\n')
    },
  }
}
