import type { Plugin } from 'vite'
import { dependenciesPlugin } from './dependenciesPlugin.ts'
import { firstStylePlugin } from './firstStylePlugin.ts'
import type { LiveApp } from './liveApp.ts'
import { localesPlugin } from './localesPlugin.ts'
import { payHtmlPlugin } from '../pay/payHtmlPlugin.ts'
import { payServePlugin } from '../pay/payServePlugin.ts'
import { sandboxMetaPlugin } from '../sandbox/sandboxMetaPlugin.ts'

/** An app for the development server. */
export interface DevelopedApp {
  readonly folder: string
  readonly mode: string
  readonly live: LiveApp
}

/** What the development server does beside the build: it brings edits onto the screen and serves both documents. */
export function developmentPlugins({ folder, mode, live }: DevelopedApp): readonly Plugin[] {
  return [
    sandboxMetaPlugin(mode),
    dependenciesPlugin(live.read),
    live.plugin,
    localesPlugin(folder),
    firstStylePlugin(live.read),
    payServePlugin(live.read),
    payHtmlPlugin(live.read),
  ]
}
