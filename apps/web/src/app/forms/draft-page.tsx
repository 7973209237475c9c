import { type Message, t } from '@rise/texts'
import type { UseQueryResult } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { Button } from '../../ui/base/button.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { isNotFound } from '../base/api.ts'
import { ErrorBody } from '../error/error-body.tsx'
import { FormPage, LoadingPart } from './form-page.tsx'
import type { VersionedForm } from './use-versioned-form.ts'
import { VersionedFormShell } from './versioned-form-shell.tsx'

/** A piece of content that its author writes, previews and publishes. */
export interface Draft {
  readonly _id: string
  readonly slug: string
  /** Null while unpublished. */
  readonly publishedAt: string | null
}

/** Loads an author's own piece for editing; nothing is requested unless `enabled`. */
export type UseDraft<D extends Draft> = (slug: string, enabled: boolean) => UseQueryResult<D>

/** The texts that name a kind of content. */
interface DraftWords {
  /** The name of the form: `Event`. */
  readonly label: Message
  /** `Loading the event`. */
  readonly loading: Message
  /** `Your event was changed elsewhere while you were editing`. */
  readonly changedElsewhere: Message
  /** `Preview of your event`: the title of the preview. */
  readonly preview: Message
  /** `This is how people will see your event. It isn’t published yet.` */
  readonly unpublished: Message
}

/** A kind of content, for its editor. */
export interface DraftKind<D extends Draft, Values> {
  /** Tells the toasts of different kinds apart. */
  readonly id: string
  readonly words: DraftWords
  readonly useDraft: UseDraft<D>
  /** Returns the form of the piece `saved`, or of a new piece if it is undefined. Calls `onSaved` after each save. */
  readonly useForm: (saved: D | undefined, onSaved: (now: D) => void) => VersionedForm<Values>
  readonly Fields: ComponentType<{ readonly form: VersionedForm<Values>; readonly saved: D | undefined }>
  readonly draftHref: (slug: string, page?: '' | '/preview') => string
  /** The address of a published piece. */
  readonly publishedHref: (slug: string) => string
}

interface DraftPageProps<D extends Draft, Values> {
  readonly kind: DraftKind<D, Values>
  readonly title: string
  /** Shown above the form, such as a notice of what the author must do before publishing. */
  readonly notice: ReactNode
}

/** The page for writing a piece of content: a new one, or the draft in `?draft=`. */
export function DraftPage<D extends Draft, Values>({ kind, title, notice }: DraftPageProps<D, Values>) {
  const [search] = useSearchParams()
  const draft = search.get('draft') ?? undefined
  // The first save of a new piece changes the address, but its form must stay mounted.
  const [createdPiece, setCreatedPiece] = useState<D>()
  const isNew = draft === undefined || createdPiece?.slug === draft
  const { data, error, isError, isFetching, isFetchedAfterMount, refetch } = kind.useDraft(draft ?? '', !isNew)
  // Waits for the current version, because the server would refuse changes to an older one.
  const savedPiece = isFetchedAfterMount ? data : undefined
  if (!isNew && isNotFound(error)) return <ErrorBody status={404} />
  if (!isNew && savedPiece?.publishedAt) return <Navigate to={`${kind.publishedHref(savedPiece.slug)}/edit`} replace />
  return (
    <FormPage title={title} intro={t('Preview before you publish.')}>
      <div className="flex flex-col gap-6">
        <Suspense fallback={null}>{notice}</Suspense>
        {isNew ? <DraftEditor key="new" kind={kind} saved={createdPiece} onSaved={setCreatedPiece} /> : null}
        {!isNew && savedPiece ? <SavedDraft key={savedPiece._id} kind={kind} loaded={savedPiece} /> : null}
        {isNew || savedPiece ? null : isError ? (
          <FailedBlock title={t('Couldn’t load this draft')} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <LoadingPart label={t(kind.words.loading)} />
        )}
      </div>
    </FormPage>
  )
}

function SavedDraft<D extends Draft, Values>({ kind, loaded }: { kind: DraftKind<D, Values>; loaded: D }) {
  const [saved, setSaved] = useState(loaded)
  return <DraftEditor kind={kind} saved={saved} onSaved={setSaved} />
}

interface EditorProps<D extends Draft, Values> {
  readonly kind: DraftKind<D, Values>
  readonly saved: D | undefined
  readonly onSaved: (now: D) => void
}

function DraftEditor<D extends Draft, Values>({ kind, saved, onSaved }: EditorProps<D, Values>) {
  const { words, useForm, Fields, draftHref } = kind
  const form = useForm(saved, onSaved)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [isPreviewing, setIsPreviewing] = useState(false)
  const { dirty } = form
  const slug = saved?.slug
  const currentSlug = search.get('draft')
  // Navigates only once everything is saved, so that no confirmation appears on leaving.
  useEffect(() => {
    if (dirty || slug === undefined) return
    // Sets the address first, even on the way to the preview, so that Back from there leads to the draft.
    if (slug !== currentSlug) void navigate(draftHref(slug), { replace: true, preventScrollReset: true })
    else if (isPreviewing) void navigate(draftHref(slug, '/preview'))
  }, [dirty, slug, currentSlug, isPreviewing, navigate, draftHref])

  async function preview() {
    // A new piece is validated even if its form is untouched.
    setIsPreviewing(await form.save(saved === undefined))
  }

  return (
    <VersionedFormShell
      form={form}
      label={t(words.label)}
      changedElsewhere={t(words.changedElsewhere)}
      saveLabel={t('Save draft')}
      untouched={saved ? t('Draft saved') : t('Nothing written yet')}
      after={
        <Button
          variant="primary"
          icon={<Eye size={16} aria-hidden />}
          busy={isPreviewing}
          disabled={form.busy}
          onClick={() => void preview()}
        >
          {t('Preview')}
        </Button>
      }
    >
      <Fields form={form} saved={saved} />
    </VersionedFormShell>
  )
}
