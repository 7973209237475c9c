import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { CardRow } from '../../../ui/layout/card-row.tsx'
import { memberName, useDismiss } from '../../connections/index.ts'
import { PersonCard } from './person-card.tsx'

/** Professionals to follow, each with the reason. Nothing without any: the list below needs no help. */
export function PeopleSuggestions() {
  const query = queryOf(useApi(), 'GET /api/v1/professionals/suggestions')
  const { data = [] } = useQuery(query)
  const dismiss = useDismiss(query.queryKey)
  if (data.length === 0) return null
  return (
    <section aria-labelledby="suggested-people" className="mt-8">
      <h2 id="suggested-people" className="text-h2">
        People you may know
      </h2>
      <div className="mt-4">
        <CardRow items={data} keyOf={({ member }) => member._id}>
          {(suggested) => (
            <PersonCard person={suggested.member} reason={suggested.reason} heading="h3">
              <IconButton
                label={`Not interested in ${memberName(suggested.member)}`}
                tip="end"
                onClick={() => dismiss(suggested)}
              >
                <X size={20} aria-hidden />
              </IconButton>
            </PersonCard>
          )}
        </CardRow>
      </div>
    </section>
  )
}
