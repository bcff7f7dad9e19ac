import { defineConfig, type Project } from '@playwright/test'
import { layoutsOf } from './smoke/layouts.ts'
import { readRun, type SmokeStore } from './smoke/smokeRun.ts'
import { chromium } from './src/browsers.ts'

const run = readRun()

/** Whether it is the store that is meant; and the rest of the walk, which does not begin where it is not. */
function projectsOf(store: SmokeStore): readonly Project[] {
  const { name, brand, login, linkId } = store
  const first: Project = {
    name: `${name}: is it there`,
    testMatch: 'store.spec.ts',
    metadata: { store: name },
  }
  if (brand === null) return [first]
  const layouts = layoutsOf(brand)
    .slice(0, run.isQuick ? 1 : undefined)
    .map(({ kind }) => kind)
  const left = [
    ...(['new', 'old'] as const).filter((kind) => !layouts.includes(kind)).map((kind) => `@${kind}`),
    ...(run.isQuick ? ['@full'] : []),
    ...(login === null ? ['@account'] : []),
    ...(linkId === null ? ['@link'] : []),
  ]
  const rest: Project = {
    name,
    testMatch: ['pages.spec.ts', 'player.spec.ts'],
    dependencies: [first.name ?? ''],
    metadata: { store: name },
    ...(left.length === 0 ? {} : { grepInvert: new RegExp(`(?:${left.join('|')})\\b`) }),
  }
  return [first, rest]
}

export default defineConfig({
  testDir: 'smoke',
  projects: run.stores.flatMap(projectsOf),
  // Several at once would make each other slow, and slowness looks like a fault.
  workers: 1,
  // A walk through all methods is long; what is slow is ended by the patience of its own step.
  timeout: 1_800_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results/smoke',
  reporter: [['list'], ['html', { outputFolder: '../../reports/smoke', open: 'never' }]],
  use: { launchOptions: chromium, screenshot: 'only-on-failure' },
})
