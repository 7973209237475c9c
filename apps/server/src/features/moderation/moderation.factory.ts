import type { InputOf } from '@rise/contract/contract'
import type { ReportKind, ReportReason } from '@rise/contract/moderation/kinds'
import type { TestApp } from '../../../test/client.ts'
import type { World } from '../../../test/world.ts'
import { joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'

const DAY_MS = 86_400_000

interface ReportInput {
  readonly kind: ReportKind
  readonly id: string
  readonly reason?: ReportReason
  readonly words?: string
}

/** Reports content as the report dialog does. */
export function report({ api }: SignedInClient, sent: ReportInput) {
  return api('POST /api/v1/reports', { body: { reason: 'spam', ...sent } })
}

/** Reports content from a given network. */
export function reportFrom(app: TestApp, network: string, { token }: SignedInClient, sent: ReportInput) {
  return app.inject({
    method: 'POST',
    url: '/api/v1/reports',
    remoteAddress: network,
    headers: { authorization: `Bearer ${token}` },
    payload: { reason: 'spam', ...sent },
  })
}

/** Returns the review of the first entry in the queue. */
export async function firstOf({ api }: SignedInClient, part: 'open' | 'decided' = 'open') {
  const { items } = (await api('GET /api/v1/admin/reviews', { query: { part } })).result
  const [first] = items
  if (!first) throw new Error('The queue is empty.')
  return (await api('GET /api/v1/admin/reviews/{id}', { params: { id: first._id } })).result
}

type Decision = InputOf<'POST /api/v1/admin/reviews/{id}/decisions'>['body']

/** Decides a review as a moderator. */
export function decide({ api }: SignedInClient, id: string, body: Decision) {
  return api('POST /api/v1/admin/reviews/{id}/decisions', { params: { id }, body })
}

interface DecidedReview {
  readonly _id: string
  readonly acts: readonly { readonly _id: string }[]
}

/** Undoes the last decision about a review, which the caller passes in its state after that decision. */
export function undoDecision({ api }: SignedInClient, { _id: id, acts }: DecidedReview) {
  const params = { id, decisionId: acts[0]?._id ?? '' }
  return api('POST /api/v1/admin/reviews/{id}/decisions/{decisionId}/undo', { params })
}

/** Creates members whose reports count towards hiding, because they are not new. */
export async function joinReporters(world: World, app: TestApp, count: number): Promise<SignedInClient[]> {
  const reporters: SignedInClient[] = []
  for (let memberNumber = 0; memberNumber < count; memberNumber += 1)
    reporters.push(await joinAsProfessional(world, app))
  const { ctx } = world
  const before = new Date(ctx.clock.now().getTime() - 15 * DAY_MS)
  await ctx.db.updateTable('login').set({ created_at: before }).execute()
  await ctx.db.updateTable('actor').set({ created_at: before }).execute()
  return reporters
}

/** Returns the review of a member's held content. */
export async function heldReviewOf({ api }: SignedInClient, author: SignedInClient) {
  const { items } = (await api('GET /api/v1/admin/reviews', { query: {} })).result
  const heldReview = items.find((one) => one.held !== null && one.author._id === author.id)
  if (!heldReview) throw new Error('Nothing of theirs waits.')
  return (await api('GET /api/v1/admin/reviews/{id}', { params: { id: heldReview._id } })).result
}
