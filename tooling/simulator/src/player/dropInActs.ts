import type { Frames } from '../browser/frames.ts'
import { claims } from '../browser/payTab.ts'
import type { CardForm, PayTab } from '../browser/payTab.ts'
import type { Provider } from '../provider/cardSessions.ts'
import type { Random } from '../time/random.ts'
import type { World } from '../world/world.ts'
import { act, nothing } from './shopActs.ts'
import type { Act } from './shopActs.ts'

/** What the player's hands reach from a pay document. */
export interface PayDocumentDeps {
  readonly world: World
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

/** By POST to a bank, which takes the money or not; the way back is a link to the store, or the browser's button. */
export function goToBank({ received, frame }: PayTab, deps: PayDocumentDeps): void {
  const { world, frames, provider, random } = deps
  const billingNo = received?.handover.billingNo ?? null
  world.count('form: redirects')
  const deed = random.weighted({ pays: 5, declines: 2, leaves: 2 })
  if (billingNo !== null && deed !== 'leaves') provider.take(billingNo, deed === 'pays' ? 'success' : 'fail')
  world.timeline.plan(0, 'to the bank', () => frames.leadElsewhere(frame, bank))
  const after = random.weighted({ back: 5, closes: 2, store: 3 })
  const goOn = {
    back: () => frames.comeBack(frame),
    closes: () => frames.close(frame),
    store: () => frames.go(frame, '/'),
  }[after]
  world.timeline.plan(random.between(1_000, 60_000), 'from the bank', goOn)
}

/** How often each card is typed. */
const cards = { approved: 5, refused: 3, frictionless: 3, challenge: 4, broken: 1 }

/** What can be done in Adyen's form: a card, a bank's own page, the Enter key pressed twice, and the bank's question. */
function cardFormActs(form: CardForm, random: Random): readonly Act[] {
  const pay = (by: 'button' | 'enter') => () => form.pay(random.weighted(cards), by)
  const payTwice = () => {
    const typed = random.weighted(cards)
    form.pay(typed, 'enter')
    form.pay(typed, 'enter')
  }
  const payAtBank = act('choose a bank in the form', 2, form.payAtBank)
  switch (form.step()) {
    case 'fields':
      return [
        act('pay by card', 12, pay('button')),
        act('press Enter twice in the card form', 3, payTwice),
        payAtBank,
      ]
    case 'challenge':
      return [
        act('pass the challenge', 6, () => form.answer('Y')),
        act('fail the challenge', 2, () => form.answer('N')),
        act('cancel the challenge', 2, () => form.answer('U')),
        act('wait', 3, nothing),
      ]
    case 'paying':
      return [
        act('wait', 8, nothing),
        act('tap the form’s button again', 2, pay('button')),
        act('press Enter again', 1, pay('enter')),
      ]
    case 'loading':
      return [act('wait', 3, nothing), payAtBank]
  }
}

/** Everything that the player could do in a pay document now. */
export function payDocumentActs(pay: PayTab, deps: PayDocumentDeps): readonly Act[] {
  const { frames, random } = deps
  const { state, payUrl, frame, card } = pay
  const wait = act('wait', 3, nothing)
  const back = act('back to the store', 3, pay.leave)
  const anyway = [
    act('reload the pay document', 1, () => frames.go(frame, frame.address)),
    act('close the pay document', 1, () => frames.close(frame)),
  ]
  switch (state) {
    case 'asking':
      return [wait, ...anyway]
    case 'loading':
      return [...(card === null ? [wait] : cardFormActs(card, random)), back, ...anyway]
    case 'open':
      if (card !== null) return [...cardFormActs(card, random), back, ...anyway]
      return [
        act('pay in the form', 9, () => submitForm(pay, 'success', deps)),
        act('be declined in the form', 3, () => submitForm(pay, 'fail', deps)),
        act('go on to the bank', 3, () => goToBank(pay, deps)),
        back,
        ...anyway,
      ]
    case 'broken':
      return [
        act('the provider’s page', payUrl === null ? 0 : 4, () => frames.go(frame, payUrl ?? '')),
        act('try the form again', 3, pay.retry),
        back,
        ...anyway,
      ]
    case 'empty':
    case 'blocked':
    case 'over':
      return [back, ...anyway]
  }
}
