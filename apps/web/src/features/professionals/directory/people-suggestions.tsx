import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../../app/settings.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { memberName, peopleSuggestionsQuery, useDismiss } from '../../connections/index.ts'
import { PersonCard } from './person-card.tsx'

const FEW = 3

/** Professionals to follow, each with the reason. Nothing where there are none: the list below needs no help. */
export function PeopleSuggestions() {
  const query = peopleSuggestionsQuery(useApi())
  const { data = [] } = useQuery(query)
  const [all, setAll] = useState(false)
  const dismiss = useDismiss(query.queryKey)
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
