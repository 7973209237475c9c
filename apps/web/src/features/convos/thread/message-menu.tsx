import { EDIT_MINUTES } from '@rise/contract/convos/limits'
import type { Convo, Message } from '@rise/contract/convos/shapes'
import { reactions } from '@rise/contract/discussion/kinds'
import { t } from '@rise/texts'
import { Copy, Flag, Pencil, Reply, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../../../ui/base/class-names.ts'
import { showToast } from '../../../ui/base/toast.ts'
import { inSentence } from '../../../ui/fields/in-sentence.ts'
import { useWide } from '../../../ui/layout/use-wide.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx'
import type { LoadedOverlayProps } from '../../../ui/overlays/on-demand.tsx'
import { memberName, useReport } from '../../connections/index.ts'
import { ReactionMark } from '../../discussion/index.ts'
import type { Subject } from '../subject.ts'
import { useChangeMessage } from './use-change-message.ts'

interface Props {
  readonly convo: Convo
  readonly message: Message
  readonly onSubject: (subject: Subject) => void
}

/** The menu of a message: reply, copy, edit, delete or report; in a narrow window also the reactions. */
export function MessageMenu({ convo, message, onSubject, ...summoned }: Props & LoadedOverlayProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  const { remove, react } = useChangeMessage(convo, message)
  const isWide = useWide()
  const { own, text, sentAt } = message
  const otherMember = convo.with
  const { report, dialog } = useReport({
    ...{ kind: 'message', id: `${convo._id}:${message.seq}` },
    author: { _id: otherMember?._id ?? '', name: otherMember ? memberName(otherMember) : '' },
  })
  const isOpen = convo.closed === null
  const isFresh = Date.now() - Date.parse(sentAt) < EDIT_MINUTES * 60_000
  async function copy() {
    await navigator.clipboard.writeText(text)
    showToast({ id: 'message', kind: 'success', title: t('Message copied.') })
  }
  return (
    <>
      <Menu {...summoned} align={own ? 'end' : 'start'}>
        {isOpen && !isWide && convo.request !== 'received' ? (
          <>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu */}
            <div role="group" aria-label={t('Reactions')} className="flex">
              {reactions.map(({ title, name }) => (
                <MenuItem
                  key={title}
                  icon={
                    <ReactionMark
                      title={title}
                      className={cx('size-[1.25rem]', message.reactions.own === title && 'rounded-full bg-brand-soft')}
                    />
                  }
                  onSelect={() => react.mutate(message.reactions.own === title ? null : title)}
                >
                  <span className="sr-only">
                    {message.reactions.own === title ? t('Remove {name}', { name: inSentence(t(name)) }) : t(name)}
                  </span>
                </MenuItem>
              ))}
            </div>
            <MenuSeparator />
          </>
        ) : null}
        {isOpen ? (
          <MenuItem icon={<Reply size={16} aria-hidden />} onSelect={() => onSubject({ act: 'reply', message })}>
            {t('Reply')}
          </MenuItem>
        ) : null}
        {text === '' ? null : (
          <MenuItem icon={<Copy size={16} aria-hidden />} onSelect={() => void copy().catch(() => undefined)}>
            {t('Copy')}
          </MenuItem>
        )}
        {own && isOpen && isFresh && text !== '' ? (
          <MenuItem icon={<Pencil size={16} aria-hidden />} onSelect={() => onSubject({ act: 'edit', message })}>
            {t('Edit')}
          </MenuItem>
        ) : null}
        {own ? (
          <MenuItem icon={<Trash2 size={16} aria-hidden />} onSelect={() => setIsConfirming(true)}>
            {t('Delete')}
          </MenuItem>
        ) : otherMember && !message.deleted ? (
          <MenuItem icon={<Flag size={16} aria-hidden />} onSelect={report}>
            {t('Report message')}
          </MenuItem>
        ) : null}
      </Menu>
      {dialog}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('Delete this message?')}
        confirmLabel={t('Delete message')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setIsConfirming(false) })}
      >
        {t('It disappears for both of you. You can’t undo this.')}
      </ConfirmDialog>
    </>
  )
}
