import { t } from '@rise/texts'
import { DraftPage } from '../../../app/forms/draft-page.tsx'
import { PendingNotice } from '../../session/index.ts'
import { eventDraft } from './draft-kind.tsx'

/** Writes an event: a new one, or the draft in `?draft=`. */
export function CreatePage() {
  return <DraftPage kind={eventDraft} title={t('Announce an event')} notice={<PendingNotice />} />
}
