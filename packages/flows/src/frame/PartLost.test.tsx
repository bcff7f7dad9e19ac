import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFakeServices } from '../testing/fakeServices.ts'
import { renderInStore } from '../testing/renderInStore.tsx'
import { CrashMessage, PopupLost } from './PartLost.tsx'

afterEach(cleanup)

const Lost = () => <PopupLost load={() => new Promise(() => {})} onThere={() => {}} />

test.each([
  ['the code of its popup is lost', Lost],
  ['its popup breaks', CrashMessage],
])('a sheet of the early script leaves the page when %s', (_when, Message) => {
  const services = createFakeServices()
  const tapped = document.createElement('button')
  document.body.append(tapped)
  let isOpen = true
  const giveWay = () => {
    isOpen = false
    return tapped
  }
  services.popups.setState({ standIn: { isOpen: () => isOpen, giveWay } })
  renderInStore(services, <Message />)
  expect([isOpen, document.activeElement]).toEqual([false, tapped])
  tapped.remove()
})
