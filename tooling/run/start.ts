import { join } from 'node:path'
import { serveStore } from '@topup/vite/serve'
import { buildForHere, building } from './src/buildForHere.ts'
import { runStores } from './src/runStores.ts'

await runStores({
  command: 'npm start',
  prepare: (keys) => {
    console.log(building(keys))
    return buildForHere(keys)
  },
  serve: ({ folder }, at, sandboxOrigins) =>
    serveStore({ folder: join(folder, 'dist-sandbox'), sandboxOrigins, ...at }),
  canServePhones: true,
})
