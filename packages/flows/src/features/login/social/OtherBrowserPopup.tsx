import { Button, Buttons, iconCopy, iconGlobe, LinkButton } from '@topup/ui-kit'
import { Dialog, DialogMark, Field } from '@topup/ui-kit/popups'
import { chromeLinkOf, cleanSearch } from '@topup/domain'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../store/servicesContext.tsx'
import { copyText } from '../../../platform/copyText.ts'

/**
 * A login that does not work in this app, and the address to open in another browser, without secrets; on Android a link
 * opens it in Chrome. Source: spec §8 "Login type unsupported", decision 45.
 */
export function OtherBrowserPopup({
  login,
  onClose,
}: {
  readonly login: string
  readonly onClose: () => void
}) {
  const { device, toasts } = useServices()
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const { origin, host, pathname, search } = window.location
  const rest = pathname + cleanSearch(search)
  const chromeLink = chromeLinkOf(device.userAgent, window.location)

  const copy = async () => {
    const isCopied = await copyText(origin + rest, window)
    if (isCopied) return toasts.getState().show('success', t('login.social.copied'))
    // The player can still copy the selected address.
    field.current?.focus()
    field.current?.select()
    toasts.getState().show('info', t('login.social.copyByHand'))
  }
  return (
    <Dialog
      role="alertdialog"
      mark={<DialogMark icon={iconGlobe} />}
      title={t('login.social.otherTitle')}
      text={t('login.social.otherText', { name: login })}
      onClose={onClose}
      actions={
        <Buttons layout="column">
          {chromeLink !== null && <LinkButton href={chromeLink}>{t('login.social.openChrome')}</LinkButton>}
          <Button
            variant={chromeLink === null ? 'primary' : 'secondary'}
            icon={iconCopy}
            onClick={() => void copy()}
          >
            {t('login.social.copy')}
          </Button>
          <Button variant={chromeLink === null ? 'secondary' : 'text'} onClick={onClose}>
            {t('common.notNow')}
          </Button>
        </Buttons>
      }
    >
      <Field ref={field} label={t('login.social.address')} readOnly value={host + rest} dir="ltr" />
    </Dialog>
  )
}
