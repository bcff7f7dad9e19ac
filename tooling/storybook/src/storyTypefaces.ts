import { join } from 'node:path'
import { listApps, readBrandApp, typefaceFile } from '@topup/vite/apps'
import type { Plugin } from 'vite'

/** What Vite needs to know of the typefaces of stories: those of packages, and those of brands. */
export const storyTypefaces = (): Plugin[] => [namedAsInstalled, ofBrands]

const sheet = /\/@fontsource-variable\/[^/]+\/wght\.css$/

/**
 * Gives the typefaces of packages the names under which style sheets know installed ones: `Noto Sans JP`, not `Noto Sans JP
 * Variable`. A letter waits for its typeface, so that no picture is taken of another.
 */
const namedAsInstalled: Plugin = {
  name: 'topup:named-as-installed',
  enforce: 'pre',
  transform(code, id) {
    if (!sheet.test(id.replace(/\?.*$/, ''))) return null
    const named = code.replaceAll(/(font-family: '[^']+) Variable'/g, "$1'")
    return { code: named.replaceAll('font-display: swap', 'font-display: block'), map: null }
  },
}

const brandTypefaces = 'virtual:topup/typefaces'

/** Gives Storybook the address of each brand's typeface, by the brand's key, as the theme beside it names it. */
const ofBrands: Plugin = {
  name: 'topup:typefaces',
  enforce: 'pre',
  resolveId: (source) => (source === brandTypefaces ? `\0${brandTypefaces}` : null),
  async load(source) {
    if (source !== `\0${brandTypefaces}`) return null
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
