import type { Plugin } from 'vite'

const sheet = /\/@fontsource-variable\/[^/]+\/wght\.css$/

/**
 * Gives the typefaces of packages the names under which style sheets know installed ones: `Noto Sans JP`, not `Noto Sans JP
 * Variable`. A letter waits for its typeface, so that no picture is taken of another.
 */
export function namedAsInstalled(): Plugin {
  return {
    name: 'topup:named-as-installed',
    enforce: 'pre',
    transform(code, id) {
      if (!sheet.test(id.replace(/\?.*$/, ''))) return null
      const named = code.replaceAll(/(font-family: '[^']+) Variable'/g, "$1'")
      return { code: named.replaceAll('font-display: swap', 'font-display: block'), map: null }
    },
  }
}
