import { accountPassword, demoUsername } from '@topup/sandbox'
import { listApps } from '@topup/vite'
import { chooseBrand } from './src/chooseBrand.ts'
import { readPorts, requireFreePorts } from './src/ports.ts'
import { startLocally } from './src/startLocally.ts'

try {
  const key = chooseBrand(process.argv[2], listApps())
  const ports = readPorts(process.env)
  await requireFreePorts(ports)
  console.log(`Starting ${key} ...`)
  const { name, storeOrigin, apiOrigin, stop } = await startLocally(key, ports)
  console.log(`
${name} is open:      ${storeOrigin}
Log in as:         ${demoUsername}, password ${accountPassword}
Steer the sandbox: ${apiOrigin}/__sandbox
Another store:     npm start -- dragon
Stop:              Ctrl-C; data stays in .sandbox`)
  const end = () => {
    void stop().finally(() => process.exit(0))
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
