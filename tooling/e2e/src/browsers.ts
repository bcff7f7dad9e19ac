import { existsSync } from 'node:fs'
import { devices, type Project } from '@playwright/test'

/** Switches that keep a system Chromium quiet and offline. */
const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** How the system's Chromium is started. */
export const chromium = {
  args: chromiumArguments,
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
}

/**
 * The phones that journeys run on. Both are Chromium in a phone's clothes; Firefox joins for journeys tagged
 * `@firefox` where `FIREFOX_PATH` names one.
 */
export function phoneProjects(): Project[] {
  const firefoxPath = process.env['FIREFOX_PATH']
  return [
    {
      name: 'iphone',
      // The whole purchase; every other journey runs on the slower phone below.
      testMatch: /buy\.spec\.ts$/,
      use: {
        ...devices['iPhone 15'],
        browserName: 'chromium',
        defaultBrowserType: 'chromium',
        launchOptions: chromium,
      },
    },
    { name: 'pixel', use: { ...devices['Pixel 7'], launchOptions: chromium } },
    ...(firefoxPath !== undefined && existsSync(firefoxPath) ? [firefoxProject(firefoxPath)] : []),
  ]
}

function firefoxProject(executablePath: string): Project {
  return {
    name: 'firefox',
    grep: /@firefox/,
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      viewport: { width: 390, height: 844 },
      launchOptions: { executablePath },
    },
  }
}
