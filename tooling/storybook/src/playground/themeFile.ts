import type { ThemeInputs } from '@topup/ui-kit/theme'

/** Every input, in the order of the file. A key that a theme gains is missing here, which is an error of types. */
const order = {
  tint: true,
  accent: true,
  mode: true,
  radius: true,
  hero: true,
  heroTone: true,
  cards: true,
  artwork: true,
  typeface: true,
  heroPicture: true,
  followsSystem: true,
} satisfies Record<keyof ThemeInputs, true>

/** The text of `apps/<brand>/src/theme.ts` for these inputs, formatted as the repository formats it. */
export function themeFile(inputs: ThemeInputs): string {
  const lines = (Object.keys(order) as (keyof ThemeInputs)[]).flatMap((name) => {
    const value = inputs[name]
    if (value === undefined) return []
    return [`  ${name}: ${typeof value === 'string' ? quoted(value) : String(value)},`]
  })
  return [
    "import type { ThemeInputs } from '@topup/ui-kit/theme'",
    '',
    "/** What makes this store's look (design.md §1.5). */",
    'export const theme = {',
    ...lines,
    '} satisfies ThemeInputs',
    '',
  ].join('\n')
}

const quoted = (value: string): string => `'${value.replaceAll(/['\\]/g, '\\$&')}'`
