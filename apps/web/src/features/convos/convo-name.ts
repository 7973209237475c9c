import type { Convo } from '@rise/contract/convos/shapes'
import { memberName } from '../connections/index.ts'

/** What a conversation is called: by its other side, also when that is gone. */
export function convoName({ with: other, closed }: Pick<Convo, 'with' | 'closed'>): string {
  if (other) return memberName(other)
  return closed === 'deleted' ? 'Deleted member' : 'Unavailable member'
}
