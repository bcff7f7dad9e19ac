import { join } from 'node:path'
import type { Plugin } from 'vite'

const id = 'virtual:topup/local-deployment'
const row = join(import.meta.dirname, '../client/localDeployments.ts')

/**
 * Adds the row for a store on this machine to a sandbox build. A release build gets an empty list,
 * so that it holds no word about local hosts. Source: decision 37.
 */
export function localDeploymentPlugin(mode: string): Plugin {
  return {
    name: 'topup:local-deployment',
    enforce: 'pre',
    resolveId: (source) => (source === id ? (mode === 'sandbox' ? row : `\0${id}`) : null),
    load: (source) => (source === `\0${id}` ? 'export const localDeployments = []' : null),
  }
}
