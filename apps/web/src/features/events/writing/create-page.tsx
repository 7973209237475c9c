import type { OwnEvent } from '@rise/contract/events/shapes'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { isNotThere } from '../../../app/base/per-member.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { VersionedFormShell } from '../../../app/forms/versioned-form-shell.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { PendingNotice } from '../../session/index.ts'
import { draftHref, eventHref } from '../events-address.ts'
import { ownEventQuery } from '../queries.ts'
import { EventFields } from './event-fields.tsx'
import { FormPage, LoadingPart } from './form-page.tsx'
import { useEventForm } from './use-event-form.ts'

/** Writes an event: a new one, or the draft in `?draft=`. */
export function CreatePage() {
  const [search] = useSearchParams()
  const draft = search.get('draft') ?? undefined
  // A new one gets its address when first saved, but its form stays.
  const [begun, setBegun] = useState<OwnEvent>()
  const isNew = draft === undefined || begun?.slug === draft
  const query = useQuery({ ...ownEventQuery(useApi(), draft ?? ''), enabled: !isNew })
  const { data, error, isError, isFetching, isFetchedAfterMount, refetch } = query
  // A form that begins with an older version couldn't be saved.
  const saved = isFetchedAfterMount ? data : undefined
  if (!isNew && isNotThere(error)) return <ErrorBody status={404} />
  if (!isNew && saved?.publishedAt) return <Navigate to={`${eventHref(saved.slug)}/edit`} replace />
  return (
    <FormPage title="Announce an event" intro="Preview before you publish.">
      <div className="flex flex-col gap-6">
        <Suspense fallback={null}>
          <PendingNotice />
        </Suspense>
        {isNew ? <DraftEditor key="new" saved={begun} onSaved={setBegun} /> : null}
        {!isNew && saved ? <SavedDraft key={saved._id} loaded={saved} /> : null}
        {isNew || saved ? null : isError ? (
          <FailedBlock title="Couldn’t load this draft" onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <LoadingPart />
        )}
      </div>
    </FormPage>
  )
}

function SavedDraft({ loaded }: { loaded: OwnEvent }) {
  const [saved, setSaved] = useState(loaded)
  return <DraftEditor saved={saved} onSaved={setSaved} />
}

interface Props {
  readonly saved: OwnEvent | undefined
  readonly onSaved: (now: OwnEvent) => void
}

function DraftEditor({ saved, onSaved }: Props) {
  const form = useEventForm(saved, onSaved)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [leads, setLeads] = useState(false)
  const { dirty } = form
  const slug = saved?.slug
  const here = search.get('draft')
  // Only once nothing is unsaved, so that leaving asks no question.
  useEffect(() => {
    if (dirty || slug === undefined) return
    // The address comes first, even on the way to the preview: Back from there leads to the draft.
    if (slug !== here) void navigate(draftHref(slug), { replace: true, preventScrollReset: true })
    else if (leads) void navigate(draftHref(slug, '/preview'))
  }, [dirty, slug, here, leads, navigate])

  async function preview() {
    // A field never touched is refused like an invalid one.
    setLeads(await form.save(saved === undefined))
  }

  return (
    <VersionedFormShell
      form={form}
      label="Event"
      thing="event"
      saveLabel="Save draft"
      untouched={saved ? 'Draft saved' : 'Nothing written yet'}
      after={
        <Button
          variant="primary"
          icon={<Eye size={16} aria-hidden />}
          busy={leads}
          disabled={form.busy}
          onClick={() => void preview()}
        >
          Preview
        </Button>
      }
    >
      <EventFields form={form} saved={saved} own />
    </VersionedFormShell>
  )
}
