/** What Storybook puts into the frame of a story. */
interface FramePreview {
  readonly channel: {
    emit(event: string, given: unknown): void
    once(event: string, listener: () => void): void
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

export {}
