import { Button } from '@topup/ui-kit'
import { Sheet } from '@topup/ui-kit/popups'
import type { ApiError } from '@topup/api-client'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WaitingRows } from '../../frame/WaitingRows.tsx'
import { LoadFailed } from '../../frame/LoadFailed.tsx'
import type { Roster } from '../../store/services.ts'
import { valueOr } from '../../store/state/loadable.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { StepLine } from './StepLine.tsx'
import { chooseCharacter } from './chooseCharacter.ts'
import { continueToRecharge } from './continueIntent.ts'
import type { IntentStep } from './continueIntent.ts'
import { pickedOf, startOfPicking } from './pickCharacter.ts'
import type { Picked } from './pickCharacter.ts'
import { CharacterPicker } from './CharacterPicker.tsx'

const noRoster: Roster = { areas: [], servers: [], characters: [] }
const nothing: Picked = { server: null, characters: [], character: null, area: null, roster: noRoster }

/**
 * The popup to choose the server and character that receive the products. With a `step` the choice leads on to the
 * product. Source: spec §2 "Server and role selection", decision 70.
 */
export function ServerCharacterPopup(props: {
  readonly step?: IntentStep | undefined
  readonly onClose: () => void
}) {
  const { step, onClose } = props
  const services = useServices()
  const { roster: rosterStore, selection, catalogue, tracking } = services
  const { t } = useTranslation()
  const roster = useSelected(rosterStore, (state) => state.roster)
  const held = useSelected(selection, (state) => state.selection)
  const hasAreas = useSelected(catalogue, (state) => valueOr(state.pageConfig, null)?.isAreaRole ?? false)
  const [picking, setPicking] = useState(startOfPicking)
  useEffect(() => void rosterStore.getState().load(), [rosterStore])

  const picked =
    roster.kind === 'ready' ? pickedOf(withAreas(roster.value, hasAreas), picking, held) : nothing
  const use = () => {
    if (picked.character === null) return
    chooseCharacter(services, picked.character, picked.area)
    tracking.track('manualSelectRole')
    if (step === undefined) onClose()
    else void continueToRecharge(services, step)
  }

  return (
    <Sheet
      title={t('server.title')}
      note={step && <StepLine intent={step.intent} step={step.intent.steps - 1} />}
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
      {roster.kind === 'loading' && <WaitingRows label={t('server.loading')} />}
      {roster.kind === 'failed' && <NotLoaded error={roster.error} />}
      {roster.kind === 'ready' && (
        <CharacterPicker
          picking={picking}
          picked={picked}
          onPick={(change) => setPicking((before) => ({ ...before, ...change }))}
        />
      )}
    </Sheet>
  )
}

/** Areas count only where the game has area roles. Source: spec §5 "Area is sent only when is_area_role is on". */
const withAreas = (roster: Roster, hasAreas: boolean): Roster =>
  hasAreas ? roster : { ...roster, areas: [] }

function NotLoaded({ error }: { readonly error: ApiError }) {
  const { roster } = useServices()
  const { t } = useTranslation()
  return <LoadFailed title={t('server.failed')} error={error} onRetry={() => void roster.getState().load()} />
}
