export { fontconfigFile } from './fontconfigFile.ts'
export {
  arabicTypeface,
  narrowTypeface,
  ordinaryTypeface,
  type Typeface,
  type TypefaceFile,
  wideTypeface,
} from './typefaces.ts'
