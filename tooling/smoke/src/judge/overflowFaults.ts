import type { ScreenContent } from './readScreen.ts'

/** Whether a screen can be pushed sideways or has something beside it, a sentence for each part. Source: WCAG 2.2 SC 1.4.10. */
export function overflowFaults({
  width,
  tooWide,
}: Pick<ScreenContent, 'width' | 'tooWide'>): readonly string[] {
  const parts = tooWide.map(({ name, left, right }) => `${name} reaches from ${left} to ${right}`)
  if (width.content <= width.window) return []
  const because = parts.length === 0 ? '' : `: ${parts.join(', ')}`
  return [`at ${width.window} px the page is ${width.content} px wide${because}`]
}
