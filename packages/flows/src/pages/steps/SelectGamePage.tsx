import { Button } from '@topup/ui-kit'
import { EmptyState, FootBar, GameTilesSkeleton } from '@topup/ui-kit/popups'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Waiting } from '../../frame/Waiting.tsx'
import { LoadFailed } from '../../frame/LoadFailed.tsx'
import { valueOr } from '../../store/state/loadable.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { useGo } from '../../store/useGo.ts'
import { GameTiles } from './GameTiles.tsx'
import { StepFrame } from './StepFrame.tsx'
import { tileState } from './tileState.ts'

/** Step 1: the game. Source: spec §2 "Old layout" `/selectGame`. */
export function SelectGamePage() {
  const { catalogue, session } = useServices()
  const { t } = useTranslation()
  const go = useGo()
  const games = useSelected(catalogue, (state) => state.games)
  const clientId = useSelected(session, (state) => state.clientId)
  const [opened, setOpened] = useState<string | null>(null)
  const tiles = tileState(valueOr(games, []), clientId, opened)
  const content = () => {
    switch (games.kind) {
      case 'loading':
        return (
          <Waiting>
            <GameTilesSkeleton label={t('games.loading')} />
          </Waiting>
        )
      case 'failed':
        return (
          <LoadFailed
            title={t('games.failed')}
            error={games.error}
            at="gameList"
            onRetry={() => void catalogue.getState().load()}
          />
        )
      case 'ready':
        if (games.value.length > 0) return <GameTiles games={games.value} tiles={tiles} onOpen={setOpened} />
        return <EmptyState title={t('games.empty')} text={t('games.emptyText')} />
    }
  }
  return (
    <StepFrame
      step="selectGame"
      foot={
        <FootBar>
          <Button disabled={tiles.missing !== null} onClick={() => go('/selectGoods')}>
            {tiles.missing === null
              ? t('steps.toProducts')
              : t(tiles.missing === 'game' ? 'games.title' : 'steps.pickEdition')}
          </Button>
        </FootBar>
      }
    >
      <div className="pad stack">{content()}</div>
    </StepFrame>
  )
}
