import { Button, IconButton, RadioGroup, iconLeft } from '@topup/ui-kit'
import { List, PaymentRow, Sheet } from '@topup/ui-kit/popups'
import { type PaymentChoice, type PaymentMethod, optionKey, optionNamed } from '@topup/domain'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelected } from '../../../store/servicesContext.tsx'
import { Rows } from '../../../frame/Rows.tsx'
import { useCloseWithout } from '../../../frame/useCloseWithout.ts'
import { useCheckout } from './useCheckout.tsx'
import type { RechargeState } from '../contracts.ts'
import { choosePayway } from './openRecharge.ts'
import { useMethodNote } from './MethodList.tsx'

/** The banks or wallets of one method; closing without a choice restores the choice before. Source: spec §2 "second popup". */
export function SubMethodsPopup({
  methodKey,
  onClose,
}: {
  readonly methodKey: string
  readonly onClose: () => void
}) {
  const services = useCheckout()
  const { recharge } = services
  const { t } = useTranslation()
  const note = useMethodNote()
  const payment = useSelected(recharge, (state) => state.payment)
  const { choice } = payment
  const method = listedMethod(payment, methodKey)
  const [marked, setMarked] = useState(() => subMethodIn(choice, method))
  // Whichever way it is closed, also by the Back button of the browser; after a choice this changes nothing.
  useEffect(() => () => recharge.getState().choosePayment({ kind: 'subMethodsClosed' }), [recharge])
  useCloseWithout(method, onClose)
  if (method === undefined) return null
  const chosen = method.subMethods.find((option) => optionKey(option) === marked)

  const use = () => {
    if (chosen === undefined) return
    choosePayway(services, { kind: 'subMethodChosen', key: optionKey(chosen) })
    onClose()
  }
  return (
    <Sheet
      title={<bdi translate="no">{method.name}</bdi>}
      closeLabel={t('common.close')}
      onClose={onClose}
      lead={<IconButton icon={iconLeft} aria-label={t('recharge.backToMethods')} onClick={onClose} />}
      footer={
        <Button disabled={chosen === undefined} onClick={use}>
          {chosen === undefined
            ? t('recharge.pickMethod')
            : t('recharge.payWithMethod', { method: chosen.name })}
        </Button>
      }
    >
      <Rows of={method.subMethods}>
        {(shown) => (
          <List>
            <RadioGroup label={method.name}>
              {shown.map((option) => (
                <PaymentRow
                  key={optionKey(option)}
                  name={option.name}
                  note={note(option)}
                  picture={option.iconUrl ?? undefined}
                  selected={optionKey(option) === marked}
                  onSelect={() => setMarked(optionKey(option))}
                />
              ))}
            </RadioGroup>
          </List>
        )}
      </Rows>
    </Sheet>
  )
}

/** The sub-method of this method that is chosen, or was when the popup opened. */
function subMethodIn(choice: PaymentChoice, method: PaymentMethod | undefined): string | null {
  const picked =
    choice.kind === 'method' ? choice.picked : choice.kind === 'choosingSubMethod' ? choice.before : null
  if (picked === null || picked.subMethod === null || method === undefined) return null
  return optionKey(picked.method) === optionKey(method) ? optionKey(picked.subMethod) : null
}

/** The method as it is listed in the chosen country. */
function listedMethod({ choice, regions }: RechargeState['payment'], methodKey: string) {
  if (choice.kind !== 'choosingSubMethod' && choice.kind !== 'method') return undefined
  return optionNamed(regions.find(({ region }) => region === choice.region)?.methods ?? [], methodKey)
}
