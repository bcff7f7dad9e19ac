import type { EarlyTap, EarlyVisit } from './earlyVisit.ts'

/** Holds the last tap until somebody takes it, and passes every later one on. What a tap needs is at `urls`. */
export function createTaps(urls: readonly string[]) {
  let tapped: EarlyTap | null = null
  let isCodeThere = false
  let waiting = urls
  const fetchCode = () => {
    if (tapped === null || !isCodeThere) return
    waiting.forEach(preload)
    waiting = []
  }
  let pass = (tap: EarlyTap) => {
    tapped = tap
    fetchCode()
  }
  const forStore: Pick<EarlyVisit, 'codeIsThere' | 'sheet' | 'whenTapped'> = {
    codeIsThere: () => {
      isCodeThere = true
      fetchCode()
    },
    sheet: () => tapped?.sheet ?? null,
    whenTapped: (take) => {
      pass = take
      if (tapped !== null) take(tapped)
    },
  }
  return {
    take: (tap: EarlyTap) => pass(tap),
    forget: () => {
      tapped?.sheet?.close()
      tapped = null
    },
    forStore,
  }
}

/** Hints at a file, so that it is there when it is asked for. */
function preload(url: string): void {
  const link = document.createElement('link')
  const isStyle = url.endsWith('.css')
  link.rel = isStyle ? 'preload' : 'modulepreload'
  if (isStyle) link.as = 'style'
  link.crossOrigin = ''
  link.href = url
  document.head.appendChild(link)
}
