import { hasPermission } from '@rise/contract/policy'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate, keepPrevious, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { principalOf, useSession } from '../../../app/session/use-session.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { memberName, ReportButton } from '../../connections/index.ts'
import { Byline } from '../../content/index.ts'
import { courseKeys } from '../queries.ts'
import { Stars } from '../stars.tsx'

/** The ratings of members who finished a course. */
export function Reviews({ slug }: { slug: string }) {
  const [page, setPage] = useState(1)
  const { data } = useQuery(
    queryOf(useApi(), 'GET /api/v1/courses/{slug}/reviews', { params: { slug }, query: { page } }, keepPrevious),
  )
  const isModerator = hasPermission(principalOf(useSession()), 'content')
  if (!data) return null
  return (
    <section aria-labelledby="ratings">
      <h2 id="ratings" className="text-h2 tabular-nums">
        {data.total > 0 ? t('Ratings ({count})', { count: formatInteger(data.total, data.totalCapped) }) : t('Ratings')}
      </h2>
      {data.total === 0 ? (
        <p className="mt-2 text-muted">{t('No ratings yet. Members who finish the course can rate it.')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {data.items.map(({ _id, member, rating, words, date }) => (
            <li key={_id} className="flex flex-col gap-2 py-4">
              <Byline author={member} at={date} changedAt={null} />
              <Stars rating={rating} />
              {words ? <p className="max-w-reading whitespace-pre-line wrap-anywhere">{words}</p> : null}
              {isModerator && words ? <DeleteWords id={_id} /> : null}
              {words ? (
                <div>
                  <ReportButton
                    subject={{ kind: 'rating', id: _id, author: { _id: member._id, name: memberName(member) } }}
                  />
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {data.pages > 1 ? (
        <div className="mt-4 flex items-center gap-2">
          <Button size="dense" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('Newer ratings')}
          </Button>
          <span className="text-small text-muted tabular-nums">
            {t('Page {page} of {pages}', { page, pages: data.pages })}
          </span>
          <Button size="dense" disabled={page >= data.pages} onClick={() => setPage(page + 1)}>
            {t('Older ratings')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

/** Deletes the text of a review; for admins who moderate content. */
function DeleteWords({ id }: { id: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const clear = useMutation({
    mutationFn: () => api('DELETE /api/v1/admin/course-reviews/{id}', { params: { id } }),
    onSuccess: () => invalidate(queryClient, courseKeys),
    onError: ({ message }) => void showToast({ kind: 'failure', title: message }),
  })
  return (
    <p>
      <Button size="dense" variant="ghost" busy={clear.isPending} onClick={() => clear.mutate()}>
        {t('Delete words')}
      </Button>
    </p>
  )
}
