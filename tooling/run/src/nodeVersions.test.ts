import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rootFolder } from './runCommand.ts'

const read = (file: string) => readFileSync(join(rootFolder, file), 'utf8')

test('version managers, pnpm and the packages name one version of Node', () => {
  const version = read('.nvmrc').trim()
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(read('pnpm-workspace.yaml')).toContain(`nodeVersion: ${version}\n`)
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    readonly optionalDependencies: Readonly<Record<string, string>>
  }
  const nodes = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'))
  expect(nodes.length).toBeGreaterThan(0)
  expect(new Set(nodes.map(([, own]) => own))).toEqual(new Set([version]))
})
