import { join } from 'node:path'
import { appsFolder } from '@topup/vite'
import { lastRelease } from '../src/lastRelease.ts'
import { packRelease } from '../src/keptRelease.ts'

/** Keeps the sandbox build of watt that is there now as the last release: run when a release has gone out. */
packRelease(join(process.argv[2] ?? appsFolder, 'watt/dist-sandbox'), lastRelease)
