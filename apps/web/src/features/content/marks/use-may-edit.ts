import { mayEditAuthored, seenRow } from '@rise/contract/content/policy'
import { principalOf, useSession } from '../../../app/session/use-session.tsx'

/**
 * Whether the viewer may edit and delete content of this author (null: the site itself): the author may, and admins for
 * content.
 */
export function useMayEdit(authorId: string | null): boolean {
  return mayEditAuthored(principalOf(useSession()), seenRow(authorId)) === 'allowed'
}
