import i18next from 'i18next'
import ky from 'ky'
import { createElement, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next, useTranslation } from 'react-i18next'
import { BrowserRouter, Route, Routes } from 'react-router'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import type { FloorWindow } from './floorDocument.ts'

/** The store of the floor page: the same libraries, the same products, and a popup at a tap. Source: performance.md floor e. */
const page = window as unknown as FloorWindow

const goodsSchema = v.array(
  v.object({
    goods: v.array(
      v.object({ value: v.string(), display: v.string(), price: v.union([v.string(), v.number()]) }),
    ),
  }),
)
type Goods = v.InferOutput<typeof goodsSchema>[number]['goods']

const shop = createStore<{ goods: Goods; tapped: string | null }>()(() => ({ goods: [], tapped: null }))

function Shop() {
  const { t } = useTranslation()
  const { goods, tapped } = useSyncExternalStore(shop.subscribe, shop.getState)
  const product = goods.find(({ value }) => value === tapped)
  return createElement(
    'main',
    null,
    createElement('h1', null, t('title')),
    createElement(
      'div',
      { role: 'tabpanel', className: 'grid' },
      goods.map(({ value, display, price }) =>
        createElement(
          'button',
          {
            key: value,
            role: 'radio',
            className: 'card',
            'aria-checked': value === tapped,
            onClick: () => shop.setState({ tapped: value }),
          },
          createElement('b', null, display),
          createElement('span', null, t('price', { price })),
        ),
      ),
    ),
    product && createElement('div', { role: 'dialog', className: 'dialog' }, product.display),
  )
}

async function start(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { translation: { title: 'Top up', price: 'US${{price}}' } } },
  })
  const answer = await (page.floorGoods ?? ky(page.floorAddress).json<{ readonly content: unknown }>())
  page.floorTap = (tapped) => shop.setState({ tapped })
  shop.setState({
    goods: v.parse(goodsSchema, answer.content)[0]?.goods ?? [],
    tapped: page.floorTapped ?? null,
  })
  const routes = createElement(
    Routes,
    null,
    createElement(Route, { path: '*', element: createElement(Shop) }),
  )
  createRoot(document.getElementById('root') ?? document.body).render(
    createElement(BrowserRouter, null, routes),
  )
}

void start()
