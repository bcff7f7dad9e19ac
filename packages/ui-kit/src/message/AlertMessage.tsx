import { buttonClass } from '../button/Button.tsx'

export interface AlertMessageProps {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly onAction: () => void
  /** `page` fills the page, `part` stands where a part of it should be, `over` lies over its foot like a popup. */
  readonly place?: 'page' | 'part' | 'over'
  /** Puts away what lies over the page. */
  readonly close?: { readonly label: string; readonly press: () => void } | undefined
}

const places = {
  page: 'message-page',
  part: 'message-page message-page--part',
  over: 'message-page message-page--over',
} as const

const closeFace = { variant: 'text' } as const

/** The last resort: words and one button, of plain elements only, so that nothing in it can fail. */
export function AlertMessage({ title, text, action, onAction, place = 'page', close }: AlertMessageProps) {
  return (
    <div className={places[place]} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" className={buttonClass({})} onClick={onAction}>
        {action}
      </button>
      {close && (
        <button type="button" className={buttonClass(closeFace)} onClick={close.press}>
          {close.label}
        </button>
      )}
    </div>
  )
}
