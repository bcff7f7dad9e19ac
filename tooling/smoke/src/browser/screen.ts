import type { Page } from 'playwright'
import type { Heard } from './listen.ts'

/** A page of the store, and what was heard from it. */
export interface Screen {
  readonly page: Page
  readonly heard: Heard
}
