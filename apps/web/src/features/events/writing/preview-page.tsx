import type { OwnEvent } from '@rise/contract/events/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { DraftPreview } from '../../../app/forms/draft-preview.tsx'
import { publishedToast } from '../../content/index.ts'
import { PendingNotice } from '../../session/index.ts'
import { EventView } from '../event/event-view.tsx'
import { invalidateEvents } from '../queries.ts'
import { eventDraft } from './draft-kind.tsx'

/** A draft as everyone will read it, to be published or edited from here. */
export function PreviewPage() {
  const api = useApi()
  const queryClient = useQueryClient()
  async function publish(slug: string) {
    const { result } = await api('PUT /api/v1/events/{slug}/publication', { params: { slug } })
    invalidateEvents(queryClient)
    return result
  }
  return (
    <DraftPreview
      kind={eventDraft}
      createHref="/events/create"
      publish={publish}
      toast={(published) => publishedToast(t('Your event'), published)}
      notice={<PendingNotice />}
    >
      {(shown) => <EventView shown={viewOf(shown)} />}
    </DraftPreview>
  )
}

/** Returns a draft as its page will show it. */
function viewOf({ city, cancelledAt, author, ...event }: OwnEvent) {
  return {
    ...event,
    city: city === '' ? null : { slug: city, name: city },
    cancelled: cancelledAt !== null,
    hosts: [author],
  }
}
