import { Button, Buttons, LinkButton, iconExternal } from '@topup/ui-kit'
import {
  Definitions,
  LiveLine,
  NameLine,
  Notice,
  NumberedTips,
  ResultMark,
  WaitingLine,
} from '@topup/ui-kit/popups'
import { factsOf, isExternal, paysByCard } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import { isOfOtherAccount } from '../orders/isOfOtherAccount.ts'
import { usePrice } from '../recharge/usePrice.ts'
import { trackPayLink } from '../../tracking/trackPayLink.ts'
import { AskAgain } from './AskAgain.tsx'
import { isPayOffered } from './isPayOffered.ts'
import { paymentLines, recipientLines } from './orderLines.tsx'
import { useReopened } from './useReopened.ts'
import type { ResultViewProps } from './ResultShell.tsx'
import { useDropIn } from './useDropIn.ts'

type Ordered = Extract<JournalEntry, { kind: 'ordered' }>

/** An order that waits for its payment: three tips, the way to pay, and "recharge done". Source: spec §4 "Result popup". */
export function PendingResult({ entry, Shell, onClose }: ResultViewProps<Ordered>) {
  const services = useServices()
  const { poller, journal } = services
  const { t } = useTranslation()
  const print = usePrice()
  const { activity, lastAnswer } = useSelected(poller.state, (state) => state)
  const { snapshot, billingNo, payUrl } = entry
  const isElsewhere = isExternal(entry)
  const keptDropIn = useDropIn(billingNo)
  const isOffered = useSelected(journal, (state) => isPayOffered(entry, lastAnswer, state.journal))
  const openDropIn = isOffered ? keptDropIn : null
  const link = isOffered ? payUrl : null
  const isByCard = !isElsewhere && paysByCard(snapshot.method.channelId)
  const { product, role, amount, game, server } = factsOf(entry)
  const isOfOther = isOfOtherAccount(entry)
  const reopen = useReopened(entry, onClose)
  // The answer may come so fast that the button never looks busy; the line below then shows the outcome.
  const [isStillOpen, setStillOpen] = useState(false)
  const summary = t(isByCard ? 'result.pendingCardText' : 'result.summary', {
    product,
    role,
    amount: print(amount),
  })

  return (
    <Shell
      onClose={onClose}
      mark={<ResultMark result="pending" />}
      title={t('result.pendingTitle')}
      text={!isElsewhere ? summary : t(isOfOther ? 'result.otherAccount' : 'result.elsewhere')}
      actions={
        <Buttons>
          {openDropIn !== null && (
            <Button
              icon={iconExternal}
              onClick={() => {
                openDropIn()
                trackPayLink(services, billingNo)
              }}
            >
              {t('result.toPay')}
            </Button>
          )}
          {link !== null && openDropIn === null && (
            <LinkButton
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              icon={iconExternal}
              onClick={() => trackPayLink(services, billingNo)}
            >
              {t('result.toPay')}
            </LinkButton>
          )}
          <AskAgain
            order={billingNo}
            variant={link === null && openDropIn === null ? 'primary' : 'secondary'}
            label={activity === 'idle' ? t('result.checkAgain') : t('result.done')}
            onAsked={() => setStillOpen(true)}
          />
          <Button variant="text" onClick={onClose}>
            {t('result.later')}
          </Button>
        </Buttons>
      }
    >
      {isOfOther ? null : !isElsewhere ? (
        <p className="small muted">
          <NameLine of={[...new Set([game, server])].flatMap((name) => name ?? [])} />
        </p>
      ) : (
        <Definitions
          variant="receipt"
          groups={[[...recipientLines(t, entry), ...paymentLines(t, print, entry)]]}
        />
      )}
      {!isByCard && !isOfOther && (
        <NumberedTips
          tips={[
            { text: t('result.goPay') },
            { text: t('result.comeBack') },
            ...(reopen === null ? [] : [{ text: t('result.changeMethod'), onPress: reopen }]),
          ]}
        />
      )}
      <div aria-live="polite">
        {lastAnswer === 'loggedOut' && <Notice>{t('result.loggedOut')}</Notice>}
        {lastAnswer === 'notFound' && isElsewhere && <Notice>{t('result.notFound')}</Notice>}
      </div>
      {lastAnswer === 'loggedOut' ? null : activity === 'idle' ? (
        <WaitingLine>{t('result.waiting', { order: billingNo })}</WaitingLine>
      ) : (
        <LiveLine>
          {lastAnswer === 'unreachable'
            ? t('result.unreachable')
            : t(isStillOpen ? 'result.waiting' : 'result.checkingOrder', { order: billingNo })}
        </LiveLine>
      )}
    </Shell>
  )
}
