import { documentTypes } from '@rise/contract/convos/kinds'
import { LONGEST_MESSAGE } from '@rise/contract/convos/limits'
import type { Convo, Message } from '@rise/contract/convos/shapes'
import { lineOfMessage } from '@rise/contract/convos/words'
import { pictureTypes } from '@rise/contract/pictures/limits'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { Paperclip, SendHorizontal, Smile, X } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { fileIn } from '../../../ui/fields/picture-file.ts'
import { OnDemand } from '../../../ui/overlays/on-demand.tsx'
import { LinkWaitNote } from '../../content/index.ts'
import { convoName } from '../convo-name.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { threadKey } from '../queries.ts'
import type { Subject } from '../subject.ts'
import { putMessage, type Thread } from '../thread-messages.ts'
import { AttachmentBar } from './attachment-bar.tsx'
import { useAttachment } from './use-attachment.ts'
import { useConvoDraft } from './use-convo-draft.ts'
import { useTyping } from './use-typing.ts'

/** Pictures by media type, documents by file extension, because some systems don't know their types. */
const acceptedFiles = [...pictureTypes, ...Object.keys(documentTypes).map((ending) => `.${ending}`)].join(',')

const loadEmoji = async () => (await import('./emoji-popover.tsx')).EmojiPopover

interface Props {
  readonly convo: Convo
  readonly account: string
  readonly owner: string
  readonly subject: Subject | undefined
  readonly onDone: () => void
  readonly outbox: Outbox
  /** The accessible label of the field. */
  readonly label: string
  /** Short enough for one line of a phone. */
  readonly placeholder: string
}

/** Writes a message: Enter sends it, Shift+Enter breaks the line. */
export function Composer({ convo, account, owner, subject, onDone, outbox, label, placeholder }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const attachment = useAttachment()
  const draft = useConvoDraft(convo, owner, account)
  const reportTyping = useTyping(convo)
  const [editedText, setEditedText] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const hintId = useId()
  const editing = subject?.act === 'edit' ? subject.message : undefined
  const text = editing ? (editedText ?? editing.text) : draft.text
  const isFirst = convo.request === 'sent' && (convo.lastSeq === 0 || convo.last?.deleted === true)
  const remaining = LONGEST_MESSAGE - text.length

  useEffect(() => {
    setEditedText(undefined)
    setFailure(undefined)
    if (subject) field.current?.focus()
  }, [subject])

  function change(next: string) {
    if (editing) setEditedText(next)
    else {
      draft.change(next)
      reportTyping()
    }
  }

  async function send() {
    const trimmedText = text.trim()
    if (remaining < 0) return
    if (editing) return trimmedText === '' ? undefined : saveEdit(editing, trimmedText)
    const { uploaded, share } = attachment
    if ((trimmedText === '' && !uploaded) || share !== undefined) return
    const replyTo = subject?.message.seq ?? null
    const file = uploaded && { id: uploaded._id, name: uploaded.name }
    outbox.add({
      clientId: crypto.randomUUID(),
      account,
      text: trimmedText,
      replyTo,
      file,
      at: new Date().toISOString(),
    })
    draft.clear()
    attachment.clear()
    onDone()
  }

  async function saveEdit({ seq }: Message, words: string) {
    try {
      const params = { id: convo._id, seq }
      const { result } = await api('PUT /api/v1/convos/{id}/messages/{seq}', { params, body: { text: words } })
      queryClient.setQueryData<Thread>(threadKey(convo._id), (thread) => thread && putMessage(thread, result))
      onDone()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t('Couldn’t save it. Try again.'))
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    // The Enter that ends the composition of a character must not send the message.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      void send()
    }
    if (event.key === 'Escape' && subject) onDone()
  }

  function attachFrom(event: ClipboardEvent | DragEvent, data: DataTransfer | null) {
    const file = fileIn(data)
    if (!file || editing) return
    event.preventDefault()
    void attachment.take(file)
  }

  function insert(emoji: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {}
    change(text.slice(0, selectionStart) + emoji + text.slice(selectionEnd))
  }

  return (
    <form
      aria-label={t('New message')}
      className="border-t border-line bg-surface px-4 py-3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => attachFrom(event, event.dataTransfer)}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {subject ? <SubjectBar convo={convo} subject={subject} onDone={onDone} /> : null}
      {failure === undefined ? null : (
        <p role="alert" className="mb-2 text-small font-medium text-danger">
          {failure}
        </p>
      )}
      {editing ? null : <AttachmentBar choice={attachment} />}
      {isFirst ? <LinkWaitNote what="message" text={text} /> : null}
      <div className="flex items-end gap-1">
        {editing ? null : (
          <IconButton label={t('Attach a file')} tip="start" className="mb-0_5" onClick={() => picker.current?.click()}>
            <Paperclip size={20} aria-hidden />
          </IconButton>
        )}
        <input
          ref={picker}
          type="file"
          hidden
          tabIndex={-1}
          accept={acceptedFiles}
          aria-label={t('File for the message')}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) void attachment.take(file)
            // Allows choosing the same file again.
            event.target.value = ''
          }}
        />
        <textarea
          ref={field}
          aria-label={editing ? t('Edit your message') : label}
          aria-describedby={remaining <= 200 ? hintId : undefined}
          aria-invalid={remaining < 0 || undefined}
          placeholder={placeholder}
          rows={1}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => attachFrom(event, event.clipboardData)}
          className="max-h-[12rem] min-h-control min-w-0 grow resize-none rounded-card border border-control bg-bg px-3 py-2 [field-sizing:content] placeholder:truncate"
        />
        <OnDemand
          popup="dialog"
          load={loadEmoji}
          overlay={{ onPick: insert }}
          trigger={
            <IconButton label={t('Emoji')} tip="end" className="mb-0_5">
              <Smile size={20} aria-hidden />
            </IconButton>
          }
        />
        <IconButton
          type="submit"
          label={editing ? t('Save') : t('Send')}
          tip="end"
          className="mb-0_5 bg-brand text-on-brand hover:bg-brand-hover hover:text-on-brand"
        >
          <SendHorizontal size={20} aria-hidden />
        </IconButton>
      </div>
      {remaining <= 200 ? (
        <p id={hintId} className={remaining < 0 ? 'mt-1 text-small text-danger' : 'mt-1 text-small text-muted'}>
          {remaining < 0
            ? t('{count} characters too many', { count: formatInteger(-remaining) })
            : t('{count} characters left', { count: formatInteger(remaining) })}
        </p>
      ) : null}
    </form>
  )
}

function SubjectBar({
  convo,
  subject: { act, message },
  onDone,
}: {
  convo: Convo
  subject: Subject
  onDone: () => void
}) {
  const reply = message.own ? t('Reply to your message') : t('Reply to {name}', { name: convoName(convo) })
  return (
    <div className="mb-2 flex items-center gap-2 border-l-2 border-brand pl-3">
      <p className="min-w-0 grow text-small">
        <span className="block font-medium">{act === 'edit' ? t('Edit your message') : reply}</span>
        <span className="block truncate text-muted">{lineOfMessage(message.text, message.attachment !== null)}</span>
      </p>
      <IconButton label={t('Cancel')} tip="end" onClick={onDone}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  )
}
