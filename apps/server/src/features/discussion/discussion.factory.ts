import type { World } from '../../../test/world.ts'
import type { SignedInClient } from '../session/accounts.factory.ts'
import { openSubject, type Subject } from './subjects.ts'

/** Something of an author's to react to; gives its id. */
export async function addSubject(
  { ctx }: World,
  author: SignedInClient,
  given: Partial<Pick<Subject, 'kind' | 'parentId'>> = {},
): Promise<string> {
  const id = ctx.newId()
  const subject = {
    id,
    kind: 'question',
    authorId: author.id,
    title: 'What keeps you going?',
    path: '/real-talk/x',
  } as const
  await ctx.db.transaction().execute((tx) => openSubject(ctx, tx, { ...subject, ...given }))
  return id
}

/** Where one reacts to it. */
export function reactionUrl(subjectId: string): string {
  return `/api/v1/reactions/${subjectId}`
}
