import type { OwnCase } from '@rise/contract/portfolio/shapes'
import { useQuery } from '@tanstack/react-query'
import { Eye, Pencil } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { ApiError } from '../../app/base/api.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { VersionedFormShell } from '../../app/forms/versioned-form-shell.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { Badge } from '../../ui/marks/badge.tsx'
import { EditLayout, FormOnItsWay, useIsOwnPage } from '../professionals/index.ts'
import { casePath } from './case-card.tsx'
import { CaseFields } from './case-fields.tsx'
import { CaseView } from './case-view.tsx'
import { ownCaseQuery } from './queries.ts'
import { useCaseForm } from './use-case-form.ts'

/** Edits the member's own case; `?view=preview` shows it as readers would see it, including unsaved changes. */
export function EditCasePage() {
  const { case: slug = '' } = useParams()
  const isOwn = useIsOwnPage()
  const query = useQuery(ownCaseQuery(useApi(), slug))
  const { data, error, isError, isFetching, isFetchedAfterMount, refetch } = query
  // A form that begins with an older version couldn't be saved.
  const saved = isFetchedAfterMount ? data : undefined
  if (!isOwn || (error instanceof ApiError && error.status === 404)) return <ErrorBody status={404} />
  // One form for each case: it stays when the case's address changes.
  if (saved) return <CaseEditor key={saved._id} loaded={saved} />
  return (
    <EditLayout title="Edit case" intro="What the problem was, what you did, and what came of it.">
      {isError ? (
        <FailedBlock title="Couldn’t load this case" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <FormOnItsWay />
      )}
    </EditLayout>
  )
}

function CaseEditor({ loaded }: { loaded: OwnCase }) {
  const [saved, setSaved] = useState(loaded)
  const form = useCaseForm(saved, setSaved)
  const [search] = useSearchParams()
  const { case: slug } = useParams()
  const navigate = useNavigate()
  const { dirty } = form
  // Only once nothing is unsaved, so that leaving asks no question.
  useEffect(() => {
    if (!dirty && saved.slug !== slug) void navigate(`/professional/portfolio/${saved.slug}/edit`, { replace: true })
  }, [dirty, saved.slug, slug, navigate])

  const here = `/professional/portfolio/${saved.slug}/edit`
  if (search.get('view') === 'preview') {
    const { values } = form
    const dates = { startDate: values.startDate || null, endDate: values.endDate || null }
    return (
      <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
        <PageHead title="Preview of your case" noindex />
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card bg-info-soft p-4">
          <p className="text-small">
            This is how other people will see your case.
            {form.dirty ? ' It isn’t saved yet.' : saved.published ? null : ' It’s a draft: only you can see it.'}
          </p>
          <ButtonLink to={here} icon={<Pencil size={16} aria-hidden />}>
            Keep editing
          </ButtonLink>
        </div>
        <CaseView shown={{ ...values, ...dates, skills: [...values.skills], links: [...values.links] }} />
      </div>
    )
  }
  return (
    <EditLayout title={saved.title} intro="What the problem was, what you did, and what came of it.">
      <VersionedFormShell form={form} label="Case" thing="case">
        <Publication saved={saved} busy={form.busy} preview={`${here}?view=preview`} publish={form.publish} />
        <CaseFields form={form} />
      </VersionedFormShell>
    </EditLayout>
  )
}

interface PublicationProps {
  readonly saved: OwnCase
  readonly busy: boolean
  readonly preview: string
  readonly publish: (published: boolean) => Promise<boolean>
}

/** Whether others see the case, and the buttons that change it. */
function Publication({ saved, busy, preview, publish }: PublicationProps) {
  const user = useCurrentUser()
  const [acting, setActing] = useState(false)
  const path = casePath(user?.slug ?? '', saved.slug)

  async function act() {
    setActing(true)
    const done = await publish(!saved.published)
    setActing(false)
    if (!done) return
    showToast(
      saved.published
        ? { id: 'case', kind: 'success', title: 'It’s a draft again. Only you can see it.' }
        : { id: 'case', kind: 'success', title: 'Your case is live', action: { label: 'View it', to: path } },
    )
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex flex-wrap items-center gap-3 text-small">
        <Badge tone={saved.published ? 'success' : 'neutral'}>{saved.published ? 'Published' : 'Draft'}</Badge>
        {saved.published ? <TextLink to={path}>View its page</TextLink> : 'Only you can see it'}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={preview} variant="ghost" icon={<Eye size={16} aria-hidden />}>
          Preview
        </ButtonLink>
        <Button busy={acting} disabled={busy && !acting} onClick={() => void act()}>
          {saved.published ? 'Unpublish' : 'Publish case'}
        </Button>
      </div>
    </div>
  )
}
