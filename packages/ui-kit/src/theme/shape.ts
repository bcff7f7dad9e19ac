import type { RadiusName, ThemeInputs, ThemeTokens } from './theme.ts'

type Corners = readonly [
  tile: string,
  control: string,
  card: string,
  sheet: string,
  chip: string,
  field: string,
]

const corners: Record<RadiusName, Corners> = {
  sharp: ['4px', '4px', '6px', '10px', '4px', '4px'],
  crisp: ['8px', '8px', '10px', '14px', '8px', '8px'],
  soft: ['12px', '12px', '16px', '22px', '999px', '12px'],
  round: ['16px', '16px', '22px', '28px', '999px', '16px'],
  pill: ['18px', '999px', '24px', '32px', '999px', '16px'],
}

type ShapeName = Extract<keyof ThemeTokens, `r-${string}` | `e-${string}` | 'scrim' | 'glass' | 'sheen'>

/** Radius, elevation and veils of a theme; dark mode draws lines where light mode casts shadow (design.md §2). */
export function shapeOf(
  { mode, radius, heroTone }: ThemeInputs,
  border: string,
): Pick<ThemeTokens, ShapeName> {
  const [tile, control, card, sheet, chip, field] = corners[radius]
  const light = mode === 'light'
  return {
    'r-tile': tile,
    'r-ctl': control,
    'r-card': card,
    'r-sheet': sheet,
    'r-chip': chip,
    'r-field': field,
    scrim: light ? 'rgba(10,16,24,.56)' : 'rgba(0,0,0,.66)',
    'e-1': `0 0 0 1px ${border}${light ? ',0 2px 6px rgba(16,32,48,.05)' : ''}`,
    'e-2': `0 -1px 0 ${border}${light ? ',0 -6px 20px rgba(16,32,48,.06)' : ''}`,
    'e-3': light ? '0 24px 60px rgba(10,20,32,.26)' : `0 0 0 1px ${border},0 24px 60px rgba(0,0,0,.6)`,
    glass:
      heroTone === 'bright'
        ? 'rgba(255,255,255,.42)'
        : light
          ? 'rgba(255,255,255,.18)'
          : 'rgba(255,255,255,.14)',
    sheen: light ? 'rgba(255,255,255,.6)' : 'rgba(255,255,255,.07)',
  }
}
