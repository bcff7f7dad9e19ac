import { Button, DestinationPrompt, DestinationRow, iconServer } from '@topup/ui-kit'
import type { ReactNode } from 'react'

/** Asks a guest to log in. */
export const LogInRow = (props: {
  readonly title: string
  readonly note: string
  readonly action: string
  readonly onPress: () => void
}) => (
  <DestinationPrompt
    title={props.title}
    note={props.note}
    action={
      <Button size="list" onClick={props.onPress}>
        {props.action}
      </Button>
    }
  />
)

/** Server and character of a player, or the prompt to choose them. */
export const CharacterRow = (props: {
  readonly title: ReactNode
  readonly note: string
  readonly onPress: () => void
}) => <DestinationRow icon={iconServer} {...props} />
