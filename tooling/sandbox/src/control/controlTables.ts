import { html } from 'hono/html'
import type { Html } from '../http/html.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { defaultPage } from '../scenarios/scenario.ts'
import type { World } from '../world/world.ts'

/** The latest orders that nobody has decided, each with its buttons. */
export async function openOrders(world: World): Promise<Html> {
  const orders = await world.db
    .selectFrom('orders')
    .selectAll()
    .where('outcome', '=', 'pending')
    .where('session_id', 'not like', 'seed-%')
    .orderBy('order_id', 'desc')
    .limit(50)
    .execute()
  return html`<table>
    <tr>
      <th>Order</th>
      <th>Player</th>
      <th>Product</th>
      <th>Amount</th>
      <th></th>
    </tr>
    ${orders.map(
      (order) =>
        html`<tr>
          <td><a href="/provider/pay/${order.billing_no}">${order.billing_no}</a></td>
          <td>${order.brand} ${order.username}</td>
          <td>${order.product_name}</td>
          <td>${(order.amount_minor / 100).toFixed(2)} ${order.currency}</td>
          <td>
            <form method="post" action="/provider/pay/${order.billing_no}">
              <button name="choice" value="approve">Approve</button>
              <button name="choice" value="decline">Decline</button>
            </form>
          </td>
        </tr>`,
    )}
  </table>`
}

/** The latest accounts. */
export async function players(world: World): Promise<Html> {
  const accounts = await world.db
    .selectFrom('account')
    .selectAll()
    .orderBy('account_id', 'desc')
    .limit(50)
    .execute()
  return html`<table>
    <tr>
      <th>Player</th>
      <th>Brand</th>
      <th>Points</th>
      <th>Real name</th>
    </tr>
    ${accounts.map(
      (account) =>
        html`<tr>
          <td>${account.username}</td>
          <td>${account.brand}</td>
          <td>${account.total_points}</td>
          <td>${account.is_verified ? 'verified' : 'not verified'}</td>
        </tr>`,
    )}
  </table>`
}

/** The scenarios: at which page each shows, and what happens. */
export const scenarioTable: Html = html`<table>
  <tr>
    <th>Name</th>
    <th>Page</th>
    <th>What happens</th>
    <th>Source</th>
  </tr>
  ${scenarios.map(
    ({ name, page = defaultPage, title, source }) =>
      html`<tr>
        <td>${name}</td>
        <td><code>${page}${page.includes('?') ? '&' : '?'}scenario=${name}</code></td>
        <td>${title}</td>
        <td>${source}</td>
      </tr>`,
  )}
</table>`

/** The faults that wait for their calls. */
export const faultTable = (world: World): Html =>
  html`<table>
    <tr>
      <th>Player</th>
      <th>Call</th>
      <th>Fault</th>
      <th>Value</th>
      <th>Times left</th>
    </tr>
    ${world.faults.all().map(
      (fault) =>
        html`<tr>
          <td>${fault.player}</td>
          <td>${fault.call}</td>
          <td>${fault.kind}</td>
          <td>${fault.value}</td>
          <td>${fault.timesLeft ?? 'forever'}</td>
        </tr>`,
    )}
  </table>`
