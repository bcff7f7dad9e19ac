import { buttonClass } from '../button/Button.tsx'

export interface AlertMessageProps {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly onAction: () => void
}

/** The last resort: words and one button, of plain elements only, so that nothing in it can fail. */
export function AlertMessage({ title, text, action, onAction }: AlertMessageProps) {
  return (
    <div className="message-page" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" className={buttonClass({})} onClick={onAction}>
        {action}
      </button>
    </div>
  )
}
