import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { arabicTypeface, ordinaryTypeface, type Typeface } from './typefaces.ts'

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
  if (textOf(file) === text) return
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, file)
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** Names that a page may ask for where it asks for no typeface in particular. */
const generic = ['sans-serif', 'serif', 'monospace', 'system-ui']

function fontconfig(typefaces: readonly Typeface[]): string {
  const own = typefaces.flatMap(({ files }) => files.map(({ path }) => dirname(path)))
  const folders = new Set(own)
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
