import { TYPED_COUNT_MINIMUM } from '@rise/contract/admin/limits'
import type { InputOf } from '@rise/contract/contract'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
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
      const title = isNow
        ? t('Notification sent.')
        : version === undefined
          ? t('Notification scheduled.')
          : t('Notification changed.')
      showToast({ kind: 'success', title })
      onSent()
      return invalidate(queryClient, adminListKeys)
    },
  })
  const firstNames = first.join(', ')
  const otherCount = count - first.length
  return (
    <ActDialog
      title={
        isNow ? t('Send this notification?') : version ? t('Save these changes?') : t('Schedule this notification?')
      }
      description={isNow ? t('You can’t take it back.') : t('You can edit or cancel it until then.')}
      label={isNow ? t('Send now') : version ? t('Save changes') : t('Schedule', 'verb, on a button')}
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
              {t('{audience}, {count, plural, one {# member} other {# members}}:', {
                audience: audienceInWords(audience),
                count,
              })}
            </span>{' '}
            {otherCount > 0
              ? t('{names} and {count} more', { names: firstNames, count: formatInteger(otherCount) })
              : firstNames}
          </p>
          {mustTypeCount ? (
            <TextField
              label={t('Enter {count} to confirm', { count })}
              value={typedCount}
              inputMode="numeric"
              autoComplete="off"
              error={isMistyped ? t('Enter {count}, the number of members.', { count }) : undefined}
              onChange={({ target }) => setTypedCount(target.value)}
            />
          ) : null}
        </>
      )}
    </ActDialog>
  )
}
