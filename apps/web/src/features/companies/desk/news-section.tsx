import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useVerdict } from '../../../app/session/use-session.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { TextArea } from '../../../ui/base/field.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { useDraftForm } from '../use-draft-form.ts'

/** Short dated notes on the page, which the team can add and remove. The form opens on request. */
export function NewsSection({ desk }: { desk: CompanyDesk }) {
  const [isWriting, setWriting] = useState(false)
  return (
    <Card as="section" aria-labelledby="news-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id="news-title" className="text-h3">
            {t('News')}
          </h2>
          {desk.news.length > 0 ? null : (
            <p className="text-small text-muted">
              {t('A launch, an award, a new office: followers read it in their feed.')}
            </p>
          )}
        </div>
        {isWriting ? null : (
          <Button icon={<Megaphone size={16} aria-hidden />} onClick={() => setWriting(true)}>
            {t('Write news')}
          </Button>
        )}
      </div>
      {isWriting ? <NoteForm desk={desk} onClose={() => setWriting(false)} /> : null}
      {desk.news.length > 0 ? <Notes desk={desk} /> : null}
    </Card>
  )
}

function NoteForm({ desk, onClose }: { desk: CompanyDesk; onClose: () => void }) {
  const api = useApi()
  const params = { slug: desk.slug }
  const refresh = useRefresh()
  const mayWrite = useVerdict({ access: 'employer', confirmed: true }) === 'allowed'
  const form = useDraftForm({
    schema: 'note',
    initial: { text: '' },
    send: async (body) => {
      await api('POST /api/v1/companies/{slug}/news', { params, body })
      form.reset({ text: '' })
      await refresh()
      showToast({ kind: 'success', title: t('Your note is live.') })
      onClose()
    },
  })
  return (
    <form
      aria-label={t('Add a note')}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className="flex flex-col gap-3"
    >
      {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
      <TextArea
        // The member has just pressed "Write news".
        autoFocus
        id={form.id('text')}
        label={t('News')}
        hint={t('A launch, an award, a new office: dated today, up to 600 characters.')}
        rows={2}
        maxLength={600}
        value={form.values.text}
        error={form.errors.text}
        disabled={!mayWrite}
        onChange={(event) => form.set({ text: event.target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.busy} disabled={!mayWrite}>
          {t('Add note', 'to the news of a company')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}

const FIRST_COUNT = 2

/** The newest notes; the others on demand. */
function Notes({ desk }: { desk: CompanyDesk }) {
  const olderNotes = desk.news.slice(FIRST_COUNT)
  return (
    <>
      <NoteList slug={desk.slug} notes={desk.news.slice(0, FIRST_COUNT)} />
      {olderNotes.length > 0 ? (
        <Disclosure
          summary={t('{count, plural, one {# older note} other {# older notes}}', { count: olderNotes.length })}
        >
          <NoteList slug={desk.slug} notes={olderNotes} />
        </Disclosure>
      ) : null}
    </>
  )
}

function NoteList({ slug, notes }: { slug: string; notes: CompanyDesk['news'] }) {
  return (
    <ol className="flex flex-col gap-4 text-body text-text">
      {notes.map((note) => (
        <li key={note._id} className="flex items-start justify-between gap-4 border-t border-line pt-4">
          <div className="min-w-0">
            <p className="text-small text-muted">
              <RelativeTime date={note.date} />
            </p>
            <p className="mt-1 break-words whitespace-pre-line">{note.text}</p>
          </div>
          <RemoveNote slug={slug} id={note._id} text={note.text} />
        </li>
      ))}
    </ol>
  )
}

const EXCERPT_LENGTH = 60

function RemoveNote({ slug, id, text }: { slug: string; id: string; text: string }) {
  const api = useApi()
  const refresh = useRefresh()
  const [isConfirming, setConfirming] = useState(false)
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/v1/companies/{slug}/news/{id}', { params: { slug, id } }),
    onSuccess: async () => {
      setConfirming(false)
      await refresh()
    },
    onError: ({ message }) =>
      void showToast({ kind: 'failure', title: t('Couldn’t remove the note.'), description: message }),
  })
  return (
    <>
      <Button size="dense" variant="ghost" onClick={() => setConfirming(true)}>
        {rich('Remove<hidden> note “{text}”</hidden>', {
          text: text.slice(0, EXCERPT_LENGTH),
          hidden: (words) => <span className="sr-only">{words}</span>,
        })}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('Remove this note?')}
        confirmLabel={t('Remove note')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {t('No one will see it on your page.')}
      </ConfirmDialog>
    </>
  )
}

function useRefresh(): () => Promise<unknown> {
  const queryClient = useQueryClient()
  return () => invalidate(queryClient, ['GET /api/v1/companies/{slug}/desk', 'GET /api/v1/companies/{slug}'])
}
