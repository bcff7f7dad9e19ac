import type { ReactNode, Ref } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconShape } from '../icon/icons.ts'

/** A hint of a message page. */
export interface MessageHint {
  readonly icon: IconShape
  readonly title: string
  readonly text: ReactNode
}

export interface MessagePageProps {
  /** One of the message pictures. */
  readonly picture: ReactNode
  readonly title: string
  /** `takeFocus` where the page comes in place of something else. */
  readonly titleRef?: Ref<HTMLHeadingElement>
  readonly text?: ReactNode
  readonly hints?: readonly MessageHint[] | undefined
  /** Short code for customer service. */
  readonly code?: string | undefined
  readonly children?: ReactNode
  /** `Buttons` at the foot. */
  readonly actions?: ReactNode
}

/** A page that says one thing and what to do next: 404, region unknown, parameters missing, expired. */
export function MessagePage(props: MessagePageProps) {
  const { picture, title, titleRef, text, hints, code, children, actions } = props
  return (
    <main className="message-page">
      <div className="message-content">
        {picture}
        <h2 ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        {text !== undefined && <p className="message-text">{text}</p>}
        {hints && (
          <ul className="message-list card">
            {hints.map((hint) => (
              <li key={hint.title}>
                <span className="lead-icon lead-icon--tinted">
                  <Icon of={hint.icon} size="s" />
                </span>
                <div>
                  <b>{hint.title}</b>
                  <small>{hint.text}</small>
                </div>
              </li>
            ))}
          </ul>
        )}
        {children}
        {code !== undefined && (
          <bdi translate="no" className="message-code">
            {code}
          </bdi>
        )}
      </div>
      {actions !== undefined && <div className="message-actions">{actions}</div>}
    </main>
  )
}
