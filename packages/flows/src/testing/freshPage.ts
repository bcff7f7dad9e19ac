import { afterAll } from 'vitest'

// Test files share a page: each begins with an empty one, whatever the last one left.
if (typeof document !== 'undefined') {
  document.head.textContent = ''
  document.body.textContent = ''
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}

// Nor does a timer outlive its file: a loop that asks again and again would run on in the next file's pretended time.
const { setTimeout: wait } = globalThis
const waiting = new Set<ReturnType<typeof setTimeout>>()
const waitHere = (act: () => void, ms?: number) => {
  const timer = wait(() => {
    waiting.delete(timer)
    act()
  }, ms)
  waiting.add(timer)
  return timer
}
globalThis.setTimeout = waitHere as typeof setTimeout
afterAll(() => {
  globalThis.setTimeout = wait
  for (const timer of waiting) clearTimeout(timer)
})
