import { call, condition, property, string } from './mutant.ts'
import type { Mutant } from './mutant.ts'

/** Rules of the pay document, its card form, and what passes between it and the store. */
export const cardMutants: readonly Mutant[] = [
  {
    name: 'the Enter key in a card form sends a payment as often as it is pressed',
    in: 'begin',
    changes: [condition(['state', 'open'], 'false')],
    breaks: ['submitted once'],
  },
  {
    name: 'a form that has taken a payment is called broken after a reload',
    in: 'showForm',
    changes: [call('isSent', 'false')],
    breaks: ['form’s words'],
  },
  {
    name: 'a payment that leaves the card form is not remembered',
    in: 'mountAdyen',
    changes: [call('onSent', undefined, 'isConfirmedElsewhere')],
    breaks: ['form’s words'],
  },
  {
    name: 'a form that fails before anything was sent is called over',
    in: 'readAdyenError',
    changes: [string('broke', "'ends'")],
    breaks: ['to pay'],
  },
  {
    name: 'a window is given the order of another window',
    in: 'createDropInService',
    changes: [property('handover', '[...windows.values()][0] ?? $')],
    breaks: ['handover'],
  },
  {
    name: 'a session is opened for what another order has paid',
    in: 'isPayOffered',
    changes: [call('isPaidByAnother', 'false')],
    breaks: ['one debt'],
  },
  {
    name: 'a tap on "to pay" opens a window whose form is over',
    in: 'payByDropIn',
    changes: [call('forgetOver')],
    breaks: ['to pay'],
  },
]
