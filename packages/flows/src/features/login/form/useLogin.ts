import { useEffect, useRef, useState } from 'react'
import { useServices } from '../../../store/servicesContext.tsx'
import { logIn } from './logIn.ts'
import type { Credentials, LoginOutcome } from './logIn.ts'

/** The state of a login form: ready, waiting for an answer, or failed with a reason. */
export type LoginProgress =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly outcome: Extract<LoginOutcome, { kind: 'rejected' | 'unreachable' }> }

/**
 * Runs one login at a time; leaving the form cancels the request. `onDone` is called once, when somebody is logged
 * in.
 */
export function useLogin(onDone: () => void): {
  readonly progress: LoginProgress
  submit(credentials: Credentials): void
  forgetFailure(): void
} {
  const services = useServices()
  const [progress, setProgress] = useState<LoginProgress>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const submit = async (credentials: Credentials) => {
    if (running.current !== null) return
    const request = new AbortController()
    running.current = request
    setProgress({ kind: 'sending' })
    const outcome = await logIn(services, credentials, request.signal)
    running.current = null
    if (request.signal.aborted) return
    switch (outcome.kind) {
      case 'loggedIn':
        return onDone()
      case 'stale':
        return setProgress({ kind: 'idle' })
      case 'rejected':
      case 'unreachable':
        return setProgress({ kind: 'failed', outcome })
    }
  }

  return {
    progress,
    submit: (credentials) => void submit(credentials),
    forgetFailure: () => setProgress((held) => (held.kind === 'failed' ? { kind: 'idle' } : held)),
  }
}
