/** Something that broke: an event of the browser, as far as it is read, or what the store noticed itself. */
export type Trouble =
  | {
      readonly type: 'error'
      readonly error?: unknown
      readonly filename?: string
      readonly lineno?: number
      readonly colno?: number
    }
  | { readonly type: 'unhandledrejection'; readonly reason?: unknown }
  | {
      readonly type: 'securitypolicyviolation'
      readonly effectiveDirective?: string
      readonly violatedDirective?: string
      readonly blockedURI?: string
      readonly sourceFile?: string | null
      readonly lineNumber?: number
      readonly columnNumber?: number
    }
  | { readonly type: 'screen' | 'code'; readonly reason: unknown }

/** What broke and is not reported yet; the reporter puts a `push` of its own in this one's place. */
export interface TroubleList {
  push(trouble: Trouble): unknown
  splice(start: number): Trouble[]
}

declare global {
  interface Window {
    /** Made by the first script of the document (tooling/vite), where the store reports anything. */
    topupTrouble?: TroubleList
  }
}

/** Notes what broke in a part of the screen, or code that could not be loaded. Source: decision 92. */
export function noteTrouble(type: 'screen' | 'code', reason: unknown): void {
  window.topupTrouble?.push({ type, reason })
}
