import { Button, RowsSkeleton } from '@topup/ui-kit'
import { Sheet } from '@topup/ui-kit/popups'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../frame/LoadFailed.tsx'
import { valueOr } from '../../store/state/loadable.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { chooseCharacter } from './chooseCharacter.ts'
import { pickedOf, startOfPicking } from './pickCharacter.ts'
import type { Picked } from './pickCharacter.ts'
import { CharacterPicker } from './CharacterPicker.tsx'

const nothing: Picked = { server: null, characters: [], character: null, area: null }

/**
 * The popup to choose the server and character that receive the products. Source: spec §2 "Server and role
 * selection".
 */
export function ServerCharacterPopup({ onClose }: { readonly onClose: () => void }) {
  const services = useServices()
  const { roster: rosterStore, selection, catalogue, tracking } = services
  const { t } = useTranslation()
  const roster = useSelected(rosterStore, (state) => state.roster)
  const held = useSelected(selection, (state) => state.selection)
  const hasAreas = useSelected(catalogue, (state) => valueOr(state.pageConfig, null)?.isAreaRole ?? false)
  const [picking, setPicking] = useState(startOfPicking)
  useEffect(() => void rosterStore.getState().load(), [rosterStore])

  const picked = roster.kind === 'ready' ? pickedOf(roster.value, picking, held) : nothing
  const use = () => {
    if (picked.character === null) return
    chooseCharacter(services, picked.character, hasAreas ? picked.area : null)
    tracking.track('manualSelectRole')
    onClose()
  }

  return (
    <Sheet
      title={t('server.title')}
      closeLabel={t('common.close')}
      size="tall"
      onClose={onClose}
      footer={
        <Button disabled={picked.character === null} onClick={use}>
          {picked.character === null || picked.server === null
            ? t('server.pick')
            : t('server.use', { character: picked.character.display, server: picked.server.display })}
        </Button>
      }
    >
      {roster.kind === 'loading' && <RowsSkeleton label={t('server.loading')} />}
      {roster.kind === 'failed' && (
        <LoadFailed
          title={t('server.failed')}
          error={roster.error}
          onRetry={() => void rosterStore.getState().load()}
        />
      )}
      {roster.kind === 'ready' && (
        <CharacterPicker
          roster={roster.value}
          picking={picking}
          picked={picked}
          hasAreas={hasAreas}
          onPick={(change) => setPicking((before) => ({ ...before, ...change }))}
        />
      )}
    </Sheet>
  )
}
