import { phoneProjects } from './src/browsers.ts'
import { suite } from './src/suite.ts'

export default suite('journeys', {
  globalSetup: './src/globalSetup.ts',
  projects: phoneProjects(),
  fullyParallel: true,
  // On two cores: with two, a quarter of the processor's time is left over while pages wait (505 s for all; with three 432 s).
  workers: 3,
  // A trace of every journey costs a quarter of the run. To see what a red one did: `npx pnpm e2e --trace on`.
  // What moves makes every tap wait and a renderer without a graphics card work; journeys about motion ask for it.
  use: {
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
})
