import { NEW_ACCOUNT_HOURS } from '@rise/contract/content/limits'
import type { World } from '../../../test/world.ts'
import type { SignedInClient } from '../session/accounts.factory.ts'
import { openSubject, type Subject } from './subjects.ts'

/** Adds a subject of an author; returns its id. */
export async function addSubject(
  { ctx }: World,
  author: SignedInClient,
  overrides: Partial<Omit<Subject, 'id' | 'authorId'>> = {},
): Promise<string> {
  const id = ctx.newId()
  const subject = {
    id,
    kind: 'question',
    authorId: author.id,
    title: 'What keeps you going?',
    path: '/real-talk/x',
  } as const
  await ctx.db.transaction().execute((tx) => openSubject(ctx, tx, { ...subject, ...overrides }))
  return id
}

/** Returns the URL of a subject's reactions. */
export function reactionUrl(subjectId: string): string {
  return `/api/v1/reactions/${subjectId}`
}

/** Comments on a subject, or replies to a comment. Returns the API's reply. */
export function comment({ api }: SignedInClient, subjectId: string, text: string, replyTo?: string) {
  const body = { text, ...(replyTo !== undefined && { replyTo }) }
  return api('POST /api/v1/discussions/{id}/comments', { params: { id: subjectId }, body })
}

/** Makes existing accounts too old for new-account limits. */
export async function age({ ctx }: World): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - (NEW_ACCOUNT_HOURS + 1) * 3_600_000)
  await ctx.db.updateTable('actor').set({ created_at: before }).execute()
}
