import { fontconfigFile, ordinaryTypeface } from '@topup/typefaces'
import type { LaunchOptions } from 'playwright'

/** How all checks start Chromium: nothing is fetched from elsewhere, and a letter is drawn alike on every machine. */
export const chromiumLaunch: LaunchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  // For letters that the typefaces of the stories lack.
  env: { ...process.env, FONTCONFIG_FILE: fontconfigFile(ordinaryTypeface) },
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    // For the headless shell alone: as Chromium itself draws letters.
    '--font-render-hinting=slight',
    '--disable-font-subpixel-positioning',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ],
}
