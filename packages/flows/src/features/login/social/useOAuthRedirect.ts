import { useEffect, useRef, useState } from 'react'
import { useServices } from '../../../store/servicesContext.tsx'
import { tabVaultOf } from './resumeSocialLogin.ts'
import { startSocialLogin } from './startSocialLogin.ts'
import type { SocialWay } from './startSocialLogin.ts'

/**
 * Runs one login at a time; when the player returns without an answer, the icons can be tapped again. Source: faults
 * A-15, B-03.
 */
export function useOAuthRedirect(): {
  readonly isLeaving: boolean
  leave(way: SocialWay): void
} {
  const services = useServices()
  const [isLeaving, setLeaving] = useState(false)
  const running = useRef(false)
  const free = () => {
    running.current = false
    setLeaving(false)
  }
  useEffect(() => {
    window.addEventListener('pageshow', free)
    return () => window.removeEventListener('pageshow', free)
  }, [])

  const leave = async (way: SocialWay) => {
    if (running.current) return
    running.current = true
    setLeaving(true)
    const { toasts, translator } = services
    const tab = { location: window.location, tabStorage: tabVaultOf(services, window) }
    const out = await startSocialLogin(services, way, tab)
    if (out.kind === 'left') return
    free()
    if (out.kind === 'noStorage') toasts.getState().show('error', translator.t('login.social.noStorage'))
    if (out.kind === 'notOffered' || out.kind === 'noAddress')
      toasts.getState().show('error', translator.t('login.social.failed'))
  }
  return { isLeaving, leave: (way) => void leave(way) }
}
