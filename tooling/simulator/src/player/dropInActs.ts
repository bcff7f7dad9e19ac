import type { Frames } from '../browser/frames.ts'
import { claims } from '../browser/providerForm.ts'
import type { PayTab } from '../browser/payTab.ts'
import type { Provider } from '../provider/provider.ts'
import type { Random } from '../time/random.ts'
import type { World } from '../world/world.ts'
import type { Page } from '../browser/page.ts'
import type { Act } from './act.ts'

/** What the player's hands reach from a pay document. */
export interface PayDocumentDeps {
  readonly world: World<Page>
  readonly frames: Frames
  readonly provider: Provider
  readonly random: Random
}

const bank = 'https://bank.example'

/** Pays or declines in the form. What its code says of it may be true, late, a lie, or nothing at all. */
export function submitForm(pay: PayTab, outcome: 'success' | 'fail', deps: PayDocumentDeps): void {
  const { world, provider, random } = deps
  const { form, received } = pay
  if (form === null || received === null) return
  const how = world.hasFaults() ? random.weighted({ says: 6, lies: 2, isSilent: 1 }) : 'says'
  if (how !== 'says') world.count(`form: ${how}`)
  if (how !== 'lies') provider.take(received.handover.billingNo, outcome)
  if (how === 'isSilent') return
  const word = random.pickOf(claims)
  world.timeline.plan(random.between(100, 9_000), 'the form ends', () => form.end(word), pay.page)
}

/** Everything that the player could do in a pay document now. */
export function payDocumentActs(pay: PayTab, deps: PayDocumentDeps): readonly Act[] {
  const { world, frames, provider, random } = deps
  const { state, received, payUrl, frame } = pay
  const billingNo = received?.handover.billingNo ?? null
  const back = { name: 'back to the store', weight: 3, run: pay.leave }
  const anyway: readonly Act[] = [
    { name: 'reload the pay document', weight: 1, run: () => frames.go(frame, frame.address) },
    { name: 'close the pay document', weight: 1, run: () => frames.close(frame) },
  ]
  /** By POST to a bank, which takes the money or not; the way back is a link to the store, or the browser's button. */
  const toBank = () => {
    world.count('form: redirects')
    const act = random.weighted({ pays: 5, declines: 2, leaves: 2 })
    if (billingNo !== null && act !== 'leaves') provider.take(billingNo, act === 'pays' ? 'success' : 'fail')
    world.timeline.plan(0, 'to the bank', () => frames.leadElsewhere(frame, bank))
    const after = random.weighted({ back: 5, closes: 2, store: 3 })
    const goOn = {
      back: () => frames.comeBack(frame),
      closes: () => frames.close(frame),
      store: () => frames.go(frame, '/'),
    }[after]
    world.timeline.plan(random.between(1_000, 60_000), 'from the bank', goOn)
  }
  switch (state) {
    case 'asking':
      return [{ name: 'wait', weight: 3, run: () => undefined }, ...anyway]
    case 'loading':
      return [{ name: 'wait', weight: 3, run: () => undefined }, back, ...anyway]
    case 'open':
      return [
        { name: 'pay in the form', weight: 9, run: () => submitForm(pay, 'success', deps) },
        { name: 'be declined in the form', weight: 3, run: () => submitForm(pay, 'fail', deps) },
        { name: 'go on to the bank', weight: 3, run: toBank },
        back,
        ...anyway,
      ]
    case 'broken':
      return [
        ...(payUrl === null
          ? []
          : [{ name: 'the provider’s page', weight: 4, run: () => frames.go(frame, payUrl) }]),
        { name: 'try the form again', weight: 3, run: pay.retry },
        back,
        ...anyway,
      ]
    case 'empty':
    case 'blocked':
    case 'over':
      return [back, ...anyway]
  }
}
