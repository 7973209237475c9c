import { type ReportKind, type ReportReason, reportReasons } from '@rise/contract/moderation/kinds'
import { LONGEST_WORDS } from '@rise/contract/moderation/limits'
import { reasonWords } from '@rise/contract/moderation/words'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { TextArea } from '../../ui/base/field.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { Dialog, DialogClose } from '../../ui/overlays/dialog.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { ReportSubject } from './report-subject.tsx'
import { reportTitle, thanksText } from './report-words.ts'

/** The reported content and its author. */
export interface Reported {
  readonly kind: ReportKind
  readonly id: string
  readonly author: { readonly _id: string; readonly name: string }
  /** Addresses of the content's pictures: a picture can be reported instead of the whole content. */
  readonly pictures?: readonly string[]
}

export interface ReportDialogProps {
  readonly subject: Reported
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Asks for the reason, sends the report with the press on a reason, and then offers to block the author. */
export function ReportDialog({ subject, open, onOpenChange }: ReportDialogProps) {
  const [step, setStep] = useState<'reasons' | 'writing' | 'back'>('reasons')
  const [words, setWords] = useState('')
  const [picture, setPicture] = useState<string | null>(null)
  const api = useApi()
  const { author, pictures = [] } = subject
  const { kind, id } = picture === null ? subject : { kind: 'picture' as const, id: pictureIdAt(picture) }
  const send = useMutation({
    mutationFn: ({ reason, words = '' }: { reason: ReportReason; words?: string }) =>
      api('POST /api/v1/reports', { body: { kind, id, reason, words } }),
    onSuccess: () => setWords(''),
  })
  const isWriting = step === 'writing'
  function change(next: boolean) {
    onOpenChange(next)
    if (next) return
    setStep('reasons')
    setPicture(null)
    send.reset()
  }
  function goBack() {
    setStep('back')
    send.reset()
  }
  if (send.isSuccess) {
    return (
      <Dialog open={open} onOpenChange={change} title={t('Thank you')} actions={<ThankYou author={author} />}>
        <p role="status">{thanksText(kind, author.name)}</p>
      </Dialog>
    )
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={reportTitle(kind)}
      description={
        kind === 'message'
          ? t('What’s wrong? Moderators see it with the five messages before and after.')
          : t('What’s wrong? Moderators see it as it is now.')
      }
    >
      <div className="flex flex-col gap-4">
        {pictures.length === 0 || isWriting ? null : (
          <ReportSubject kind={subject.kind} pictures={pictures} chosen={picture} onChoose={setPicture} />
        )}
        {send.error ? <Notice tone="danger">{send.error.message}</Notice> : null}
        {isWriting ? (
          <OtherReasonForm
            words={words}
            onWords={setWords}
            busy={send.isPending}
            onBack={goBack}
            onSend={() => send.mutate({ reason: 'other', words })}
          />
        ) : (
          <Reasons
            isBack={step === 'back'}
            busy={send.isPending ? send.variables.reason : null}
            onChoose={(reason) => (reason === 'other' ? setStep('writing') : send.mutate({ reason }))}
          />
        )}
      </div>
    </Dialog>
  )
}

/** Returns the id in a picture's address. */
function pictureIdAt(address: string): string {
  return address.split('/')[2] ?? ''
}

interface ReasonsProps {
  /** Whether the member went back to the reasons: the reason chosen before then gets the focus. */
  readonly isBack: boolean
  readonly busy: ReportReason | null
  readonly onChoose: (reason: ReportReason) => void
}

function Reasons({ isBack, busy, onChoose }: ReasonsProps) {
  const otherButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack) otherButton.current?.focus()
  }, [isBack])
  return (
    <ul className="-mx-3 flex flex-col">
      {reportReasons.map((reason) => (
        <li key={reason}>
          <button
            ref={reason === 'other' ? otherButton : undefined}
            type="button"
            disabled={busy !== null}
            aria-busy={busy === reason}
            onClick={() => onChoose(reason)}
            className="flex w-full items-center justify-between gap-3 rounded-control px-3 py-2 text-left hover:bg-raised"
          >
            <span>
              <span className="block font-medium">{t(reasonWords[reason].name)}</span>
              <span className="block text-small text-muted">{t(reasonWords[reason].hint)}</span>
            </span>
            <ChevronRight size={16} aria-hidden className="shrink-0 text-subtle" />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface OtherWordsProps {
  readonly words: string
  readonly onWords: (words: string) => void
  readonly busy: boolean
  readonly onBack: () => void
  readonly onSend: () => void
}

function OtherReasonForm({ words, onWords, busy, onBack, onSend }: OtherWordsProps) {
  const [isMissing, setMissing] = useState(false)
  const textArea = useRef<HTMLTextAreaElement>(null)
  const form = useId()
  useEffect(() => {
    textArea.current?.focus()
    textArea.current?.setSelectionRange(LONGEST_WORDS, LONGEST_WORDS)
  }, [])
  function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (words.trim() === '') {
      setMissing(true)
      textArea.current?.focus()
    } else onSend()
  }
  return (
    <form id={form} onSubmit={send} noValidate className="flex flex-col gap-4">
      <TextArea
        ref={textArea}
        label={t('What’s wrong?')}
        rows={3}
        maxLength={LONGEST_WORDS}
        value={words}
        error={isMissing && words.trim() === '' ? t('Tell us what’s wrong.') : undefined}
        onChange={(event) => onWords(event.target.value)}
      />
      <div className="flex justify-between gap-2">
        <Button disabled={busy} onClick={onBack}>
          {t('Back')}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('Send report')}
        </Button>
      </div>
    </form>
  )
}

function ThankYou({ author: { _id: userId, name } }: Pick<Reported, 'author'>) {
  const api = useApi()
  const queryClient = useQueryClient()
  const block = useMutation({
    mutationFn: () => api('PUT /api/v1/connections/blocked/{userId}', { params: { userId } }),
    onSuccess: () => {
      showToast({ id: 'member-act', kind: 'success', title: t('{name} was blocked.', { name }) })
      return queryClient.invalidateQueries()
    },
    onError: ({ message }) => showToast({ id: 'member-act', kind: 'failure', title: message }),
  })
  return (
    <>
      {block.isSuccess ? null : (
        <Button busy={block.isPending} onClick={() => block.mutate()}>
          {t('Block {name}', { name })}
        </Button>
      )}
      <DialogClose>
        <Button variant="primary">{t('Done')}</Button>
      </DialogClose>
    </>
  )
}
