import { displayFamily } from './displayFamily.ts'
import type { ArtworkFamily, FaceTokenName, ThemeInputs } from './theme.ts'

const lines: Partial<Record<ArtworkFamily, readonly [colour: string, width: string]>> = {
  ink: ['var(--art-6)', '1.6'],
  neon: ['var(--art-2)', '1.3'],
  candy: ['#fff', '1.2'],
}

/**
 * Tokens of a brand with a typeface or with outlined drawings; a brand without them sets none, and the sheets fall
 * back to the system's typeface and to no outline. Source: decision 83.
 */
export function faceTokens({
  typeface,
  artwork = 'cut',
}: Pick<ThemeInputs, 'artwork' | 'typeface'>): Partial<Record<FaceTokenName, string>> {
  const [colour, width] = lines[artwork] ?? []
  return {
    ...(typeface !== undefined && { 'font-display': `${displayFamily},var(--font)` }),
    ...(colour !== undefined && width !== undefined && { 'art-line': colour, 'art-line-width': width }),
  }
}
