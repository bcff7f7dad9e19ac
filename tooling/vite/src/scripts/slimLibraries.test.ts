import { join } from 'node:path'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { builtCode } from '../testing/buildInMemory.ts'
import { reactModulesPlugin, slimLibrariesPlugin } from './slimLibraries.ts'

/** React, where a build of something else leaves it outside. */
const reactOutside = /^react(?:-dom)?(?:\/|$)/

/** What a store uses of a library, built with the installed one as the stores build it. */
const built = (code: string, plugins: readonly Plugin[], external?: RegExp) =>
  builtCode(code, plugins, { external: external ?? [], treeshake: { propertyReadSideEffects: false } })

const router =
  "import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router'; globalThis.used = [BrowserRouter, Navigate, Outlet, Route, Routes, useLocation, useNavigate]"
const react =
  "import { useState } from 'react'; import { jsx } from 'react/jsx-runtime'; import { createRoot } from 'react-dom/client'; import { createPortal } from 'react-dom'; globalThis.used = [useState, jsx, createRoot, createPortal]"
const ky = join(import.meta.dirname, '../../../../packages/api-client/node_modules/ky/distribution/index.js')
const http = `import ky from '${ky}'; globalThis.used = ky`
const translations =
  "import { createInstance } from 'i18next'; import { I18nextProvider, useTranslation } from 'react-i18next'; globalThis.used = [createInstance, I18nextProvider, useTranslation]"

test.each<[string, string, Plugin[], string[], RegExp?]>([
  ['React', react, [reactModulesPlugin()], ['cloneElement', 'addTransitionType', 'preinitModule']],
  [
    'React Router',
    router,
    [slimLibrariesPlugin()],
    ['NavLink', 'Unexpected Application Error', 'fromRouteId', 'should call navigate() in'],
    reactOutside,
  ],
  [
    'ky',
    http,
    [slimLibrariesPlugin()],
    [
      'RateLimit-Reset',
      'onDownloadProgress` option',
      'NetworkError when',
      'empty.invalid',
      'charset',
      'url protocol',
    ],
  ],
  [
    'the translations',
    translations,
    [slimLibrariesPlugin()],
    [
      'forkResourceStore',
      'USE_T_BEFORE_READY',
      'SUSPENDED_WHILE_LOADING',
      'NO_LANGUAGES',
      'getTextInfo',
      '&hellip;',
    ],
    reactOutside,
  ],
])('a build of %s leaves out what a store never uses', async (_, code, plugins, unused, external) => {
  const [whole, slim] = [await built(code, [], external), await built(code, plugins, external)]
  expect(unused.filter((word) => !whole.includes(word))).toEqual([])
  expect(unused.filter((word) => slim.includes(word))).toEqual([])
  expect(slim).toContain('used')
})

test('ky without the rest still repeats a request, reads hooks and keeps its time limit', async () => {
  const asked: string[] = []
  Object.assign(globalThis, { asked })
  const code = await built(
    `import ky from '${ky}'
    const answers = [() => Promise.reject(new TypeError('no')), () => new Promise(() => {}), () => Promise.resolve(new Response('', { status: 503, headers: { 'retry-after': '60' } })), () => Promise.resolve(new Response('later')), () => Promise.resolve(new Response('good'))]
    globalThis.answered = ky.create({ timeout: 20, retry: { limit: 4, delay: () => 1, shouldRetry: () => true } }).get('https://a.example/x', {
      searchParams: { q: '1' },
      fetch: (request) => { globalThis.asked.push(request.url); return answers.shift()() },
      hooks: {
        beforeRetry: [({ retryCount, options }) => (retryCount === 3 ? new Request('https://b.example/y', options) : undefined)],
        afterResponse: [async ({ response }) => (response.ok && (await response.text()) === 'later' ? ky.retry() : undefined)],
      },
    }).then((response) => response.text())`,
    [slimLibrariesPlugin()],
  )
  await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(await (globalThis as { answered?: Promise<string> }).answered).toBe('good')
  expect(asked).toEqual([
    ...Array.from({ length: 3 }, () => 'https://a.example/x?q=1'),
    ...Array.from({ length: 2 }, () => 'https://b.example/y'),
  ])
})

test('React as modules asks for nothing that is not there', async () => {
  const warnings: string[] = []
  await built(react, [
    reactModulesPlugin(),
    {
      name: 'warnings',
      onLog: (_, { message }) => {
        warnings.push(message)
      },
    },
  ])
  expect(warnings).toEqual([])
})

test('a name that React does not have fails the build', async () => {
  await expect(
    built("import { useStates } from 'react'; globalThis.used = useStates", [reactModulesPlugin()]),
  ).rejects.toThrow('"useStates" is not exported by')
})
