import { industryName } from '@rise/contract/catalogs/industries/words'
import type { AdminLayoff } from '@rise/contract/layoffs/admin/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { MergeDialog } from '../../../app/lists/merge-dialog.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Facts } from '../../../ui/base/facts.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { dayInWords, peopleInWords, shareInWords } from '../layoff-words.ts'
import { layoffKeys } from '../queries.ts'
import { layoffHref } from '../tracker-address.ts'

const EditForm = lazy(async () => ({ default: (await import('./edit-form.tsx')).EditForm }))

/** A layoff with the actions of an admin. */
export function AdminLayoffRow({ layoff }: { layoff: AdminLayoff }) {
  const [isEditing, setIsEditing] = useState(false)
  const { slug, companyName, date, number, share, place, industry, source, sender, state } = layoff
  const facts = [
    dayInWords(date),
    number === null ? '' : peopleInWords(number),
    share === null ? '' : shareInWords(share),
    place?.name,
    industry && industryName(industry),
  ]
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="wrap-anywhere">
        <p className="font-semibold">
          {state === 'public' ? <TextLink to={layoffHref(slug)}>{companyName}</TextLink> : companyName}
        </p>
        <p className="text-small text-muted tabular-nums">
          <Facts>{facts}</Facts>
        </p>
        <p className="text-small text-muted">
          <Origin source={source} sender={sender} />
        </p>
      </div>
      <Acts layoff={layoff} onEdit={() => setIsEditing(!isEditing)} editing={isEditing} />
      {isEditing ? (
        <Suspense fallback={null}>
          <EditForm layoff={layoff} onDone={() => setIsEditing(false)} />
        </Suspense>
      ) : null}
    </Card>
  )
}

/** The source, and who sent it in. */
function Origin({ source, sender }: Pick<AdminLayoff, 'source' | 'sender'>) {
  if (!source) {
    return sender ? t('Source not specified, sent by {name}', { name: sender.name }) : t('Source not specified')
  }
  if (!sender) return <TextLink to={source}>{source}</TextLink>
  return rich('<link>{source}</link>, sent by {name}', {
    source,
    name: sender.name,
    link: (text) => <TextLink to={source}>{text}</TextLink>,
  })
}

function Acts({ layoff, editing, onEdit }: { layoff: AdminLayoff; editing: boolean; onEdit: () => void }) {
  const { _id: id, companyName, company, candidates, state } = layoff
  const api = useApi()
  const queryClient = useQueryClient()
  const params = { id }
  const refetch = () => invalidate(queryClient, layoffKeys)
  const onError = ({ message }: Error) =>
    void showToast({ kind: 'failure', title: t('Couldn’t change it.'), description: message })
  const setLayoffState = useMutation({
    mutationFn: (to: 'public' | 'hidden') =>
      api('PUT /api/v1/admin/layoffs/{id}/state', { params, body: { state: to } }),
    onSuccess: refetch,
    onError,
  })
  const link = useMutation({
    mutationFn: (slug: string | null) =>
      api('PUT /api/v1/admin/layoffs/{id}/company', { params, body: { company: slug } }),
    onSuccess: refetch,
    onError,
  })
  const merge = useMutation({
    mutationFn: (into: string) => api('POST /api/v1/admin/layoffs/{id}/merge', { params, body: { into: into.trim() } }),
    onSuccess: refetch,
  })
  const hiddenName = <span className="sr-only"> {companyName}</span>
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'public' ? null : (
        <Button
          size="dense"
          variant="primary"
          busy={setLayoffState.isPending}
          onClick={() => setLayoffState.mutate('public')}
        >
          {t('Publish')}
          {hiddenName}
        </Button>
      )}
      {state === 'hidden' ? null : (
        <Button size="dense" busy={setLayoffState.isPending} onClick={() => setLayoffState.mutate('hidden')}>
          {t('Hide')}
          {hiddenName}
        </Button>
      )}
      <Button size="dense" aria-expanded={editing} onClick={onEdit}>
        {t('Edit')}
        {hiddenName}
      </Button>
      <MergeDialog
        into={t('The layoff that stays')}
        title={t('Merge this layoff of {company} into another?', { company: companyName })}
        description={t('People and offers move along, and its address redirects.')}
        named={hiddenName}
        merge={merge}
      />
      {company ? (
        <Button size="dense" variant="ghost" busy={link.isPending} onClick={() => link.mutate(null)}>
          {t('Unlink {company}', { company: company.companyName })}
        </Button>
      ) : (
        candidates.map(({ slug, companyName: name }) => (
          <Button key={slug} size="dense" busy={link.isPending} onClick={() => link.mutate(slug)}>
            {t('Link to {name} ({slug})', { name, slug })}
          </Button>
        ))
      )}
    </div>
  )
}
