import { useState } from 'react'
import { Button } from '@topup/ui-kit'
import { DoneMark } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'

/** What is shown where a reward can be claimed. */
export type ClaimStep = 'claimable' | 'claiming' | 'checking' | 'claimed'

/**
 * The button to claim, or the state of the claim; after a lost answer it only offers to check again. Source: spec §4
 * "Event rewards", decision 27.
 */
export function ClaimEnd(props: {
  readonly step: ClaimStep
  /** Names the reward when the button is read aloud. */
  readonly about: string
  /** The word for what is claimed: in some languages rewards and coupons differ in gender. */
  readonly claimedText?: 'coupons.claimed' | 'rewards.claimed'
  readonly onClaim: () => void
  readonly onCheck: () => Promise<void>
}) {
  const { step, about, claimedText, onClaim, onCheck } = props
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
      return <Claimed text={claimedText} />
  }
}

/** Checks the claim again; busy until the answer arrives, so that the player sees that the tap works. */
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
      aria-label={`${t('result.checkAgain')}: ${about}`}
      onClick={() => void check()}
    >
      {t('result.checkAgain')}
    </Button>
  )
}

/** The reward is claimed, as the service reports. */
export function Claimed({
  text = 'rewards.claimed',
}: {
  readonly text?: 'coupons.claimed' | 'rewards.claimed' | undefined
}) {
  const { t } = useTranslation()
  return <DoneMark>{t(text)}</DoneMark>
}
