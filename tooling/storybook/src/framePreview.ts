/** What Storybook puts into the frame of a story. */
export interface FramePreview {
  readonly channel: {
    emit(event: string, given: unknown): void
    on(event: string, listener: (given: { readonly storyId: string }) => void): void
    off(event: string, listener: (given: { readonly storyId: string }) => void): void
    /** Where its messages go, beside those who listen in the document itself. Not in Storybook's own types. */
    readonly transports?: unknown[]
  }
  /** Changes what the toolbar holds, in this document alone. */
  onUpdateGlobals(given: { readonly globals: Readonly<Record<string, unknown>> }): Promise<void>
  /** Shows another story in this document. */
  onSetCurrentStory(given: { readonly storyId: string; readonly viewMode: 'story' }): Promise<void>
  readonly currentRender?: { readonly id: string; readonly phase: string }
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: FramePreview
  }
}
