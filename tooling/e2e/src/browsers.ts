import { existsSync } from 'node:fs'
import { devices, type Project } from '@playwright/test'
import { fontconfigFile, ordinaryTypeface, type Typeface, wideTypeface } from '@topup/typefaces'

/** Switches that keep a system Chromium quiet and offline. */
const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** How the system's Chromium is started: with the fonts of the machine. */
export const chromium = {
  args: chromiumArguments,
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
}

/** The same with a typeface that the tests bring, so that a journey goes alike on every machine. */
const chromiumWith = (typeface: Typeface) => ({
  ...chromium,
  env: { ...process.env, FONTCONFIG_FILE: fontconfigFile(typeface) },
})

/** How journeys start Chromium where nothing else is asked for. */
export const pinnedChromium = chromiumWith(ordinaryTypeface)

/** Chromium itself, where the others run in its headless shell. */
const wholeChromium = {
  ...pinnedChromium,
  executablePath: process.env['WHOLE_CHROMIUM_PATH'] ?? pinnedChromium.executablePath,
}

/** A phone has some seven device pixels for each CSS pixel, and here a processor draws them. Layout does not depend on them. */
const deviceScaleFactor = 1
const pixel = { ...devices['Pixel 7'], deviceScaleFactor }

/** Drives a Firefox of the system over WebDriver BiDi; without it Playwright wants a Firefox of its own. */
export const firefoxChannel = 'moz-firefox'

const layoutJourneys = /layout\.spec\.ts$/

/**
 * The phones that journeys run on. Both are Chromium with a phone's screen and name; Firefox joins for journeys tagged
 * `@firefox` where `FIREFOX_PATH` names one.
 */
export function phoneProjects(): Project[] {
  const firefoxPath = process.env['FIREFOX_PATH']
  return [
    {
      name: 'iphone',
      // One whole purchase, in the browser as players have it; every journey runs on the slower phone below.
      testMatch: /buy\.spec\.ts$/,
      grep: /a player of watt/,
      use: {
        ...devices['iPhone 15'],
        browserName: 'chromium',
        defaultBrowserType: 'chromium',
        deviceScaleFactor,
        launchOptions: wholeChromium,
      },
    },
    {
      name: 'pixel',
      testIgnore: layoutJourneys,
      use: { ...pixel, launchOptions: pinnedChromium },
    },
    {
      name: 'wide typeface',
      testMatch: /firstScreen\.spec\.ts$/,
      grep: /stay where they are/,
      use: { ...pixel, launchOptions: chromiumWith(wideTypeface) },
    },
    {
      // No particular typeface: that of the machine. The journeys put a narrow and a wide one in its place themselves.
      name: 'any typeface',
      testMatch: layoutJourneys,
      use: { ...pixel, launchOptions: chromium },
    },
    ...(firefoxPath !== undefined && existsSync(firefoxPath)
      ? [
          {
            name: 'firefox',
            grep: /@firefox/,
            use: {
              browserName: 'firefox' as const,
              channel: firefoxChannel,
              viewport: { width: 390, height: 844 },
              launchOptions: { executablePath: firefoxPath },
            },
          },
        ]
      : []),
  ]
}
