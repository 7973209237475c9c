import type { Convo } from '@rise/contract/convos/shapes'
import { t } from '@rise/texts'
import { memberName } from '../connections/index.ts'

/** Returns the name of a conversation: the other participant's name, or a substitute if they are no longer visible. */
export function convoName({ with: other, closed }: Pick<Convo, 'with' | 'closed'>): string {
  if (other) return memberName(other)
  return closed === 'deleted' ? t('Deleted member') : t('Unavailable member')
}
