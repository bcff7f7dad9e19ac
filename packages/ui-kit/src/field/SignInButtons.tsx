import type { ReactNode } from 'react'
import { RemotePicture } from '../picture/RemotePicture.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'

/** One other way to log in. */
export interface SignInWay {
  readonly key: string
  /** Spoken name: "Continue with Google". */
  readonly label: string
  /** The provider's mark: an address, or a node from the provider's own kit. */
  readonly picture?: string | undefined
  readonly mark: ReactNode
  readonly disabled?: boolean | undefined
  /** It does not work here: its mark is dim, and a tap says what to do instead. */
  readonly isDim?: boolean | undefined
  readonly onPress: () => void
}

export interface SignInButtonsProps {
  /** "or continue with". */
  readonly label: string
  readonly ways: readonly SignInWay[]
}

/** Other ways to log in, under a line that separates them from the form. */
export function SignInButtons({ label, ways }: SignInButtonsProps) {
  return (
    <>
      <p className="sign-in-buttons__divider">{label}</p>
      <div className="sign-in-buttons">
        {ways.map((way) => (
          <button
            key={way.key}
            type="button"
            className={way.isDim === true ? 'sign-in-buttons__way--dim' : undefined}
            aria-label={way.label}
            disabled={way.disabled}
            onClick={way.onPress}
          >
            <RemotePicture src={way.picture} fallback={way.mark} />
          </button>
        ))}
      </div>
    </>
  )
}

/** Placeholder for `SignInButtons`, as high as one row of them, so that the form above stays where it is. */
export const SignInSkeleton = () => (
  <div aria-hidden="true">
    <p className="sign-in-buttons__divider">{'\u00a0'}</p>
    <Skeleton width="100%" height="48px" radius="var(--r-field)" />
  </div>
)
