import { Icon } from '../icon/Icon.tsx'
import { iconUser } from '../icon/icons.ts'
import type { HeaderAccount } from './headerAccount.ts'

/** The account button: the first letter in a tinted ring, or a plain figure for guests. */
export function Avatar({ kind, label, initial, onPress }: HeaderAccount) {
  return (
    <button
      type="button"
      className={kind === 'guest' ? 'avatar avatar--guest' : 'avatar'}
      aria-label={label}
      onClick={onPress}
    >
      <span>
        {kind === 'user' && initial ? <bdi translate="no">{initial}</bdi> : <Icon of={iconUser} size="s" />}
      </span>
    </button>
  )
}

/** Its place, before it is known who is logged in. */
export const AvatarSkeleton = () => (
  <span className="avatar avatar--guest">
    <span />
  </span>
)
