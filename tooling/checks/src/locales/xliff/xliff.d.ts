/** The parts of `xliff` that are used here; the package brings no types. */
declare module 'xliff/jsToXliff12' {
  import type { XliffFile } from './xliffFile.ts'
  export default function jsToXliff12(file: XliffFile): Promise<string>
}

declare module 'xliff/xliff12ToJs' {
  /** Answers anything that the file holds, or rejects. */
  export default function xliff12ToJs(xml: string): Promise<unknown>
}
