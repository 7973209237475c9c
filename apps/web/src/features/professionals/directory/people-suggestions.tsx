import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { ShowRest } from '../../../ui/layout/show-rest.tsx'
import { memberName, useDismiss } from '../../connections/index.ts'
import { PersonRow } from './person-row.tsx'

/** The number of people before the button that shows the rest. */
const FIRST_COUNT = 3

const morePeople = (count: number) =>
  t('{count, plural, one {Show 1 more person} other {Show {shown} more people}}', {
    count,
    shown: formatInteger(count),
  })

/**
 * Professionals to follow, each with the reason. Renders nothing if there are none, because the list below is enough.
 */
export function PeopleSuggestions() {
  const query = queryOf(useApi(), 'GET /api/v1/professionals/suggestions')
  const { data = [] } = useQuery(query)
  const dismiss = useDismiss(query.queryKey)
  const [showsAll, setShowsAll] = useState(false)
  if (data.length === 0) return null
  return (
    <section aria-labelledby="suggested-people" className="mt-8">
      <h2 id="suggested-people" className="text-h2">
        {t('People you may know')}
      </h2>
      <ul className="rows mt-4">
        {data.slice(0, showsAll ? data.length : FIRST_COUNT).map((suggested) => (
          <li key={suggested.member._id} className="row">
            <PersonRow person={suggested.member} reason={suggested.reason} heading="h3">
              <IconButton
                label={t('Not interested in {name}', { name: memberName(suggested.member) })}
                tip="end"
                onClick={() => dismiss(suggested)}
              >
                <X size={20} aria-hidden />
              </IconButton>
            </PersonRow>
          </li>
        ))}
      </ul>
      {data.length > FIRST_COUNT ? (
        <ShowRest open={showsAll} onToggle={setShowsAll} className="mt-3">
          {morePeople(data.length - FIRST_COUNT)}
        </ShowRest>
      ) : null}
    </section>
  )
}
