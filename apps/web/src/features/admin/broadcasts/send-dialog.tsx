import { TYPED_COUNT_MINIMUM } from '@rise/contract/admin/limits'
import type { InputOf } from '@rise/contract/contract'
import { formatInteger } from '@rise/contract/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActDialog } from '../../../app/admin/lists/act-dialog.tsx'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { adminListKeys } from '../admin-list-keys.ts'
import { audienceInWords } from './audience-words.ts'
import { BroadcastPreview } from './broadcast-preview.tsx'

type Body = InputOf<'POST /api/v1/admin/notifications'>['body']

/** The notification to send, and its newest recipients. */
export type Sendable = Body & { readonly first: readonly string[] }

interface Props {
  readonly broadcast: Sendable
  /** The version of the scheduled broadcast that is edited. */
  readonly version?: string | undefined
  readonly onClose: () => void
  readonly onSent: () => void
}

/**
 * Confirms sending a notification: shows it and its recipients. If there are many recipients, their number must be
 * typed.
 */
export function SendDialog({ broadcast: { first, ...body }, version, onClose, onSent }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [typedCount, setTypedCount] = useState('')
  const [isMistyped, setIsMistyped] = useState(false)
  const { count, title, text = '', sendAt, audience } = body
  const mustTypeCount = count >= TYPED_COUNT_MINIMUM
  const isNow = sendAt === null || sendAt === undefined
  const act = useMutation({
    mutationFn: () => {
      if (version === undefined) return api('POST /api/v1/admin/notifications', { body })
      const { id, ...changed } = body
      return api('PUT /api/v1/admin/notifications/{id}', { params: { id }, body: { ...changed, version } })
    },
    onSuccess: () => {
      const doneVerb = isNow ? 'sent' : version === undefined ? 'scheduled' : 'changed'
      showToast({ kind: 'success', title: `Notification ${doneVerb}.` })
      onSent()
      return invalidate(queryClient, adminListKeys)
    },
  })
  const otherCount = count - first.length
  return (
    <ActDialog
      title={isNow ? 'Send this notification?' : version ? 'Save these changes?' : 'Schedule this notification?'}
      description={isNow ? 'You can’t take it back.' : 'You can edit or cancel it until then.'}
      label={isNow ? 'Send now' : version ? 'Save changes' : 'Schedule'}
      act={act}
      onClose={onClose}
      onSend={(then) => {
        const isWrongCount = mustTypeCount && typedCount.trim().replaceAll(',', '') !== String(count)
        setIsMistyped(isWrongCount)
        if (!isWrongCount) act.mutate(undefined, then)
      }}
    >
      {(errorOf) => (
        <>
          {['title', 'text', 'link', 'sendAt', 'count', 'audience'].map((name) => {
            const error = errorOf(name)
            return error === undefined ? null : (
              <Notice key={name} tone="danger">
                {error}
              </Notice>
            )
          })}
          <BroadcastPreview title={title} text={text} />
          <p className="rounded-control bg-raised p-3 text-small wrap-anywhere">
            <span className="font-semibold tabular-nums">
              {audienceInWords(audience)}, {formatInteger(count)} {count === 1 ? 'member' : 'members'}:
            </span>{' '}
            {first.join(', ')}
            {otherCount > 0 ? ` and ${formatInteger(otherCount)} more` : ''}
          </p>
          {mustTypeCount ? (
            <TextField
              label={`Enter ${count} to confirm`}
              value={typedCount}
              inputMode="numeric"
              autoComplete="off"
              error={isMistyped ? `Enter ${count}, the number of members.` : undefined}
              onChange={({ target }) => setTypedCount(target.value)}
            />
          ) : null}
        </>
      )}
    </ActDialog>
  )
}
