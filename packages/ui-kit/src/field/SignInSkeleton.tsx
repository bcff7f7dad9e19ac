import { Skeleton } from '../skeleton/Skeleton.tsx'

/** Placeholder for `SignInButtons`, as high as one row of them, so that the form above stays where it is. */
export const SignInSkeleton = () => (
  <div aria-hidden="true">
    <p className="sign-in-buttons__divider">{'\u00a0'}</p>
    <Skeleton width="100%" height="48px" radius="var(--r-field)" />
  </div>
)
