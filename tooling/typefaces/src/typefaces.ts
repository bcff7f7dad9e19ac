import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

const { resolve: installed } = createRequire(import.meta.url)

/** One weight of a typeface as a file. */
interface TypefaceFile {
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

const face = (path: string, weight: number): TypefaceFile => ({ path: installed(path), weight })

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

const cache = resolve(import.meta.dirname, '../../../.cache/typefaces')

/**
 * Writes a fontconfig file that knows one typeface, and Arabic letters, and no font of the machine, and returns its path. A
 * browser on Linux that is started with it as `FONTCONFIG_FILE` draws the same letters on every machine; one on another system
 * takes no notice of it.
 */
export function fontconfigFile(typeface: Typeface = ordinaryTypeface, folder: string = cache): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${typeface.family.replaceAll(' ', '-')}.conf`)
  writeWhole(file, fontconfig([typeface, arabicTypeface]))
  return file
}

/**
 * Writes a file so that nobody ever reads a part of it: several workers call this while browsers start, and a browser that
 * finds an empty file takes the fonts of the machine.
 */
function writeWhole(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, file)
}

/** Names that a page may ask for where it asks for no typeface in particular. */
const generic = ['sans-serif', 'serif', 'monospace', 'system-ui']

function fontconfig(typefaces: readonly Typeface[]): string {
  const folders = new Set(typefaces.flatMap(({ files }) => files.map(({ path }) => dirname(path))))
  const families = typefaces.map(({ family }) => `<family>${family}</family>`).join('')
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    ...[...folders].map((path) => `  <dir>${escapeXml(path)}</dir>`),
    `  <cachedir>${escapeXml(join(cache, 'cache'))}</cachedir>`,
    ...generic.map(
      (name) => `  <alias binding="same"><family>${name}</family><prefer>${families}</prefer></alias>`,
    ),
    // What distributions set: without it Chromium gives each letter another width.
    '  <match target="pattern"><edit name="hintstyle" mode="append"><const>hintslight</const></edit></match>',
    '</fontconfig>',
    '',
  ].join('\n')
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
