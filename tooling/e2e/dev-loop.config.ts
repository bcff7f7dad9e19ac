import { devices } from '@playwright/test'
import { chromium } from './src/browsers.ts'
import { suite } from './src/suite.ts'

export default suite('dev-loop', {
  // The copy is installed and the server prepares its libraries within it.
  timeout: 300_000,
  use: {
    ...devices['Pixel 7'],
    launchOptions: chromium,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
  },
})
