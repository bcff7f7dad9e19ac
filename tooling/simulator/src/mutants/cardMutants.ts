import type { Mutant } from './mutant.ts'

/** Rules of the pay document, its card form, and what passes between it and the store. */
export const cardMutants: readonly Mutant[] = [
  {
    name: 'the Enter key in a card form sends a payment as often as it is pressed',
    file: 'flows/src/dropIn/providers/adyen/submission.ts',
    find: "if (state !== 'open') return false",
    replace: '',
    breaks: ['submitted once'],
  },
  {
    name: 'a form that has taken a payment is called broken after a reload',
    file: 'flows/src/dropIn/payDocument/payForm.ts',
    find: "isSent({ tab, device }, billingNo) ? 'over' : next",
    replace: 'isSent({ tab, device }, billingNo) ? next : next',
    breaks: ['form’s words'],
  },
  {
    name: 'a payment that leaves the card form is not remembered',
    file: 'flows/src/dropIn/providers/adyenForm.ts',
    find: "onSent(isConfirmedElsewhere(type) ? 'elsewhere' : undefined)",
    replace: 'void onSent',
    breaks: ['form’s words'],
  },
  {
    name: 'a form that fails before anything was sent is called over',
    file: 'flows/src/dropIn/providers/adyen/adyenEnd.ts',
    find: "'goesOn' : 'broke'",
    replace: "'goesOn' : 'ends'",
    breaks: ['to pay'],
  },
  {
    name: 'a window is given the order of another window',
    file: 'flows/src/dropIn/dropInService.ts',
    find: "const answer: ToPayDocument = { kind: 'handover', handover, nonce: said.nonce }",
    replace:
      "const answer: ToPayDocument = { kind: 'handover', handover: [...windows.values()][0] ?? handover, nonce: said.nonce }",
    breaks: ['handover'],
  },
  {
    name: 'a session is opened for what another order has paid',
    file: 'flows/src/features/purchase/result/resultActions.ts',
    find: ' && !isPaidByAnother(journal, entry)',
    replace: ' && (!isPaidByAnother(journal, entry) || true)',
    breaks: ['one debt'],
    // Few links are paid twice, and by a form.
    firstSeed: 570,
  },
  {
    name: 'a tap on "to pay" opens a window whose form is over',
    file: 'flows/src/features/purchase/checkout/payByDropIn.ts',
    find: 'forgetOver(services.tab, billingNo)',
    replace: 'void forgetOver',
    breaks: ['to pay'],
    // Few forms are opened again in a tab that has shown one.
    firstSeed: 20_250,
  },
]
