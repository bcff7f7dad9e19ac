import type { CardForm, ChallengeAnswer } from '../browser/payTab.ts'
import type { Frames } from '../browser/frames.ts'
import { claims } from '../browser/payTab.ts'
import type { PayTab } from '../browser/payTab.ts'
import type { Provider } from '../provider/cardSessions.ts'
import type { CardKind } from '../world/brand.ts'
import type { Random } from '../time/random.ts'
import type { World } from '../world/world.ts'
import type { Page } from '../browser/page.ts'
import type { Act } from './shopActs.ts'

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

/** By POST to a bank, which takes the money or not; the way back is a link to the store, or the browser's button. */
export function goToBank({ received, frame }: PayTab, deps: PayDocumentDeps): void {
  const { world, frames, provider, random } = deps
  const billingNo = received?.handover.billingNo ?? null
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

const cards: Readonly<Record<CardKind, number>> = {
  approved: 5,
  refused: 3,
  frictionless: 3,
  challenge: 4,
  broken: 1,
}

/** What can be done in Adyen's form: a card, a bank's own page, the Enter key pressed twice, and the bank's question. */
function cardFormActs(form: CardForm, random: Random): readonly Act[] {
  const card = () => random.weighted(cards)
  const payTwice = () => {
    const typed = card()
    form.pay(typed, 'enter')
    form.pay(typed, 'enter')
  }
  const answer = (word: ChallengeAnswer) => () => form.answer(word)
  switch (form.step()) {
    case 'fields':
      return [
        { name: 'pay by card', weight: 12, run: () => form.pay(card(), 'button') },
        { name: 'press Enter twice in the card form', weight: 3, run: payTwice },
        { name: 'choose a bank in the form', weight: 2, run: form.payAtBank },
      ]
    case 'challenge':
      return [
        { name: 'pass the challenge', weight: 6, run: answer('Y') },
        { name: 'fail the challenge', weight: 2, run: answer('N') },
        { name: 'cancel the challenge', weight: 2, run: answer('U') },
        { name: 'wait', weight: 3, run: () => undefined },
      ]
    case 'paying':
      return [
        { name: 'wait', weight: 8, run: () => undefined },
        { name: 'tap the form’s button again', weight: 2, run: () => form.pay(card(), 'button') },
        { name: 'press Enter again', weight: 1, run: () => form.pay(card(), 'enter') },
      ]
    case 'loading':
      return [
        { name: 'wait', weight: 3, run: () => undefined },
        { name: 'choose a bank in the form', weight: 2, run: form.payAtBank },
      ]
  }
}

/** Everything that the player could do in a pay document now. */
export function payDocumentActs(pay: PayTab, deps: PayDocumentDeps): readonly Act[] {
  const { frames, random } = deps
  const { state, payUrl, frame, card } = pay
  const back = { name: 'back to the store', weight: 3, run: pay.leave }
  const anyway: readonly Act[] = [
    { name: 'reload the pay document', weight: 1, run: () => frames.go(frame, frame.address) },
    { name: 'close the pay document', weight: 1, run: () => frames.close(frame) },
  ]
  switch (state) {
    case 'asking':
      return [{ name: 'wait', weight: 3, run: () => undefined }, ...anyway]
    case 'loading':
      if (card !== null) return [...cardFormActs(card, random), back, ...anyway]
      return [{ name: 'wait', weight: 3, run: () => undefined }, back, ...anyway]
    case 'open':
      if (card !== null) return [...cardFormActs(card, random), back, ...anyway]
      return [
        { name: 'pay in the form', weight: 9, run: () => submitForm(pay, 'success', deps) },
        { name: 'be declined in the form', weight: 3, run: () => submitForm(pay, 'fail', deps) },
        { name: 'go on to the bank', weight: 3, run: () => goToBank(pay, deps) },
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
