import { t } from '@rise/texts'
import { DraftPage } from '../../app/forms/draft-page.tsx'
import { PendingNotice } from '../session/index.ts'
import { articleDraft } from './draft-kind.tsx'

/** Writes an article: a new one, or the draft in `?draft=`. */
export function CreateManualPage() {
  return <DraftPage kind={articleDraft} title={t('Write an article')} notice={<PendingNotice />} />
}
