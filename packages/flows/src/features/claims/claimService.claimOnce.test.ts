import { reduceClaims } from '@topup/domain'
import type { ClaimEvent, Claims } from '@topup/domain'
import { expect, test } from 'vitest'
import { flush } from '../../testing/flush.ts'
import { type SendClaim, claimOnce } from './claimService.ts'

function service(onList: readonly string[] = []) {
  let claims: Claims = new Map()
  const news: string[] = []
  let rereads = 0
  const apply = (event: ClaimEvent) => {
    claims = reduceClaims(claims, event)
  }
  return {
    news,
    rereads: () => rereads,
    kindOf: (id: string) => claims.get(id)?.kind,
    claims: () => claims,
    wordsOf: () => '',
    apply,
    tell: ({ kind }: { readonly kind: string }) => void news.push(kind),
    reread: async () => {
      rereads += 1
      apply({ kind: 'statusRead', claimedIds: onList })
    },
  }
}

const lost: SendClaim = async () => ({
  ok: false,
  error: { kind: 'network', endpoint: '', hostsTried: [], mayHaveTakenEffect: true },
})

test('while a claim is on its way, the same reward is not claimed again', async () => {
  const at = service()
  let sent = 0
  let answer: () => void = () => undefined
  const send: SendClaim = (ids) => {
    sent += 1
    return new Promise((resolve) => {
      answer = () => resolve({ ok: true, value: ids })
    })
  }
  const first = claimOnce(at, ['a'], send)
  await claimOnce(at, ['a'], send)
  expect([sent, at.kindOf('a')]).toEqual([1, 'claiming'])
  answer()
  await first
  expect([at.kindOf('a'), at.news]).toEqual(['claimed', ['claimed']])
})

test('after a lost answer the list is checked, and only what it names counts as claimed', async () => {
  const at = service(['a'])
  await claimOnce(at, ['a', 'b'], lost)
  expect(at.news).toEqual(['lost'])
  expect([at.kindOf('a'), at.kindOf('b'), at.rereads()]).toEqual(['claimed', undefined, 1])
})

test('as long as the list cannot be read a lost claim stays unanswered and is not sent again', async () => {
  const at = { ...service(), reread: async () => undefined }
  await claimOnce(at, ['a'], lost)
  expect(at.kindOf('a')).toBe('checking')
  let sent = 0
  await claimOnce(at, ['a'], async (ids) => {
    sent += 1
    return { ok: true, value: ids }
  })
  expect(sent).toBe(0)
})

test('what the answer leaves out is looked up and not assumed to be claimed', async () => {
  const at = { ...service(), reread: async () => undefined }
  await claimOnce(at, ['a', 'b'], async () => ({ ok: true, value: ['a'] }))
  expect([at.kindOf('a'), at.kindOf('b')]).toEqual(['claimed', 'checking'])
})

test('a rejection is shown and leaves the reward free for another tap', async () => {
  const at = { ...service(), reread: async () => undefined }
  const error = {
    kind: 'rejected',
    endpoint: '',
    reason: 'other',
    code: -1,
    message: 'no',
    content: null,
  } as const
  await claimOnce(at, ['a'], async () => ({ ok: false, error }))
  expect([at.kindOf('a'), at.news]).toEqual(['rejected', ['rejected']])
})

test('after 10 s without an answer the player may check again, no second claim is sent, and the late answer counts', async () => {
  const at = service()
  let answer: () => void = () => undefined
  const claim = claimOnce(at, ['a'], (ids, { onSlow }) => {
    onSlow?.()
    return new Promise((resolve) => {
      answer = () => resolve({ ok: true, value: ids })
    })
  })
  await flush()
  expect([at.kindOf('a'), at.news]).toEqual(['waiting', ['slow']])
  at.apply({ kind: 'statusRead', claimedIds: [] })
  await claimOnce(at, ['a'], () => Promise.reject(new Error('sent twice')))
  answer()
  await claim
  expect(at.kindOf('a')).toBe('claimed')
})
