import type { SuggestedPerson } from '@rise/contract/directory'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../../app/settings.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { showToast } from '../../../ui/toast.ts'
import { memberName } from '../../connections/index.ts'
import { PersonCard } from './person-card.tsx'
import { peopleSuggestionsQuery } from './queries.ts'

const FEW = 3

/** Professionals to follow, each with the reason. Nothing where there are none: the list below needs no help. */
export function PeopleSuggestions() {
  const { data = [] } = useQuery(peopleSuggestionsQuery(useApi()))
  const [all, setAll] = useState(false)
  const dismiss = useDismiss()
  if (data.length === 0) return null
  return (
    <section aria-labelledby="suggested-people" className="mt-8">
      <h2 id="suggested-people" className="text-h2">
        People you may know
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {data.slice(0, all ? data.length : FEW).map((suggested) => (
          <li key={suggested.member._id}>
            <PersonCard person={suggested.member} reason={suggested.reason} heading="h3">
              <IconButton
                label={`Not interested in ${memberName(suggested.member)}`}
                tip="end"
                onClick={() => dismiss(suggested)}
              >
                <X size={20} aria-hidden />
              </IconButton>
            </PersonCard>
          </li>
        ))}
      </ul>
      {data.length > FEW && !all ? (
        <Button variant="ghost" className="mt-4" onClick={() => setAll(true)}>
          Show {data.length - FEW} more
        </Button>
      ) : null}
    </section>
  )
}

/** Takes a suggestion away at once, and offers it back. */
function useDismiss(): (suggested: SuggestedPerson) => void {
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = peopleSuggestionsQuery(api)
  const path = '/api/v1/professionals/suggestions/dismissed/{userId}'
  const { mutate } = useMutation({
    // Taking back waits for what it takes back.
    scope: { id: 'dismiss-suggestion' },
    mutationFn: ({ userId, away }: { userId: string; away: boolean }) =>
      away ? api(`PUT ${path}`, { params: { userId } }) : api(`DELETE ${path}`, { params: { userId } }),
    onError: (error) => {
      showToast({ id: 'dismiss', kind: 'failure', title: error.message })
      return queryClient.invalidateQueries({ queryKey })
    },
  })

  return (suggested) => {
    const before = queryClient.getQueryData(queryKey)
    const userId = suggested.member._id
    queryClient.setQueryData(queryKey, (known) => known?.filter(({ member }) => member._id !== userId))
    mutate({ userId, away: true })
    showToast({
      id: `dismiss-${userId}`,
      title: `${memberName(suggested.member)} is not suggested again`,
      action: {
        label: 'Undo',
        onPress: () => {
          queryClient.setQueryData(queryKey, before)
          mutate({ userId, away: false })
        },
      },
    })
  }
}
