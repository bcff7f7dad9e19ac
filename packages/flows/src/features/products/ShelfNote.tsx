import { safeUrl } from '@topup/api-client'
import { Button } from '@topup/ui-kit'
import { EmptyState, Notice } from '@topup/ui-kit/popups'
import '@topup/ui-kit/styles/popups.css'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../frame/LoadFailed.tsx'
import { useFreshAttempt } from '../../frame/Waiting.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { PlainCard, ShelfView, cardWords, groupIcon } from './ShelfView.tsx'
import { readKeptProducts } from './keptProducts.ts'
import { type CardProduct, productsKey } from './cardProducts.ts'

/**
 * In place of products: why they could not be loaded, over those seen last where the service cannot be reached, or that
 * there are none. Source: decisions 44 and 77.
 */
export function ShelfNote() {
  const { catalogue } = useServices()
  const { t } = useTranslation()
  const products = useSelected(catalogue, (state) => state.products)
  const isUnreachable = products.kind === 'failed' && products.error.kind === 'network'
  return (
    <>
      <div className="pad space-above">
        {products.kind === 'failed' ? (
          <LoadFailed
            title={t('product.failed')}
            error={products.error}
            at="home"
            onRetry={() => void catalogue.getState().load()}
          />
        ) : (
          <EmptyState title={t('product.empty')} text={t('product.emptyText')} />
        )}
      </div>
      {isUnreachable && <LastProducts isWaiting={false} otherwise={null} />}
    </>
  )
}

const panelId = 'last-products'

/**
 * The goods that this device saw last, while the list of products does not come, or cannot be loaded. Nothing of it can be
 * bought, and a tap says so. `otherwise` stands where nothing was kept. Source: decision 77.
 */
export function LastProducts({
  isWaiting,
  otherwise,
}: {
  readonly isWaiting: boolean
  readonly otherwise: ReactNode
}) {
  const { brandStorage, deployment, session, translator } = useServices()
  const { t } = useTranslation()
  const key = useSelected(session, () => productsKey(session, translator.language()))
  const allowLocalHosts = deployment.environment === 'local'
  const groups = useMemo(
    () => readKeptProducts(brandStorage, key, (stored) => safeUrl(stored, { allowLocalHosts })),
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

function LastGood({ good }: { readonly good: CardProduct }) {
  const { toasts, translator } = useServices()
  const { t } = useTranslation()
  return (
    <PlainCard
      good={good}
      words={cardWords(t, translator.language())}
      onPress={() => toasts.getState().show('info', t('product.checkFirst'))}
    />
  )
}
