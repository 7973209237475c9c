import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../app/base/settings.tsx'
import { DraftPreview } from '../../app/forms/draft-preview.tsx'
import { publishedToast } from '../content/index.ts'
import { PendingNotice } from '../session/index.ts'
import { articleDraft } from './draft-kind.tsx'
import { HeadlineView } from './headline-view.tsx'
import { invalidateHeadlines } from './invalidate-headlines.ts'

/** A draft as everyone will read it, to be published or edited from here. */
export function PreviewPage() {
  const api = useApi()
  const queryClient = useQueryClient()
  async function publish(slug: string) {
    const { result } = await api('PUT /api/v1/headlines/{slug}/publication', { params: { slug } })
    invalidateHeadlines(queryClient)
    return result
  }
  return (
    <DraftPreview
      kind={articleDraft}
      createHref="/headlines/create/manual"
      publish={publish}
      toast={(published) => publishedToast(t('Your headline'), published)}
      notice={<PendingNotice />}
    >
      {(shown) => <HeadlineView shown={shown} facts={t('{minutes} min read', { minutes: shown.minutes ?? 0 })} />}
    </DraftPreview>
  )
}
