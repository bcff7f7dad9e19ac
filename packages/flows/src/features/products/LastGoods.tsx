import '@topup/ui-kit/styles/popups.css'
import { Button } from '@topup/ui-kit'
import { Notice } from '@topup/ui-kit/popups'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFreshAttempt } from '../../frame/Waiting.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { goodsKey } from './goodsKey.ts'
import { groupIcon } from './groupIcon.ts'
import { cardWords } from './cardWords.ts'
import { SeenCard } from './SeenCard.tsx'
import { ShelfView } from './ShelfView.tsx'
import { readKeptGoods } from './keptGoods.ts'
import type { SeenGood } from './seenGoods.ts'

const panelId = 'last-products'

/**
 * The goods that this device saw last, while the list of products does not come, or cannot be loaded. Nothing of it can be
 * bought, and a tap says so. `otherwise` stands where nothing was kept. Source: decision 77.
 */
export function LastGoods({
  isWaiting,
  otherwise,
}: {
  readonly isWaiting: boolean
  readonly otherwise: ReactNode
}) {
  const { brandStorage, deployment, session, translator } = useServices()
  const { t } = useTranslation()
  const key = useSelected(session, () => goodsKey(session, translator.language()))
  const allowLocalHosts = deployment.environment === 'local'
  const groups = useMemo(
    () => readKeptGoods(brandStorage, key, { allowLocalHosts }),
    [brandStorage, key, allowLocalHosts],
  )
  const [chosen, choose] = useState('0')
  const shown = groups?.[Number(chosen)]
  if (groups === null || shown === undefined) return otherwise
  return (
    <>
      <div className="pad space-above">
        <div className="stack-small">
          <Notice tone="warn">{t(isWaiting ? 'product.checking' : 'product.checkFirst')}</Notice>
          {isWaiting && <TryNow />}
        </div>
      </div>
      <ShelfView
        label={t('product.categories')}
        tabs={groups.map((group, index) => ({
          key: String(index),
          name: group.name,
          icon: groupIcon(group),
        }))}
        shown={{ key: chosen, name: shown.name }}
        onShow={choose}
        panelId={panelId}
      >
        {shown.goods.map((good) => (
          <LastGood key={good.productId} good={good} />
        ))}
      </ShelfView>
    </>
  )
}

function TryNow() {
  const { t } = useTranslation()
  const { press, isBusy } = useFreshAttempt()
  return (
    <Button size="list" variant="soft" busy={isBusy} onClick={press}>
      {t('common.tryNow')}
    </Button>
  )
}

function LastGood({ good }: { readonly good: SeenGood }) {
  const { toasts, translator } = useServices()
  const { t } = useTranslation()
  return (
    <SeenCard
      good={good}
      words={cardWords(t, translator.language())}
      onPress={() => toasts.getState().show('info', t('product.checkFirst'))}
    />
  )
}
