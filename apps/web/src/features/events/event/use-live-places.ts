import type { Event } from '@rise/contract/events/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useTopic } from '../../../app/socket/topics.ts'
import { isOver } from '../time-in-words.ts'

/** Updates the number of free places of an open event as others take and leave them. */
export function useLivePlaces(event: Event | undefined): void {
  const api = useApi()
  const queryClient = useQueryClient()
  const isOpen = event !== undefined && !event.cancelled && !isOver(event)
  useTopic(isOpen ? `event:${event._id}` : undefined, () => {
    if (!event) return
    const { slug } = event
    api('GET /api/v1/events/{slug}', { params: { slug } }).then(
      ({ result }) => {
        // The list of participants is not updated, because adding or removing faces would shift the content below.
        queryClient.setQueryData(keyOf('GET /api/v1/events/{slug}', { params: { slug } }), (before) => ({
          ...result,
          people: before?.people ?? result.people,
        }))
      },
      // On a failure the page stays as it is, because the next change triggers another request.
      () => undefined,
    )
  })
}
