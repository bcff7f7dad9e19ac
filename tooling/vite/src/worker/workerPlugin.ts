import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { BrandApp } from '../apps/readBrandApp.ts'
import { sha384 } from '../deploy/sealDocuments.ts'
import type { BuiltFile } from '../shell/builtFile.ts'
import { buildWorker } from './buildWorker.ts'
import { workerFiles } from './workerFiles.ts'
import { workerFile } from '../deploy/workerRelease.ts'
import { shiftedMap, workerText } from '../deploy/workerText.ts'

/**
 * Writes the service worker of a store beside its documents, with what it may keep; for a store that has none, the one that ends
 * those of earlier releases. It gets its version with the documents. Source: decision 97.
 */
export function workerPlugin({ brand }: Pick<BrandApp, 'brand'>, mode: string): Plugin {
  const isOff = brand.serviceWorker === 'off'
  return {
    name: 'topup:worker',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir }, bundle) {
        if (dir === undefined) return
        const write = (name: string, text: string) => writeFileSync(join(dir, name), text)
        const { code, map, licences } = await buildWorker(isOff ? 'end' : 'store')
        if (isOff) write(workerFile, code)
        else {
          const document = readFileSync(join(dir, 'index.html'), 'utf8')
          const { first, others } = workerFiles(Object.values(bundle) as readonly BuiltFile[], document)
          const pinned = (names: readonly string[]) =>
            names.map((name) => [`/${name}`, sha384(readFileSync(join(dir, name)))] as const)
          write(workerFile, workerText({ version: '', first: pinned(first), others: pinned(others) }, code))
          write('worker-licences.txt', licences)
        }
        if (mode !== 'sandbox') write(`${workerFile}.map`, isOff ? map : shiftedMap(map))
      },
    },
  }
}
