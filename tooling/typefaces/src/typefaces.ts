import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** One weight of a typeface as a file. */
export interface TypefaceFile {
  /** Absolute path of a TrueType file. */
  readonly path: string
  /** As CSS counts it: 400 is regular, 700 is bold. */
  readonly weight: number
}

/** A typeface that tests draw with, whatever is installed on the machine. */
export interface Typeface {
  /** What the files call themselves, so that fontconfig finds them by this name. */
  readonly family: string
  readonly files: readonly TypefaceFile[]
}

const face = (path: string, weight: number): TypefaceFile => ({ path: resolve(path), weight })

/** The typeface of most phones, in the weights of the design. Letters of other scripts come from `arabicTypeface`. */
export const ordinaryTypeface: Typeface = {
  family: 'Roboto',
  files: [
    face('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf', 400),
    face('@expo-google-fonts/roboto/500Medium/Roboto_500Medium.ttf', 500),
    face('@expo-google-fonts/roboto/600SemiBold/Roboto_600SemiBold.ttf', 600),
    face('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf', 700),
    face('@expo-google-fonts/roboto/800ExtraBold/Roboto_800ExtraBold.ttf', 800),
  ],
}

/** Arabic letters for typefaces that have none. */
export const arabicTypeface: Typeface = {
  family: 'Noto Sans Arabic',
  files: [
    face('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf', 400),
    face('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf', 700),
  ],
}

/** About an eighth narrower than `ordinaryTypeface`. */
export const narrowTypeface: Typeface = {
  family: 'Roboto Condensed',
  files: [
    face('@expo-google-fonts/roboto-condensed/400Regular/RobotoCondensed_400Regular.ttf', 400),
    face('@expo-google-fonts/roboto-condensed/700Bold/RobotoCondensed_700Bold.ttf', 700),
  ],
}

/** About a sixth wider than `ordinaryTypeface`: as wide as Verdana, and what a plain Debian draws with. */
export const wideTypeface: Typeface = {
  family: 'DejaVu Sans',
  files: [
    face('dejavu-fonts-ttf/ttf/DejaVuSans.ttf', 400),
    face('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf', 700),
  ],
}
