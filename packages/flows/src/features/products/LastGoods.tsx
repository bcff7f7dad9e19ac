import '@topup/ui-kit/styles/popups.css'
import { Button, CategoryTabs, ProductCard, ProductGrid } from '@topup/ui-kit'
import { Notice } from '@topup/ui-kit/popups'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFreshAttempt } from '../../frame/Waiting.tsx'
import { useServices } from '../../store/servicesContext.tsx'
import { goodsKey } from './goodsKey.ts'
import { readKeptGoods } from './keptGoods.ts'
import type { KeptGood } from './keptGoods.ts'

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
  const { brandStorage, session, translator } = useServices()
  const { t } = useTranslation()
  const [groups] = useState(() => readKeptGoods(brandStorage, goodsKey(session, translator.language())))
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
      <CategoryTabs
        label={t('product.categories')}
        tabs={groups.map(({ name }, index) => ({ key: String(index), name }))}
        selected={chosen}
        onSelect={choose}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-tab-${chosen}`}>
        <ProductGrid label={shown.name}>
          {shown.goods.map((good, index) => (
            <LastGood key={index} good={good} />
          ))}
        </ProductGrid>
      </div>
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

function LastGood({ good }: { readonly good: KeptGood }) {
  const { toasts } = useServices()
  const { t } = useTranslation()
  const { name, note, price, artwork, isWide, isLimit } = good
  return (
    <ProductCard
      name={name}
      artwork={artwork}
      note={<bdi>{note}</bdi>}
      bar={{ kind: 'price', price }}
      ribbon={isLimit ? { text: t('product.limited') } : undefined}
      layout={isWide ? 'wide' : undefined}
      onPress={() => toasts.getState().show('info', t('product.checkFirst'))}
    />
  )
}
