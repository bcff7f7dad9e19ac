import { ProductGridSkeleton, Skeleton, TilesSkeleton, TopSkeleton } from '@topup/ui-kit'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { PageFrame, tabOf } from '../frame/PageFrame.tsx'
import { ChunkGuard, PageLost } from '../frame/PartLost.tsx'
import { Waiting } from '../frame/Waiting.tsx'
import { lazyComponent } from '../store/lazyComponent.tsx'
import { useSelected, useServices } from '../store/servicesContext.tsx'
import { layoutOf } from '../visit/layoutOf.ts'

/** A page whose code is a chunk of its own; a skeleton is shown until it is loaded, a way on when it cannot be. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { Part } = lazyComponent(load, PageSkeleton)
  return function LazyPage(props: Props) {
    return (
      <ChunkGuard Lost={PageLost}>
        <Part {...props} />
      </ChunkGuard>
    )
  }
}

/**
 * The placeholder for a page whose code is loading, in the shape of that page, between the header and the navigation that
 * it will have. Source: decision 77.
 */
export function PageSkeleton() {
  const { brand, session } = useServices()
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isOld = useSelected(session, (state) => layoutOf(brand, state)) === 'old'
  const tab = tabOf(pathname)
  const hasStepBar = isOld && brand.stepBar && steps.includes(pathname)
  return (
    // The steps of the old layout have no bottom navigation; the player's pages have it there, too.
    <PageFrame
      tab={isOld && tab === 'topup' ? undefined : tab}
      title={pathname === '/userCenter' ? t('vip.title') : undefined}
      state="coming"
    >
      {hasStepBar && (
        <div className="pad" aria-hidden="true">
          <Skeleton width="100%" height="71px" radius="var(--r-card)" />
        </div>
      )}
      <Waiting of="code">
        <Shape pathname={pathname} isOld={isOld} />
      </Waiting>
    </PageFrame>
  )
}

/** The pages of the old layout under its step bar. Source: spec §2 "Old layout". */
const steps = ['/', '/selectGame', '/selectGoods', '/recharge', '/result']

function Shape({ pathname, isOld }: { readonly pathname: string; readonly isOld: boolean }) {
  const { t } = useTranslation()
  const label = t('common.loading')
  if (isOld && (pathname === '/' || pathname === '/selectGame'))
    return (
      <div className="pad">
        <TilesSkeleton label={label} />
      </div>
    )
  if (pathname === '/' || pathname === '/selectGoods') return <ProductGridSkeleton label={label} />
  return (
    <div className="pad">
      <TopSkeleton label={label} top={pathname === '/my' ? 'account' : 'banner'} />
    </div>
  )
}
