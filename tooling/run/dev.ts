import { developStore } from '@topup/vite/develop'
import { runStores } from './src/runStores.ts'

await runStores({
  command: 'npm run dev',
  prepare: () => Promise.resolve(),
  serve: ({ folder }, { port }, sandboxOrigins) => {
    process.env['SANDBOX_ORIGINS'] = sandboxOrigins.join(' ')
    return developStore(folder, port)
  },
  canServePhones: false,
})
