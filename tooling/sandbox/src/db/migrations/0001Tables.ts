import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const tables = [
  `create table account (account_id int generated always as identity primary key, brand text not null, username text not null,
    is_verified boolean not null, total_points int not null check (total_points >= 0),
    base_topup_minor int not null, base_streak_days int not null, created_ms bigint not null, unique (brand, username))`,
  `create table session (token text primary key, account_id int not null references account on delete cascade,
    game_code text not null, created_ms bigint not null)`,
  `create table login_grant (grant_code text primary key, provider text not null, username text not null,
    redirect_uri text not null, is_single_use boolean not null, is_used boolean not null)`,
  `create table coupon (coupon_id int generated always as identity primary key, code text not null,
    account_id int not null references account on delete cascade, name text not null, category text not null,
    coupon_group text not null, discount_rate double precision not null, usable_types text not null, min_minor int not null,
    claimed_days int not null, is_used boolean not null, used_ms bigint, valid_end_ms bigint, time_zone text not null,
    unique (account_id, code))`,
  `create table orders (order_id int generated always as identity primary key, billing_no text not null unique, brand text not null,
    account_id int not null references account on delete cascade, kind text not null, client_id text not null,
    game_code text not null, server_id text not null, role_id text not null, role_name text not null, server_name text not null,
    username text not null, product_id text not null, product_name text not null, currency text not null,
    price_minor int not null, amount_minor int not null check (amount_minor >= 0), coupon_code text not null, points int not null,
    payway_id text not null, channel_id text not null, starter text not null, session_id text not null, idfv text not null,
    created_ms bigint not null, outcome text not null check (outcome in ('pending', 'success', 'fail')),
    settles_ms bigint not null, replenish_id text not null, domain_area text not null)`,
  `create index orders_by_session on orders (session_id)`,
  `create index orders_by_account on orders (account_id, product_id)`,
  `create table debit (debit_id int generated always as identity primary key, billing_no text not null, session_id text not null,
    account_id int not null references account on delete cascade, source text not null, amount_minor int not null,
    currency text not null, at_ms bigint not null)`,
  `create index debit_by_session on debit (session_id)`,
  `create index debit_by_account on debit (account_id)`,
  `create table card (brand text not null, card_no text not null, password text not null, face_value int not null,
    gems int not null, extra_gems int not null, used_by int, primary key (brand, card_no))`,
  `create table replenish (replenish_id text primary key, brand text not null, game_code text not null, username text not null,
    reason text not null, tier int not null, valid_seconds int not null, opened_ms bigint, is_paid boolean not null)`,
  `create table claim (account_id int not null references account on delete cascade, what text not null, at_ms bigint not null,
    session_id text not null, primary key (account_id, what))`,
]

/** Creates every table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of tables) await sql.raw(statement).execute(db)
}
