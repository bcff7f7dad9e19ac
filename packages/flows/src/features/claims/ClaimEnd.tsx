import { useState } from 'react'
import { Button, Icon, iconCheckFilled } from '@topup/ui-kit'
import { useTranslation } from 'react-i18next'

/** What stands where a reward can be claimed. */
export type ClaimStep = 'claimable' | 'claiming' | 'checking' | 'claimed'

/** Claim, or how far the claim has come; a lost answer offers only to look again. Source: spec §4 "Event rewards", decision 27. */
export function ClaimEnd(props: {
  readonly step: ClaimStep
  /** Read aloud with the button: which reward. */
  readonly about: string
  readonly onClaim: () => void
  readonly onCheck: () => Promise<void>
}) {
  const { step, about, onClaim, onCheck } = props
  const { t } = useTranslation()
  switch (step) {
    case 'claimable':
    case 'claiming':
      return (
        <Button
          size="list"
          busy={step === 'claiming'}
          aria-label={`${t('rewards.claim')}: ${about}`}
          onClick={onClaim}
        >
          {t('rewards.claim')}
        </Button>
      )
    case 'checking':
      return <Check about={about} onCheck={onCheck} />
    case 'claimed':
      return <Claimed />
  }
}

/** Looks again; busy until the answer is there, so that the tap is seen to do something. */
function Check({ about, onCheck }: Pick<Parameters<typeof ClaimEnd>[0], 'about' | 'onCheck'>) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const check = async () => {
    setAsking(true)
    await onCheck()
    setAsking(false)
  }
  return (
    <Button
      size="list"
      variant="secondary"
      busy={isAsking}
      aria-label={`${t('rewards.checkAgain')}: ${about}`}
      onClick={() => void check()}
    >
      {t('rewards.checkAgain')}
    </Button>
  )
}

/** Claimed, on the service's word. */
export function Claimed() {
  const { t } = useTranslation()
  return (
    <span className="done">
      <Icon of={iconCheckFilled} />
      <span>{t('rewards.claimed')}</span>
    </span>
  )
}
